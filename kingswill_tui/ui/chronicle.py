"""What the table may read of the past, kept ready line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kingswill_tui.session.milestones import ROUND, TURN

if TYPE_CHECKING:
    from kingswill_tui.session.told import Moved, Told
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
        """Tell what was answered since the game was resumed, then listen; what was before can wait."""
        self._words = sitting.words
        self._table = sitting.table
        self._before: list[Entry] | None = None
        self._recent: list[Entry] = []
        self._ply = 0
        self._follow()
        sitting.table.listen(self._heard)

    @property
    def entries(self) -> list[Entry]:
        """All sentences so far."""
        if self._before is None:
            before = len(self._table.history) - len(self._table.recent)
            self._before = [each for told in self._table.history[:before] for each in self._entries(told)]
        return self._before + self._recent

    def latest(self, most: int) -> list[Entry]:
        """The last sentences, of those that are at hand without recalling what was before."""
        return ((self._before or []) + self._recent)[-most:]

    def since(self, seat: int) -> list[str]:
        """What happened since a seat last answered."""
        found: list[str] = []
        for entry in reversed(self.entries):
            if entry.seat == seat:
                break
            found.append(entry.text)
        return found[::-1]

    def _heard(self, table: KingsTable, moved: Moved) -> None:
        self._follow()

    def _follow(self) -> None:
        """Forget what was taken back and tell what was answered."""
        standing = self._table.ply
        told = [told for told in self._table.recent if told.ply > min(self._ply, standing)]
        self._recent = [entry for entry in self._recent if entry.ply <= standing]
        self._recent += [entry for each in told for entry in self._entries(each)]
        self._ply = standing

    def _entries(self, told: Told) -> list[Entry]:
        worded = ((event, self._words.event(event, None)) for event in told.events_for(None))
        return [
            Entry(told.ply, told.seat, text, event.kind in (ROUND, TURN))
            for event, text in worded
            if text is not None
        ]
