"""Positions of random games, for tests of what is said in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.games.kings_will.words import Words

NAMES = ("Marion", "Bea", "Bartholomew Twist", "Dan")
GAMES = (
    (2, "standard", frozenset[str]()),
    (3, "standard", frozenset({"open_points"})),
    (4, "standard", frozenset({"impatient_king"})),
    (2, "first_game", frozenset[str]()),
)
"""Seats, rule set and variants of the games that are played."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position with the answer that was given next, and what followed."""

    game: KingsWill
    """The rules."""
    words: Words
    """The wording."""
    state: State
    """The position."""
    action: Action
    """The answer."""
    events: tuple[Event, ...]
    """What it set off."""

    def seen(self, viewer: int | None) -> Observation:
        """What a seat, or a spectator, may know."""
        return self.game.observe(self.state, viewer)

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        decision = self.game.decision(self.state)
        assert decision is not None
        return decision.seat


def game_of(ruleset: str) -> KingsWill:
    """The game with the tables that come with the program."""
    return KingsWill(load_tables(None, ruleset))


def moments(seats: int, ruleset: str, variants: frozenset[str], seed: int) -> Iterator[Moment]:
    """All positions of one random game."""
    game = game_of(ruleset)
    words = Words(game.tables, NAMES[:seats])
    rng = stream(seed, "words")
    state = game.new_game(seats, variants, seed)
    while game.decision(state) is not None:
        action = _some_answer(game.legal_actions(state), rng.below(3), rng.next())
        before = game.copy(state)
        yield Moment(game, words, before, action, tuple(game.apply(state, action)))


def _some_answer(answers: tuple[Action, ...], forgoing: int, draw: int) -> Action:
    """Any answer, but one that passes something up only now and then, so that games fill up with things."""
    doing = [answer for answer in answers if answer.kind not in ("forgo", "done", "no_delivery", "fail_levy")]
    among = list(answers) if forgoing == 0 or not doing else doing
    return among[draw % len(among)]


@cache
def all_moments() -> tuple[Moment, ...]:
    """All positions of one random game of each kind, and three more with few seats."""
    seeds = [(*GAMES[i % len(GAMES)], 10 + i) for i in range(len(GAMES) + 3)]
    return tuple(
        moment for seats, rules, variants, seed in seeds for moment in moments(seats, rules, variants, seed)
    )
