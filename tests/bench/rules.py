"""The rules beside a peer: random play, copies, observations, guesses at what is hidden, new games."""

import random
from collections.abc import Callable, Collection
from itertools import count
from typing import Any, NamedTuple, Protocol

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.bench.report import Row, row
from tests.bench.turns import Duel, Work, in_turns, playing, repeating

SEATS = 4
NAMES = ("random_play", "copy", "observe", "determinize", "new_game")
MICROSECONDS = 1e6


class Effort(NamedTuple):
    """How long to measure."""

    rounds: int
    """Turns of each contender."""
    our_games: int
    """Random games of ours in a turn."""
    peer_games: int
    """Random games of the peer in a turn."""
    repeats: int
    """How often each position is copied, observed or guessed at in a turn."""
    deals: int
    """New games in a turn."""


FULL = Effort(rounds=15, our_games=12, peer_games=1, repeats=20, deals=100)
QUICK = Effort(rounds=5, our_games=6, peer_games=1, repeats=5, deals=30)


class Peer(Protocol):
    """An engine beside which ours is measured; its games have a method `copy`."""

    def new_game(self) -> Any:
        """The next game."""

    def play(self, game: Any) -> int:
        """Play at random to the end; returns the number of decisions."""

    def positions(self, games: int, every: int) -> list[Any]:
        """Positions from beginning to end of some random games, one each so many decisions."""


class Ours:
    """Deals and plays games of The King's Will."""

    def __init__(self) -> None:
        """Begin with the first seed."""
        self.game = KingsWill(load_tables(None, "standard"))
        self._seeds = count(1)
        self._chance = random.Random(1)

    def new_game(self) -> State:
        """The next game."""
        return self.game.new_game(SEATS, frozenset(), next(self._seeds))

    def play(self, state: State) -> int:
        """Play at random to the end; each answer is checked and brings the next full list."""
        decisions = 0
        while actions := self.game.legal_actions(state):
            self.game.apply(state, self._chance.choice(actions))
            decisions += 1
        return decisions

    def positions(self, games: int, every: int) -> list[State]:
        """Positions from beginning to end of some random games, one each so many decisions."""
        kept = []
        for _ in range(games):
            state = self.new_game()
            decisions = 0
            while actions := self.game.legal_actions(state):
                if decisions % every == 0:
                    kept.append(self.game.copy(state))
                self.game.apply(state, self._chance.choice(actions))
                decisions += 1
        return kept

    def asked_observes(self, state: State) -> object:
        """The seat that is asked observes, as a bot would."""
        return self.game.observe(state, _asked(self.game, state))

    def asked_guesses(self, rng: Rng) -> Callable[[State], object]:
        """The seat that is asked observes and guesses at all that is hidden, as a searching bot would."""
        return lambda state: self.game.determinize(state, _asked(self.game, state), rng)


def _asked(game: KingsWill, state: State) -> int | None:
    pending = game.decision(state)
    return None if pending is None else pending.seat


def measure(names: Collection[str], effort: Effort, peer: Peer) -> list[Row]:
    """The named figures of the rules, in the order of NAMES."""
    ours = Ours()
    our_positions = ours.positions(games=2, every=10) * effort.repeats
    peer_positions = peer.positions(games=2, every=50) * effort.repeats
    snapshot = repeating(lambda game: game.copy(), peer_positions)
    measured: dict[str, Callable[[], Row]] = {
        "random_play": lambda: _random_play(ours, peer, effort),
        "copy": lambda: _microseconds(
            "copy",
            in_turns(effort.rounds, repeating(ours.game.copy, our_positions), snapshot),
            "catanatron Game.copy",
            "<= 0.1",
        ),
        "observe": lambda: _microseconds(
            "observe",
            in_turns(effort.rounds, repeating(ours.asked_observes, our_positions), snapshot),
            "catanatron Game.copy: its bots see the whole game, a snapshot of it is the nearest",
        ),
        "determinize": lambda: _microseconds(
            "determinize",
            in_turns(effort.rounds, repeating(ours.asked_guesses(Rng(1)), our_positions), snapshot),
            "catanatron Game.copy: its searching bots play on in a copy that hides nothing",
        ),
        "new_game": lambda: _microseconds(
            "new_game",
            in_turns(effort.rounds, _dealing(ours.new_game, effort), _dealing(peer.new_game, effort)),
            "catanatron Game of four RandomPlayers, its board shuffled",
        ),
    }
    return [measured[name]() for name in NAMES if name in names]


def _dealing(new_game: Callable[[], object], effort: Effort) -> Work:
    return repeating(lambda _: new_game(), range(effort.deals))


def _random_play(ours: Ours, peer: Peer, effort: Effort) -> Row:
    duel = in_turns(
        effort.rounds,
        playing(ours.new_game, ours.play, effort.our_games),
        playing(peer.new_game, peer.play, effort.peer_games),
    )
    our_seconds, peer_seconds = duel.medians()
    cpu = duel.cpu_ratio()
    return row(
        "random_play",
        1 / our_seconds,
        1 / peer_seconds,
        "catanatron, four seats: apply_action, which also lists all answers; not checked for legality",
        "decisions/s",
        cpu_ratio=1 / cpu if cpu else None,
        target=">= 4",
        note=f"ours: {SEATS} seats, legality checked",
    )


def _microseconds(name: str, duel: Duel, peer_name: str, target: str = "") -> Row:
    ours, peer = (seconds * MICROSECONDS for seconds in duel.medians())
    return row(name, ours, peer, peer_name, "us", cpu_ratio=duel.cpu_ratio(), target=target)
