"""Every component value tells where it comes from."""

from pathlib import Path

import pytest

from kingswill_tui.games.kings_will.tables.files import ruleset_names
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.games.kings_will.tables.reading import read_components
from kingswill_tui.games.kings_will.tables.sources import Value, read_sheets
from tests.games.kings_will.owners_tables import with_table


def values(folder: Path | None = None, ruleset: str = "standard") -> dict[tuple[str, str, str], Value]:
    """Every value by its table, row and field."""
    sheets = read_sheets(read_components(folder, ruleset))
    return {(sheet.path.stem, value.row, value.field): value for sheet in sheets for value in sheet.values}


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_value_of_ours_is_from_the_rulebook_or_derived_or_the_house(ruleset: str) -> None:
    found = values(None, ruleset)
    assert len(found) > 200
    unmarked = [
        place for place, value in found.items() if value.source not in ("rulebook", "derived", "house")
    ]
    assert unmarked == []


def test_values_are_told_in_words() -> None:
    found = values()
    assert found["travel_tiles", "goslar", "voluntary_1"].text == "pay wood 1 + coins 2; points 1; times 1"
    assert found["will_cards", "A", "wrath"].text == "hamlets 2 or wood 1"
    assert found["standard", "", "start"].text == "chosen"
    assert found["standard", "", "building_effects"].text == "yes"
    assert found["action_tiles", "journey", "actions"].text == "none"


def test_the_mark_nearest_to_a_value_counts_and_no_mark_means_the_owner(tmp_path: Path) -> None:
    with_table(
        tmp_path,
        "travel_tiles.toml",
        """
source = { levy = "house" }
[[travel]]
id = "one"
levy = ["wood", "wood"]
voluntary.1 = { pay = { coins = 1 }, points = 1, times = 1 }
[[travel]]
id = "two"
levy = ["wood", "wood"]
source = "rulebook"
[[travel]]
id = "three"
levy = ["wood", "wood"]
source = { levy = "derived" }
[[travel]]
id = "four"
levy = ["wood", "wood"]
source = {}
""",
    )
    found = values(tmp_path)
    marks = [found["travel_tiles", row, "levy"].source for row in ("one", "two", "three", "four")]
    assert marks == ["house", "rulebook", "derived", "house"]
    assert found["travel_tiles", "one", "voluntary_1"].source == "owner"


def test_tables_are_made_once_for_each_folder_and_rule_set() -> None:
    assert load_tables(None, "standard") is load_tables(None, "standard")
