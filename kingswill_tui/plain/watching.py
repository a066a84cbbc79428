"""A saved game gone through line by line: step, jump, play at a speed, look with other eyes."""

from collections.abc import Callable
from typing import Any, Final

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.keyboard import EndOfInput, Keyboard
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.requests import Word
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.replaying import Replay

SPECTATOR: Final = "spectator"
DEFAULT_SPEED: Final = 1.0
"""Answers a second."""
SLOWEST: Final = 0.01
FASTEST: Final = 1000.0
WORDS: Final = (
    Word("next", "[N]", "the next answer, or the next N; Enter alone does so too", ("n",)),
    Word("back", "[N]", "one answer back, or N", ("b",)),
    Word("answer", "N", "where N answers stand"),
    Word("turn", "N", "where turn N begins"),
    Word("round", "N", "where round N begins"),
    Word("start", "", "before the first answer"),
    Word("end", "", "after the last answer"),
    Word("play", "[SPEED]", "go on by itself, so many answers a second; Ctrl+C stops it", ("p",)),
    Word("table", "", "the whole table", ("t",)),
    Word("as", "SEAT", "look with the eyes of a seat, by name or number, or of a spectator"),
    Word("knows", "", "the cards known to the seat you look with, and what they are worth then", ("k",)),
    Word("help", "", "this list", ("h",)),
    Word("quit", "", "leave", ("q", "exit")),
)
_NAMES: Final = {name: word.name for word in WORDS for name in (word.name, *word.also)}


class Watching:
    """Goes back and forth in one saved game."""

    def __init__(
        self,
        replay: Replay[Any, Any, Any, Any],
        voice: Voice[Any, Any, Any],
        page: Page,
        keyboard: Keyboard,
        sleep: Callable[[float], None],
    ) -> None:
        """Start before the first answer, as a spectator."""
        self._replay = replay
        self._voice = voice
        self._page = page
        self._keyboard = keyboard
        self._sleep = sleep
        self._ply = 0
        self._viewer: int | None = None
        self._carried_out: dict[str, Callable[[str], None]] = {
            "next": lambda rest: self.step(_number(rest, 1)),
            "back": lambda rest: self.jump(max(0, self._ply - _number(rest, 1))),
            "answer": lambda rest: self.jump(_number(rest)),
            "turn": lambda rest: self.jump(replay.ply_of_turn(_number(rest))),
            "round": lambda rest: self.jump(replay.ply_of_round(_number(rest))),
            "start": lambda _: self.jump(0),
            "end": lambda _: self.jump(replay.length),
            "play": lambda rest: self.play(speed(rest) if rest else DEFAULT_SPEED),
            "table": lambda _: page.say_all(voice.table(self._observation)),
            "as": self.look_as,
            "knows": lambda _: self.tell_knowledge(),
            "help": lambda _: page.say_all(help_lines()),
        }

    def watch(self) -> None:
        """Carry out what is typed until somebody leaves or there is no more input."""
        while True:
            try:
                text = self._keyboard.ask(f"{self._ply} of {self._replay.length}> ")
            except (EndOfInput, KeyboardInterrupt):
                return
            typed, _, rest = (text or "next").partition(" ")
            name = _NAMES.get(typed.lower())
            if name == "quit":
                return
            try:
                if name is None:
                    raise PlayerError(f"'{typed}' is not known here; type help for what is.")
                self._carried_out[name](rest.strip())
            except PlayerError as error:
                self._page.say(str(error))

    def open(self, viewer: int | None, ply: int) -> None:
        """Begin after so many answers with somebody's eyes; a PlayerError where that cannot be."""
        self._replay.must_be_allowed(viewer)
        self._viewer = viewer
        self.jump(ply)

    def look_as(self, name: str) -> None:
        """Look with the eyes of a seat, by name or number, or of a spectator; or a PlayerError."""
        self._viewer = viewer_called(name, self._replay)
        self.show()

    def tell_knowledge(self) -> None:
        """Say what the seat knew that others did not; a PlayerError for a spectator."""
        if self._viewer is None:
            raise PlayerError("A spectator knows no card; look as a seat first.")
        self._page.say_all(self._voice.knowledge(self._observation))

    def jump(self, ply: int) -> None:
        """Show the game as it stood after so many answers; a PlayerError names how many there are."""
        self._replay.must_have(ply)
        self._ply = ply
        self.show()

    def show(self) -> None:
        """Say where the game stands, what the last answer brought, and at the end who won."""
        self._page.blank()
        self._page.say(f"After answer {self._ply} of {self._replay.length}, seen by {self._watcher}.")
        self._tell_answer()
        if self._ply < self._replay.length or not self._replay.over:
            self._page.say(self._voice.headline(self._observation))
        else:
            self._page.say_all(self._voice.outcome(self._replay.outcome()))

    def step(self, answers: int) -> None:
        """Tell the next answers one after the other, as far as there are any."""
        if self._ply == self._replay.length:
            raise PlayerError("That was the last answer.")
        for _ in range(min(answers, self._replay.length - self._ply) - 1):
            self._ply += 1
            self._tell_answer()
        self._ply += 1
        self.show()

    def play(self, answers_a_second: float) -> None:
        """Tell one answer after the other until the end, or until interrupted."""
        try:
            while self._ply < self._replay.length:
                self._ply += 1
                self._tell_answer()
                self._sleep(1 / answers_a_second)
        except KeyboardInterrupt:
            self._page.say("Stopped.")
        self.show()

    @property
    def _observation(self) -> Any:
        return self._replay.observe(self._ply, self._viewer)

    @property
    def _watcher(self) -> str:
        return "a spectator" if self._viewer is None else self._replay.setup.players[self._viewer].name

    def _tell_answer(self) -> None:
        if self._ply:
            sentences = (
                self._voice.event(event, self._viewer)
                for event in self._replay.events(self._ply, self._viewer)
            )
            self._page.say_all(f"  {self._ply}. {line}" for line in sentences if line is not None)


def viewer_called(name: str, replay: Replay[Any, Any, Any, Any]) -> int | None:
    """The seat of this name or number, None for a spectator; a PlayerError if it may not look on."""
    if name.casefold() == SPECTATOR:
        return None
    for seat, player in enumerate(replay.setup.players):
        if name.casefold() in (player.name.casefold(), str(seat + 1)):
            replay.must_be_allowed(seat)
            return seat
    there = ", ".join(player.name for player in replay.setup.players)
    raise PlayerError(f"Nobody called '{name}' sits here; look as {there} or {SPECTATOR}.")


def help_lines() -> list[str]:
    """Every word with what it does."""
    return [f"  {' '.join(filter(None, (word.name, word.takes)))}: {word.help}." for word in WORDS]


def speed(text: str) -> float:
    """Answers a second; a PlayerError for anything else."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not SLOWEST <= found <= FASTEST:
        raise PlayerError(
            f"A speed is a number of answers a second, from {SLOWEST:g} up to {FASTEST:g}, not '{text}'."
        )
    return found


def _number(text: str, otherwise: int | None = None) -> int:
    if not text and otherwise is not None:
        return otherwise
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise PlayerError(f"A whole number is needed there, not '{text}'.")
