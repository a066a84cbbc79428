"""Finished and running games for the screens."""

from functools import cache

from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.ui.sitting import Sitting
from tests.session.playing import KingsTable, new_table, played, the_game

ANSWERS_IN_NO_GAME = 100_000


@cache
def finished(seats: int, seed: int = 5) -> KingsTable:
    """A game of any answers, played to its end."""
    table = played(new_table(seats, seed), seed, ANSWERS_IN_NO_GAME)
    assert table.over
    return table


def sitting(seats: int, name: str = "evening", seed: int = 5) -> Sitting:
    """The table of a finished game."""
    table = finished(seats, seed)
    names = tuple(player.name for player in table.setup.players)
    return Sitting(table, Words(the_game().tables, names), name, None)
