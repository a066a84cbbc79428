"""Random games for the tests of the contract: tables, answers, and twins that differ in what is hidden."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.games.kings_will.game import SEAT_COUNTS, VARIANTS, KingsWill
from kingswill_tui.games.kings_will.rules.state import POINTS, State
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.soak import soak_count

RULESETS = ("standard", "first_game")
PASSING = ("forgo", "done", "no_delivery", "fail_levy", "stay", "keep_received")
"""Kinds of answers that pass something up."""
MOST_PLIES = 5000
"""No random game comes near this many answers."""


def on_games(seeded_slice: int, full: int) -> settings:
    """How many games a test plays: the same ones in every run, more of them in a soak."""
    return settings(
        max_examples=soak_count(seeded_slice, full),
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


@cache
def game_of(ruleset: str) -> KingsWill:
    """The game with the tables that come with the program."""
    return KingsWill(load_tables(None, ruleset))


@dataclass(frozen=True, slots=True)
class Table:
    """A game to be played by chance."""

    ruleset: str
    """Id of the rule set."""
    seats: int
    """Number of seats."""
    variants: frozenset[str]
    """Options switched on."""
    seed: int
    """Decides the game and every answer."""

    @property
    def game(self) -> KingsWill:
        """Its rules."""
        return game_of(self.ruleset)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """A spectator and every seat."""
        return (None, *range(self.seats))

    def new_game(self) -> State:
        """Its first position."""
        return self.game.new_game(self.seats, self.variants, self.seed)

    def rng(self, purpose: str) -> Rng:
        """Chance of the test's own, not the rules'."""
        return stream(self.seed, purpose)


TABLES = st.builds(
    Table,
    st.sampled_from(RULESETS),
    st.sampled_from(SEAT_COUNTS),
    st.frozensets(st.sampled_from(VARIANTS)),
    st.integers(0, (1 << 48) - 1),
)
"""Any rule set, any number of seats, any options, any seed."""


def some_answer(answers: tuple[Action, ...], rng: Rng) -> Action:
    """Any answer, but one that passes something up only now and then, so that games fill up with things."""
    doing = [answer for answer in answers if answer.kind not in PASSING]
    return rng.choice(doing if doing and rng.below(3) else list(answers))


def plies(game: KingsWill, state: State, rng: Rng) -> Iterator[tuple[int, Action]]:
    """The number of each ply and the answer drawn for it; whoever iterates carries it out on the state."""
    number = 0
    while answers := game.legal_actions(state):
        yield number, some_answer(answers, rng)
        number += 1


def twin_of(game: KingsWill, state: State, viewer: int | None, rng: Rng) -> State:
    """A position with other hidden cards and tiles, and with more points where these are hidden."""
    twin = game.determinize(state, viewer, rng)
    for seat, ledger in enumerate(twin.ledgers):
        hidden = seat != viewer and not state.options.open_points
        ledger[POINTS] = state.ledgers[seat][POINTS] + (1 + rng.below(9) if hidden else 0)
    return twin


def notation(game: KingsWill, events: list[Event]) -> list[str]:
    """Events as text."""
    return [game.events.print_event(event) for event in events]


def fingerprint(table: Table) -> str:
    """A hash of all answers, events and positions of one random game."""
    game, state, rng = table.game, table.new_game(), table.rng("fingerprint")
    told = blake2b(game.print_state(state).encode(), digest_size=8)
    for _, action in plies(game, state, rng):
        told.update(game.actions.print_action(action).encode())
        told.update("\n".join(notation(game, game.apply(state, action))).encode())
        told.update(game.print_state(state).encode())
    return told.hexdigest()
