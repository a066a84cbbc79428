"""The number by which an answer goes in a menu: that of the space, tile or thing it names."""

from collections.abc import Callable
from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.conspiring import BLOCKED
from kingswill_tui.games.kings_will.rules.names import RESOURCES, TILE_ACTIONS
from kingswill_tui.games.kings_will.rules.observation import Duchy, Observation

Number = Callable[[Action, Observation], int | None]


def _named(action: Action, seen: Observation) -> int:
    """The number of the space, tile or thing itself, counted from 1."""
    return action.args[0] + 1


def _on_the_row(action: Action, seen: Observation) -> int:
    return seen.row.index(action.args[0]) + 1


def _singles(seen: Observation) -> list[int]:
    """All single actions that are meant, possible or not, so that none moves up when one falls away."""
    decision = seen.decision
    if decision is not None and decision.kind == "choose_action":
        return list(TILE_ACTIONS[decision.args[0]])
    return [single for tile in seen.row[:BLOCKED] for single in TILE_ACTIONS[tile]]


def _single(action: Action, seen: Observation) -> int:
    return _singles(seen).index(action.args[0]) + 1


def _after_the_singles(action: Action, seen: Observation) -> int:
    return len(_singles(seen)) + 1


def _after_the_resources(action: Action, seen: Observation) -> int:
    return len(RESOURCES) + 1


def _after_the_tiles(action: Action, seen: Observation) -> int | None:
    duchy = None if seen.decision is None else seen.seats[seen.decision.seat].duchy
    return len(duchy.lands) + 1 if isinstance(duchy, Duchy) else None


_NUMBERS: Final[dict[str, Number]] = {
    "lay": _named,
    "explore": _named,
    "commit": _named,
    "neutral": _named,
    "settle_peasant": _named,
    "settle_hamlet": _named,
    "at": _named,
    "step_from": _named,
    "stay": _after_the_tiles,
    "lose": _named,
    "stock": _named,
    "give": _named,
    "take": _named,
    "sell": _named,
    "swap": _named,
    "keep_received": _after_the_resources,
    "next_land": _named,
    "found": _named,
    "construct": _named,
    "choose": _on_the_row,
    "do": _single,
    "forgo": _after_the_singles,
}


def number(action: Action, seen: Observation) -> int | None:
    """The answer's own number, the same as long as the same is asked; None where it has none."""
    numbered = _NUMBERS.get(action.kind)
    return None if numbered is None else numbered(action, seen)
