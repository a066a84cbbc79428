"""What every bot can do."""

from typing import Protocol

from kingswill_tui.core.action import Action
from kingswill_tui.core.game import Observed
from kingswill_tui.core.rng import Rng


class Bot(Protocol):
    """Answers for a seat; what it remembers is what the observation remembers."""

    @property
    def name(self) -> str:
        """The bot's level."""

    def choose(self, observation: Observed, rng: Rng) -> Action:
        """One of the observation's legal answers; the only chance used is the generator's."""
