"""Positions to draw: games played at random from a seed."""

from collections.abc import Iterator
from functools import cache

from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.frames import STEP_TO
from kingswill_tui.games.kings_will.rules.names import (
    BARN,
    CHURCH,
    CORN_FIELD,
    FOREST,
    HILL,
    INN,
    LAKE,
    MEADOW,
    MOUNTAIN,
    NOTHING,
    POOR_HOUSE,
    SMITHY,
)
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.state import PIECE_BITS, State
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import Target, target_of
from kingswill_tui.ui.glyphs import UNICODE, Glyphs
from kingswill_tui.ui.seats import letters

NAMES = ("Marion", "Bea", "Otto", "Judith")


@cache
def the_game(ruleset: str = "standard") -> KingsWill:
    """The King's Will with its own tables."""
    return KingsWill(load_tables(None, ruleset))


def states(seats: int, seed: int, ruleset: str = "standard") -> Iterator[State]:
    """Every position of one random game, the last one over; each is the same state, played on."""
    game = the_game(ruleset)
    state = game.new_game(seats, frozenset(), seed)
    rng = stream(seed, "draws")
    while True:
        yield state
        actions = game.legal_actions(state)
        if not actions:
            return
        game.apply(state, rng.choice(actions))


@cache
def state_at(seats: int, seed: int, answers: int, ruleset: str = "standard") -> State:
    """The position of a random game after so many answers."""
    game = the_game(ruleset)
    for ply, state in enumerate(states(seats, seed, ruleset)):
        if ply == answers:
            return game.copy(state)
    raise ValueError(f"The game is over before {answers} answers.")


def grown(seats: int, seed: int) -> State:
    """A late position whose second seat has a long duchy with everything that can stand on it."""
    state = the_game().copy(state_at(seats, seed, 200))
    lands = (CORN_FIELD, HILL, FOREST, LAKE, MEADOW, MOUNTAIN, HILL, LAKE, FOREST, HILL, CORN_FIELD, MEADOW)
    state.lands[1] = lands
    state.people[1] = [2, 3, 1, 0, 1, 2, 0, 0, 1, 0, 1, 2]
    one = [1 << PIECE_BITS * kind for kind in range(4)]
    state.settled[1] = (one[0], one[1] + one[3], one[2], 0, 0, one[1], 2 * one[0], 0, one[3], one[2], 0, 0)
    built = [BARN, SMITHY, NOTHING, CHURCH, INN, POOR_HOUSE]
    state.below[1] = (*built, *[NOTHING] * (len(lands) - len(built)))
    state.stack[-1:] = [(STEP_TO, 1, len(lands) - 1, 2, NOTHING, NOTHING, 0)]
    state.answers = None
    return state


def legal_targets(observation: Observation) -> frozenset[Target]:
    """The things that the legal answers concern."""
    found = (target_of(action, observation) for action in observation.legal_actions)
    return frozenset(target for target in found if target is not None)


def seen_at(seats: int, seed: int, answers: int) -> Observation:
    """What everyone sees of such a position."""
    return the_game().observe(state_at(seats, seed, answers), None)


def scene_of(observation: Observation, front: int | None = None, signs: Glyphs = UNICODE) -> Scene:
    """A scene with the asked seat in front."""
    names = NAMES[: len(observation.seats)]
    asked = 0 if observation.decision is None else observation.decision.seat
    legal = legal_targets(observation)
    return Scene(observation, names, letters(names), asked if front is None else front, legal, signs)
