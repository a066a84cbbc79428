"""The bot that answers anything."""

from kingswill_tui.core.action import Action
from kingswill_tui.core.game import Observed
from kingswill_tui.core.rng import Rng


class RandomBot:
    """Gives each legal answer with the same chance."""

    name = "random"

    def choose(self, observation: Observed, rng: Rng) -> Action:
        """Any legal answer."""
        return rng.choice(observation.legal_actions)
