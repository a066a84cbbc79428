"""Turns the component tables into the plain values the rules work with."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CARDS,
    NOTHING,
    RESOURCES,
    SETTLEMENTS,
    TERRAINS,
    THINGS,
    TILES,
)
from kingswill_tui.games.kings_will.rules.tables import (
    Card,
    Condition,
    Cost,
    Delivery,
    Start,
    Tables,
    Travel,
    Will,
)
from kingswill_tui.games.kings_will.tables.checked import CHECKED
from kingswill_tui.games.kings_will.tables.files import TableFiles, read_files

Row = Mapping[str, Any]
"""A row of a table as written, of which the checks have found that it is one."""


@lru_cache(maxsize=32)
def load_tables(folder: Path | None, ruleset: str) -> Tables:
    """All values of one rule set, the owner's tables before ours; a TableError says what is wrong."""
    files = read_files(folder, ruleset)
    digest = CHECKED.get(files.digest)
    if digest is None:
        check_files(files)
    tables = _tables(files)
    return tables._replace(digest=digest or tables_hash(tables))


def check_files(files: TableFiles) -> None:
    """Refuse tables that nothing can be made of, by a TableError that says what is wrong."""
    # These bring pydantic along, for which nobody waits at our own tables.
    from kingswill_tui.games.kings_will.tables.checks import check_components
    from kingswill_tui.games.kings_will.tables.reading import shaped
    from kingswill_tui.games.kings_will.tables.sources import read_sheets

    components = shaped(files)
    check_components(components)
    read_sheets(components)


def tables_hash(tables: Tables) -> str:
    """Hash of every value that a game can depend on; what the rule set is called is not among them."""
    values = _named(tables._replace(rules_name="", digest=""))
    return sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _named(value: Any) -> Any:
    """A value of the tables with the fields of records by name."""
    if isinstance(value, Card | Condition | Delivery | Start | Tables | Travel | Will):
        return {name: _named(part) for name, part in value._asdict().items()}
    return [_named(part) for part in value] if isinstance(value, tuple) else value


def _tables(files: TableFiles) -> Tables:
    rules, tracks = files.parsed(files.rules_name), files.parsed("tracks.toml")
    settlements = _ordered(files.parsed("settlements.toml")["settlement"], SETTLEMENTS)
    buildings = _ordered(files.parsed("buildings.toml")["building"], BUILDINGS)
    terrains = _ordered(files.parsed("terrains.toml")["terrain"], TERRAINS)
    cards = _ordered(files.parsed("will_cards.toml")["card"], CARDS)
    mood, peasants, warehouse = tracks["mood"], tracks["peasants"], tracks["warehouse"]
    education, development, money = tracks["education"], tracks["development"], tracks["money"]
    moods = range(mood["low"], mood["high"] + 1)
    return Tables(
        ruleset=files.ruleset,
        rules_name=rules["name"],
        rounds=rules["rounds"],
        will_spaces=rules["will_spaces"],
        will_cards=tuple(sorted(CARDS.index(letter) for letter in rules["will_cards"])),
        building_effects=rules["building_effects"],
        start=None if rules["start"] == "chosen" else _fixed_start(rules["start"]),
        terrains_in_play=_left(TERRAINS, rules["without_terrains"]),
        tiles_in_play=_left(TILES, rules["without_action_tiles"]),
        yields=tuple(RESOURCES.index(row["yields"]) if "yields" in row else NOTHING for row in terrains),
        foundation=_column(terrains, "foundation"),
        terrain_pieces=_column(terrains, "tiles"),
        settlement_costs=tuple(_cost(row["cost"]) for row in settlements),
        settlement_moods=_column(settlements, "mood"),
        settlement_pieces=_column(settlements, "pieces"),
        discount_at=_column(settlements, "discount_at"),
        building_costs=tuple(_cost(row["cost"]) for row in buildings),
        building_moods=_column(buildings, "mood"),
        building_tiles=tuple(tuple(TILES.index(tile) for tile in row.get("tiles", ())) for row in buildings),
        building_left=_column(buildings, "left"),
        building_right=_column(buildings, "right"),
        travel=tuple(_travel(row, moods) for row in files.parsed("travel_tiles.toml")["travel"]),
        cards=tuple(Card(_conditions(row["wrath"]), _will(row["will"])) for row in cards),
        mood_low=mood["low"],
        mood_high=mood["high"],
        mood_start=mood["start"],
        education_high=education["high"],
        education_start=education["start"],
        development_high=development["high"],
        development_start=development["start"],
        money_high=money["high"],
        money_start=money["start"],
        warehouse_plain=warehouse["plain"],
        warehouse_expanded=warehouse["expanded"],
        points_start=tracks["points_start"]["value"],
        peasant_pieces=peasants["pieces"],
        peasants_per_tile=peasants["per_tile"],
        peasants_with_village=peasants["per_tile_with_village"],
        digest="",
    )


def _ordered(rows: Iterable[Row], names: Sequence[str]) -> list[Row]:
    """The rows in the order in which the rules number them."""
    named = {row["id"]: row for row in rows}
    return [named[name] for name in names]


def _column(rows: Iterable[Row], field: str) -> tuple[int, ...]:
    return tuple(row[field] for row in rows)


def _left(names: Sequence[str], without: Sequence[str]) -> tuple[int, ...]:
    return tuple(i for i, name in enumerate(names) if name not in without)


def _cost(amounts: Mapping[str, int]) -> Cost:
    wood, leather, stone, food, coins = (amounts.get(thing, 0) for thing in THINGS[:5])
    return wood, leather, stone, food, coins


def _fixed_start(start: Row) -> Start:
    wood, leather, stone, food, _ = _cost(start["resources"])
    tiles = start["tiles"]
    return Start(
        resources=(wood, leather, stone, food),
        terrains=tuple(TERRAINS.index(terrain) for terrain in tiles),
        peasants=tuple(tiles.index(terrain) for terrain in start["peasants"]),
        hamlet=tiles.index(start["hamlet"]),
    )


def _travel(row: Row, moods: range) -> Travel:
    first, second = row["levy"]
    rows = [row.get("voluntary", {}).get(str(mood)) for mood in moods]
    return Travel(
        name=row["id"],
        levy=(THINGS.index(first), THINGS.index(second)),
        rows=tuple(
            None if row is None else Delivery(_cost(row["pay"]), row["points"], row["times"]) for row in rows
        ),
    )


def _conditions(rows: Iterable[Mapping[str, int]]) -> tuple[Condition, ...]:
    return tuple(Condition(measure, least) for row in rows for measure, least in row.items())


def _will(will: Row) -> Will:
    kind, points = will["kind"], will["points"]
    match kind:
        case "per":
            return Will(kind, tuple(points), tuple(points.values()))
        case "levels":
            return Will(kind, (will["of"],), tuple(points), at=tuple(will["at"]))
        case "order":
            return Will(kind, (), tuple(points), conditions=_conditions(will["conditions"]))
        case _:
            return Will(kind, (will["of"],), tuple(points))
