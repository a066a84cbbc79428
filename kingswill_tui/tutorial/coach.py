"""Goes through the script with a learner: which step it is, what is wanted, what to say to anything else."""

from kingswill_tui.tutorial.script import Lesson, Script, Step


class Coach:
    """A place in the script; every way to a place leads to the same position of the game."""

    def __init__(self, script: Script, step_id: str = "") -> None:
        """Begin, or go on at a step; a step that no script knows is the beginning."""
        self.script = script
        self._steps = script.steps
        self._at = next((i for i, step in enumerate(self._steps) if step.id == step_id), 0)
        self._given = 0

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
        return (*whole, *(() if self.finished else self.step.answers[: self._given]))

    @property
    def wanted(self) -> str | None:
        """The answer that leads on; None where none does."""
        if self.finished or not self.step.answers:
            return None
        return self.step.answers[self._given]

    @property
    def reads(self) -> bool:
        """Whether there is only something to read."""
        return not self.finished and self.step.only_read

    def objection(self, answer: str) -> str:
        """What to say to an answer that does not lead on; empty for the one that does."""
        if answer == self.wanted:
            return ""
        return self.step.instead or self.script.wait

    def answered(self) -> None:
        """The wanted answer was given."""
        self._given += 1
        if self._given == len(self.step.answers):
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
        self._given = 0

    def skip_step(self) -> None:
        """To the next step, as if this one had been taken."""
        self._at = min(self._at + 1, len(self._steps))
        self._given = 0

    def skip_lesson(self) -> None:
        """To the first step of the next lesson."""
        lesson = self.lesson
        self.skip_step()
        while not self.finished and self.lesson is lesson:
            self.skip_step()

    def restart(self) -> None:
        """To the very beginning."""
        self._at = self._given = 0
