"""What a list of saves tells of each, read from its first and last line alone."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from kingswill_tui.core.fields import made_of, whole
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.store.errors import ForeignFile, NewerSave, StoreError, reason
from kingswill_tui.store.reading import LONGEST_LINE, read_first_line
from kingswill_tui.store.records import MOST, Header

PREPARATION: Final = "preparation"
"""Where a game stands before its first round."""
_ENOUGH: Final = LONGEST_LINE + 1
"""Bytes from the end that hold the last whole line."""


class _Point(NamedTuple):
    """How far a line says that the game has come."""

    ply: Annotated[int, whole(0, MOST)]
    """How many answers stand."""
    round: Annotated[int, whole(0, MOST)] = 0
    """The round reached."""
    over: bool = False
    """Whether the game has ended."""


class SaveInfo(NamedTuple):
    """One line of the list."""

    name: str
    """What the save is called."""
    header: Header | None
    """What the game follows from; None when it cannot be read."""
    ply: int
    """How many answers stand."""
    round: int
    """The round reached, 0 before the first."""
    over: bool
    """Whether the game has ended."""
    changed: datetime
    """When it was last written, in UTC."""
    size: int
    """Bytes."""
    problem: str | None
    """Why it cannot be opened, as a sentence."""


def info_of(name: str, path: Path) -> SaveInfo | None:
    """What there is to tell; None when the file has just gone."""
    try:
        with path.open("rb") as file:
            status = os.fstat(file.fileno())
            first = file.readline(LONGEST_LINE + 1)
            start = max(len(first), status.st_size - _ENOUGH)
            file.seek(start)
            tail = file.read(_ENOUGH)
    except FileNotFoundError:
        return None
    except OSError as error:
        return SaveInfo(name, None, 0, 0, False, _time(0.0), 0, f"{path} cannot be read: {reason(error)}.")
    changed = _time(status.st_mtime)
    try:
        header = read_first_line(first, name)
    except (ForeignFile, NewerSave, StoreError) as error:
        return SaveInfo(name, None, 0, 0, False, changed, status.st_size, str(error))
    ply, round_, over = _last_point(tail)
    return SaveInfo(name, header, ply, round_, over, changed, status.st_size, None)


def _last_point(tail: bytes) -> _Point:
    """The last line that can be read; opening the save tells whether to trust it."""
    for line in reversed(tail.split(b"\n")):
        try:
            fields = json.loads(line)
            return made_of(_Point, {name: fields[name] for name in _Point._fields if name in fields})
        except (ValueError, TypeError, RecursionError):
            continue
    return _Point(0)


def _time(stamp: float) -> datetime:
    return datetime.fromtimestamp(stamp, UTC)
