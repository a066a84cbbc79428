"""Tells what happened: as it happens, again to whom it was hidden from, and in full on demand."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kingswill_tui.core.action import Event
from kingswill_tui.plain.cover import Cover
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Told

LAST_LINES: Final = 20
"""Lines of the chronicle shown where no number is asked for."""


class Telling:
    """Says each event in the words that the reader of the page may hear."""

    def __init__(
        self, table: Table[Any, Any, Any, Any], voice: Voice[Any, Any, Any], page: Page, cover: Cover
    ) -> None:
        """Tell of one table on one page."""
        self._table = table
        self._voice = voice
        self._page = page
        self._cover = cover

    def happened(self, told: Told) -> None:
        """Tell all of it to whoever reads the page, then each secret behind a cover to whom it belongs."""
        reader = self._cover.reader
        self._page.say_all(self._sentences(told.events_for(reader), reader))
        for seat in sorted(told.private_to):
            if reader is None and self._table.player(seat).bot is None:
                self._secret(told, seat)
            elif reader == seat:
                self._learnt(told, seat)

    def recap(self, seat: int, up_to: int) -> list[str]:
        """What happened after the seat's last answer, over so many answers of the game."""
        answered = max((told.ply for told in self._table.history if told.seat == seat), default=0)
        reader = self._cover.reader
        return self._sentences(
            (event for ply, event in self._table.chronicle(reader) if answered < ply <= up_to), reader
        )

    def since(self, seat: int) -> str:
        """What stands above such a recap."""
        answered = any(told.seat == seat for told in self._table.history)
        return f"Since {self._table.player(seat).name} last answered:" if answered else "So far:"

    def chronicle(self, lines: int | None = None) -> list[str]:
        """The last lines of all that happened, and how many there are before them; None for all."""
        reader = self._cover.reader
        told = self._sentences((event for _, event in self._table.chronicle(reader)), reader)
        if lines is None or lines >= len(told):
            return told or ["Nothing has happened yet."]
        before = len(told) - lines
        return [f"{before} earlier lines; 'log all' shows them too.", *told[before:]]

    def sentences(self, told: Told) -> list[str]:
        """What followed from one answer, as whoever reads the page may know it."""
        return self._sentences(told.events_for(self._cover.reader), self._cover.reader)

    def _secret(self, told: Told, seat: int) -> None:
        """What this seat alone learnt, in the sentences that the others heard with a gap."""
        known: Sequence[str] = self._sentences(told.events_for(seat), seat)
        public = self._sentences(told.events_for(None), None)
        self._cover.private_to(seat)
        self._page.say_all(line for line in known if line not in public)
        self._learnt(told, seat)

    def _learnt(self, told: Told, seat: int) -> None:
        observation = self._table.observe(seat)
        for event in told.events_for(seat):
            self._page.say_all(f"  {line}" for line in self._voice.learnt(event, observation))

    def _sentences(self, events: Iterable[Event], viewer: int | None) -> list[str]:
        lines = (self._voice.event(event, viewer) for event in events)
        return [line for line in lines if line is not None]
