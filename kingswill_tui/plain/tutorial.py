"""The lessons in the line mode: the coach speaks before each question and is asked before each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kingswill_tui.core.decision import Decision
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.keyboard import Keyboard
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.requests import WORDS, Request
from kingswill_tui.plain.sitting import Sitting
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.table import Table
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import LEARNER

TableAt = Callable[[Sequence[str]], Table[Any, Any, Any, Any]]
"""Deals the taught game and plays it to where answers lead."""
KEYS: Final = {word.name: f"'{word.name}'" for word in WORDS} | {"go_on": "Enter"}
"""What stands in a text for a command in braces."""
WAYS: Final[dict[str, Callable[[Coach], None]]] = {
    "back": Coach.back,
    "skip": Coach.skip_step,
    "skip lesson": Coach.skip_lesson,
    "restart": Coach.restart,
}
"""Words that lead to another step."""
LESSON_HELP: Final = "In the lessons there are also: hint, back, skip, skip lesson, restart."


class _Elsewhere(Exception):
    """The coach stands elsewhere, and the game has to follow."""


class LessonSitting(Sitting):
    """Asks what the game asks, but takes only what the coach waits for."""

    by_chance = False

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        voice: Voice[Any, Any, Any],
        page: Page,
        keyboard: Keyboard,
        coach: Coach,
        keep: Callable[[str], None],
    ) -> None:
        """Sit down where the coach stands; `keep` is told each step that is reached."""
        super().__init__(table, voice, {}, page, keyboard)
        self._coach = coach
        self._keep = keep
        self._told: object = None
        self._carried_out = {**self._carried_out, "undo": self._back, "redo": self._redo}

    def _ask(self, decision: Decision) -> None:
        """Let the step be answered, or read by all."""
        if self._coach.reads:
            self._cover.shared()
            self._say_first(decision)
            self._follow(self._keyboard.ask("Enter goes on, help tells more> "), decision)
            return
        super()._ask(decision)

    def _say_first(self, decision: Decision) -> None:
        """Teach the step."""
        coach = self._coach
        if self._told is not coach.step:
            self._told = coach.step
            self._keep(coach.step.id)
            self._page.blank()
            self._page.say(f"[{coach.heading}]", coach.worded(coach.step.text, KEYS))

    def _follow(self, text: str, decision: Decision) -> None:
        if text:
            self._carry_out(text, decision)
        else:
            self._coach.read_on()
            self._catch_up()

    def _carry_out(self, text: str, decision: Decision) -> None:
        typed = text.lower()
        if typed == "hint":
            self._page.say(self._coach.worded(self._coach.step.hint, KEYS))
        elif typed in WAYS:
            WAYS[typed](self._coach)
            raise _Elsewhere
        else:
            super()._carry_out(text, decision)
            if typed in ("help", "h"):
                self._page.say(LESSON_HELP)

    def _answer(self, request: Request, decision: Decision) -> None:
        if self._coach.reads:
            raise PlayerError(self._coach.script.wait)
        action = self._asking.chosen(int(request.rest))
        answer = self._table.game.actions.print_action(action)
        objection = self._coach.objection(answer)
        if objection:
            raise PlayerError(self._coach.worded(objection, KEYS))
        super()._answer(request, decision)
        self._coach.answered(answer)
        self._catch_up()

    def _peek(self, request: Request, decision: Decision) -> None:
        super()._peek(request, decision)
        if self._cover.reader == LEARNER:
            self._coach.did("peek")

    def _back(self, request: Request, decision: Decision) -> None:
        self._coach.back()
        raise _Elsewhere

    def _redo(self, request: Request, decision: Decision) -> None:
        raise PlayerError("In the lessons 'skip' goes on to the next step.")

    def _surprise(self, request: Request, decision: Decision) -> None:
        raise PlayerError("In the lessons nothing is left to chance; 'skip' goes on to the next step.")

    def _catch_up(self) -> None:
        """Tell what the partner does before the next step."""
        for text in self._coach.line[self._table.ply :]:
            action = self._table.game.actions.parse_action(text)
            self._telling.happened(self._table.submit(action, self._table.ply))
        if self._coach.finished:
            raise _Elsewhere


def teach(
    coach: Coach,
    table_at: TableAt,
    voice: Voice[Any, Any, Any],
    page: Page,
    keyboard: Keyboard,
    keep: Callable[[str], None],
) -> None:
    """Go through the lessons to their end; raises what a game in the line mode raises when it is left."""
    page.say(LESSON_HELP, "'quit' leaves; the lessons go on there the next time.")
    while not coach.finished:
        try:
            LessonSitting(table_at(coach.line), voice, page, keyboard, coach, keep).play()
        except _Elsewhere:
            continue
    keep("")
