"""Writes a game down: a record is on disk before `append` returns, or it raises and nothing has changed."""

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.store.chain import START, chained
from kingswill_tui.store.disk import AppendOnly
from kingswill_tui.store.errors import NotWritten, reason
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.records import Header, Record, written


class End(NamedTuple):
    """Where a journal goes on."""

    length: int
    """Bytes so far."""
    total: str
    """Sum of the last line."""
    records: int
    """Lines after the header."""
    open_line: bool = False
    """Whether the last line still lacks its line break."""


def begun(header: Header, *records: Record) -> tuple[bytes, End]:
    """The lines that a new journal starts with, and where it goes on; WrongField where none could read it."""
    line, total = chained(header.fields(), START)
    data, end = _lines(records, header.id, End(len(line) + 1, total, 0))
    return line + b"\n" + data, end


def end_of(loaded: Loaded) -> End:
    """Where a journal that was read goes on."""
    return End(loaded.length, loaded.last_sum, len(loaded.records), loaded.open_line)


class Journal:
    """An open save that this process alone may write."""

    def __init__(self, name: str, file: AppendOnly, game_id: str, end: End) -> None:
        """Go on at the end of a file; `name` is what people call the save."""
        self.name = name
        self._file = file
        self._id = game_id
        self._end = end
        self._cut_due = False

    def append(self, *records: Record) -> None:
        """Put records on disk together; NotWritten leaves the journal as it was, ready to try again."""
        data, end = _lines(records, self._id, self._end)
        try:
            if self._cut_due:
                self._file.cut(self._end.length)
                self._cut_due = False
            self._file.append(data)
            self._file.sync()
        except OSError as error:
            self._take_back()
            raise NotWritten(
                f"'{self.name}' could not be saved: {reason(error)}. The last answer was not taken, all"
                " before it is safe; make room and answer again."
            ) from None
        except BaseException:
            self._take_back()
            raise
        self._end = end

    def close(self) -> None:
        """Let others write the save."""
        self._file.close()

    def _take_back(self) -> None:
        try:
            self._file.cut(self._end.length)
        except OSError:
            self._cut_due = True


def _lines(records: tuple[Record, ...], game_id: str, end: End) -> tuple[bytes, End]:
    """The records as lines that follow on an end, and the new end."""
    data = b"\n" if end.open_line else b""
    total = end.total
    for count, record in enumerate(records, end.records):
        line, total = chained(written(record, f"{game_id}/{count}"), total)
        data += line + b"\n"
    return data, End(end.length + len(data), total, end.records + len(records))
