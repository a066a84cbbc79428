"""Random games for the contract tests: who plays which rules from which seed, and in which manner."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.games.kings_will.game import VARIANTS, KingsWill
from kingswill_tui.games.kings_will.rules import state as parts
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.soak import soak_count

RULESETS = ("standard", "first_game")
DECLINES = frozenset({"forgo", "done", "stay", "no_delivery", "keep_received"})
"""Answers after which nothing happens."""
MOST_PLIES = 5000
"""No random game comes near this many answers."""


@dataclass(frozen=True)
class Setting:
    """One random game."""

    ruleset: str
    """Which rules."""
    seats: int
    """How many seats."""
    variants: frozenset[str]
    """Options that are switched on."""
    seed: int
    """Seed of the deal and of the answers."""
    eager: bool = False
    """Whether seats seldom decline, so that more comes of a game."""
    rich: bool = False
    """Whether seats start with full warehouses and far up the tracks, so that late powers come into play."""

    def game(self) -> KingsWill:
        """The rules."""
        return KingsWill(load_tables(None, self.ruleset))

    def start(self, game: KingsWill) -> State:
        """The first position."""
        return game.new_game(self.seats, self.variants, self.seed)

    def rng(self) -> Rng:
        """The stream that the answers are drawn from."""
        return stream(self.seed, "answers")


def random_games() -> st.SearchStrategy[Setting]:
    """Any number of seats, any rule set, any options, any manner."""
    return st.builds(
        Setting,
        ruleset=st.sampled_from(RULESETS),
        seats=st.sampled_from((2, 3, 4)),
        variants=st.frozensets(st.sampled_from(VARIANTS)),
        seed=st.integers(0, 2**48),
        eager=st.booleans(),
        rich=st.booleans(),
    )


def on_games(seeded_slice: int, full: int) -> settings:
    """How many random games a test looks at; the same ones in every run."""
    return settings(
        max_examples=soak_count(seeded_slice, full),
        phases=(Phase.generate,),  # a failing game does not get simpler by a smaller seed
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def answer(setting: Setting, legal: tuple[Action, ...], rng: Rng) -> Action:
    """One random answer in the manner of the setting."""
    if setting.eager and rng.below(10):
        legal = tuple(action for action in legal if action.kind not in DECLINES) or legal
    return rng.choice(legal)


def plies(setting: Setting, game: KingsWill, state: State) -> Iterator[tuple[Action, list[Event]]]:
    """Play the state to its end; after each answer, the answer and what happened."""
    rng = setting.rng()
    enriched = not setting.rich
    while legal := game.legal_actions(state):
        action = answer(setting, legal, rng)
        yield action, game.apply(state, action)
        if not enriched and state.clock[parts.ROUND]:
            enrich(state)
            enriched = True


def enrich(state: State) -> None:
    """Fill every warehouse and purse and set every seat far up on its tracks."""
    for ledger in state.ledgers:
        ledger[:4] = [ledger[parts.ROOM]] * 4
        ledger[4] = state.tables.money_high
        ledger[parts.EDUCATION] = ledger[parts.DEVELOPMENT] = 4
    state.answers = None


def fingerprints() -> list[str]:
    """The digest after every hundredth answer and at the end of one game of each kind."""
    found = []
    for ruleset in RULESETS:
        for seats in (2, 3, 4):
            setting = Setting(ruleset, seats, frozenset(VARIANTS), 20 + seats, eager=True)
            game = setting.game()
            state = setting.start(game)
            for ply, _ in enumerate(plies(setting, game, state)):
                if ply % 100 == 0:
                    found.append(game.digest(state))
            found.append(game.digest(state))
    return found
