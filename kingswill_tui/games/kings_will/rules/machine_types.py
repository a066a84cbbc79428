"""The shapes in which each chapter hands its questions and steps to the machine."""

from collections.abc import Callable

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.state import Frame, State

Log = list[Event]
"""What has happened so far while one action is carried out."""
Answers = tuple[Action, ...]


def none_refused(state: State, frame: Frame) -> list[Refusal]:
    """No near misses: every answer one could expect is there."""
    return []


class Question(NamedTuple):
    """A decision: what may be answered, and what each answer does."""

    answers: Callable[[State, Frame], Answers]
    """The complete list of legal answers."""
    carry_out: Callable[[State, Frame, Action, Log], None]
    """Carries an answer out, after the question left the stack."""
    refusals: Callable[[State, Frame], list[Refusal]] = none_refused
    """The near misses, for people."""
    private: bool = False
    """Whether what is asked, or what the answer shows, is for the seat alone."""
    asks_when_single: bool = True
    """Whether a person is asked although there is but one answer."""


Step = Callable[[State, Frame, Log], None]
"""Something that happens by itself when it is on top of the stack."""


def always(state: State, seat: int) -> bool:
    """Nothing is needed, though it may bring nothing."""
    return True


def never_refused(state: State, seat: int) -> Reason:
    """The reason for an action that is always possible: only the choice of tiles keeps it away."""
    return Reason("not_on_this_tile", "ACT-1")


class SingleAction(NamedTuple):
    """One of the two halves of an action tile."""

    begin: Callable[[State, int, Log], None]
    """Does it, or asks the first of its questions."""
    possible: Callable[[State, int], bool] = always
    """Whether the seat can carry it out now."""
    refusal: Callable[[State, int], Reason] = never_refused
    """Why it is not possible."""
