"""Plays a record again and compares every line with what happens now."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from types import UnionType
from typing import Any, Final

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.lab.plan import AnyGame, AnyTable
from kingswill_tui.lab.records import (
    MAGIC,
    RECORD_VERSION,
    Header,
    RecordError,
    print_header,
    print_told,
)
from kingswill_tui.session.milestones import TURN, begun_in
from kingswill_tui.session.table import Table

_LONGEST_LINE: Final = 1 << 16
"""Bytes; no line we write comes near."""
_KINDS: Final = {part.name: part.type for part in fields(Header)}


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that leads where it says."""

    header: Header
    """What the game follows from."""
    decisions: int
    """Answers given again, each with the same events and the same position."""
    over: bool
    """Whether the game came to its end; otherwise it was cut after too many turns."""


def is_record(path: Path) -> bool:
    """Whether a file begins like a record of a game, rather than a save."""
    try:
        with path.open("rb") as file:
            return file.read(64).startswith(f'{{"kingswill":"{MAGIC}"'.encode())
    except OSError:
        return False


def verify_record(path: Path, game_of: Callable[[Header], AnyGame]) -> Verified:
    """Play a record again, by the game that `game_of` finds; RecordError says which line is wrong and how."""
    lines = _read_lines(path)
    header = _header(path, lines[0])
    game = game_of(header)
    _must_fit(path, header, game)
    table: AnyTable = Table(game, header.setup())
    if table.digest != header.digest:
        raise _wrong(path, 1, "the game begins with another position than it did")
    turn = 0
    for number, line in enumerate(lines[1:], 2):
        if table.over or turn > header.most_turns:
            raise _wrong(path, number, "the game has ended before it")
        turn = _again(path, number, line, table) or turn
    if not table.over and turn <= header.most_turns:
        raise RecordError(f"{path} is cut short: it ends after answer {table.ply}, before the game is over.")
    return Verified(header, table.ply, table.over)


def _read_lines(path: Path) -> list[str]:
    """All lines without their breaks, at least one."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {(error.strerror or str(error)).rstrip('.')}.") from None
    lines = data.split(b"\n")
    if lines.pop():
        raise RecordError(f"{path} is cut short: its last line, number {len(lines) + 1}, was never finished.")
    if not lines:
        raise RecordError(f"{path} is empty; name the record of a game.")
    texts = []
    for number, line in enumerate(lines, 1):
        if len(line) > _LONGEST_LINE or not line.isascii():
            raise _wrong(path, number, "it is not written as records are")
        texts.append(line.decode("ascii"))
    return texts


def _header(path: Path, line: str) -> Header:
    found = _fields(line)
    if found.get("kingswill") != MAGIC:
        raise RecordError(f"{path} is no record of a game: its first line does not say so.")
    if found.get("version") != RECORD_VERSION:
        raise RecordError(
            f"{path} has record version {found.get('version')}; this program reads version {RECORD_VERSION}."
        )
    found.pop("sum", None)
    if found.keys() != _KINDS.keys() or not all(_is_of(found[name], kind) for name, kind in _KINDS.items()):
        raise _wrong(path, 1, "its parts are not those of a record")
    header = Header(**found)
    if print_header(header) != line:
        raise _wrong(path, 1, "it was changed since it was written")
    return header


def _is_of(value: object, kind: object) -> bool:
    """Whether a value read from JSON is of the kind that a part of the header has."""
    if kind == list[str]:
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    assert isinstance(kind, type | UnionType)
    return isinstance(value, kind) and not isinstance(value, bool)


def _must_fit(path: Path, header: Header, game: AnyGame) -> None:
    """Only the very rules and components a game was played with can lead to the same positions."""
    if (header.game, header.ruleset) != (game.id, game.ruleset):
        raise RecordError(
            f"{path} is a game of {header.game} by the rule set {header.ruleset}, not this one."
        )
    if header.rules != game.rules_version:
        raise RecordError(
            f"{path} was played by rules of version {header.rules}; this program has {game.rules_version}."
        )
    if header.tables != game.tables_digest:
        raise RecordError(
            f"{path} was played with other component tables than {header.components or 'ours'} now."
        )
    if len(header.seats) not in game.seat_counts or not set(header.variants) <= set(game.variants):
        raise _wrong(path, 1, "no game begins with such seats or variants")


def _again(path: Path, number: int, line: str, table: AnyTable) -> int | None:
    """Give the answer of a line again; returns the turn that began with it."""
    found = _fields(line)
    decision = table.decision
    if found.get("ply") != table.ply + 1:
        raise _wrong(path, number, f"it is not answer {table.ply + 1}, which is due")
    if decision is None or found.get("seat") != decision.seat:
        raise _wrong(path, number, "another seat is asked")
    try:
        told = table.submit(table.game.actions.parse_action(str(found.get("action"))), table.ply)
    except PlayerError as error:
        raise _wrong(path, number, f"the rules do not allow its answer: {str(error).rstrip('.')}") from None
    now = print_told(table.game, told, table.digest)
    if line != now:
        expected = _fields(now)
        if found.get("events") != expected["events"]:
            raise _wrong(path, number, "other things happen than it tells")
        if found.get("digest") != expected["digest"]:
            raise _wrong(path, number, "it leads to another position than it did")
        raise _wrong(path, number, "it is not written as records are")
    return begun_in(told.events, TURN)


def _fields(line: str) -> dict[str, Any]:
    """The fields of a line; none at all when it is not an object of JSON."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _wrong(path: Path, line: int, why: str) -> RecordError:
    return RecordError(f"Line {line} of {path} is wrong: {why}.")
