"""The component values that rule passages name in braces, such as `{mood_low}` and `{wrath_a}`, in words."""

from collections.abc import Sequence
from typing import Final

from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CARDS,
    COINS,
    HOME_TERRAINS,
    RESOURCES,
    SETTLEMENTS,
    TERRAINS,
    THINGS,
    TILES,
)
from kingswill_tui.games.kings_will.rules.tables import Condition, Cost, Start, Tables, Will

MEASURE_WORDS: Final = {
    "hamlets": ("{} hamlet", "{} hamlets"),
    "castles": ("{} castle", "{} castles"),
    "monasteries": ("{} monastery", "{} monasteries"),
    "villages": ("{} village", "{} villages"),
    "settlements": ("{} settlement", "{} settlements"),
    "wood": ("{} wood", "{} wood"),
    "leather": ("{} leather", "{} leather"),
    "stone": ("{} stone", "{} stone"),
    "food": ("{} food", "{} food"),
    "coins": ("{} coin", "{} coins"),
    "education": ("education {}", "education {}"),
    "development": ("development {}", "development {}"),
    "mood": ("mood {}", "mood {}"),
    "peasants": ("{} peasant", "{} peasants"),
    "terrain_tiles": ("{} terrain tile", "{} terrain tiles"),
    "buildings": ("{} building", "{} buildings"),
    "lakes": ("{} lake", "{} lakes"),
    "peasants_on_lakes": ("{} peasant on a lake", "{} peasants on lakes"),
    "food_and_coin_sets": ("{} set of 1 food and 1 coin", "{} sets of 1 food and 1 coin"),
    "full_resource_sets": ("{} of each resource", "{} of each resource"),
}
"""How each measure of a duchy is said of one and of more."""
_LAND: Final = tuple(name.replace("_", " ") for name in TERRAINS)
POINT: Final = ("{} point", "{} points")


def values(tables: Tables) -> dict[str, str]:
    """Every value a passage may name, by the name that stands between braces."""
    return {
        **_table_values(tables),
        **_settlement_values(tables),
        **_building_values(tables),
        **_card_values(tables),
    }


def first_game_values(tables: Tables) -> dict[str, str]:
    """What the chapter on the first game names: its length, its cards, what it leaves out, its start."""
    left_out = [f"{name}s" for i, name in enumerate(_LAND) if i not in tables.terrains_in_play]
    return {
        "first_rounds": _count(tables.rounds, ("{} round", "{} rounds")),
        "first_will_spaces": _count(tables.will_spaces, ("{} card", "{} cards")),
        "first_commitments": _count(tables.rounds, ("{} card", "{} cards")),
        "first_cards": _letters(tables.will_cards),
        "first_left_out": _series(left_out, "or") if left_out else "giving up any terrain",
        **_start_values(tables.start),
    }


def _letters(cards: Sequence[int]) -> str:
    """The cards' letters, from the first to the last where none between them is missing."""
    letters = [CARDS[card] for card in sorted(cards)]
    if len(letters) > 2 and cards[-1] - cards[0] == len(cards) - 1:
        return f"{letters[0]} to {letters[-1]}"
    return _series(letters, "and")


def _start_values(start: Start | None) -> dict[str, str]:
    if start is None:
        return {
            "first_resources": "resources of your choice",
            "first_land": "as you lay them",
            "first_peasants": "tiles of your choice",
            "first_hamlet": "one of them",
        }
    land = [_LAND[terrain] for terrain in start.terrains]
    return {
        "first_resources": cost_words((*start.resources, 0)),
        "first_land": _series([f"a {name}" for name in land], "and"),
        "first_peasants": _series([f"the {land[place]}" for place in sorted(set(start.peasants))], "and"),
        "first_hamlet": f"the {land[start.hamlet]}",
    }


def _table_values(tables: Tables) -> dict[str, str]:
    """Numbers of the tracks and of the rule set; coins and points at the start and pieces with their word."""
    tiles = sum(tables.terrain_pieces[terrain] for terrain in tables.terrains_in_play)
    named = {
        "rounds": str(tables.rounds),
        "row_tiles": str(len(tables.tiles_in_play)),
        "impatient_turn": str(PATIENCE + 1),
        "mood_low": str(tables.mood_low),
        "mood_after_revolt": str(tables.mood_low + 1),
        "mood_high": str(tables.mood_high),
        "mood_start": str(tables.mood_start),
        "education_high": str(tables.education_high),
        "education_start": str(tables.education_start),
        "development_high": str(tables.development_high),
        "development_start": str(tables.development_start),
        "money_high": str(tables.money_high),
        "money_start": _count(tables.money_start, MEASURE_WORDS["coins"]),
        "points_start": _count(tables.points_start, ("{} victory point", "{} victory points")),
        "warehouse_plain": str(tables.warehouse_plain),
        "warehouse_expanded": str(tables.warehouse_expanded),
        "peasant_pieces": _count(tables.peasant_pieces, MEASURE_WORDS["peasants"]),
        "peasants_per_tile": str(tables.peasants_per_tile),
        "peasants_with_village": str(tables.peasants_with_village),
        "terrain_tiles": _count(tiles, MEASURE_WORDS["terrain_tiles"]),
    }
    for terrain in HOME_TERRAINS:
        named[f"{TERRAINS[terrain]}_yield"] = RESOURCES[tables.yields[terrain]]
    named["foundations"] = _foundations(tables)
    return named


def _foundations(tables: Tables) -> str:
    """The terrains with one and those with two foundation spaces."""
    groups = []
    for spaces, words in ((1, "1 foundation space"), (2, "2 foundation spaces")):
        lands = [
            name.replace("_", " ")
            for name, has in zip(TERRAINS, tables.foundation, strict=True)
            if has == spaces
        ]
        if lands:
            groups.append(f"{words} on {_series([f'a {land}' for land in lands], 'or')}")
    return _series(groups, "and")


def _settlement_values(tables: Tables) -> dict[str, str]:
    """For each settlement its cost, the mood it brings, its pieces, and the education for a discount."""
    named = {}
    plurals = ("hamlets", "castles", "monasteries", "villages")
    for settlement, name in enumerate(SETTLEMENTS):
        named[f"{name}_cost"] = cost_words(tables.settlement_costs[settlement])
        named[f"{name}_mood"] = f"{tables.settlement_moods[settlement]:+d}"
        named[f"{name}_pieces"] = _count(
            tables.settlement_pieces[settlement], MEASURE_WORDS[plurals[settlement]]
        )
        named[f"{name}_discount"] = str(tables.discount_at[settlement])
    return named


def _building_values(tables: Tables) -> dict[str, str]:
    """For each building a sentence of its price, and for orange ones the tiles that set it off."""
    named = {}
    for building, name in enumerate(BUILDINGS):
        named[f"{name}_price"] = _price(tables, building)
        tiles = tables.building_tiles[building]
        if tiles:
            named[f"{name}_tiles"] = _series([TILES[tile].capitalize() for tile in tiles], "or")
    return named


def _price(tables: Tables, building: int) -> str:
    parts = [f"Costs {cost_words(tables.building_costs[building])}"]
    mood = tables.building_moods[building]
    if mood and tables.building_effects:  # FG-3
        parts.append(f"mood {mood:+d}")
    sides = ((tables.building_left[building], "left"), (tables.building_right[building], "right"))
    halves = [f"{half} on the {side}" for half, side in sides if half]
    if halves:
        parts.append(f"half symbols: {_series(halves, 'and')}")
    return "; ".join(parts)


def _card_values(tables: Tables) -> dict[str, str]:
    """For each King's Will card what avoids its wrath and what its will is worth."""
    named = {}
    for letter, card in zip(CARDS, tables.cards, strict=True):
        named[f"wrath_{letter.lower()}"] = _series([_condition(each) for each in card.wrath], "or")
        named[f"will_{letter.lower()}"] = _will(card.will)
    return named


def _will(will: Will) -> str:
    if will.kind == "rank":
        places = _series([str(points) for points in will.points], "or")
        return f"{places} points for first, second or third place in {will.measures[0].replace('_', ' ')}"
    if will.kind == "per":
        pieces = [MEASURE_WORDS[measure][0].format("each") for measure in will.measures]
        pairs = [
            f"{_count(each, POINT)} for {piece}" for each, piece in zip(will.points, pieces, strict=True)
        ]
        return _series(pairs, "and")
    link = "for" if will.kind == "levels" else "with"
    if will.kind == "levels":
        levels = [_count(will.at[0], MEASURE_WORDS[will.measures[0]]), *(str(value) for value in will.at[1:])]
    else:
        levels = [_condition(condition) for condition in will.conditions]
    steps = [f"{_count(will.points[0], POINT)} for {levels[0]}"]
    steps += [f"{points} {link} {level}" for points, level in zip(will.points[1:], levels[1:], strict=True)]
    return _series(steps, "and")


def cost_words(cost: Cost) -> str:
    """A price in words, coins first."""
    parts = [_count(cost[COINS], MEASURE_WORDS["coins"])] if cost[COINS] else []
    parts += [f"{amount} {thing}" for amount, thing in zip(cost[:COINS], THINGS, strict=False) if amount]
    return _series(parts, "and") if parts else "nothing"


def _condition(condition: Condition) -> str:
    return _count(condition.least, MEASURE_WORDS[condition.measure])


def _count(number: int, words: tuple[str, str]) -> str:
    one, more = words
    return (one if number == 1 else more).format(number)


def _series(parts: Sequence[str], link: str) -> str:
    """Parts joined as in speech: `a, b and c`."""
    *most, last = parts
    return f"{', '.join(most)} {link} {last}" if most else last
