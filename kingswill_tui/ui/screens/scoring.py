"""The final scoring: cards turn face up one at a time, the sheet grows line by line, the bars with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.score_stages import SOURCES, bars_after, stages_of
from kingswill_tui.ui.sitting import Sitting
from kingswill_tui.ui.widgets.bar_chart import BarChart
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import SOFT, Line, Lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.timer import Timer

    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.commands import Command
    from kingswill_tui.ui.sitting import Watched

SECONDS_EACH = 2.5
"""How long each step stands while they go on by themselves."""
TURN_ALL = "Turn all"
"""What the key that stops the turning does while nothing turns."""
FACE_DOWN = "The King's cards still lie face down. Enter turns the first, Space turns all by themselves."


class ScoringScreen(GameScreen[str]):
    """Dismisses with `replay`, `rematch` or `title`; None goes back to the table."""

    AUTO_FOCUS = ""
    commands: ClassVar = (
        "turn_card",
        "pause",
        "show_all",
        "replay",
        "rematch",
        "title_screen",
        "back",
        "line_on",
        "line_back",
        "page_on",
        "page_back",
        "help",
        "palette",
        "quit",
    )
    DEFAULT_CSS = """
    ScoringScreen #scoring-cards { height: 1; padding: 0 1; color: $accent; }
    ScoringScreen #scoring-sheet { margin: 1 1 0 1; }
    ScoringScreen BarChart { border-top: solid $border; }
    """

    def __init__(self, finished: Sitting | Watched) -> None:
        """Score a finished game, at the table or in a replay, to which it leads back."""
        super().__init__()
        self._finished = finished
        game = finished.table if isinstance(finished, Sitting) else finished.replay
        words, outcome = finished.words, game.outcome()
        self._names = tuple(player.name for player in game.setup.players)
        self._stages = stages_of(outcome, words.outcome(outcome), self._names)
        self._start = bars_after(outcome, self._names, frozenset(), False)
        self._cards = {line.space: words.card_title(line.card).split()[0] for line in outcome.cards}
        self._spaces = sorted({*self._cards, *outcome.set_aside})
        self._shown = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Heading, cards, sheet, bars, key line."""
        settings = cast("KingsWillApp", self.app).settings
        yield Static("Final scoring", classes="screen-title", id="scoring-title", markup=False)
        yield Static(id="scoring-cards", markup=False)
        sheet = Lines(id="scoring-sheet", follow=True)
        sheet.can_focus = False
        yield sheet
        yield BarChart(SOURCES, self._start, plain=settings.ascii_glyphs)
        yield KeyLine()

    def on_mount(self) -> None:
        """Without animations everything is there at once."""
        if not cast("KingsWillApp", self.app).settings.animations:
            self._shown = len(self._stages)
        self.call_after_refresh(self._update)

    @property
    def complete(self) -> bool:
        """Whether the whole sheet is shown."""
        return self._shown == len(self._stages)

    def _update(self) -> None:
        shown = self._stages[: self._shown]
        lines = [line for stage in shown for line in stage.lines]
        self.query_one(Lines).show(lines or [Line(FACE_DOWN, SOFT)])
        self.query_one(BarChart).show(shown[-1].bars if shown else self._start)
        turned = {stage.space for stage in shown}
        self.query_one("#scoring-cards", Static).update(self._row(turned))
        left = len(self._stages) - self._shown
        step = "" if self.complete else f"   {left} more to come"
        self.query_one("#scoring-title", Static).update(f"Final scoring{step}")
        if self.complete:
            self._stop()
        self.query_one(KeyLine).refresh()

    def _row(self, turned: set[int | None]) -> str:
        """The King's Will board: letters of the turned cards, cards not counted without a disc."""
        faces = []
        for space in self._spaces:
            face = self._cards.get(space, "-") if space in turned or self.complete else "#"
            faces.append(f"{space + 1}[{face}]")
        return "King's Will  " + " ".join(faces)

    def available(self) -> Iterable[Command]:
        """The commands that can be given now; the one that stops the turning starts it."""
        for command in super().available():
            yield command._replace(title=TURN_ALL) if command.id == "pause" and not self._timer else command

    def can(self, command: str) -> bool:
        """Cards can be turned until all are; a game that was not saved has no replay."""
        if command in ("turn_card", "pause", "show_all"):
            return not self.complete
        if command in ("replay", "rematch", "title_screen") and not isinstance(self._finished, Sitting):
            return False
        return bool(self._finished.name) if command == "replay" else True

    def on_click(self, event: events.Click) -> None:
        """A click on sheet, cards or bars turns the next card."""
        if isinstance(event.widget, Lines | Static | BarChart) and not self.complete:
            self.action_turn_card()

    def action_turn_card(self) -> None:
        """Turn the next card, or go on to the next part of the sheet."""
        self._shown = min(self._shown + 1, len(self._stages))
        self._update()

    def action_show_all(self) -> None:
        """The whole sheet."""
        self._shown = len(self._stages)
        self._update()

    def action_pause(self) -> None:
        """Let the cards turn by themselves, or stop them."""
        if self._timer is None:
            self.action_turn_card()
            self._timer = None if self.complete else self.set_interval(SECONDS_EACH, self.action_turn_card)
        else:
            self._stop()
        self.query_one(KeyLine).refresh()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_line_on(self) -> None:
        """One line down."""
        self.query_one(Lines).scroll_relative(y=1, animate=False)

    def action_line_back(self) -> None:
        """One line up."""
        self.query_one(Lines).scroll_relative(y=-1, animate=False)

    def action_page_on(self) -> None:
        """One page down."""
        self.query_one(Lines).scroll_page_down(animate=False)

    def action_page_back(self) -> None:
        """One page up."""
        self.query_one(Lines).scroll_page_up(animate=False)

    def action_replay(self) -> None:
        """Go through the game again."""
        self.dismiss("replay")

    def action_rematch(self) -> None:
        """Play again with the same seats."""
        self.dismiss("rematch")

    def action_title_screen(self) -> None:
        """To the title."""
        self.dismiss("title")

    def action_back(self) -> None:
        """Back to the table, or to the replay."""
        self.dismiss(None)
