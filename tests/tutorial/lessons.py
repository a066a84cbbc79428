"""The taught game on the real rules, for the tests of the lessons."""

import pytest

from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import load_script

SCRIPT = load_script()
STEP_IDS = [step.id for step in SCRIPT.steps]
TWO = SCRIPT.for_two("Tilda")
"""The same for two learners."""
EACH_STEP = [
    pytest.param(script, step.id, id=f"{'two' if script.two else 'one'}-{step.id}")
    for script in (SCRIPT, TWO)
    for step in script.steps
]


def the_game() -> KingsWill:
    """The rules that the lessons are played by."""
    return KingsWill(load_tables(None, SCRIPT.ruleset))


def position(coach: Coach) -> State:
    """The position of the real game where a coach stands; IllegalAction if the script is wrong."""
    game = the_game()
    state = game.new_game(2, frozenset(), SCRIPT.seed)
    for text in coach.line:
        game.apply(state, game.actions.parse_action(text))
    return state
