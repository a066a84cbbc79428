"""The component tables reach the rules as plain values, an owner's before ours."""

from pathlib import Path
from shutil import copytree

import pytest

from kingswill_tui.games.kings_will.rules.names import (
    BAKERY,
    CARDS,
    CASTLE,
    CORN_FIELD,
    FOOD,
    FOREST,
    HARVESTING,
    HILL,
    LAKE,
    MEADOW,
    MONASTERY,
    MONUMENT,
    MOUNTAIN,
    NOTHING,
    TANNERY,
    TERRAINS,
    TILES,
    VILLAGE,
)
from kingswill_tui.games.kings_will.rules.tables import Condition, Delivery, Start, Tables, Will
from kingswill_tui.games.kings_will.tables.files import ruleset_names
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.games.kings_will.owners_tables import OURS, with_change, with_table
from tests.rules_cited import rule


@pytest.fixture
def standard() -> Tables:
    return load_tables(None, "standard")


def card(tables: Tables, letter: str) -> Will:
    return tables.cards[CARDS.index(letter)].will


@rule("SET-3")
def test_the_box_holds_its_pieces(standard: Tables) -> None:
    assert standard.settlement_pieces == (12, 10, 8, 5)
    assert sum(standard.terrain_pieces) == 36
    assert standard.peasant_pieces == 36


@rule("SET-5")
def test_everyone_starts_with_the_values_of_the_tracks(standard: Tables) -> None:
    assert (standard.mood_start, standard.education_start, standard.development_start) == (0, 0, 0)
    assert (standard.money_start, standard.points_start, standard.warehouse_plain) == (2, 5, 4)


@rule("BLD-1", "BLD-5")
def test_settlements_cost_and_please_as_the_rules_say(standard: Tables) -> None:
    wood, leather, stone = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)
    monastery = tuple(map(sum, zip(wood, leather, stone, strict=True)))
    village = tuple(map(sum, zip(monastery, stone, strict=True)))
    assert standard.settlement_costs[MONASTERY] == monastery
    assert standard.settlement_costs[VILLAGE] == village
    assert standard.settlement_costs[CASTLE] == (2, 0, 1, 0, 0)
    assert standard.settlement_moods == (1, 2, 3, 1)
    assert standard.discount_at == (1, 2, 3, 4)


@rule("BLD-2")
def test_only_hills_and_lakes_may_have_more_than_one_foundation_space(standard: Tables) -> None:
    assert [standard.foundation[i] for i in (CORN_FIELD, MEADOW, FOREST, MOUNTAIN)] == [1, 1, 1, 1]
    assert standard.foundation[HILL] == 2
    assert standard.yields[HILL] == standard.yields[LAKE] == NOTHING
    assert standard.yields[CORN_FIELD] == FOOD


def test_buildings_keep_their_own_values_whatever_the_order_of_rows(standard: Tables) -> None:
    assert standard.building_costs[MONUMENT] == (0, 0, 2, 0, 3)
    assert standard.building_moods[TANNERY] == -1
    assert (standard.building_left[BAKERY], standard.building_right[BAKERY]) == (3, 1)
    assert standard.building_tiles[BAKERY] == (HARVESTING,)
    assert standard.building_tiles[MONUMENT] == ()


def test_a_travel_tile_has_a_row_for_each_mood_and_none_where_nothing_is_delivered(standard: Tables) -> None:
    quedlinburg = next(tile for tile in standard.travel if tile.name == "quedlinburg")
    assert quedlinburg.levy == (FOOD, FOOD)
    assert len(quedlinburg.rows) == 9
    assert quedlinburg.rows[:5] == (None,) * 5
    assert quedlinburg.rows[5] == Delivery(pay=(0, 0, 0, 0, 2), points=2, times=1)


def test_each_kind_of_will_is_read(standard: Tables) -> None:
    assert card(standard, "D") == Will("per", ("hamlets", "villages"), (1, 5))
    assert card(standard, "E") == Will("levels", ("education",), (4, 5, 7, 8), at=(3, 4, 5, 6))
    assert card(standard, "G") == Will("rank", ("peasants",), (9, 7, 5))
    conditions = tuple(Condition(name, 1) for name in ("hamlets", "castles", "monasteries", "villages"))
    assert card(standard, "K") == Will("order", (), (2, 5, 8, 10), conditions=conditions)
    assert standard.cards[CARDS.index("H")].wrath == (Condition("mood", -1),)


@rule("FG-1", "FG-2", "FG-3", "FG-4")
def test_the_first_game_is_a_rule_set() -> None:
    first = load_tables(None, "first_game")
    assert (first.rounds, first.will_spaces, first.building_effects) == (3, 6, False)
    assert first.will_cards == tuple(range(12))
    assert LAKE not in first.terrains_in_play and len(first.terrains_in_play) == len(TERRAINS) - 1
    assert first.tiles_in_play == tuple(range(len(TILES)))
    assert first.start == Start(
        resources=(1, 1, 0, 2), terrains=(MOUNTAIN, FOREST, MEADOW, CORN_FIELD), peasants=(2, 1), hamlet=1
    )


def test_an_owners_table_replaces_ours_and_the_others_stay(tmp_path: Path, standard: Tables) -> None:
    with_change(tmp_path, "tracks.toml", "high = 20", "high = 25")
    theirs = load_tables(tmp_path, "standard")
    assert theirs.money_high == 25
    assert theirs._replace(money_high=20, digest=standard.digest) == standard


def test_an_owner_may_add_a_rule_set(tmp_path: Path) -> None:
    with_change(tmp_path, "rulesets/standard.toml", "rounds = 4", "rounds = 2")
    (tmp_path / "rulesets" / "standard.toml").rename(tmp_path / "rulesets" / "short.toml")
    assert ruleset_names(tmp_path) == ["first_game", "short", "standard"]
    assert load_tables(tmp_path, "short").rounds == 2
    assert load_tables(tmp_path, "standard").rounds == 4


def test_an_owner_may_name_the_places_and_print_more_travel_tiles(tmp_path: Path, standard: Tables) -> None:
    text = (OURS / "travel_tiles.toml").read_text(encoding="utf-8")
    row = '\n[[travel]]\nid = "Köln am Rhein"\nlevy = ["stone", "peasants"]\n'
    with_table(tmp_path, "travel_tiles.toml", text + row)
    theirs = load_tables(tmp_path, "standard")
    assert len(theirs.travel) == len(standard.travel) + 1
    assert theirs.travel[-1].name == "Köln am Rhein"
    assert theirs.travel[-1].rows == (None,) * 9


def test_a_copy_of_our_whole_folder_gives_the_same_values(tmp_path: Path, standard: Tables) -> None:
    copytree(OURS, tmp_path / "copy")
    assert load_tables(tmp_path / "copy", "standard") == standard


def test_the_order_of_rows_does_not_change_the_values(tmp_path: Path, standard: Tables) -> None:
    head, *rows = (OURS / "will_cards.toml").read_text(encoding="utf-8").split("[[card]]")
    with_table(tmp_path, "will_cards.toml", "[[card]]".join([head, *(row + "\n" for row in reversed(rows))]))
    assert load_tables(tmp_path, "standard") == standard


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("tracks.toml", "high = 20", "high = 21"),
        ("buildings.toml", "left = 2", "left = 3"),
        ("travel_tiles.toml", "points = 1", "points = 2"),
        ("will_cards.toml", "settlements = 2", "settlements = 3"),
        ("rulesets/standard.toml", "building_effects = true", "building_effects = false"),
    ],
)
def test_every_changed_value_changes_the_digest(
    tmp_path: Path, standard: Tables, name: str, old: str, new: str
) -> None:
    with_change(tmp_path, name, old, new)
    assert load_tables(tmp_path, "standard").digest != standard.digest


def test_the_digest_depends_on_neither_comments_nor_sources_nor_the_name_of_the_rules(
    tmp_path: Path, standard: Tables
) -> None:
    with_change(tmp_path, "tracks.toml", 'source = "rulebook"', "# read from the printed board\n")
    with_change(tmp_path, "rulesets/standard.toml", "The King's Will", "Our own printed game")
    assert load_tables(tmp_path, "standard").digest == standard.digest


def test_the_two_rule_sets_differ_in_digest(standard: Tables) -> None:
    assert load_tables(None, "first_game").digest != standard.digest
    assert len(standard.digest) == 64


def test_the_rules_get_nothing_but_whole_numbers_words_and_tuples(standard: Tables) -> None:
    def plain(value: object) -> bool:
        return all(map(plain, value)) if isinstance(value, tuple) else isinstance(value, int | str | None)

    assert plain(standard)
    assert hash(standard) == hash(load_tables(None, "standard"))
