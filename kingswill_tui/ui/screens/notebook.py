"""A seat's own notes, which nobody else reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.widgets import TextArea

from kingswill_tui.ui.screens.private import SeatScreen

if TYPE_CHECKING:
    from textual.timer import Timer

    from kingswill_tui.ui.play import Play

PAUSE = 0.6
"""Seconds without typing after which notes are kept."""


class NotebookScreen(SeatScreen[None]):
    """Text that is kept when the screen is left, and whenever the typing pauses."""

    commands: ClassVar = ("shut", "back", "help")
    DEFAULT_CSS = """
    NotebookScreen #notes { border: $frame $border; height: 1fr; }
    """
    hint = "Kept as you type."

    def __init__(self, play: Play, seat: int) -> None:
        """Open a seat's notes."""
        super().__init__(play, seat)
        self._due: Timer | None = None

    def title_text(self) -> str:
        """Whose notes these are."""
        return f"{self.play.name(self.seat)}'s notes"

    def content(self) -> ComposeResult:
        """The text."""
        yield TextArea(self.play.notes(self.seat), id="notes")

    def on_mount(self) -> None:
        """Write at once."""
        super().on_mount()
        self.query_one(TextArea).focus()

    def on_text_area_changed(self, message: TextArea.Changed) -> None:
        """Keep what is typed as soon as the typing pauses."""
        message.stop()
        self._wait()
        if self._due is not None:
            self._due.stop()
        self._due = self.set_timer(PAUSE, self._keep)

    def _keep(self) -> str:
        """Keep the notes; returns why that could not be."""
        text = self.query_one(TextArea).text if self.is_mounted else self.play.notes(self.seat)
        return self.play.keep_note(self.seat, text)

    def action_back(self) -> None:
        """Keep the notes and leave, or tell why they cannot be kept."""
        if problem := self._keep():
            self.tell_inside(problem)
        else:
            super().hide()

    def hide(self) -> None:
        """Keep the notes and leave; what cannot be kept is still there when they are opened again."""
        problem = self._keep()
        super().hide()
        if problem:
            self.play.app.tell(problem, "error")
