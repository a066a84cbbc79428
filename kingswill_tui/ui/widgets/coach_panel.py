"""What the coach says above the answers: a few lines, or nothing at all."""

from textual.widgets import Static

from kingswill_tui.core.named_tuples import NamedTuple


class Advice(NamedTuple):
    """What the coach says now."""

    text: str
    """One to three sentences; empty for nothing."""
    notice: bool = False
    """Whether it replies to something that was just done."""


NO_ADVICE = Advice("")


class CoachPanel(Static):
    """Takes no room while there is nothing to say."""

    DEFAULT_CSS = """
    CoachPanel {
        background: $panel; color: $foreground; padding: 0 1; height: auto; max-height: 3; display: none;
    }
    CoachPanel.-notice { color: $warning; }
    """

    def __init__(self, id: str) -> None:
        """Start silent."""
        super().__init__(id=id, markup=False)
        self.advice = NO_ADVICE

    def say(self, advice: Advice) -> None:
        """Say something else."""
        if advice != self.advice:
            self.advice = advice
            self.update(advice.text)
            self.set_class(advice.notice, "-notice")
            self.display = bool(advice.text)
