"""A seat's own notes, which nobody else reads."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static, TextArea

from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.widgets.key_line import KeyLine


class NotebookScreen(SeatScreen[None]):
    """Text that is kept when the screen is left, however it is left."""

    commands: ClassVar = ("back",)

    def compose(self) -> ComposeResult:
        """Heading, text, key line."""
        yield Static(f"{self.play.name(self.seat)}'s notes", classes="private-title", markup=False)
        yield TextArea(self.play.sitting.notes.get(self.seat, ""), id="notes")
        yield KeyLine("Kept as you type.")

    def on_mount(self) -> None:
        """Write at once."""
        super().on_mount()
        self.query_one(TextArea).focus()

    def on_text_area_changed(self, message: TextArea.Changed) -> None:
        """Keep what is typed."""
        message.stop()
        self._wait()
        self.play.keep_note(self.seat, message.text_area.text)
