"""What a seat answers, and what then happened."""

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.unknown import Hidden

NO_SEAT = -1
"""The seat of an event that concerns the whole table."""


class Action(NamedTuple):
    """One answer to one decision; its vocabulary names the kind and the meaning of each argument."""

    kind: str
    args: tuple[int, ...] = ()


class Event(NamedTuple):
    """One fact in the past tense; its vocabulary says which arguments only the seat itself may know."""

    kind: str
    seat: int
    args: tuple[Hidden, ...] = ()
