"""A saved game watched again: any point of it, through the eyes of those who may look."""

from typing import Generic, TypeVar

from kingswill_tui.core.action import Event
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.game import Game
from kingswill_tui.session.errors import NotOver
from kingswill_tui.session.keeping import Keeper, header_of, setup_of
from kingswill_tui.session.milestones import ROUND, TURN, begun_in
from kingswill_tui.session.resuming import must_fit, replayed
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Told
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.records import Header, Record

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")


class Replay(Generic[S, O, R, P]):
    """All positions of a saved game, from before the first answer to after the last."""

    def __init__(self, game: Game[S, O, R, P], loaded: Loaded) -> None:
        """Replay the standing answers; OtherGame or Disagreement where that is not possible."""
        must_fit(game, loaded.header)
        self.game = game
        self.header = loaded.header
        self.setup = setup_of(loaded.header)
        table = replayed(game, loaded.header, loaded.records)
        self.over = table.over
        """Whether the game has ended, so that secrets are no more."""
        self.history: tuple[Told, ...] = table.history
        """The standing answers."""
        self._states = self._positions()

    @property
    def length(self) -> int:
        """How many answers stand at the end."""
        return len(self.history)

    def must_be_allowed(self, viewer: int | None) -> None:
        """NotOver unless the viewer may look on: while the game is played, only as a spectator may."""
        if viewer is None:
            return
        if not 0 <= viewer < len(self.setup.players):
            raise PlayerError(f"There is no seat {viewer + 1}; seats go from 1 to {len(self.setup.players)}.")
        if not self.over:
            raise NotOver("The game is still being played; until its end it is shown as a spectator sees it.")

    def must_have(self, ply: int) -> None:
        """A PlayerError that names the answers there are, unless so many ever stood."""
        if not 0 <= ply <= self.length:
            raise PlayerError(f"There is no answer {ply}; answers go from 0 to {self.length}.")

    def observe(self, ply: int, viewer: int | None) -> O:
        """What a seat, or a spectator, knew after so many answers."""
        self.must_be_allowed(viewer)
        return self.game.observe(self._states[ply], viewer)

    def events(self, ply: int, viewer: int | None) -> tuple[Event, ...]:
        """What followed from an answer, counted from 1, as far as the viewer knew."""
        self.must_be_allowed(viewer)
        return self.history[ply - 1].events_for(viewer)

    def ply_of_round(self, number: int) -> int:
        """After how many answers a round began; a PlayerError names the rounds there are."""
        return self._milestone(ROUND, number, "round")

    def ply_of_turn(self, number: int) -> int:
        """After how many answers a turn began; a PlayerError names the turns there are."""
        return self._milestone(TURN, number, "turn")

    def outcome(self) -> R:
        """Winners and score sheet; NotOver while the game is being played."""
        if not self.over:
            raise NotOver("The game is not over yet; the score sheet comes at its end.")
        return self.game.outcome(self._states[-1])

    def fork(self, ply: int, game_id: str, began: str) -> tuple[Header, tuple[Record, ...]]:
        """A new game that shares the first answers with this one."""
        self.must_have(ply)
        kept = _Kept()
        table = Table(self.game, self.setup)
        table.record_to(Keeper(kept))
        for told in self.history[:ply]:
            table.submit(told.action, table.ply)
        header = header_of(self.game, self.setup, game_id, began)
        return header._replace(forked=f"{self.header.id} {ply}"), tuple(kept.records)

    def _milestone(self, kind: str, number: int, word: str) -> int:
        found = [begun_in(told.events, kind) for told in self.history]
        numbers = [each for each in found if each is not None]
        if number not in numbers:
            reach = f"they go from {numbers[0]} to {numbers[-1]}" if numbers else f"no {word} has begun"
            raise PlayerError(f"There is no {word} {number}; {reach}.")
        return found.index(number) + 1

    def _positions(self) -> list[S]:
        state = self.game.new_game(len(self.setup.players), self.setup.variants, self.setup.seed)
        positions = [self.game.copy(state)]
        for told in self.history:
            self.game.apply(state, told.action)
            positions.append(self.game.copy(state))
        return positions


class _Kept:
    """Collects records instead of writing them."""

    def __init__(self) -> None:
        self.records: list[Record] = []

    def append(self, *records: Record) -> None:
        self.records += records
