"""Saves for the screens to go on with: the middle of a game, where an answer changes the whole table."""

import random
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.state import ROUND, State
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.session.players import Player
from kingswill_tui.session.saved import begin_saved
from kingswill_tui.session.setup import Setup
from kingswill_tui.store.saves import Saves
from kingswill_tui.store.settings import SettingsFile
from kingswill_tui.ui.preferences import Settings

NAMES = ("Marion", "Bea", "Ulrich", "Theo")
BOT = "steady"
GAME_ID = "bench"
SAVE = "middle"
"""What the save is called."""
MENU_LINES = 6
"""The least number of answers before and after."""
EVENTS = 3
"""The least number of facts that the answer brings about."""
MIDDLE = 2
"""The first round in which a position counts as the middle of a game."""


class Prepared(NamedTuple):
    """A position, told by how it was reached."""

    seed: int
    """The seed of the game."""
    answers: tuple[Action, ...]
    """All answers up to the position."""
    asked: int
    """The seat that is asked there."""


def middle_of_a_game(game: KingsWill) -> Prepared:
    """The first position of some random games whose first answer hands on to another seat, in public."""
    for seed in count(1):
        chance = random.Random(seed)
        state = game.new_game(len(NAMES), frozenset(), seed)
        answers: list[Action] = []
        while actions := game.legal_actions(state):
            if state.clock[ROUND] >= MIDDLE and _hands_on(game, state):
                pending = game.decision(state)
                assert pending is not None
                return Prepared(seed, tuple(answers), pending.seat)
            answers.append(chance.choice(actions))
            game.apply(state, answers[-1])
    raise AssertionError("counting never ends")


def _hands_on(game: KingsWill, state: State) -> bool:
    before, actions = game.decision(state), game.legal_actions(state)
    after_state = game.copy(state)
    events = game.apply(after_state, actions[0])
    after = game.decision(after_state)
    return (
        before is not None
        and after is not None
        and not (before.private or after.private)
        and before.seat != after.seat
        and len(events) >= EVENTS
        and not any(game.is_fence(event) for event in events)
        and min(len(actions), len(game.legal_actions(after_state))) >= MENU_LINES
    )


def save_middle_of_a_game(home: Path, *, with_bots: bool) -> None:
    """Save such a position in a home folder, for four people, or for the one that is asked among bots.

    Animations are off there: they last as long as somebody is to watch them.
    """
    SettingsFile(home, Settings).write(Settings(animations=False))
    game = KingsWill(load_tables(None, "standard"))
    prepared = middle_of_a_game(game)
    players = tuple(
        Player(name, BOT if with_bots and seat != prepared.asked else None) for seat, name in enumerate(NAMES)
    )
    setup = Setup(game.id, game.ruleset, players, frozenset(), prepared.seed)
    with begin_saved(game, setup, Saves(home, datetime.now), GAME_ID, SAVE) as saved:
        for ply, action in enumerate(prepared.answers):
            saved.table.submit(action, ply)
