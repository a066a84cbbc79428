"""The codes of everything that can be pending: decisions first, then steps that run by themselves."""

from typing import Final

KEEP_CARD: Final = 0
PLACE_CARD: Final = 1
PICK_RESOURCE: Final = 2
PICK_LAND: Final = 3
PICK_PEASANT: Final = 4
PICK_HAMLET: Final = 5
CHOOSE_TILE: Final = 6
CHOOSE_ACTION: Final = 7
CONSPIRE: Final = 8
SWAP_RECEIVED: Final = 9
EXPLORE: Final = 10
FOUND: Final = 11
FOUND_AT: Final = 12
PAY_SETTLEMENT: Final = 13
CONSTRUCT: Final = 14
CONSTRUCT_AT: Final = 15
PAY_BUILDING: Final = 16
STEP_FROM: Final = 17
STEP_TO: Final = 18
GIVE: Final = 19
TAKE: Final = 20
OFFSPRING_AT: Final = 21
SELL: Final = 22
USE_BUILDING: Final = 23
BAKE: Final = 24
BUY: Final = 25
HIRE_AT: Final = 26
CART_FROM: Final = 27
CART_TO: Final = 28
REVOLT_PEASANT: Final = 29
COMMIT: Final = 30
PLACE_NEUTRAL: Final = 31
LEVY: Final = 32
LEVY_PEASANT: Final = 33
DELIVER: Final = 34

FIRST_STEP: Final = 35
FILL_BOARD: Final = 35
REVEAL_DUCHIES: Final = 36
BEGIN_ROUND: Final = 37
BEGIN_TURN: Final = 38
END_TURN: Final = 39
GIVING_BUILDINGS: Final = 40
END_REVOLT: Final = 41
BEGIN_JOURNEY: Final = 42
MONUMENT_POINT: Final = 43
END_JOURNEY: Final = 44

DECISIONS: Final = (
    "keep_card",
    "place_card",
    "pick_resource",
    "pick_land",
    "pick_peasant",
    "pick_hamlet",
    "choose_tile",
    "choose_action",
    "conspire",
    "swap_received",
    "explore",
    "found",
    "found_at",
    "pay_settlement",
    "construct",
    "construct_at",
    "pay_building",
    "step_from",
    "step_to",
    "give",
    "take",
    "offspring_at",
    "sell",
    "use_building",
    "bake",
    "buy",
    "hire_at",
    "cart_from",
    "cart_to",
    "revolt_peasant",
    "commit",
    "place_neutral",
    "levy",
    "levy_peasant",
    "deliver",
)
"""The name of each decision, by code."""
