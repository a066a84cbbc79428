"""What is to be played: a series of games between bots, each named by seed and number."""

from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from kingswill_tui.bots import make
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.game import Game
from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.tables.files import USUAL
from kingswill_tui.lab.kings_will import open_game
from kingswill_tui.session.players import Player
from kingswill_tui.session.seating import check_count
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Table

AnyGame = Game[Any, Any, Any, Any]
"""A game whose positions are nobody's business here."""
AnyTable = Table[Any, Any, Any, Any]
"""A table of such a game."""
MOST_TURNS: Final = 1000
"""Turns after which a game is cut."""
_SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Plan:
    """One series; can be sent to another process."""

    games: int
    """How many games."""
    players: int
    """Seats of each."""
    bots: tuple[str, ...]
    """Levels, for the seats in turn; with each game they move on by one seat."""
    seed: int
    """Decides everything left to chance, for all games."""
    ruleset: str = USUAL
    """Rule set."""
    components: Path | None = None
    """Folder of the owner's component tables."""
    record: Path | None = None
    """Folder for one record a game."""
    most_turns: int = MOST_TURNS
    """Turns after which a game is cut."""

    def open_game(self) -> AnyGame:
        """The game, bound to its tables; a PlayerError says what is wrong with them."""
        return open_game(self.components, self.ruleset)

    def check(self) -> None:
        """A PlayerError unless games of this plan can be played."""
        check_count(self.players, self.open_game().seat_counts)
        for name in self.bots:
            make(name)
        if not self.bots:
            raise PlayerError("No bot is named; name the bots with commas between, such as steady,random.")
        if len(self.bots) > self.players:
            raise PlayerError(
                f"{len(self.bots)} bots are named for {self.players} seats; name no more than that."
            )

    def levels(self, number: int) -> tuple[str, ...]:
        """Who plays game `number`, by seat: with each game all move on by one, so that seats are shared."""
        seated = tuple(islice(cycle(self.bots), self.players))
        first = number % self.players
        return seated[first:] + seated[:first]

    def setup(self, number: int) -> Setup:
        """The table of game `number`, counted from 0."""
        return Setup(
            game=self.open_game().id,
            ruleset=self.ruleset,
            players=tuple(
                Player(f"{level} {seat + 1}", level) for seat, level in enumerate(self.levels(number))
            ),
            variants=frozenset(),
            seed=stream(self.seed, "game", number).below(_SEEDS),
            components=None if self.components is None else str(self.components),
        )
