"""Learner tips at the table of any game, as the settings want them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.tutorial.script import load_script
from kingswill_tui.tutorial.tips import Tips
from kingswill_tui.ui.widgets.coach_panel import NO_ADVICE, Advice

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play


class TableTips:
    """The tip of the question that a person is asked."""

    def __init__(self, play: Play) -> None:
        """Advise the people of a game; nothing is read before there is something to advise on."""
        self._play = play
        self._tips: Tips | None = None

    def advice(self) -> Advice:
        """The tip of the question on the table; what was seen is kept."""
        play = self._play
        decision = play.table.decision
        wish = play.app.settings.tips
        if wish == "off" or decision is None or decision.seat not in play.people or play.read_only:
            return NO_ADVICE
        try:
            if self._tips is None:
                self._tips = Tips(load_script().tip, play.house.learning().seen)
            before = dict(self._tips.seen)
            text = self._tips.tip_for(decision, play.table.ply, wish == "twice")
            if wish == "twice" and self._tips.seen != before:
                play.house.keep_learning(replace(play.house.learning(), seen=self._tips.seen))
        except PlayerError:
            # A tip that cannot be read or kept must not disturb the game.
            return NO_ADVICE
        return Advice(f"Tip: {text}") if text else NO_ADVICE
