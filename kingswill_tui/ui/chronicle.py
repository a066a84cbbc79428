"""What the table may read of the past, kept ready line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.session.milestones import ROUND, TURN

if TYPE_CHECKING:
    from kingswill_tui.session.told import Told
    from kingswill_tui.ui.sitting import Sitting


class Entry(NamedTuple):
    """One sentence of the chronicle."""

    ply: int
    """The answer it came from."""
    seat: int
    """Who gave that answer."""
    text: str
    """The sentence."""
    begins: bool
    """Whether a round or a turn begins with it."""


class Chronicle:
    """Words the events of a table for everyone's eyes, each answer's when somebody looks at it first."""

    def __init__(self, sitting: Sitting) -> None:
        """Word nothing yet, and leave for later what was answered before the game was resumed."""
        self._words = sitting.words
        self._table = sitting.table
        self._recalled = False
        self._worded: dict[int, tuple[Told, list[Entry]]] = {}

    @property
    def entries(self) -> list[Entry]:
        """All sentences so far."""
        self._recalled = True
        return [entry for told in self._table.history for entry in self._entries(told)]

    def latest(self, most: int) -> list[Entry]:
        """The last sentences, of those that are at hand without recalling what was before."""
        found: list[Entry] = []
        for told in reversed(self._table.history if self._recalled else self._table.recent):
            if len(found) >= most:
                break
            found += reversed(self._entries(told))
        return found[:most][::-1]

    def recall(self, most: int) -> bool:
        """Have as many sentences at hand as there are, where they were less; whether there are more now."""
        before = len(self.latest(most))
        if self._recalled or before == most:
            return False
        self._recalled = True
        return len(self.latest(most)) > before

    def since(self, seat: int) -> list[str]:
        """What happened since a seat's last answers before those it is giving now."""
        found: list[str] = []
        others = False
        for entry in reversed(self.entries):
            if others and entry.seat == seat:
                break
            others = others or entry.seat != seat
            found.append(entry.text)
        return found[::-1]

    def journey_since(self, seat: int) -> list[str]:
        """The steps of a journey since a seat last answered, those apart that it was asked for itself."""
        found: list[str] = []
        for told in reversed(self._table.recent):
            own = told.seat == seat
            worded = map(self._words.journey_event, told.events_for(None)[own:])
            found += reversed([text for text in worded if text is not None])
            if own:
                break
        return found[::-1]

    def _entries(self, told: Told) -> list[Entry]:
        kept = self._worded.get(told.ply)
        # Another answer can stand in the place of one that was taken back.
        if kept is None or kept[0] is not told:
            kept = self._worded[told.ply] = (told, self._wording(told))
        return kept[1]

    def _wording(self, told: Told) -> list[Entry]:
        worded = ((event, self._words.event(event, None)) for event in told.events_for(None))
        return [
            Entry(told.ply, told.seat, text, event.kind in (ROUND, TURN))
            for event, text in worded
            if text is not None
        ]
