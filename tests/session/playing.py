"""Games for tests: tables of The King's Will, and seeded players who also take answers back."""

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kingswill_tui.core.action import Action
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.session.players import Player
from kingswill_tui.session.saved import SavedGame
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Table
from kingswill_tui.store.saves import Saves

KingsTable = Table[State, Observation, Outcome, Preview]
KingsSave = SavedGame[State, Observation, Outcome, Preview]
NAMES = ("Marion", "Bea", "Otto", "Judith")
NOON = datetime(2026, 11, 30, 12, 0)


@cache
def the_game(ruleset: str = "standard") -> KingsWill:
    """The King's Will with its own tables."""
    return KingsWill(load_tables(None, ruleset))


def setup_for(seats: int, seed: int, ruleset: str = "standard", bot: str | None = None) -> Setup:
    """People, or bots of a level, on all seats."""
    players = tuple(Player(name, bot) for name in NAMES[:seats])
    return Setup("kings_will", ruleset, players, frozenset(), seed)


def new_table(seats: int, seed: int, ruleset: str = "standard") -> KingsTable:
    """A table of people."""
    return Table(the_game(ruleset), setup_for(seats, seed, ruleset))


def saves_in(folder: Path) -> Saves:
    """The saves of a folder where it is always noon."""
    return Saves(folder, lambda: NOON)


class Deed(NamedTuple):
    """One thing done at a table."""

    kind: str
    """`answer`, `undo` or `redo`."""
    action: Action = Action("none")
    """The answer."""
    steps: int = 0
    """How many answers are taken back or given again."""


def do(table: KingsTable, deed: Deed) -> None:
    """Do it."""
    if deed.kind == "answer":
        table.submit(deed.action, table.ply)
    elif deed.kind == "undo":
        table.undo(deed.steps)
    else:
        table.redo(deed.steps)


def any_deed(table: KingsTable, rng: Rng, undo_one_in: int = 7) -> Deed:
    """Any answer, now and then something taken back or given again."""
    back, again = table.undo_reach().steps, table.redo_reach()
    if back and rng.below(undo_one_in) == 0:
        return Deed("undo", steps=1 + rng.below(back))
    if again and rng.below(2) == 0:
        return Deed("redo", steps=1 + rng.below(again))
    return Deed("answer", action=rng.choice(table.observe(asked(table)).legal_actions))


def asked(table: KingsTable) -> int:
    """The seat whose answer is awaited."""
    decision = table.decision
    assert decision is not None
    return decision.seat


def playing(table: KingsTable, seed: int, undo_one_in: int = 7) -> Iterator[Deed]:
    """Play on to the end, yielding each deed once it is done."""
    rng = stream(seed, "deeds")
    while not table.over:
        deed = any_deed(table, rng, undo_one_in)
        do(table, deed)
        yield deed


def played(table: KingsTable, seed: int, answers: int) -> KingsTable:
    """The same table after some answers, none taken back."""
    rng = stream(seed, "answers")
    while not table.over and table.ply < answers:
        table.submit(rng.choice(table.observe(asked(table)).legal_actions), table.ply)
    return table
