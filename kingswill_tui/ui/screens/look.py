"""The one King's Will card that a seat has just looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from kingswill_tui.ui.boards.kings_will.card_view import CardView
from kingswill_tui.ui.screens.faces import face_on
from kingswill_tui.ui.screens.private import SeatScreen

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play


class LookScreen(SeatScreen[None]):
    """Shown once after exploring; peek shows it again at any time."""

    commands: ClassVar = ("shut", "close", "rules", "help")

    def __init__(self, play: Play, seat: int, space: int) -> None:
        """Show the card on a space."""
        super().__init__(play, seat)
        self._face = face_on(play, play.table.observe(seat), space)

    def title_text(self) -> str:
        """Who looks where."""
        return f"{self.play.name(self.seat)} looks at {self._face.place.lower()}"

    def content(self) -> ComposeResult:
        """The card."""
        with VerticalScroll(classes="private-cards", can_focus=False):
            yield CardView((self._face,), ascii_glyphs=self.play.app.settings.ascii_glyphs)

    def rule(self) -> str:
        """The card's own rule."""
        return self.play.words.card_rule(self._face.card)

    def action_close(self) -> None:
        """Turn the card over again."""
        self.hide()

    def on_click(self) -> None:
        """Turn the card over again."""
        if not self.reading:
            self.hide()
