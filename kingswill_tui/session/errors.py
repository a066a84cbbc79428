"""What a table refuses, besides answers that the rules refuse."""

from kingswill_tui.core.errors import PlayerError


class StalePly(PlayerError):
    """The answer was meant for a question that is no longer asked."""


class CannotUndo(PlayerError):
    """So many answers cannot be taken back, or given again."""


class NotOver(PlayerError):
    """Asked for what is only known at the end."""
