"""Tips as one learner wants them, with what was seen kept from game to game."""

from collections.abc import Callable
from typing import Literal

from kingswill_tui.core.decision import Decision
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.tutorial.learning import Learning
from kingswill_tui.tutorial.tips import Tips, load_tips

Wish = Literal["on", "off", "twice"]
"""Always, never, or until each was seen twice."""


class LearnerTips:
    """Reads nothing before there is something to advise on."""

    def __init__(
        self,
        wish: Callable[[], Wish],
        learning: Callable[[], Learning],
        keep: Callable[[Learning], None],
    ) -> None:
        """Ask for the wish anew each time, as it can be changed during a game."""
        self._wish = wish
        self._learning = learning
        self._keep = keep
        self._tips: Tips | None = None

    def tip(self, decision: Decision, ply: int) -> str:
        """The tip of a question, empty for none."""
        wish = self._wish()
        if wish == "off":
            return ""
        try:
            if self._tips is None:
                self._tips = Tips(load_tips(), self._learning().seen)
            before = dict(self._tips.seen)
            text = self._tips.tip_for(decision, ply, wish == "twice")
            if self._tips.seen != before:
                self._keep(self._learning()._replace(seen=self._tips.seen))
        except PlayerError:
            # A tip that cannot be read or kept must not disturb the game.
            return ""
        return f"Tip: {text}" if text else ""
