"""Learner tips for any game: one sentence or two with a question, as long as the learner wants them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Final

from kingswill_tui.core.decision import Decision
from kingswill_tui.core.fields import some
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.tutorial.assets import read_asset

FILE: Final = "tips.toml"
_Text = Annotated[str, some()]
OFTEN_ENOUGH = 2
"""How often a tip is shown to whoever wants each twice."""


class Tip(NamedTuple):
    """What is good to know whenever a question is asked."""

    id: _Text
    """Its name."""
    question: _Text
    """The kind of decision it goes with."""
    text: _Text
    """One or two sentences."""


class _TipFile(NamedTuple):
    """All tips."""

    tip: tuple[Tip, ...]
    """One for each kind of question that needs one."""


class Tips:
    """Chooses the tip of a question and counts how often each was seen."""

    def __init__(self, tips: Iterable[Tip], seen: Mapping[str, int]) -> None:
        """Know the tips, and how often each was seen in earlier games."""
        self._by_question = {tip.question: tip for tip in tips}
        self.seen = dict(seen)
        self._shown: tuple[int, str] = (-1, "")

    def tip_for(self, decision: Decision, ply: int, until_seen_twice: bool) -> str:
        """The tip of a question, empty for none; the same question counts once however often it is drawn."""
        tip = self._by_question.get(decision.kind)
        if tip is None:
            return ""
        asked = (ply, tip.id)
        if asked != self._shown:
            if until_seen_twice and self.seen.get(tip.id, 0) >= OFTEN_ENOUGH:
                return ""
            self._shown = asked
            self.seen[tip.id] = self.seen.get(tip.id, 0) + 1
        return tip.text


@lru_cache(maxsize=1)
def load_tips() -> tuple[Tip, ...]:
    """Read the tips; a PlayerError if their file is missing or harmed."""
    return read_asset(_TipFile, FILE).tip
