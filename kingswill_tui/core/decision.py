"""What is asked of whom, and why something cannot be answered."""

from kingswill_tui.core.action import Action
from kingswill_tui.core.named_tuples import NamedTuple


class Decision(NamedTuple):
    """One question to one seat."""

    seat: int
    """The seat whose answer is awaited."""
    kind: str
    """The name of the question."""
    private: bool
    """Whether question or answers are for the seat's eyes only."""
    args: tuple[int, ...] = ()
    """What the question remembers, such as the tile chosen or the settlement to be paid for."""


class Reason(NamedTuple):
    """Why something cannot be done now."""

    key: str
    """The key of its wording."""
    rule: str
    """The rule behind it."""
    details: tuple[int, ...] = ()
    """Numbers the wording needs, such as what is missing by thing."""


class Refusal(NamedTuple):
    """Something a player might expect to be able to do, and why not now."""

    action: Action
    """The answer that is not to be had."""
    reason: Reason
    """Why not."""
