"""The seats of those who learn a game."""

from kingswill_tui.session.players import Player
from kingswill_tui.session.seating import check_distinct, checked_name
from kingswill_tui.session.setup import Setup
from kingswill_tui.tutorial.learning import Learning
from kingswill_tui.tutorial.script import Script, load_script

GAME = "kings_will"
"""The game that is taught."""


def lessons_of(learning: Learning) -> Script:
    """The lessons for one learner or for two; a PlayerError if they cannot be read."""
    script = load_script()
    return script.for_two(learning.partner) if learning.partner else script


def learners_setup(script: Script, learner: str, bot: str, seed: int) -> Setup:
    """A learner against a partner: the second learner, or a bot of some level where nobody scripts it."""
    partner = Player(script.partner, None if script.two else bot)
    return Setup(GAME, script.ruleset, (Player(learner, None), partner), frozenset(), seed)


def checked_learners(learning: Learning, name: str, partner: str) -> Learning:
    """The same progress under these names, `partner` empty for nobody; a PlayerError for unfit names."""
    chosen, other = checked_name(name), checked_name(partner) if partner.strip() else ""
    check_distinct([chosen, other or load_script().partner])
    return learning._replace(name=chosen, partner=other)
