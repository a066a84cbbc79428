"""The one King's Will card that a seat has just looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.peek import standings
from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import Lines

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play


class LookScreen(SeatScreen[None]):
    """Shown once after exploring; peek shows it again at any time."""

    commands: ClassVar = ("close",)

    def __init__(self, play: Play, seat: int, space: int) -> None:
        """Show the card on a space."""
        super().__init__(play, seat)
        self._space = space

    def compose(self) -> ComposeResult:
        """Heading, card, key line."""
        play = self.play
        yield Static(
            f"{play.name(self.seat)} looks at space {self._space + 1}", classes="private-title", markup=False
        )
        observation = play.table.observe(self.seat)
        card = observation.cards[self._space]
        if card is not UNKNOWN:
            worth = standings(observation)[self._space]
            yield Lines(self.card_lines(card, play.words.card_title(card), worth), id="private-text")
        yield KeyLine("Nobody else should see this.")

    def action_close(self) -> None:
        """Turn the card over again."""
        self.hide()

    def on_click(self) -> None:
        """Turn the card over again."""
        self.hide()
