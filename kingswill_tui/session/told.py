"""What the table tells its listeners: an answer with all that followed from it, or a step back or forth."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.vocabulary import Vocabulary


class Told(NamedTuple):
    """One accepted answer and what happened."""

    ply: int
    """The number of the answer, from 1: how many answers stand once it is given."""
    seat: int
    """The seat that gave it."""
    action: Action
    """The answer."""
    private: bool
    """Whether the question was for the seat's eyes only, and so is the answer."""
    events: tuple[Event, ...]
    """What happened, in full; screens take `events_for` instead."""
    vocabulary: Vocabulary
    """Knows which parts of an event are secret."""

    def events_for(self, viewer: int | None) -> tuple[Event, ...]:
        """What happened, as far as a seat, or a spectator, may know."""
        return tuple(self.vocabulary.redact(event, viewer) for event in self.events)

    def action_for(self, viewer: int | None) -> Action | None:
        """The answer, None where the viewer may not know it."""
        return self.action if viewer == self.seat or not self.private else None

    @property
    def private_to(self) -> frozenset[int]:
        """The seats that learnt something the others may not know."""
        seats = {event.seat for event in self.events if self.vocabulary.is_private(event)}
        return frozenset(seats | {self.seat} if self.private else seats)


class Undone(NamedTuple):
    """Answers were taken back, or given again as they had been."""

    ply: int
    """How many answers stand now."""
    steps: int
    """How many were taken back or given again."""
    again: bool
    """Whether they were given again."""


Moved = Told | Undone
"""Whatever changes a position."""
