"""The look ahead: positions that may follow an answer, as far as they are the seat's own matter."""

from collections.abc import Sequence
from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules import frames, machine
from kingswill_tui.games.kings_will.rules.determinize import determinize
from kingswill_tui.games.kings_will.rules.movement import STEPS_IN_ALL
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.valuation.lens import Lens, look
from kingswill_tui.games.kings_will.valuation.promising import promising
from kingswill_tui.games.kings_will.valuation.worth import worth

_NAMING: Final = frozenset(
    (
        frames.FOUND,
        frames.FOUND_AT,
        frames.PAY_SETTLEMENT,
        frames.CONSTRUCT,
        frames.CONSTRUCT_AT,
        frames.PAY_BUILDING,
        frames.STEP_FROM,
        frames.STEP_TO,
        frames.GIVE,
        frames.TAKE,
        frames.OFFSPRING_AT,
        frames.SELL,
        frames.EXPLORE,
        frames.BAKE,
        frames.BUY,
        frames.HIRE_AT,
        frames.CART_FROM,
        frames.CART_TO,
        frames.SWAP_RECEIVED,
        frames.REVOLT_PEASANT,
        frames.LEVY_PEASANT,
    )
)
"""Questions inside an action: what it brings is only there once they are answered."""
_TURN: Final = frozenset((frames.CHOOSE_ACTION, frames.CONSPIRE, frames.GIVING_BUILDINGS))
"""What a seat does by itself once it has chosen a tile."""


class Outlook:
    """One question as its seat sees it."""

    __slots__ = ("_lens", "start")

    def __init__(self, start: State, lens: Lens) -> None:
        """Keep a position whose only pending question is the one asked, and what the seat knows."""
        self.start = start
        self._lens = lens

    def after(self, state: State, action: Action) -> State:
        """The position after an answer; what other seats do next is left out."""
        new = state.copy()
        machine.apply(new, action)
        if action.kind == "choose":
            _keep_own_turn(new, self._lens.seat)
        return new

    def promising(self, state: State) -> Sequence[Action]:
        """The answers worth looking into, none where the seat's own matter is done."""
        return promising(state) if state.stack else ()

    def has_effect(self, state: State) -> bool:
        """Whether no question inside an action is open; the first of two steps is one that has been taken."""
        if not state.stack:
            return True
        frame = state.stack[-1]
        return frame[0] not in _NAMING or (frame[0] == frames.STEP_FROM and frame[2] < STEPS_IN_ALL)

    def value(self, state: State) -> int:
        """What the position is worth to the seat, in hundredths of a point."""
        return worth(state, self._lens)


def outlook(observation: Observation, rng: Rng) -> Outlook:
    """The outlook of the seat that looks on the question it is asked."""
    state = determinize(observation, rng)
    lens = look(observation, state, state.stack[-1][1])
    del state.stack[:-1]
    return Outlook(state, lens)


def _keep_own_turn(state: State, seat: int) -> None:
    """Leave only the frames on top that belong to the seat's own part of the turn."""
    stack = state.stack
    first = len(stack)
    while first and stack[first - 1][1] == seat and stack[first - 1][0] in _TURN:
        first -= 1
    del stack[:first]
