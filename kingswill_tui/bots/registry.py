"""The bots by name."""

from collections.abc import Callable
from typing import Final

from kingswill_tui.bots.bot import Bot
from kingswill_tui.bots.random_bot import RandomBot
from kingswill_tui.bots.steady_bot import SteadyBot
from kingswill_tui.core.errors import PlayerError

_BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "steady": SteadyBot}
NAMES: Final = tuple(_BOTS)
"""The levels, the weakest first."""

ABOUT: Final = {"random": "takes any answer that is allowed", "steady": "weighs what each answer is worth"}
"""How each level plays, in few words."""


def make(name: str) -> Bot:
    """A bot of a level; a PlayerError names the levels there are."""
    if name not in _BOTS:
        raise PlayerError(f"There is no bot '{name}'; choose one of {', '.join(NAMES)}.")
    return _BOTS[name]()
