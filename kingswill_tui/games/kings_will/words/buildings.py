"""What each building does, in a few words, and what it costs and joins."""

from typing import Final

from kingswill_tui.games.kings_will.rules.names import (
    ABBEY,
    BAKERY,
    BARN,
    BUILDING_CRANE,
    CART,
    CHURCH,
    COINS,
    COUNCIL_HALL,
    FAIR,
    HOSPITAL,
    INN,
    MONUMENT,
    PEON_HOUSE,
    POOR_HOUSE,
    RESIDENCE,
    ROADHOUSE,
    SCHOOL,
    SMITHY,
    TANNERY,
    TITHE_CELLAR,
    WAREHOUSE,
    WEEKLY_MARKET,
)
from kingswill_tui.games.kings_will.rules.orange import ABBEY_COINS, PEON_PRICE, SMITHY_COINS
from kingswill_tui.games.kings_will.rules.tables import Tables
from kingswill_tui.games.kings_will.words import things

EFFECTS: Final = {
    BUILDING_CRANE: "found settlements on tiles without a peasant",
    MONUMENT: "1 point before each compulsory levy",
    INN: "pay the levy with another resource once",
    HOSPITAL: "offspring without hamlet or village",
    FAIR: "taxes lower the mood by 1 only",
    COUNCIL_HALL: "pay the levy with a coin for one resource",
    RESIDENCE: "one resource less in the levy",
    BARN: "offspring also beside a castle",
    SCHOOL: "increasing development lifts the mood by 1",
    WAREHOUSE: "buy one needed resource for a coin when building",
    TITHE_CELLAR: "taxes give 3 coins for two peasants",
    ABBEY: f"{things.amount(COINS, ABBEY_COINS)} with a monastery",
    CHURCH: "mood +1 for 1 coin",
    POOR_HOUSE: "1 food",
    SMITHY: f"sell 1 stone for {things.amount(COINS, SMITHY_COINS)}",
    BAKERY: "exchange 1 food for another resource",
    PEON_HOUSE: f"hire a peasant for {things.amount(COINS, PEON_PRICE)}",
    CART: "one peasant takes one step",
    ROADHOUSE: "1 coin for each peasant above it",
    TANNERY: "1 leather",
    WEEKLY_MARKET: "buy a resource for 1 coin",
}
"""What an owner has from each building, whenever it applies."""


def effect(building: int) -> str:
    """What a building does for its owner."""
    return EFFECTS[building]


def price(tables: Tables, building: int) -> str:
    """What a building costs."""
    return things.amounts_in_text(tables.building_costs[building])


def mood(tables: Tables, building: int) -> int:
    """How constructing it changes the mood, 0 where buildings have no effects."""
    return tables.building_moods[building] if tables.building_effects else 0


def halves(tables: Tables, building: int) -> str:
    """The half symbols on its sides; empty for none."""
    sides = ((tables.building_left[building], "left"), (tables.building_right[building], "right"))
    return ", ".join(f"{value} {side}" for value, side in sides if value)


def effect_when(tables: Tables, building: int) -> str:
    """What a building does, for an orange one after which tiles."""
    tiles = [things.tile(tile) for tile in tables.building_tiles[building]]
    return f"after {things.series(tiles, 'or')}: {effect(building)}" if tiles else effect(building)
