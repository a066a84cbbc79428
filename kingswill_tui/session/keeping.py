"""Writes every change of a table into a journal before anybody else is told."""

from typing import Final, Protocol, TypeVar

from kingswill_tui.core.game import Game
from kingswill_tui.session.milestones import ROUND, begun_in
from kingswill_tui.session.players import Player
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Moved, Told, Undone
from kingswill_tui.store.records import Answer, Header, Note, Record, SeatRecord, Snapshot, Step

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")

SNAPSHOT_EVERY: Final = 16
"""Answers between snapshots at least; they are taken at fences, since nothing is taken back beyond those."""


class Recorder(Protocol):
    """What records are handed to."""

    def append(self, *records: Record) -> None:
        """Keep the records for good, or raise and keep none."""


class Keeper:
    """Listens to a table and writes down what it hears."""

    def __init__(self, journal: Recorder, round_: int = 0, snapshot_ply: int = 0) -> None:
        """Go on in a round, with the last snapshot at a ply."""
        self._journal = journal
        self._round = round_
        self._snapshot_ply = snapshot_ply

    def __call__(self, table: Table[S, O, R, P], moved: Moved) -> None:
        """Write one change down."""
        if isinstance(moved, Undone):
            self._journal.append(self._step(table, moved))
            return
        round_ = begun_in(moved.events, ROUND) or self._round
        answer = self._answer(table, moved, round_)
        if self._snapshot_due(table, answer):
            self._journal.append(answer, self._snapshot(table, answer))
            self._snapshot_ply = moved.ply
        else:
            self._journal.append(answer)
        self._round = round_

    def note(self, table: Table[S, O, R, P], seat: int, text: str) -> None:
        """Write a seat's private notes down."""
        self._journal.append(
            Note(ply=table.ply, round=self._round, over=table.over, digest=table.digest, seat=seat, text=text)
        )

    def _snapshot_due(self, table: Table[S, O, R, P], answer: Answer) -> bool:
        if answer.over:
            return True
        return table.at_fence and answer.ply - self._snapshot_ply >= SNAPSHOT_EVERY

    def _answer(self, table: Table[S, O, R, P], told: Told, round_: int) -> Answer:
        return Answer(
            ply=told.ply,
            seat=told.seat,
            action=table.game.actions.print_action(told.action),
            private=told.private,
            round=round_,
            over=table.over,
            digest=table.digest,
        )

    def _step(self, table: Table[S, O, R, P], undone: Undone) -> Step:
        return Step(
            kind="redo" if undone.again else "undo",
            steps=undone.steps,
            ply=undone.ply,
            round=self._round,
            digest=table.digest,
        )

    def _snapshot(self, table: Table[S, O, R, P], answer: Answer) -> Snapshot:
        fence = table.fence
        return Snapshot(
            ply=answer.ply,
            round=answer.round,
            over=answer.over,
            digest=answer.digest,
            state=table.snapshot(),
            fence="" if fence is None else table.game.events.print_event(fence),
        )


def header_of(game: Game[S, O, R, P], setup: Setup, game_id: str, began: str) -> Header:
    """The first line of a game's journal."""
    return Header(
        id=game_id,
        game=setup.game,
        rules=game.rules_version,
        ruleset=setup.ruleset,
        tables=game.tables_digest,
        components=setup.components,
        seats=tuple(SeatRecord(name=player.name, bot=player.bot) for player in setup.players),
        variants=tuple(sorted(setup.variants)),
        covers=setup.covers,
        began=began,
        seed=setup.seed,
    )


def setup_of(header: Header) -> Setup:
    """What was agreed, from the first line of a journal."""
    return Setup(
        game=header.game,
        ruleset=header.ruleset,
        players=tuple(Player(seat.name, seat.bot) for seat in header.seats),
        variants=frozenset(header.variants),
        seed=header.seed,
        covers=header.covers,
        components=header.components,
    )
