"""How far answers can be taken back, and why not further."""

from collections.abc import Sequence

from kingswill_tui.core.action import Event
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.session.told import Told

NOTHING_YET = "Nothing has been answered yet."
ALL_KNOWN = "The game is over and everything has been revealed."
LEARNT = "What became known with the answer before cannot be unlearnt."
NOT_OURS = "The answer before was another seat's private matter."


class UndoReach(NamedTuple):
    """What `undo` may do now."""

    steps: int
    """How many answers can be taken back."""
    blocked: str | None
    """Why not one more, as a sentence."""
    others: int
    """How many of them were other seats' answers, seen from the seat asked now."""
    seats: tuple[int, ...]
    """Who gave them, the last answer first."""
    fence: Event | None = None
    """What became known at the fence, where that is the reason."""


def reach_back(history: Sequence[Told], kept: int, asked: int | None, fence: Event | None) -> UndoReach:
    """The reach over the last `kept` answers, which hold no fence.

    `asked` is the seat asked now, None when the game is over; `fence` is what became known before them.
    """
    if asked is None:
        return UndoReach(0, ALL_KNOWN, 0, ())
    seats: list[int] = []
    blocked = None
    for told in reversed(history[len(history) - kept :] if kept else ()):
        # Undoing it would put another seat's private question on the screen.
        if told.private and told.seat != asked:
            blocked, fence = NOT_OURS, None
            break
        seats.append(told.seat)
    if blocked is None:
        blocked = LEARNT if fence is not None else NOTHING_YET
    others = sum(seat != asked for seat in seats)
    return UndoReach(len(seats), blocked, others, tuple(seats), fence)
