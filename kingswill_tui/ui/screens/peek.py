"""Peek: everything that one seat knows and the others do not."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from kingswill_tui.ui.boards.kings_will.card_view import CardView
from kingswill_tui.ui.screens.faces import known_faces
from kingswill_tui.ui.screens.private import SeatScreen


class PeekScreen(SeatScreen[str | None]):
    """Known cards with what they would bring now, own points, own notes."""

    AUTO_FOCUS = ""
    commands: ClassVar = ("shut", "close", "notebook", "rules", "help")
    DEFAULT_CSS = """
    PeekScreen .private-cards Static { padding: 0 1; }
    PeekScreen .peek-heading { color: $accent; text-style: bold; }
    """

    def title_text(self) -> str:
        """Whose knowledge this is."""
        return f"What {self.play.name(self.seat)} knows"

    def content(self) -> ComposeResult:
        """Points, cards, notes."""
        points = self.play.table.observe(self.seat).seats[self.seat].points
        with VerticalScroll(classes="private-cards", can_focus=False):
            yield Static(f"Victory points: {points}", markup=False)
            faces = known_faces(self.play, self.seat)
            yield CardView(faces, ascii_glyphs=self.play.app.settings.ascii_glyphs)
            if self.play.keeps_notes:
                yield Static("Notes", classes="peek-heading")
                yield Static(self.play.sitting.notes.get(self.seat) or "None yet.", markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys go from card to card."""
        super().on_mount()
        self.query_one(CardView).focus(scroll_visible=False)

    def rule(self) -> str | None:
        """The rule of the card that the cursor is on."""
        face = self.query_one(CardView).pointed_at
        return None if face is None else self.play.words.card_rule(face.card)

    def can(self, command: str) -> bool:
        """Notes belong to a game that keeps them."""
        return super().can(command) and (command != "notebook" or self.play.keeps_notes)

    def action_close(self) -> None:
        """Back to the table."""
        self.hide()

    def action_notebook(self) -> None:
        """On to the seat's notes."""
        self.dismiss("notebook")
