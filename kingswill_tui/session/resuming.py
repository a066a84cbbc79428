"""From a journal back to the table, by the last snapshot and what came after it, every digest compared."""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from kingswill_tui.core.errors import NotAnAction, PlayerError
from kingswill_tui.core.game import Game
from kingswill_tui.session.errors import Disagreement, OtherGame
from kingswill_tui.session.keeping import setup_of
from kingswill_tui.session.past import Past
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Told
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.records import Answer, Header, Record, Snapshot, Step

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")


def resume(game: Game[S, O, R, P], loaded: Loaded) -> Table[S, O, R, P]:
    """The table as it stood at the end of the good lines.

    OtherGame when the save has other rules or components; Disagreement when its answers lead elsewhere now.
    """
    header, records = loaded.header, loaded.records
    must_fit(game, header)
    at = _last_snapshot(records)
    table = replayed(game, header, ()) if at is None else _restored(game, header, records, at)
    if table is None:
        return replayed(game, header, records)
    for index in range(0 if at is None else at + 1, len(records)):
        carry_out(table, records[index], index)
    return table


def replayed(game: Game[S, O, R, P], header: Header, records: Sequence[Record]) -> Table[S, O, R, P]:
    """The table after all records from the first question on, no snapshot believed; or Disagreement."""
    table = Table(game, setup_of(header))
    for index, record in enumerate(records):
        carry_out(table, record, index)
        if isinstance(record, Snapshot) and record.state != table.snapshot():
            raise Disagreement(record.ply, index, "the snapshot shows another position")
    return table


def carry_out(table: Table[S, O, R, P], record: Record, index: int) -> None:
    """Let a record happen at the table; Disagreement when it cannot or leads somewhere else."""
    try:
        if isinstance(record, Answer):
            _answer(table, record)
        elif isinstance(record, Step):
            (table.redo if record.kind == "redo" else table.undo)(record.steps)
    except PlayerError as error:
        raise Disagreement(
            record.ply, index, f"the rules do not allow it: {str(error).rstrip('.')}"
        ) from None
    if table.ply != record.ply or table.digest != record.digest:
        raise Disagreement(record.ply, index, "it leads to another position than it did")
    over = table.over
    if getattr(record, "over", over) != over:
        raise Disagreement(record.ply, index, "the game does not end where it did")


def must_fit(game: Game[S, O, R, P], header: Header) -> None:
    """OtherGame unless the save was played by these rules with these components."""
    if header.rules > game.rules_version:
        raise OtherGame(
            f"The game was begun with newer rules (version {header.rules}, this program has"
            f" {game.rules_version}). Update the program to open it."
        )
    if (header.game, header.ruleset) != (game.id, game.ruleset):
        raise OtherGame(
            f"The save is a game of {header.game} by the rule set {header.ruleset}, not of {game.id}."
        )
    if header.tables != game.tables_digest:
        raise OtherGame(
            "The game was begun with other component tables than"
            f" {header.components or 'the ones that come with this program'} now has."
            " Name the folder with the tables it was begun with by --components DIR."
        )
    if len(header.seats) not in game.seat_counts or not set(header.variants) <= set(game.variants):
        raise OtherGame("The save has a number of seats or options that this game does not know.")


def _answer(table: Table[S, O, R, P], record: Answer) -> None:
    decision = table.decision
    if decision is not None and decision.seat != record.seat:
        raise NotAnAction(f"seat {decision.seat + 1} is asked and not seat {record.seat + 1}")
    table.submit(table.game.actions.parse_action(record.action), table.ply)


def _last_snapshot(records: Sequence[Record]) -> int | None:
    return next((i for i in reversed(range(len(records))) if isinstance(records[i], Snapshot)), None)


def _restored(
    game: Game[S, O, R, P], header: Header, records: Sequence[Record], at: int
) -> Table[S, O, R, P] | None:
    """The table at a snapshot; None where the snapshot is of no use."""
    snapshot = records[at]
    assert isinstance(snapshot, Snapshot)
    past = Past(snapshot.ply, partial(_recalled, game, header, records[:at]))
    try:
        fence = game.events.parse_event(snapshot.fence) if snapshot.fence else None
        table = Table.restored(game, setup_of(header), snapshot.state, past, fence)
    except NotAnAction:
        return None
    return table if table.digest == snapshot.digest else None


def _recalled(game: Game[S, O, R, P], header: Header, records: Sequence[Record]) -> tuple[Told, ...]:
    try:
        return replayed(game, header, records).history
    except Disagreement:
        return ()
