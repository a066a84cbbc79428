"""Takes answers back and gives them again, as far as the table can and the people agree."""

from collections import Counter
from typing import Any

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.keyboard import Keyboard
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.telling import Telling
from kingswill_tui.session.reach import UndoReach
from kingswill_tui.session.table import Table


class Undoing:
    """Counts in people's answers: what bots answered in between is taken back along with them."""

    def __init__(
        self, table: Table[Any, Any, Any, Any], page: Page, keyboard: Keyboard, telling: Telling
    ) -> None:
        """Undo at one table."""
        self._table = table
        self._page = page
        self._keyboard = keyboard
        self._telling = telling

    def undo(self, answers: int) -> None:
        """Take back so many people's answers; a PlayerError says why not."""
        reach = self._table.undo_reach()
        steps = self._steps_back(reach, answers)
        if not self._agreed(reach.seats[:steps]):
            self._page.say("Nothing was taken back.")
            return
        lines = [self._line(told) for told in reversed(self._table.history[-steps:])]
        self._table.undo(steps)
        self._page.say("Taken back, the last first:")
        self._page.say_all(f"  {line}" for line in lines)

    def redo(self, answers: int) -> None:
        """Give so many people's answers again; a PlayerError says why not."""
        if not self._table.redo_reach():
            raise PlayerError("There is no answer to give again.")
        stood = self._table.ply
        while answers and self._table.redo_reach():
            self._redo_one()
            answers -= 1
        self._page.say("Given again:")
        self._page.say_all(f"  {self._line(told)}" for told in self._table.history[stood:])

    def _steps_back(self, reach: UndoReach, answers: int) -> int:
        """The steps over so many people's answers."""
        mine = [step for step, seat in enumerate(reach.seats, 1) if self._is_person(seat)]
        if answers <= len(mine):
            return mine[answers - 1]
        why = reach.blocked or ""
        if not mine:
            raise PlayerError(f"No answer can be taken back. {why}".rstrip())
        count = "only one answer" if len(mine) == 1 else f"only {len(mine)} answers"
        raise PlayerError(f"Not {answers} but {count} can be taken back. {why}".rstrip())

    def _agreed(self, seats: tuple[int, ...]) -> bool:
        """Whether the other people whose answers would go agree."""
        decision = self._table.decision
        asked = None if decision is None else decision.seat
        others = Counter(seat for seat in seats if seat != asked and self._is_person(seat))
        if not others:
            return True
        names = " and ".join(self._table.player(seat).name for seat in sorted(others))
        count = sum(others.values())
        what = "an answer" if count == 1 else f"{count} answers"
        answer = self._keyboard.ask(
            f"That takes back {what} of {names} as well. Is that agreed? (yes or no) "
        )
        return answer.lower() in ("y", "yes")

    def _redo_one(self) -> None:
        """One person's answer and what bots answered before and after it."""
        person = False
        while self._table.redo_reach() and not person:
            person = self._asked_is_person()
            self._table.redo()
        while self._table.redo_reach() and not self._asked_is_person():
            self._table.redo()

    def _asked_is_person(self) -> bool:
        decision = self._table.decision
        return decision is not None and self._is_person(decision.seat)

    def _is_person(self, seat: int) -> bool:
        return self._table.player(seat).bot is None

    def _line(self, told: Any) -> str:
        sentences = self._telling.sentences(told)
        return sentences[0] if sentences else f"{self._table.player(told.seat).name} answered."
