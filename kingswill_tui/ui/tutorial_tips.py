"""Learner tips at the table of any game, as the settings want them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.tutorial.learner_tips import LearnerTips
from kingswill_tui.ui.widgets.coach_panel import NO_ADVICE, Advice

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play


class TableTips:
    """The tip of the question that a person is asked."""

    def __init__(self, play: Play) -> None:
        """Advise the people of a game."""
        self._play = play
        house = play.house
        self._tips = LearnerTips(lambda: play.app.settings.tips, house.learning, house.keep_learning)

    def advice(self) -> Advice:
        """The tip of the question on the table."""
        play = self._play
        decision = play.table.decision
        if decision is None or decision.seat not in play.people or play.read_only:
            return NO_ADVICE
        return Advice(self._tips.tip(decision, play.table.ply))
