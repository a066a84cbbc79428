"""A taught game on the screen: the coach is asked before every answer, and plays the partner's part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.learners import learners_setup
from kingswill_tui.tutorial.script import LEARNER, light
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.play import Play
from kingswill_tui.ui.screens.table_menu import GO_ON
from kingswill_tui.ui.taking_back import TakingBack
from kingswill_tui.ui.widgets.coach_panel import NO_ADVICE, Advice
from kingswill_tui.ui.widgets.key_line import key_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.timer import Timer

    from kingswill_tui.core.action import Action
    from kingswill_tui.session.told import Told
    from kingswill_tui.tutorial.coach import Coach
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.boards.kings_will.targets import Target
    from kingswill_tui.ui.house import House

HINT_AFTER = 45
"""Seconds without an answer after which the hint comes by itself."""
KEYS = {name: key_name(command.keys[0]) for name, command in COMMANDS.items()} | {
    "go_on": f"'{GO_ON}'",
    "table": key_name(COMMANDS["next_panel"].keys[0]),
}
"""What stands in a text for a command in braces."""


class StepBack(TakingBack):
    """A taught game goes back step by step, also over what a free game could not take back."""

    def _undo(self, steps: int) -> None:
        """Take back what this step has brought, or else the step before, however many answers are meant."""
        self._play.lesson("lesson_back")

    def undo_private(self, seat: int, tell: Callable[[str], None]) -> None:
        """The same on the preparation's screen."""
        self.undo()


class LessonPlay(Play):
    """Leads a learner through the script; the game on the table is always where the coach stands."""

    taught = True

    def __init__(self, app: KingsWillApp, house: House, coach: Coach) -> None:
        """Go on where the coach stands; a PlayerError if the lessons cannot be played."""
        script = coach.script
        self.coach = coach
        self.lesson_setup = learners_setup(script, house.learning().name, house.bot_levels()[0], script.seed)
        self._notice = ""
        self._patience: Timer | None = None
        super().__init__(app, house, house.taught(self.lesson_setup, coach.line, saved=False))
        self.back = StepBack(self)

    @property
    def read_only(self) -> bool:
        """A taught game is kept as the step it has come to."""
        return False

    @property
    def reads(self) -> bool:
        """Whether there is only something to read."""
        return self.coach.reads

    @property
    def heading(self) -> str:
        """Lesson and step."""
        return self.coach.heading

    def advice(self, private_to: int | None = None) -> Advice:
        """The text of the step, or what is to be said to the last thing done, to whom it concerns alone."""
        decision = self.table.decision
        concerned = decision.seat if decision is not None and decision.private else None
        if concerned != private_to and len(self.people) > 1 and not self.coach.reads:
            return NO_ADVICE
        text = self.coach.worded(self._notice or self.coach.step.text, KEYS)
        return Advice(text, bool(self._notice))

    def lights(self) -> tuple[Target, ...]:
        """What the step lights up."""
        return tuple(light(text) for text in self.coach.step.lights)

    def wanted(self) -> Action | None:
        """The answer that leads on."""
        text = self.coach.wanted
        return None if text is None else self.table.game.actions.parse_action(text)

    def begin(self) -> None:
        """Begin to wait for the learner."""
        self._keep()
        super().begin()

    def close(self) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().close()

    def _turn(self) -> None:
        """Leave time to read; after the last step leave the table to the players."""
        if self.coach.finished and not self._closed:
            self.app.play_on(self.lesson_setup, self.coach.line)
        elif not self.coach.reads:
            super()._turn()

    def answer(self, action: Action, tell: Callable[[str], None] | None = None) -> Told | None:
        """Give the wanted answer; any other is replied to and not given."""
        text = self.table.game.actions.print_action(action)
        objection = self.coach.objection(text)
        if objection:
            self._say(objection)
            return None
        told = super().answer(action, tell)
        if told is not None:
            self.coach.answered(text)
            self._moved()
        return told

    def read_on(self) -> None:
        """Enough was read."""
        self.coach.read_on()
        self._moved()
        self.go_on()

    def _peek(self, seat: int) -> None:
        """Show what a learner knows, which may be what the step asks for."""
        super()._peek(seat)
        if self.coach.step.command == "peek" and seat == LEARNER:
            self.coach.did("peek")
            self._moved()
            self.go_on()

    def show_rule(self, rule: str | None) -> None:
        """Open a rule, or else the one that the step teaches."""
        super().show_rule(rule or self.coach.step.rules[0])

    def lesson(self, command: str) -> None:
        """Carry out a command of the lesson."""
        if command == "lesson_hint":
            # A second press brings back what the hint stands in place of.
            self._say("" if self._notice == self.coach.step.hint else self.coach.step.hint)
            return
        {
            "lesson_back": self.coach.back,
            "lesson_skip": self.coach.skip_step,
            "lesson_skip_all": self.coach.skip_lesson,
            "lesson_restart": self.coach.restart,
        }[command]()
        self.app.teach(self.coach)

    def _moved(self) -> None:
        """Bring the game to where the coach stands: what the partner answers comes by itself."""
        self._notice = ""
        for text in self.coach.line[self.table.ply :]:
            super().answer(self.table.game.actions.parse_action(text))
        self._keep()

    def _keep(self) -> None:
        step = "" if self.coach.finished else self.coach.step.id
        try:
            self.house.keep_learning(self.house.learning()._replace(step=step))
        except PlayerError as error:
            self.app.tell(str(error), "warning")
        self._stop_waiting()
        if not self.coach.reads:
            self._patience = self.app.set_timer(HINT_AFTER, lambda: self._say(self.coach.step.hint))

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.stop()
            self._patience = None

    def _say(self, text: str) -> None:
        """Reply on whatever screen the learner looks at."""
        self._notice = text
        self.screen.update_table()
        if self.preparing is not None:
            self.preparing.update_advice()
