"""A component table that cannot be used says where and why, and what is allowed."""

from pathlib import Path

import pytest

from kingswill_tui.core import assets
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.tables.errors import TableError
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.games.kings_will.owners_tables import with_change, with_table
from tests.games.kings_will.table_error_cases import CASES, FIRST, STANDARD, TERRAIN_WORDS


def refusal(folder: Path, path: Path, ruleset: str) -> str:
    """What is said about a table, without its path."""
    with pytest.raises(TableError) as caught:
        load_tables(folder, ruleset)
    said = str(caught.value)
    assert said.startswith(str(path))
    assert "\n" not in said
    return said.removeprefix(str(path)).removeprefix(", ").removeprefix(": ")


@pytest.mark.parametrize(("name", "old", "new", "said"), CASES)
def test_a_wrong_value_is_named_with_its_place_and_what_is_allowed(
    tmp_path: Path, name: str, old: str, new: str, said: str
) -> None:
    path = with_change(tmp_path, name, old, new)
    assert refusal(tmp_path, path, "first_game" if name == FIRST else "standard") == said


def test_a_table_that_is_no_toml_is_told_with_its_line(tmp_path: Path) -> None:
    path = with_change(tmp_path, "tracks.toml", "mood = {", "mood = ")
    said = refusal(tmp_path, path, "standard")
    assert said.startswith("is not valid TOML: ")
    assert "line 5" in said


@pytest.mark.parametrize("value", ["[" * 5000, "1" * 5000, "0x" + "f" * 5000])
def test_values_beyond_all_measure_are_refused(tmp_path: Path, value: str) -> None:
    path = with_change(tmp_path, "settlements.toml", "pieces = 12", f"pieces = {value}")
    said = refusal(tmp_path, path, "standard")
    assert said.startswith(("is not valid TOML: ", "row 'hamlet', field pieces: must be a whole number"))
    assert len(said) < 200


def test_names_that_would_upset_a_terminal_are_spelt_out(tmp_path: Path) -> None:
    path = with_change(tmp_path, "settlements.toml", 'id = "hamlet"', 'id = "ham\\n\\u001b[2Jlet"')
    assert "'ham\\n\\x1b[2Jlet'" in refusal(tmp_path, path, "standard")


def test_a_row_written_twice_is_told_with_its_line(tmp_path: Path) -> None:
    path = with_change(tmp_path, "settlements.toml", "pieces = 12", "pieces = 12\npieces = 13")
    assert "at line 10" in refusal(tmp_path, path, "standard")


def test_a_table_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tracks.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert refusal(tmp_path, path, "standard") == "is not a text in UTF-8."


def test_a_table_that_is_a_folder_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tracks.toml"
    path.mkdir()
    assert refusal(tmp_path, path, "standard") == "cannot be read: Is a directory."


def test_a_missing_row_is_named(tmp_path: Path) -> None:
    path = with_change(tmp_path, "terrains.toml", '\n[[terrain]]\nid = "lake"\nfoundation = 1\ntiles = 6', "")
    text = path.read_text(encoding="utf-8").rstrip().removesuffix('source = { foundation = "house" }')
    with_table(tmp_path, "terrains.toml", text)
    assert refusal(tmp_path, path, "standard") == f"row 'lake' is missing; the rules need {TERRAIN_WORDS}."


def test_a_table_without_rows_says_what_is_missing(tmp_path: Path) -> None:
    path = with_table(tmp_path, "buildings.toml", "")
    assert refusal(tmp_path, path, "standard") == "field building: is missing."


def test_a_list_where_rows_belong_is_refused(tmp_path: Path) -> None:
    path = with_table(tmp_path, "buildings.toml", 'building = ["inn"]')
    said = refusal(tmp_path, path, "standard")
    assert said.startswith("row '1': must be a table of source, id, colour")
    assert said.endswith("not 'inn'.")


def test_more_rounds_than_travel_tiles_are_refused(tmp_path: Path) -> None:
    row = '[[travel]]\nid = "goslar"\nlevy = ["wood", "stone"]\n'
    tiles = with_table(tmp_path, "travel_tiles.toml", row)
    path = with_change(tmp_path, STANDARD, "rounds = 4", "rounds = 2")
    said = refusal(tmp_path, path, "standard")
    assert said == f"field rounds: must be at most 1, the travel tiles in {tiles}."


def test_an_unknown_rule_set_lists_those_there_are(tmp_path: Path) -> None:
    with_change(tmp_path, STANDARD, "rounds = 4", "rounds = 2").rename(tmp_path / "rulesets" / "short.toml")
    said = refusal(tmp_path, tmp_path / "rulesets", "quick")
    assert said == "there is no rule set 'quick'; there are first_game, short, standard."


@pytest.mark.parametrize("name", ["../standard", "standard.toml", "", "rulesets/standard"])
def test_a_rule_set_is_never_a_path(name: str) -> None:
    with pytest.raises(TableError, match="there is no rule set"):
        load_tables(None, name)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert refusal(folder, folder, "standard") == "there is no such folder of component tables."


def test_a_folder_that_cannot_even_be_looked_for_is_told(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 200)
    assert refusal(folder, folder, "standard") == "cannot be read: File name too long."


def test_a_folder_without_tables_says_what_it_may_hold(tmp_path: Path) -> None:
    said = refusal(tmp_path, tmp_path, "standard")
    assert said.startswith("holds no table; it may hold settlements.toml, ")


def test_a_misspelt_table_is_not_passed_over(tmp_path: Path) -> None:
    path = with_table(tmp_path, "building.toml", "")
    assert refusal(tmp_path, path, "standard").startswith(
        "is none of the tables, which are settlements.toml, "
    )


def test_a_table_lost_from_the_installation_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "package")
    with pytest.raises(PlayerError, match="please install the program again"):
        assets.assets_folder("kings_will")


def test_the_assets_inside_the_package_come_before_those_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "kingswill_tui"
    beside, inside = tmp_path / "assets" / "game", package / "assets" / "game"
    beside.mkdir(parents=True)
    monkeypatch.setattr(assets, "_PACKAGE", package)
    assert assets.assets_folder("game") == beside
    inside.mkdir(parents=True)
    assert assets.assets_folder("game") == inside
