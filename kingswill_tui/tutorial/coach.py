"""Goes through the script with a learner: which step it is, what is wanted, what to say to anything else."""

from collections.abc import Mapping

from kingswill_tui.tutorial.script import OF_PARTNER, Lesson, Script, Step


class Coach:
    """A place in the script; every way to a place leads to the same position of the game."""

    def __init__(self, script: Script, step_id: str = "") -> None:
        """Begin, or go on at a step; a step that no script knows is the beginning."""
        self.script = script
        self._steps = script.steps
        places = {step.id: place for place, step in enumerate(self._steps)}
        # A second learner may have gone since: then the step goes on that they took part in.
        self._at = places.get(step_id, places.get(step_id.removesuffix(OF_PARTNER), 0))
        self._given: tuple[str, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether every step has been taken."""
        return self._at == len(self._steps)

    @property
    def step(self) -> Step:
        """The step that is taught now, the last one at the end."""
        return self._steps[min(self._at, len(self._steps) - 1)]

    @property
    def lesson(self) -> Lesson:
        """The lesson that the step belongs to."""
        return next(lesson for lesson in self.script.lesson if self.step in lesson.step)

    @property
    def heading(self) -> str:
        """Lesson and step in a few words."""
        return f"{self.lesson.title}: step {min(self._at + 1, len(self._steps))} of {len(self._steps)}"

    @property
    def line(self) -> tuple[str, ...]:
        """The answers of all seats that lead from the deal to here."""
        before = self._steps[: self._at]
        whole = [text for step in before for text in (*step.answers, *step.then)]
        return (*whole, *self._given)

    @property
    def wanted(self) -> str | None:
        """The answer that leads on, the first where several do; None where none does."""
        return next(iter(self._leading_on), None)

    @property
    def _leading_on(self) -> list[str]:
        if self.finished:
            return []
        given = len(self._given)
        ways = (self.step.answers, *self.step.also)
        return [way[given] for way in ways if way[:given] == self._given and given < len(way)]

    @property
    def reads(self) -> bool:
        """Whether there is only something to read."""
        return not self.finished and self.step.only_read

    def objection(self, answer: str) -> str:
        """What to say to an answer that does not lead on; empty for one that does."""
        if answer in self._leading_on:
            return ""
        return self.step.instead or self.script.wait

    def worded(self, text: str, keys: Mapping[str, str]) -> str:
        """A text of the script with the partner's name, and with keys or words for its commands."""
        return text.format_map({**keys, "partner": self.script.partner})

    def answered(self, answer: str) -> None:
        """An answer that leads on was given."""
        self._given += (answer,)
        if len(self._given) == len(self.step.answers):
            self.skip_step()

    def read_on(self) -> None:
        """The learner has read enough."""
        if self.reads:
            self.skip_step()

    def did(self, command: str) -> None:
        """The learner used a command."""
        if not self.finished and command == self.step.command:
            self.skip_step()

    def back(self) -> None:
        """To the beginning of the step, or from there to the one before."""
        if not self._given:
            self._at = max(0, self._at - 1)
        self._given = ()

    def skip_step(self) -> None:
        """To the next step, as if this one had been taken."""
        self._at = min(self._at + 1, len(self._steps))
        self._given = ()

    def skip_lesson(self) -> None:
        """To the first step of the next lesson."""
        lesson = self.lesson
        self.skip_step()
        while not self.finished and self.lesson is lesson:
            self.skip_step()

    def restart(self) -> None:
        """To the very beginning."""
        self._at = 0
        self._given = ()
