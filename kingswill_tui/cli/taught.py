"""A taught game at the table, with a save or without."""

from collections.abc import Sequence

from kingswill_tui.cli.home import new_game_id
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.session.saved import SavedGame, begin_saved
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Table
from kingswill_tui.store.saves import Saves

Taught = SavedGame[State, Observation, Outcome, Preview]


def taught_game(setup: Setup, line: Sequence[str], saves: Saves | None) -> tuple[Taught, KingsWill]:
    """A game played to where answers lead; lessons fit the program's own tables, whatever an owner has."""
    game = KingsWill(load_tables(None, setup.ruleset))
    if saves is None:
        taught = SavedGame("", Table(game, setup), None, {})
    else:
        taught = begin_saved(game, setup, saves, new_game_id())
    for text in line:
        taught.table.submit(game.actions.parse_action(text), taught.table.ply)
    return taught, game
