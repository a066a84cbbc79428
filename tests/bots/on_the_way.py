"""Positions on the way through games of random answers, for tests that ask bots about them."""

from collections.abc import Iterator

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables

RULESETS = ("standard", "first_game")


def the_game(ruleset: str = "standard") -> KingsWill:
    """The King's Will with its own tables."""
    return KingsWill(load_tables(None, ruleset))


def on_the_way(game: KingsWill, seats: int, seed: int, every: int) -> Iterator[State]:
    """Every so manyth position of one game that is still going on."""
    state = game.new_game(seats, frozenset(), seed)
    chance = Rng(seed)
    for ply in range(10_000):
        if game.decision(state) is None:
            return
        if ply % every == 0:
            yield game.copy(state)
        game.apply(state, chance.choice(game.legal_actions(state)))
