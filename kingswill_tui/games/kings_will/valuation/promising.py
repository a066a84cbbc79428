"""Which answers inside an action are worth looking into: the list of the rules, thinned where it is long."""

from collections.abc import Callable, Sequence
from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.rules.machine import legal_actions
from kingswill_tui.games.kings_will.rules.names import LAKE, NOTHING
from kingswill_tui.games.kings_will.rules.state import SEEN, Frame, State
from kingswill_tui.games.kings_will.valuation.weights import HALF_SYMBOL, POWERS

_Answers = Sequence[Action]
_BUILDINGS_LOOKED_AT: Final = 3
_PATHS_LOOKED_AT: Final = 2
_PAYMENTS_LOOKED_AT: Final = 2
_SPARES_LOOKED_AT: Final = 2


def promising(state: State) -> _Answers:
    """Some of the legal answers to the pending question, at least one of them."""
    legal = legal_actions(state)
    thin = _THINNED.get(state.stack[-1][0])
    return legal if thin is None or len(legal) <= 2 else thin(state, state.stack[-1], legal)


def _spaces(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """One card not yet seen that the seat could commit to, or else any one."""
    seat = frame[1]
    seen = state.ledgers[seat][SEEN]
    limit = DISCS_ON_A_CARD[state.options.seats]
    for action in legal:
        space = action.args[0]
        discs = state.discs[space]
        if not seen >> space & 1 and not discs >> seat & 1 and discs.bit_count() < limit:
            return (action,)
    return legal[:1]


def _foundations(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """One of several tiles that are alike."""
    seat = frame[1]
    people, settled = state.people[seat], state.settled[seat]
    alike = {(people[action.args[0]], settled[action.args[0]]): action for action in legal}
    return tuple(alike.values())


def _buildings(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """The buildings that are worth most by themselves."""
    tables = state.tables

    def merit(action: Action) -> int:
        building = action.args[0]
        halves = tables.building_left[building] + tables.building_right[building]
        return POWERS[building] * tables.building_effects + HALF_SYMBOL * halves

    return sorted(legal, key=merit, reverse=True)[:_BUILDINGS_LOOKED_AT]


def _paths(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """The paths where most of the building's halves are met, then those with most free neighbours."""
    _, seat, building = frame
    below = (NOTHING, *state.below[seat], NOTHING)
    left, right = state.tables.building_left, state.tables.building_right

    def merit(action: Action) -> int:
        west, east = below[action.args[0]], below[action.args[0] + 2]
        met_west = left[building] if west != NOTHING and right[west] == left[building] else 0
        met_east = right[building] if east != NOTHING and left[east] == right[building] else 0
        return 2 * (met_west + met_east) + (west == NOTHING) + (east == NOTHING)

    return sorted(legal, key=merit, reverse=True)[:_PATHS_LOOKED_AT]


def _payments(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """The payments that take least of what is scarce."""
    ledger = state.ledgers[frame[1]]

    def scarcity(action: Action) -> float:
        return sum(amount / (1 + ledger[thing]) for thing, amount in enumerate(action.args) if amount)

    return sorted(legal, key=scarcity)[:_PAYMENTS_LOOKED_AT]


def _spares(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """The resources of which there are most."""
    ledger = state.ledgers[frame[1]]

    def held(action: Action) -> int:
        return ledger[action.args[0]]

    return sorted(legal, key=held, reverse=True)[:_SPARES_LOOKED_AT]


def _steps(state: State, frame: Frame, legal: _Answers) -> _Answers:
    """All steps at home; of new land a lake and what the duchy has least of, on one side."""
    lands = state.lands[frame[1]]
    new = [action for action in legal if action.kind == "new_land"]
    if len(new) <= 2:
        return legal
    rarest = min(new, key=lambda action: lands.count(action.args[1]))
    lake = next((action for action in new if action.args[1] == LAKE), rarest)
    home = [action for action in legal if action.kind != "new_land"]
    return [*home, rarest] if lake == rarest else [*home, rarest, lake]


_THINNED: Final[dict[int, Callable[[State, Frame, _Answers], _Answers]]] = {
    frames.EXPLORE: _spaces,
    frames.FOUND_AT: _foundations,
    frames.CONSTRUCT: _buildings,
    frames.CONSTRUCT_AT: _paths,
    frames.PAY_SETTLEMENT: _payments,
    frames.PAY_BUILDING: _payments,
    frames.STEP_TO: _steps,
    frames.GIVE: _spares,
    frames.SELL: _spares,
}
