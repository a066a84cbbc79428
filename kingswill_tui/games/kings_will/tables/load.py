"""Turns the component tables into the plain values the rules work with."""

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

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
from kingswill_tui.games.kings_will.tables.checks import check_components
from kingswill_tui.games.kings_will.tables.reading import Components, read_components
from kingswill_tui.games.kings_will.tables.schema import (
    CardRow,
    LevelsWill,
    OrderWill,
    PerWill,
    RankWill,
    StartRow,
    TravelRow,
)
from kingswill_tui.games.kings_will.tables.sources import read_sheets


@lru_cache(maxsize=32)
def load_tables(folder: Path | None, ruleset: str) -> Tables:
    """All values of one rule set, the owner's tables before ours; a TableError says what is wrong."""
    components = read_components(folder, ruleset)
    check_components(components)
    read_sheets(components)
    tables = _tables(components)
    return replace(tables, digest=tables_hash(tables))


def tables_hash(tables: Tables) -> str:
    """Hash of every value that a game can depend on; what the rule set is called is not among them."""
    values = asdict(replace(tables, rules_name="", digest=""))
    return sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _tables(components: Components) -> Tables:
    rules, tracks = components.rules, components.tracks
    settlements = [{row.id: row for row in components.settlements.settlement}[name] for name in SETTLEMENTS]
    buildings = [{row.id: row for row in components.buildings.building}[name] for name in BUILDINGS]
    terrains = [{row.id: row for row in components.terrains.terrain}[name] for name in TERRAINS]
    cards = [{row.id: row for row in components.cards.card}[name] for name in CARDS]
    moods = range(tracks.mood.low, tracks.mood.high + 1)
    return Tables(
        ruleset=components.ruleset,
        rules_name=rules.name,
        rounds=rules.rounds,
        will_spaces=rules.will_spaces,
        will_cards=tuple(sorted(CARDS.index(letter) for letter in rules.will_cards)),
        building_effects=rules.building_effects,
        start=None if rules.start is None else _fixed_start(rules.start),
        terrains_in_play=tuple(i for i, name in enumerate(TERRAINS) if name not in rules.without_terrains),
        tiles_in_play=tuple(i for i, name in enumerate(TILES) if name not in rules.without_action_tiles),
        yields=tuple(NOTHING if row.yields is None else RESOURCES.index(row.yields) for row in terrains),
        foundation=tuple(row.foundation for row in terrains),
        terrain_pieces=tuple(row.tiles for row in terrains),
        settlement_costs=tuple(_cost(row.cost) for row in settlements),
        settlement_moods=tuple(row.mood for row in settlements),
        settlement_pieces=tuple(row.pieces for row in settlements),
        discount_at=tuple(row.discount_at for row in settlements),
        building_costs=tuple(_cost(row.cost) for row in buildings),
        building_moods=tuple(row.mood for row in buildings),
        building_tiles=tuple(tuple(TILES.index(tile) for tile in row.tiles) for row in buildings),
        building_left=tuple(row.left for row in buildings),
        building_right=tuple(row.right for row in buildings),
        travel=tuple(_travel(row, moods) for row in components.travel.travel),
        cards=tuple(Card(_conditions(row.wrath), _will(row)) for row in cards),
        mood_low=tracks.mood.low,
        mood_high=tracks.mood.high,
        mood_start=tracks.mood.start,
        education_high=tracks.education.high,
        education_start=tracks.education.start,
        development_high=tracks.development.high,
        development_start=tracks.development.start,
        money_high=tracks.money.high,
        money_start=tracks.money.start,
        warehouse_plain=tracks.warehouse.plain,
        warehouse_expanded=tracks.warehouse.expanded,
        points_start=tracks.points_start.value,
        peasant_pieces=tracks.peasants.pieces,
        peasants_per_tile=tracks.peasants.per_tile,
        peasants_with_village=tracks.peasants.per_tile_with_village,
        digest="",
    )


def _cost(amounts: Mapping[str, int]) -> Cost:
    wood, leather, stone, food, coins = (amounts.get(thing, 0) for thing in THINGS[:5])
    return wood, leather, stone, food, coins


def _fixed_start(start: StartRow) -> Start:
    wood, leather, stone, food, _ = _cost(start.resources)
    return Start(
        resources=(wood, leather, stone, food),
        terrains=tuple(TERRAINS.index(terrain) for terrain in start.tiles),
        peasants=tuple(start.tiles.index(terrain) for terrain in start.peasants),
        hamlet=start.tiles.index(start.hamlet),
    )


def _travel(row: TravelRow, moods: range) -> Travel:
    rows = [row.voluntary.get(str(mood)) for mood in moods]
    return Travel(
        name=row.id,
        levy=(THINGS.index(row.levy[0]), THINGS.index(row.levy[1])),
        rows=tuple(None if row is None else Delivery(_cost(row.pay), row.points, row.times) for row in rows),
    )


def _conditions(rows: tuple[dict[str, int], ...]) -> tuple[Condition, ...]:
    return tuple(Condition(measure, least) for row in rows for measure, least in row.items())


def _will(row: CardRow) -> Will:
    match row.will:
        case PerWill(points=points):
            return Will("per", tuple(points), tuple(points.values()))
        case LevelsWill(of=measure, at=at, points=points):
            return Will("levels", (measure,), points, at=at)
        case OrderWill(conditions=conditions, points=points):
            return Will("order", (), points, conditions=_conditions(conditions))
        case RankWill(of=measure, points=points):
            return Will("rank", (measure,), points)
