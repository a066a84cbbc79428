"""The seats of somebody who learns a game."""

from kingswill_tui.session.players import Player
from kingswill_tui.session.setup import Setup

GAME = "kings_will"
"""The game that is taught."""


def learners_setup(ruleset: str, learner: str, partner: str, bot: str, seed: int) -> Setup:
    """A learner against one partner, a bot of some level where nobody scripts it."""
    return Setup(GAME, ruleset, (Player(learner, None), Player(partner, bot)), frozenset(), seed)
