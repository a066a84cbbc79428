"""Taking answers back and giving them again, as far as the fence and the others at the table allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kingswill_tui.core.errors import PlayerError

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play


class TakingBack:
    """Undo and redo of the game on the table."""

    def __init__(self, play: Play) -> None:
        """Take back in a game that is being led."""
        self._play = play
        self._table = play.table

    def undo(self) -> None:
        """Take the last answer back, over those of bots to the last one of a person."""
        reach = self._table.undo_reach()
        steps = 1
        while steps <= reach.steps and self._table.player(reach.seats[steps - 1]).bot is not None:
            steps += 1  # a bot would only give its answer again
        self._undo(steps)

    def _undo(self, steps: int) -> None:
        """Take so many answers back, where need be with the consent of whoever gave them."""
        reach = self._table.undo_reach()
        if not 1 <= steps <= reach.steps:
            self._play.app.tell(reach.blocked or "Nothing has been answered yet.", "warning")
            return
        others = self._others(reach.seats[:steps])
        if others:
            self._agree(sorted(others), self._table.ply - steps)
        else:
            self._take_back(steps)

    def _others(self, seats: Sequence[int]) -> set[int]:
        """Whose answers would be taken back besides those of who wants to, given from the last one on."""
        people = [seat for seat in seats if seat in self._play.people]
        decision = self._table.decision
        asked = None if decision is None else decision.seat
        if asked not in self._play.people:
            asked = next(iter(people), None)  # who answered last thinks again
        return set(people) - {asked}

    def _agree(self, others: list[int], ply: int) -> None:
        from kingswill_tui.ui.screens.confirm import ConfirmScreen

        names = " and ".join(self._play.name(seat) for seat in others)

        def agreed(yes: bool | None) -> None:
            # A bot may have answered while the table was thinking about it.
            if yes and self._table.ply > ply:
                self._take_back(self._table.ply - ply)

        question = f"This takes back what {names} answered. Does the table agree?"
        self._play.app.show(ConfirmScreen(question), agreed)

    def _take_back(self, steps: int) -> None:
        self._play.bots.stop()
        self._quietly(self._table.undo, steps)
        self._play.bots.hold()
        self._play.go_on()

    def redo(self) -> None:
        """Give the last answer again that was taken back."""
        if not self._table.redo_reach():
            self._play.app.tell("There is nothing to give again.", "warning")
            return
        self._play.bots.stop()
        self._quietly(self._table.redo)
        self._play.go_on()

    def undo_private(self, seat: int, tell: Callable[[str], None]) -> None:
        """Take back a seat's own last answer on its private screen, which is told what a disk says of it."""
        if self.is_own(seat):
            self._quietly(self._table.undo, tell=tell)
        else:
            self._play.app.bell()

    def is_own(self, seat: int) -> bool:
        """Whether the last answer is this seat's and can be taken back."""
        reach = self._table.undo_reach()
        return reach.steps > 0 and reach.seats[0] == seat

    def redo_private(self, tell: Callable[[str], None]) -> None:
        """Give an answer again on a private screen, which is told what a disk says of it."""
        if self._table.redo_reach():
            self._quietly(self._table.redo, tell=tell)
        else:
            self._play.app.bell()

    def _quietly(
        self, move: Callable[[int], object], steps: int = 1, tell: Callable[[str], None] | None = None
    ) -> None:
        """Take steps; what a failing disk has to say of it is told."""
        try:
            move(steps)
        except PlayerError as error:
            (tell or partial(self._play.app.tell, severity="warning"))(str(error))

    def reset_turn(self) -> None:
        """Take back everything since this turn began, as far as the fence allows."""
        steps = self._steps_of_turn()
        if steps:
            self._undo(steps)
        else:
            self._play.app.tell(self._table.undo_reach().blocked or "This turn has only begun.", "warning")

    def _steps_of_turn(self) -> int:
        """How many answers were given in this turn, as far as they can be taken back."""
        reach = self._table.undo_reach().steps
        steps = 0
        for told in reversed(self._table.history):
            if steps == reach or any(event.kind == "turn_began" for event in told.events):
                break
            steps += 1
        return steps

    def undo_to(self, ply: int) -> None:
        """Take back everything after an answer of the chronicle."""
        if ply < self._table.ply:
            self._undo(self._table.ply - ply)
