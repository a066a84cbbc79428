"""What the table may read of the past, kept ready line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kingswill_tui.session.milestones import ROUND, TURN
from kingswill_tui.session.told import Told

if TYPE_CHECKING:
    from kingswill_tui.session.told import Moved
    from kingswill_tui.ui.house import KingsTable, Sitting


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
    """Listens to a table and words its events for everyone's eyes."""

    def __init__(self, sitting: Sitting) -> None:
        """Tell all so far, then listen."""
        self._words = sitting.words
        self.entries: list[Entry] = []
        self._tell_all(sitting.table)
        sitting.table.listen(self._heard)

    def since(self, seat: int) -> list[str]:
        """What happened since a seat last answered."""
        found: list[str] = []
        for entry in reversed(self.entries):
            if entry.seat == seat:
                break
            found.append(entry.text)
        return found[::-1]

    def _tell_all(self, table: KingsTable) -> None:
        self.entries = [entry for told in table.history for entry in self._entries(told)]

    def _heard(self, table: KingsTable, moved: Moved) -> None:
        if isinstance(moved, Told):
            self.entries += self._entries(moved)
        else:
            self._tell_all(table)

    def _entries(self, told: Told) -> list[Entry]:
        worded = ((event, self._words.event(event, None)) for event in told.events_for(None))
        return [
            Entry(told.ply, told.seat, text, event.kind in (ROUND, TURN))
            for event, text in worded
            if text is not None
        ]
