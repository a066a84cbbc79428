"""The things on the board that an answer can concern."""

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.names import LEFT
from kingswill_tui.games.kings_will.rules.observation import Observation

Target = tuple[str, int] | tuple[str, int, int]
"""A kind of thing and its numbers: `tile`, `space`, `place` (seat and place), `resource`, `travel`."""

_TILES = {"choose": "tile"}
_SPACES = ("explore", "commit", "neutral", "lay")
_PLACES = ("at", "step_from", "lose", "settle_peasant", "settle_hamlet")
_RESOURCES = ("give", "take", "sell", "swap", "stock")


def target_of(action: Action, observation: Observation) -> Target | None:
    """The thing on the board that an answer concerns, None where there is none."""
    decision = observation.decision
    if decision is None:
        return None
    if action.kind in _TILES:
        return ("tile", action.args[0])
    if action.kind in _SPACES:
        return ("space", action.args[0])
    if action.kind in _PLACES:
        return ("place", decision.seat, action.args[0])
    if action.kind in _RESOURCES:
        return ("resource", action.args[0])
    if action.kind == "step":
        start = decision.args[0]
        return ("place", decision.seat, start - 1 if action.args[0] == LEFT else start + 1)
    if action.kind in ("levy", "fail_levy", "deliver", "no_delivery"):
        return ("travel", 0)
    return None
