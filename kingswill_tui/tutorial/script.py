"""The script of the taught game: its lessons and steps, read from the data files and checked."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from kingswill_tui.core.fields import WrongField, some
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.names import BUILDINGS, RESOURCES, SETTLEMENTS, TILES
from kingswill_tui.tutorial.assets import read_asset

FILE: Final = "first_game.toml"
LEARNER: Final = 0
"""The seat of the one who learns, or of the first of two who do."""
OF_PARTNER: Final = "_partner"
"""What ends the name of a step that a second learner takes."""
_WORDS: Final = {"tile": TILES, "resource": RESOURCES, "settlement": SETTLEMENTS, "building": BUILDINGS}
_Text = Annotated[str, some()]
Light = tuple[str, int] | tuple[str, int, int]
"""A kind of thing on the board and its numbers."""


class Part(NamedTuple):
    """What a second learner is told at the partner's answers."""

    text: _Text
    """What to do and why."""
    hint: _Text
    """What helps whoever is stuck."""
    instead: _Text
    """Said to whoever answers something else."""


class Step(NamedTuple):
    """One thing that is taught."""

    id: _Text
    """Its name, also that of the place where a learner goes on."""
    text: _Text
    """What to do and why."""
    rules: tuple[_Text, ...]
    """The rules that it teaches."""
    hint: _Text
    """What helps whoever is stuck."""
    answers: tuple[_Text, ...] = ()
    """What the learner is to answer, one after the other, in the game's notation."""
    also: tuple[tuple[_Text, ...], ...] = ()
    """Other orders of as many answers, which lead to the same position."""
    command: Literal["", "peek"] = ""
    """The command the learner is to use; a step without answers and command is only read."""
    then: tuple[_Text, ...] = ()
    """What the partner answers afterwards."""
    partner: Part | None = None
    """What is said of that to a second learner, who then gives these answers."""
    lights: tuple[_Text, ...] = ()
    """What is lit up, the most important first."""
    instead: str = ""
    """Said to whoever answers something else: what to try, and why not that now."""

    @property
    def only_read(self) -> bool:
        """Whether nothing is to be done but to read on."""
        return not self.answers and not self.command

    def for_two(self) -> tuple["Step", ...]:
        """The step and, where the partner answers, a step of the partner's own."""
        if self.partner is None:
            return (self,)
        part = Step(
            id=f"{self.id}{OF_PARTNER}",
            text=self.partner.text,
            rules=self.rules,
            hint=self.partner.hint,
            answers=self.then,
            instead=self.partner.instead,
        )
        return (self._replace(then=(), partner=None), part)


def _agrees(step: Step) -> bool:
    """Whether the parts of a step fit each other; a WrongField tells where they do not."""
    if step.only_read != (step.instead == ""):
        raise WrongField("instead", "is needed exactly if something is to be done")
    if (step.partner is None) != (not step.then):
        raise WrongField("partner", "is needed exactly if something is answered by one")
    if any(len(way) != len(step.answers) for way in step.also):
        raise WrongField("also", "needs as many answers in each order")
    return True


class Lesson(NamedTuple):
    """Steps that belong together."""

    title: _Text
    """A few words."""
    step: Annotated[tuple[Annotated[Step, _agrees], ...], some()]
    """Its steps in order."""


class Script(NamedTuple):
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
    two: bool = False
    """Whether a second learner sits there."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in order."""
        return tuple(step for lesson in self.lesson for step in lesson.step)

    @property
    def line(self) -> tuple[str, ...]:
        """All answers of the taught game in order, whoever gives them."""
        return tuple(text for step in self.steps for text in (*step.answers, *step.then))

    def for_two(self, partner: str) -> "Script":
        """The same game with a second learner, who is called `partner`."""
        lessons = tuple(
            lesson._replace(step=tuple(part for step in lesson.step for part in step.for_two()))
            for lesson in self.lesson
        )
        return self._replace(partner=partner, two=True, lesson=lessons)


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
    return read_asset(Script, FILE)
