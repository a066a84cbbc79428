"""What a table refuses, besides answers that the rules refuse."""

from kingswill_tui.core.errors import PlayerError


class StalePly(PlayerError):
    """The answer was meant for a question that is no longer asked."""


class CannotUndo(PlayerError):
    """So many answers cannot be taken back, or given again."""


class NotOver(PlayerError):
    """Asked for what is only known at the end."""


class OtherGame(PlayerError):
    """The save belongs to other rules or components than the ones at hand."""


class Disagreement(PlayerError):
    """The answers of a save do not lead where they led when they were given."""

    def __init__(self, ply: int, index: int, why: str) -> None:
        """Keep the answer's number, the record's place from 0 (all before it are good), and the reason."""
        super().__init__(f"The save disagrees with the rules at answer {ply}: {why}.")
        self.ply = ply
        self.index = index
        self.why = why


class BotFailed(PlayerError):
    """A bot gave no answer, or none that the rules allow."""


class BotCancelled(PlayerError):
    """A bot was stopped while it was thinking."""
