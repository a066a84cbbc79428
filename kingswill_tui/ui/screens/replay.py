"""A saved game watched again: step by step or by itself, through the eyes of the table or of a seat."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.session.milestones import ROUND, TURN, begun_in
from kingswill_tui.ui.boards.kings_will.board_view import BoardView
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import PLAIN, SOFT, Line, Lines
from kingswill_tui.ui.widgets.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.timer import Timer

    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.commands import Command
    from kingswill_tui.ui.sitting import Watched

SECONDS_EACH = {1: 2.0, 2: 1.0, 3: 0.4, 4: 0.12}
"""How long each answer stands, by speed."""
PLAY = "Play"
"""What the key that stops a game that plays does while it stands still."""
KEPT = 30
"""Sentences kept in view."""


def nearest_speed(answers_a_second: float) -> int:
    """The speed that comes nearest to so many answers a second."""
    return min(SECONDS_EACH, key=lambda speed: abs(log(SECONDS_EACH[speed] * answers_a_second)))


class _Sentence(NamedTuple):
    """One event in words."""

    ply: int
    text: str


class ReplayScreen(GameScreen[int]):
    """Dismisses with the ply after which a new game is to begin, None to leave."""

    AUTO_FOCUS = ""
    commands: ClassVar = (
        "step_back",
        "step_on",
        "pause",
        "scoring",
        "eyes",
        "knowledge",
        "back",
        "help",
        "fork",
        "speed",
        "next_panel",
        "palette",
        "turn_back",
        "turn_on",
        "to_start",
        "to_end",
        "line_back",
        "line_on",
        "speed_1",
        "speed_2",
        "speed_3",
        "speed_4",
        "quit",
    )
    DEFAULT_CSS = """
    ReplayScreen BoardView { height: 1fr; }
    ReplayScreen #replay-knowledge { height: 1fr; margin: 1 1 0 1; display: none; }
    ReplayScreen.-knowledge #replay-knowledge { display: block; }
    ReplayScreen.-knowledge BoardView { display: none; }
    ReplayScreen #replay-notice { height: auto; max-height: 3; padding: 0 1; color: $warning; }
    ReplayScreen Timeline { margin: 0 1; }
    ReplayScreen #replay-where { height: 1; padding: 0 1; color: $accent; }
    ReplayScreen #replay-told { height: 4; margin: 0 1; }
    ReplayScreen.-tall #replay-told { height: 8; }
    """

    def __init__(self, watched: Watched) -> None:
        """Watch a game from where it is to begin."""
        super().__init__()
        self._watched = watched
        self._replay = replay = watched.replay
        self._words = watched.words
        self._notice = watched.notice
        self._names = tuple(player.name for player in replay.setup.players)
        self._viewer = watched.viewer
        self._sentences: list[_Sentence] = []
        self._speed = 2 if watched.pace is None else nearest_speed(watched.pace)
        self._at_once = watched.pace is not None
        self._timer: Timer | None = None
        self.ply = watched.ply
        """How many answers stand in what is shown."""
        self._rounds = self._beginnings(ROUND)
        self._turns = [ply for ply, _ in self._beginnings(TURN)]

    def _beginnings(self, milestone: str) -> list[tuple[int, int]]:
        """After how many answers rounds or turns began, and their numbers."""
        numbers = ((told.ply, begun_in(told.events, milestone)) for told in self._replay.history)
        return [(ply, number) for ply, number in numbers if number is not None]

    def compose(self) -> ComposeResult:
        """Heading, board, time, what happened, key line."""
        plain = cast("KingsWillApp", self.app).settings.ascii_glyphs
        yield Static(classes="screen-title", id="replay-title", markup=False)
        if self._notice:
            yield Static(self._notice, id="replay-notice", markup=False)
        board = BoardView(self._names, ascii_glyphs=plain)
        board.can_focus = False
        yield board
        knowledge = Lines(id="replay-knowledge")
        knowledge.can_focus = False
        yield knowledge
        marks = [(0, "Start"), *((ply, f"Round {number}") for ply, number in self._rounds)]
        yield Timeline(self._replay.length, marks, self._turns, plain)
        yield Static(id="replay-where", markup=False)
        told = Lines(id="replay-told", follow=True)
        told.can_focus = False
        yield told
        yield KeyLine()

    def on_mount(self) -> None:
        """Show where it begins, once the widgets know their sizes."""
        self._word()
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        if self._at_once:
            self._play_at(self._speed)
        else:
            self._update()

    def on_resize(self) -> None:
        """Tell more where there is room."""
        self.set_class(self.size.height >= 36, "-tall")

    def _word(self) -> None:
        """Put all events into words for the eyes that look."""
        replay = self._replay
        texts = (
            (ply, self._words.event(event, self._viewer))
            for ply in range(1, replay.length + 1)
            for event in replay.events(ply, self._viewer)
        )
        self._sentences = [_Sentence(ply, text) for ply, text in texts if text is not None]

    def _update(self) -> None:
        replay, ply = self._replay, self.ply
        observation = replay.observe(ply, self._viewer)
        self.query_one(BoardView).show(observation, self._front(), frozenset())
        self.query_one("#replay-knowledge", Lines).show(map(Line, self._words.knowledge(observation)))
        self.query_one(Timeline).go(ply)
        past = [sentence for sentence in self._sentences if sentence.ply <= ply][-KEPT:]
        lines = [Line(each.text, PLAIN if each.ply == ply else SOFT) for each in past]
        self.query_one("#replay-told", Lines).show(lines or [Line("Nothing has been answered yet.", SOFT)])
        self.query_one("#replay-title", Static).update(self._words.status(observation))
        self.query_one("#replay-where", Static).update(self._where())
        self.query_one(KeyLine).refresh()

    def _where(self) -> str:
        eyes = "the table" if self._viewer is None else self._names[self._viewer]
        playing = "playing at" if self._timer else "stands still, at"
        known = f"Answer {self.ply} of {self._replay.length}, as {eyes} knew it"
        return f"{known}; {playing} speed {self._speed} of {len(SECONDS_EACH)}"

    def _front(self) -> int:
        """The duchy in front: that of the eyes that look, or of whoever has just answered."""
        if self._viewer is not None:
            return self._viewer
        return self._replay.history[self.ply - 1].seat if self.ply else 0

    def available(self) -> Iterable[Command]:
        """The commands that can be given now; the one that stops the game starts it while it stands still."""
        for command in super().available():
            yield command._replace(title=PLAY) if command.id == "pause" and not self._timer else command

    def can(self, command: str) -> bool:
        """Seats show what they knew once the game is over; one can play on where an answer is left."""
        if command == "eyes":
            return self._replay.over
        if command == "scoring":
            return self._replay.over and self.ply == self._replay.length
        if command == "knowledge":
            return self._viewer is not None
        if command == "fork":
            return self.ply < self._replay.length or not self._replay.over
        if command == "pause":
            return self._replay.length > 0
        return True

    def go_to(self, ply: int) -> None:
        """Show the game after so many answers, as near as there is."""
        self.ply = max(0, min(self._replay.length, ply))
        if self.ply == self._replay.length:
            self._stop()
        self._update()

    def on_timeline_set(self, message: Timeline.Set) -> None:
        """Jump to the chosen point of time."""
        message.stop()
        self.go_to(message.at)

    def action_step_on(self) -> None:
        """One answer on."""
        self.go_to(self.ply + 1)

    def action_step_back(self) -> None:
        """One answer back."""
        self.go_to(self.ply - 1)

    def action_turn_on(self) -> None:
        """To where the next turn begins, or the end."""
        self.go_to(next((ply for ply in self._turns if ply > self.ply), self._replay.length))

    def action_turn_back(self) -> None:
        """To where a turn began before, or the start."""
        self.go_to(next((ply for ply in reversed(self._turns) if ply < self.ply), 0))

    def action_to_start(self) -> None:
        """Before the first answer."""
        self.go_to(0)

    def action_to_end(self) -> None:
        """After the last answer."""
        self.go_to(self._replay.length)

    def action_pause(self) -> None:
        """Play, or stop; at the end, play again from the start."""
        if self._timer is not None:
            self._stop()
        else:
            if self.ply == self._replay.length:
                self.ply = 0
            self._play()
        self._update()

    def _play(self) -> None:
        self._stop()
        self._timer = self.set_interval(SECONDS_EACH[self._speed], self.action_step_on)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_speed(self) -> None:
        """The next speed; what stands still goes on standing still."""
        self._speed = self._speed % len(SECONDS_EACH) + 1
        if self._timer is not None:
            self._play()
        self._update()

    def _play_at(self, speed: int) -> None:
        self._speed = speed
        if self.ply < self._replay.length:
            self._play()
        self._update()

    def action_speed_1(self) -> None:
        """Play slowly."""
        self._play_at(1)

    def action_speed_2(self) -> None:
        """Play at a steady speed."""
        self._play_at(2)

    def action_speed_3(self) -> None:
        """Play fast."""
        self._play_at(3)

    def action_speed_4(self) -> None:
        """Play as fast as can be followed."""
        self._play_at(4)

    def action_scoring(self) -> None:
        """Turn the King's cards as at the end of the game."""
        from kingswill_tui.ui.screens.scoring import ScoringScreen

        self.app.push_screen(ScoringScreen(self._watched))

    def action_eyes(self) -> None:
        """The next seat's eyes, after the last one those of the table again."""
        eyes: list[int | None] = [None, *range(len(self._names))]
        self._viewer = eyes[(eyes.index(self._viewer) + 1) % len(eyes)]
        if self._viewer is None:
            self.remove_class("-knowledge")
        self._word()
        self._update()

    def action_knowledge(self) -> None:
        """What the seat knew, or the board again."""
        self.toggle_class("-knowledge")

    def action_next_panel(self) -> None:
        """The board's next page."""
        self.query_one(BoardView).next_page()

    def action_line_on(self) -> None:
        """Scroll what is read down."""
        self._read.scroll_relative(y=1, animate=False)

    def action_line_back(self) -> None:
        """Scroll what is read up."""
        self._read.scroll_relative(y=-1, animate=False)

    @property
    def _read(self) -> Lines:
        """What a seat knew where that is shown, else what happened."""
        return self.query_one("#replay-knowledge" if self.has_class("-knowledge") else "#replay-told", Lines)

    def action_fork(self) -> None:
        """Begin a new game from here, after asking."""
        self._stop()
        self._update()

        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss(self.ply)

        question = (
            f"Begin a new game after answer {self.ply}? It gets a save of its own, this one stays as it is."
        )
        if not self._replay.over:
            question += " Whoever plays it on may learn what the other game still hides."
        self.app.push_screen(ConfirmScreen(question), answered)

    def action_back(self) -> None:
        """Leave."""
        self.dismiss(None)
