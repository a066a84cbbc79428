"""What each part of the program brings along when it is imported."""

import ast
import subprocess
import sys
from pathlib import Path

import kingswill_tui

PACKAGE = Path(kingswill_tui.__file__).parent
IMPORT_ALL = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(module.name)
print(*sorted({module.partition(".")[0] for module in sys.modules}))
"""


def imported_by(*packages: str) -> set[str]:
    """The top-level modules in memory after everything in the packages was imported by a fresh Python."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *packages], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_rules_and_core_are_reached_without_screens_or_table_readers() -> None:
    games = [path.parent.name for path in (PACKAGE / "games").glob("*/rules")]
    assert "kings_will" in games
    rules = [f"kingswill_tui.games.{game}.rules" for game in games]
    loaded = imported_by("kingswill_tui.core", *rules)
    assert "kingswill_tui" in loaded
    assert not loaded & {"textual", "rich", "pydantic", "click", "platformdirs", "random"}


def test_a_saved_game_is_played_without_the_checks_of_owners_tables() -> None:
    loaded = imported_by(
        *(f"kingswill_tui.{part}" for part in ("ui", "session", "store", "tutorial", "bots"))
    )
    assert "textual" in loaded
    assert "pydantic" not in loaded


def test_textual_is_imported_by_screens_alone() -> None:
    elsewhere = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "ui"]
    assert elsewhere
    assert [path for path in elsewhere if "textual" in imports_of(path)] == []


def imports_of(path: Path) -> set[str]:
    """The top-level modules that a file names in its import statements."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found
