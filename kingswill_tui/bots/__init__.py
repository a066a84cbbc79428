"""Players made of code: each is shown what its seat may know and nothing else."""

from kingswill_tui.bots.bot import Bot
from kingswill_tui.bots.registry import ABOUT, NAMES, make

__all__ = ["ABOUT", "NAMES", "Bot", "make"]
