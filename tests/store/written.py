"""Journals written in memory, together with what they must lead to."""

from dataclasses import dataclass
from functools import cache
from io import BytesIO

from kingswill_tui.session.keeping import Keeper, header_of
from kingswill_tui.store.journal import begun
from kingswill_tui.store.reading import Loaded, read_journal
from kingswill_tui.store.records import Header, Record
from tests.session.playing import new_table, playing, the_game


class Kept:
    """Collects records instead of writing them."""

    def __init__(self) -> None:
        self.records: list[Record] = []

    def append(self, *records: Record) -> None:
        """Keep them."""
        self.records += records


@dataclass(frozen=True)
class Written:
    """A game and its journal."""

    header: Header
    """The first line."""
    records: tuple[Record, ...]
    """The other lines."""
    digests: tuple[str, ...]
    """The position after each line, that after the first line first."""
    data: bytes
    """The file."""

    @property
    def lines(self) -> list[bytes]:
        """The file line by line."""
        return self.data.splitlines(keepends=True)

    def loaded(self) -> Loaded:
        """The file read back."""
        return read_journal(BytesIO(self.data), "the file")


@cache
def written_game(seats: int, seed: int, lines: int, undo_one_in: int = 9) -> Written:
    """A game in which answers are taken back, up to so many lines."""
    table, kept = new_table(seats, seed), Kept()
    header = header_of(the_game(), table.setup, f"game{seed}", "2026-11-30T12:00:00")
    table.record_to(Keeper(kept))
    start = table.digest
    for _ in playing(table, seed, undo_one_in):
        if len(kept.records) >= lines:
            break
    records = tuple(kept.records)
    data, _ = begun(header, *records)
    return Written(header, records, (start, *(record.digest for record in records)), data)
