"""Peek: everything that one seat knows and the others do not."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import SOFT, TITLE, Line, Lines


class PeekScreen(SeatScreen[str | None]):
    """Known cards with what they would bring now, own points, own notes."""

    commands: ClassVar = ("close", "notebook")

    def compose(self) -> ComposeResult:
        """Heading, cards, notes, key line."""
        play = self.play
        yield Static(f"What {play.name(self.seat)} knows", classes="private-title", markup=False)
        notes = play.sitting.notes.get(self.seat, "")
        lines = [self.points_line(), Line(""), *self.known_cards(), Line("Notes", TITLE)]
        lines += [Line(text) for text in notes.splitlines()] or [Line("None yet.", SOFT)]
        yield Lines(lines, id="private-text")
        yield KeyLine("Nobody else should see this.")

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        super().on_mount()
        self.query_one(Lines).focus()

    def action_close(self) -> None:
        """Back to the table."""
        self.hide()

    def action_notebook(self) -> None:
        """On to the seat's notes."""
        self.dismiss("notebook")
