"""What was agreed before the first question."""

from typing import Literal

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.session.players import Player

Covers = Literal["private", "always"]
"""When the screen is covered between people: before private moments, or before every turn."""


class Setup(NamedTuple):
    """Everything that a game follows from, besides the answers."""

    game: str
    """The game's short name."""
    ruleset: str
    """The rule set it is played with."""
    players: tuple[Player, ...]
    """Who sits there, by seat."""
    variants: frozenset[str]
    """The options switched on."""
    seed: int
    """Decides all that is left to chance."""
    covers: Covers = "private"
    """When the screen is covered."""
    components: str | None = None
    """Folder of the owner's component tables; None for the ones that come with the program."""
