"""What a game tells a bot that looks ahead, and where it is found."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeVar, cast

from kingswill_tui.core.action import Action
from kingswill_tui.core.game import Observed
from kingswill_tui.core.rng import Rng

S = TypeVar("S")


class Outlook(Protocol[S]):
    """One question as its seat sees it: positions that may follow, and what they are worth to the seat."""

    @property
    def start(self) -> S:
        """A position that the seat cannot tell from the true one."""

    def after(self, state: S, action: Action) -> S:
        """The position after an answer, as far as what happens is the seat's own matter."""

    def promising(self, state: S) -> Sequence[Action]:
        """The answers worth looking into, none where the seat's own matter is done."""

    def has_effect(self, state: S) -> bool:
        """Whether what was answered so far has had its effect, so that the position can be valued."""

    def value(self, state: S) -> int:
        """What a position is worth to the seat, in hundredths of a point."""


class _Valuation(Protocol):
    def outlook(self, observation: Observed, rng: Rng) -> Outlook[Any]:
        """The outlook on a question."""


@cache
def _valuation_beside(module: str) -> _Valuation:
    """`games.NAME.valuation` of the game in whose folder the module of its observation lies."""
    game = ".".join(module.split(".")[:3])
    return cast(_Valuation, import_module(f"{game}.valuation"))


def outlook_on(observation: Observed, rng: Rng) -> Outlook[Any]:
    """The outlook that the observed game gives on its pending question."""
    return _valuation_beside(type(observation).__module__).outlook(observation, rng)
