"""The actions of the game, each made once and shared, so that lists of answers are cheap."""

from functools import cache
from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    RESOURCES,
    SETTLEMENTS,
    SIDES,
    SINGLE_ACTIONS,
    TERRAINS,
    TILES,
)

KEEP: Final = tuple(Action("keep", (i,)) for i in range(2))
STOCK: Final = tuple(Action("stock", (i,)) for i in range(len(RESOURCES)))
NEXT_LAND: Final = tuple(Action("next_land", (i,)) for i in range(len(TERRAINS)))
CHOOSE: Final = tuple(Action("choose", (i,)) for i in range(len(TILES)))
DO: Final = tuple(Action("do", (i,)) for i in range(len(SINGLE_ACTIONS)))
FORGO: Final = Action("forgo")
SWAP: Final = tuple(Action("swap", (i,)) for i in range(len(RESOURCES)))
KEEP_RECEIVED: Final = Action("keep_received")
FOUND: Final = tuple(Action("found", (i,)) for i in range(len(SETTLEMENTS)))
CONSTRUCT: Final = tuple(Action("construct", (i,)) for i in range(len(BUILDINGS)))
STEP: Final = tuple(Action("step", (i,)) for i in range(len(SIDES)))
NEW_LAND: Final = tuple(
    tuple(Action("new_land", (s, t)) for t in range(len(TERRAINS))) for s in range(len(SIDES))
)
STAY: Final = Action("stay")
GIVE: Final = tuple(Action("give", (i,)) for i in range(len(RESOURCES)))
TAKE: Final = tuple(Action("take", (i,)) for i in range(len(RESOURCES)))
SELL: Final = tuple(Action("sell", (i,)) for i in range(len(RESOURCES)))
USE: Final = tuple(Action("use", (i,)) for i in range(len(BUILDINGS)))
DONE: Final = Action("done")
FAIL_LEVY: Final = Action("fail_levy")
DELIVER: Final = Action("deliver")
NO_DELIVERY: Final = Action("no_delivery")


@cache
def numbered(kind: str, number: int) -> Action:
    """The shared action of a kind that takes one number: a place or a space."""
    return Action(kind, (number,))


@cache
def amounts(kind: str, cost: tuple[int, ...]) -> Action:
    """The shared action of a kind that takes amounts of things: `pay` or `levy`."""
    return Action(kind, cost)
