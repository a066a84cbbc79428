"""The game's things as small numbers, each with its word; the order of a list is its numbering."""

from typing import Final

WOOD: Final = 0
LEATHER: Final = 1
STONE: Final = 2
FOOD: Final = 3
RESOURCES: Final = ("wood", "leather", "stone", "food")
COINS: Final = 4
PEASANTS: Final = 5
THINGS: Final = (*RESOURCES, "coins", "peasants")
"""What can be paid: resources, coins and, to the King alone, peasants."""
NOTHING: Final = -1

CORN_FIELD: Final = 0
MEADOW: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
HILL: Final = 4
LAKE: Final = 5
TERRAINS: Final = ("corn_field", "meadow", "forest", "mountain", "hill", "lake")
HOME_TERRAINS: Final = (CORN_FIELD, MEADOW, FOREST, MOUNTAIN)
"""The four tiles every duchy starts with (SET-5)."""

HAMLET: Final = 0
CASTLE: Final = 1
MONASTERY: Final = 2
VILLAGE: Final = 3
SETTLEMENTS: Final = ("hamlet", "castle", "monastery", "village")

JOURNEY: Final = 0
MOVEMENT: Final = 1
MULTIPLYING: Final = 2
CONSPIRING: Final = 3
HARVESTING: Final = 4
EXPLOITING: Final = 5
ENRICHMENT: Final = 6
BUILDING: Final = 7
GOVERNING: Final = 8
TILES: Final = (
    "journey",
    "movement",
    "multiplying",
    "conspiring",
    "harvesting",
    "exploiting",
    "enrichment",
    "building",
    "governing",
)
FIRST_FOUR: Final = (JOURNEY, MOVEMENT, MULTIPLYING, CONSPIRING)
"""The tiles under the chain at the start, in this order (SET-2)."""

MOVE_PEASANTS: Final = 0
EXCHANGE_RESOURCE: Final = 1
OFFSPRING: Final = 2
MULTIPLY_MONEY: Final = 3
TILL_FIELDS: Final = 4
BREED_LIVESTOCK: Final = 5
FELL_TIMBER: Final = 6
QUARRY_STONE: Final = 7
EXPLORE_WILL: Final = 8
LEVY_TAXES: Final = 9
FOUND_SETTLEMENT: Final = 10
CONSTRUCT_BUILDING: Final = 11
IMPROVE_EDUCATION: Final = 12
INCREASE_DEVELOPMENT: Final = 13
SINGLE_ACTIONS: Final = (
    "move_peasants",
    "exchange_resource",
    "offspring",
    "multiply_money",
    "till_fields",
    "breed_livestock",
    "fell_timber",
    "quarry_stone",
    "explore_will",
    "levy_taxes",
    "found_settlement",
    "construct_building",
    "improve_education",
    "increase_development",
)
"""What can be carried out once; Conspiring borrows one of these."""
TILE_ACTIONS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (MOVE_PEASANTS, EXCHANGE_RESOURCE),
    (OFFSPRING, MULTIPLY_MONEY),
    (),
    (TILL_FIELDS, BREED_LIVESTOCK),
    (FELL_TIMBER, QUARRY_STONE),
    (EXPLORE_WILL, LEVY_TAXES),
    (FOUND_SETTLEMENT, CONSTRUCT_BUILDING),
    (IMPROVE_EDUCATION, INCREASE_DEVELOPMENT),
)
"""The two single actions of each tile, by tile."""

BUILDINGS: Final = (
    "building_crane",
    "monument",
    "inn",
    "hospital",
    "fair",
    "council_hall",
    "residence",
    "barn",
    "school",
    "warehouse",
    "tithe_cellar",
    "abbey",
    "church",
    "poor_house",
    "smithy",
    "bakery",
    "peon_house",
    "cart",
    "roadhouse",
    "tannery",
    "weekly_market",
)
BUILDING_CRANE: Final = 0
MONUMENT: Final = 1
INN: Final = 2
HOSPITAL: Final = 3
FAIR: Final = 4
COUNCIL_HALL: Final = 5
RESIDENCE: Final = 6
BARN: Final = 7
SCHOOL: Final = 8
WAREHOUSE: Final = 9
TITHE_CELLAR: Final = 10
ABBEY: Final = 11
CHURCH: Final = 12
POOR_HOUSE: Final = 13
SMITHY: Final = 14
BAKERY: Final = 15
PEON_HOUSE: Final = 16
CART: Final = 17
ROADHOUSE: Final = 18
TANNERY: Final = 19
WEEKLY_MARKET: Final = 20

CARDS: Final = tuple("ABCDEFGHIJKLMNOP")

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

RIGHTMOST: Final = 0
BY_MONUMENT: Final = 1
VOLUNTARY_LEVY: Final = 2
UNPAID_LEVY: Final = 3
REVOLT: Final = 4
PENALTIES: Final = (UNPAID_LEVY, REVOLT)
"""Reasons that take a point from whoever has one."""
POINT_REASONS: Final = ("rightmost", "monument", "voluntary_levy", "unpaid_levy", "revolt")
