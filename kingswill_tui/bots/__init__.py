"""Players made of code: each is shown what its seat may know and nothing else."""

from kingswill_tui.bots.bot import Bot
from kingswill_tui.bots.registry import NAMES, make

__all__ = ["NAMES", "Bot", "make"]
