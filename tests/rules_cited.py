"""Names the rules of the game that a test shows, and finds all that are named.

`@rule("JRN-4", "JRN-5")` above a test sets the pytest marker `rule` with those ids. `cited_rules()` reads
the source of the tests, so it gives the same answer whichever of them are run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

_ID: Final = re.compile(r"[A-Z]{2,4}-(\d+|[A-P])")
"""A chapter and a number, or WILL and a card's letter."""
_TESTS: Final = Path(__file__).resolve().parent


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test, or a class of tests, with the ids of its rules; a ValueError for what is no id."""
    for name in ids:
        if not _ID.fullmatch(name):
            raise ValueError(f"'{name}' is no id of a rule; an id looks like JRN-4 or WILL-A.")
    if not ids:
        raise ValueError("Name at least one rule.")
    return pytest.mark.rule(*ids)


def cited_rules(folder: Path = _TESTS) -> dict[str, list[str]]:
    """Every rule id named by a test below the folder, with the tests (`file::name`) that name it."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, ids in _marked(tree):
            for one in ids:
                cited.setdefault(one, []).append(f"{path.relative_to(folder)}::{name}")
    return cited


def _marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == rule.__name__:
                yield node.name, [str(ast.literal_eval(argument)) for argument in mark.args]
