"""What the commands of a lesson do, on whatever screen a learner is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play


class LessonKeys:
    """Hands each command of a lesson to the game that is being led."""

    play: Play

    def action_lesson_hint(self) -> None:
        """Say what is to be done."""
        self.play.lesson("lesson_hint")

    def action_lesson_back(self) -> None:
        """The step before."""
        self.play.lesson("lesson_back")

    def action_lesson_skip(self) -> None:
        """The next step."""
        self.play.lesson("lesson_skip")

    def action_lesson_skip_all(self) -> None:
        """The next lesson."""
        self.play.lesson("lesson_skip_all")

    def action_lesson_restart(self) -> None:
        """The first step."""
        self.play.lesson("lesson_restart")
