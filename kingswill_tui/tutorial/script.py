"""The script of the taught game: its lessons, steps and tips, read from the data files and checked."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final, Literal

from kingswill_tui.core.assets import assets_folder
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.fields import made_of, some
from kingswill_tui.games.kings_will.rules.names import BUILDINGS, RESOURCES, SETTLEMENTS, TILES

FILE: Final = "first_game.toml"
LEARNER: Final = 0
"""The seat of the one who learns."""
_WORDS: Final = {"tile": TILES, "resource": RESOURCES, "settlement": SETTLEMENTS, "building": BUILDINGS}
_Text = Annotated[str, some()]
Light = tuple[str, int] | tuple[str, int, int]
"""A kind of thing on the board and its numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing that is taught."""

    id: _Text
    """Its name, also that of the place where a learner goes on."""
    text: _Text
    """What to do and why."""
    answers: tuple[_Text, ...] = ()
    """What the learner is to answer, one after the other, in the game's notation."""
    command: Literal["", "peek"] = ""
    """The command the learner is to use; a step without answers and command is only read."""
    then: tuple[_Text, ...] = ()
    """What is answered afterwards without the learner."""
    lights: tuple[_Text, ...] = ()
    """What is lit up, the most important first."""
    rules: tuple[_Text, ...]
    """The rules that it teaches."""
    hint: _Text
    """What helps whoever is stuck."""
    instead: str = ""
    """Said to whoever answers something else: what to try, and why not that now."""

    def __post_init__(self) -> None:
        if self.only_read != (self.instead == ""):
            raise ValueError(f"{self.id} needs a sentence under 'instead' exactly if something is to be done")

    @property
    def only_read(self) -> bool:
        """Whether nothing is to be done but to read on."""
        return not self.answers and not self.command


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """Steps that belong together."""

    title: _Text
    """A few words."""
    step: Annotated[tuple[Step, ...], some()]
    """Its steps in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tip:
    """What is good to know whenever a question is asked."""

    id: _Text
    """Its name."""
    question: _Text
    """The kind of decision it goes with."""
    text: _Text
    """One or two sentences."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """All of the taught game."""

    ruleset: _Text
    """The rules it is played by."""
    seed: int
    """The deal it is played with."""
    partner: _Text
    """The name on the other seat."""
    wait: _Text
    """Said to whoever answers where there is only something to read."""
    lesson: Annotated[tuple[Lesson, ...], some()]
    """The lessons in order."""
    tip: tuple[Tip, ...]
    """The tips of any game."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in order."""
        return tuple(step for lesson in self.lesson for step in lesson.step)

    @property
    def line(self) -> tuple[str, ...]:
        """All answers of the taught game in order, whoever gives them."""
        return tuple(text for step in self.steps for text in (*step.answers, *step.then))


def light(text: str) -> Light:
    """The thing named: `tile building`, `space 3`, `place 1` of the learner's duchy, or `travel`."""
    kind, _, which = text.partition(" ")
    if kind == "travel":
        return ("travel", 0)
    if kind in _WORDS:
        return (kind, _WORDS[kind].index(which))
    if kind == "place":
        return (kind, LEARNER, int(which))
    return (kind, int(which))


@lru_cache(maxsize=1)
def load_script() -> Script:
    """Read the script; a PlayerError if its file is missing or harmed."""
    path = assets_folder("tutorial") / FILE
    try:
        return made_of(Script, tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise PlayerError(
            f"The lessons in {path} cannot be read: {reason}. Please install the program again."
        ) from None
