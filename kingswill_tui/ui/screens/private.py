"""What every private screen of a seat does: cards in words, and hiding by itself after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from textual import events

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.peek import standings
from kingswill_tui.games.kings_will.rules.state import NEUTRAL, ROUND
from kingswill_tui.ui.screens.base import PrivateScreen
from kingswill_tui.ui.widgets.lines import GOOD, PLAIN, SOFT, TITLE, WARNING, Line

if TYPE_CHECKING:
    from textual.timer import Timer

    from kingswill_tui.games.kings_will.rules.final_scoring import Standing
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.ui.play import Play

ResultType = TypeVar("ResultType")


class SeatScreen(PrivateScreen[ResultType]):
    """A private screen of one seat of the game on the table."""

    def __init__(self, play: Play, seat: int) -> None:
        """Show a seat what it may know."""
        super().__init__()
        self.play = play
        self.seat = seat
        self._idle: Timer | None = None

    def on_mount(self) -> None:
        """Start to wait for the time when nobody looks any more."""
        self._wait()

    def on_key(self, event: events.Key) -> None:
        """Somebody is there."""
        self._wait()

    def on_mouse_move(self) -> None:
        """Somebody is there."""
        self._wait()

    def _wait(self) -> None:
        seconds = self.play.app.settings.hide_after
        if self._idle is not None:
            self._idle.stop()
            self._idle = None
        if seconds and len(self.play.people) > 1:
            self._idle = self.set_timer(seconds, self.hide)

    def action_back(self) -> None:
        """Leave."""
        self.hide()

    def card_lines(self, card: int, heading: str, standing: Standing | None = None) -> list[Line]:
        """A card in words, and what it would mean for the seat now."""
        words = self.play.words
        lines = [Line(heading, TITLE)]
        lines += [Line(text) for text in words.card_lines(card)]
        if standing is not None:
            look = GOOD if standing.met else WARNING
            lines += [Line(text, look) for text in words.standing(card, standing)]
        return [*lines, Line("")]

    def known_cards(self) -> list[Line]:
        """Every card on the board whose face the seat has seen, and the one it put aside."""
        observation = self.play.table.observe(self.seat)
        worth = standings(observation) if observation.clock[ROUND] else {}
        lines: list[Line] = []
        for space, card in enumerate(observation.cards):
            if card is UNKNOWN or card == NOTHING:
                continue
            discs = self._discs(observation, space)
            heading = f"Space {space + 1}: {self.play.words.card_title(card)}   {discs}"
            lines += self.card_lines(card, heading, worth.get(space))
        view = observation.seats[self.seat]
        if view.aside is not UNKNOWN and view.own_space != NOTHING:
            lines += self.card_lines(view.aside, f"Put aside: {self.play.words.card_title(view.aside)}")
        return lines or [Line("Nothing is known yet.", SOFT)]

    def _discs(self, observation: Observation, space: int) -> str:
        discs = observation.discs[space]
        names = [p.name for seat, p in enumerate(self.play.table.setup.players) if discs >> seat & 1]
        names += ["neutral"] if discs >> NEUTRAL & 1 else []
        return f"discs: {', '.join(names)}" if names else ""

    def points_line(self) -> Line:
        """The seat's own victory points."""
        points = self.play.table.observe(self.seat).seats[self.seat].points
        return Line(f"Victory points: {points}", PLAIN)
