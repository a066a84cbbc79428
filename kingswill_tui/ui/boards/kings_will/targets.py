"""The things on the board that an answer can concern."""

from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.names import LEFT
from kingswill_tui.games.kings_will.rules.observation import Observation

Target = tuple[str, int] | tuple[str, int, int]
"""A kind of thing and its numbers; a place has its seat and its place, counted from the left."""

TILE: Final = "tile"
"""An action tile of the row."""
SINGLE: Final = "single"
"""One of the two actions of a tile."""
SPACE: Final = "space"
"""A space of the King's Will board."""
PLACE: Final = "place"
"""A tile of a duchy: seat, place."""
SIDE: Final = "side"
"""The free end of a duchy, where new land can be laid."""
RESOURCE: Final = "resource"
"""A resource in the warehouse."""
TERRAIN: Final = "terrain"
"""A pile of terrain tiles."""
SETTLEMENT: Final = "settlement"
"""A kind of settlement in the supply."""
BUILDING: Final = "building"
"""A building, on offer or below a duchy."""
TRAVEL: Final = "travel"
"""The face-up travel tile."""
PAGE: Final = "page"
"""The tab of a page of the board."""
SEAT: Final = "seat"
"""The strip of a duchy, which can be made large."""

_BY_NUMBER: Final = {
    "choose": TILE,
    "do": SINGLE,
    **dict.fromkeys(("explore", "commit", "neutral", "lay"), SPACE),
    **dict.fromkeys(("give", "take", "sell", "swap", "stock"), RESOURCE),
    "next_land": TERRAIN,
    "found": SETTLEMENT,
    "construct": BUILDING,
    "use": BUILDING,
    "new_land": SIDE,
}
_PLACES: Final = ("at", "step_from", "lose", "settle_peasant", "settle_hamlet")
_LEVIES: Final = ("levy", "fail_levy", "deliver", "no_delivery")


def target_of(action: Action, observation: Observation) -> Target | None:
    """The thing on the board that an answer concerns, None where there is none."""
    decision = observation.decision
    if decision is None:
        return None
    if action.kind in _BY_NUMBER:
        return (_BY_NUMBER[action.kind], action.args[0])
    if action.kind in _PLACES:
        return (PLACE, decision.seat, action.args[0])
    if action.kind == "step":
        start = decision.args[0]
        return (PLACE, decision.seat, start - 1 if action.args[0] == LEFT else start + 1)
    if action.kind in _LEVIES:
        return (TRAVEL, 0)
    return None
