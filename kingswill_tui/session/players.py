"""Who sits on a seat."""

from kingswill_tui.core.named_tuples import NamedTuple


class Player(NamedTuple):
    """A person, or a bot of some level."""

    name: str
    """What the player is called at the table."""
    bot: str | None = None
    """The bot's level; None for a person."""
