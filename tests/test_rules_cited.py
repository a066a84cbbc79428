"""The citing of rules can be relied on."""

from pathlib import Path

import pytest

from tests.rules_cited import cited_rules, rule

SOURCE = """
from tests.rules_cited import rule

@rule("JRN-4", "JRN-5")
def test_levies(): ...

class TestCards:
    @rule("WILL-A")
    async def test_card(self): ...

@other("MOV-1")
def test_elsewhere(): ...
"""


def test_a_cited_rule_becomes_a_marker() -> None:
    mark = rule("JRN-4", "WILL-A").mark
    assert (mark.name, mark.args) == ("rule", ("JRN-4", "WILL-A"))


@pytest.mark.parametrize("ids", [("jrn-4",), ("JRN4",), ("JRN-4", "WILL-Q"), ()])
def test_what_is_no_rule_id_is_refused(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):
        rule(*ids)


def test_cited_rules_are_found_with_the_tests_that_cite_them(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "test_levy.py").write_text(SOURCE)
    (folder / "levy.py").write_text(SOURCE)
    assert cited_rules(tmp_path) == {
        "JRN-4": ["games/test_levy.py::test_levies"],
        "JRN-5": ["games/test_levy.py::test_levies"],
        "WILL-A": ["games/test_levy.py::test_card"],
    }
