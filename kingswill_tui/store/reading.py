"""Reads a journal line by line and says how far it can be trusted."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.store.chain import START, unchained
from kingswill_tui.store.errors import ForeignFile, NewerSave, NoSuchSave, StoreError, reason
from kingswill_tui.store.migrations import MIGRATIONS, Migration, up_to_date
from kingswill_tui.store.records import (
    MAGIC,
    SAVE_VERSION,
    Answer,
    Header,
    Note,
    Record,
    Step,
    read_header,
    read_record,
)

LONGEST_LINE: Final = 1 << 18
"""Bytes; no line we write comes near."""
LARGEST_FILE: Final = 1 << 26
"""Bytes; a game of a thousand answers takes a few hundred thousand."""
_DECODER: Final = json.JSONDecoder()


class Damage(NamedTuple):
    """Where trust ends."""

    line: int
    """The line of the file, from 1."""
    ply: int
    """The last answer before it; the game is good up to there."""
    why: str
    """What is wrong, in the middle of a sentence."""


class Loaded(NamedTuple):
    """A journal as far as it can be trusted."""

    header: Header
    """What the game follows from."""
    records: tuple[Record, ...]
    """The good lines after the header."""
    version: int
    """How the file was written."""
    length: int
    """Bytes of the good lines."""
    last_sum: str
    """What the next line builds on."""
    open_line: bool
    """Whether the last good line lacks its line break."""
    torn: bool
    """Whether a last line was dropped because writing it was never finished."""
    damage: Damage | None
    """What is wrong with the rest; None when nothing is."""

    @property
    def ply(self) -> int:
        """How many answers stand at the end of the good lines."""
        return self.records[-1].ply if self.records else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        last = self.records[-1] if self.records else None
        return last is not None and not isinstance(last, Step) and last.over

    @property
    def notes(self) -> dict[int, str]:
        """What each seat has noted for itself."""
        return {record.seat: record.text for record in self.records if isinstance(record, Note)}


def read_file(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> Loaded:
    """Read a journal from disk; a StoreError when nothing of it can be used."""
    try:
        with path.open("rb") as file:
            size = path.stat().st_size
            if size > LARGEST_FILE:
                raise ForeignFile(
                    f"{path} is no save: with {size} bytes it is larger than any game could be."
                )
            return read_journal(file, str(path), migrations)
    except FileNotFoundError:
        raise NoSuchSave(f"There is no file {path}.") from None
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {reason(error)}.") from None


def read_journal(file: BinaryIO, called: str, migrations: Mapping[int, Migration] = MIGRATIONS) -> Loaded:
    """Read a journal from an open file; `called` names it in sentences."""
    first = file.readline(LONGEST_LINE + 1)
    fields, total = _first_line(first, called)
    version = fields["version"]
    try:
        header = read_header(up_to_date({**fields, "version": SAVE_VERSION}, version, migrations))
    except (ValueError, KeyError, TypeError) as error:
        raise ForeignFile(f"The first line of {called} cannot be used: {_first_problem(error)}.") from None
    lines = _Lines(header, version, migrations, len(first), total, not first.endswith(b"\n"))
    while line := file.readline(LONGEST_LINE + 1):
        if not lines.take(line):
            break
    return lines.loaded()


def read_first_line(line: bytes, called: str) -> Header:
    """The header alone, for lists of saves."""
    fields, _ = _first_line(line, called)
    try:
        return read_header(up_to_date({**fields, "version": SAVE_VERSION}, fields["version"], MIGRATIONS))
    except (ValueError, KeyError, TypeError) as error:
        raise ForeignFile(f"The first line of {called} cannot be used: {_first_problem(error)}.") from None


def _first_line(line: bytes, called: str) -> tuple[dict[str, Any], str]:
    choices = "Nothing was changed; choose another file, or a copy that you kept."
    foreign = ForeignFile(f"{called} is not a save of this program, or its first line is damaged. {choices}")
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise foreign from None
    if not isinstance(fields, dict) or fields.get("kingswill") != MAGIC:
        raise foreign
    version = fields.get("version")
    if type(version) is not int or version < 1:
        raise foreign
    if version > SAVE_VERSION:
        raise NewerSave(
            f"{called} was saved by a newer version of the program (save version {version}, this one reads"
            f" up to {SAVE_VERSION}). Update the program to open it; the file was not changed."
        )
    found = unchained(line.removesuffix(b"\n"), START)
    if found is None:
        raise foreign
    del fields["sum"]
    return fields, found[1]


class _Lines:
    """The lines after the first, taken one at a time until one cannot be trusted."""

    def __init__(
        self,
        header: Header,
        version: int,
        migrations: Mapping[int, Migration],
        length: int,
        total: str,
        open_line: bool,
    ) -> None:
        self.header = header
        self.version = version
        self.migrations = migrations
        self.length = length
        self.total = total
        self.open_line = open_line
        self.records: list[Record] = []
        self.torn = False
        self.damage: Damage | None = None

    def take(self, line: bytes) -> bool:
        """Take one line; False when it, and so all after it, must be left."""
        whole = line.endswith(b"\n")
        found = unchained(line.removesuffix(b"\n"), self.total)
        if found is None:
            self._leave(line, whole)
            return False
        body, total = found
        try:
            record = self._record(body)
            self._must_follow(record)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            self._damaged(_first_problem(error))
            return False
        self.records.append(record)
        self.length += len(line)
        self.total = total
        self.open_line = not whole
        return True

    def loaded(self) -> Loaded:
        """What was found."""
        return Loaded(
            header=self.header,
            records=tuple(self.records),
            version=self.version,
            length=self.length,
            last_sum=self.total,
            open_line=self.open_line,
            torn=self.torn,
            damage=self.damage,
        )

    @property
    def ply(self) -> int:
        return self.records[-1].ply if self.records else 0

    def _record(self, body: bytes) -> Record:
        text = body.decode()
        fields, end = _DECODER.raw_decode(text)
        if end != len(text) or not isinstance(fields, dict):
            raise ValueError("it is no record")
        salt = f"{self.header.id}/{len(self.records)}"
        return read_record(up_to_date(fields, self.version, self.migrations), salt)

    def _must_follow(self, record: Record) -> None:
        expected = self.ply
        if isinstance(record, Answer):
            expected += 1
        elif isinstance(record, Step):
            expected += record.steps if record.kind == "redo" else -record.steps
        if record.ply != expected:
            raise ValueError(f"it says answer {record.ply} where {expected} is due")

    def _leave(self, line: bytes, whole: bool) -> None:
        # Only the very last line can be without its break, and only because writing it was never finished.
        if whole or len(line) > LONGEST_LINE:
            self._damaged("it was changed, moved or lost since it was written")
        else:
            self.torn = True

    def _damaged(self, why: str) -> None:
        self.damage = Damage(len(self.records) + 2, self.ply, why)


def _first_problem(error: Exception) -> str:
    """What is wrong, in the middle of a sentence; nothing of the file reaches the terminal as it is."""
    return _shown(str(error)) or type(error).__name__


def _shown(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text[:100]).rstrip(".")
