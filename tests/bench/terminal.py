"""What a person would have seen in a terminal, chunk by chunk, read from the output afterwards."""

import re
from collections.abc import Iterable, Sequence

import pyte

from tests.bench.pty_program import COLUMNS, ROWS, Chunk

_NOT_DRAWN = re.compile(
    rb"\x1b\[[>=<?][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1bP[^\x1b]*\x1b\\"
)
"""Modes, queries and titles; some of them the emulator would take for text."""
_CUT_OFF = re.compile(rb"\x1b(\[[0-9;?<=>$]*)?$")
"""A sequence that goes on in the next chunk."""


class Terminal:
    """A screen that is shown chunks."""

    def __init__(self) -> None:
        """Start empty."""
        self._screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self._screen)
        self._rest = b""
        self._lines: list[object] = [None] * ROWS

    def show(self, data: bytes) -> bool:
        """Draw a chunk; returns whether anything looks different."""
        data = self._rest + data
        cut = _CUT_OFF.search(data)
        self._rest = data[cut.start() :] if cut else b""
        self._screen.dirty.clear()
        self._stream.feed(_NOT_DRAWN.sub(b"", data[: cut.start()] if cut else data))
        changed = False
        for y in self._screen.dirty:
            line = tuple(self._screen.buffer[y][x] for x in range(self._screen.columns))
            if y < len(self._lines) and line != self._lines[y]:
                self._lines[y] = line
                changed = True
        return changed

    def resize(self, columns: int, rows: int) -> None:
        """Take another size; every line counts as new."""
        self._screen.resize(rows, columns)
        self._lines = [None] * rows

    def text(self) -> str:
        """The lines as plain text."""
        return "\n".join(self._screen.display)

    def first_shows(self, texts: Sequence[str], chunks: Iterable[Chunk]) -> float | None:
        """Draw chunks; returns the moment at which all the texts could be seen for the first time."""
        found = None
        for chunk in chunks:
            self.show(chunk.data)
            if found is None:
                shown = self.text()
                if all(text in shown for text in texts):
                    found = chunk.time
        return found

    def last_change(self, chunks: Iterable[Chunk]) -> float | None:
        """Draw chunks; returns the moment at which the screen last changed, None if it did not."""
        last = None
        for chunk in chunks:
            if self.show(chunk.data):
                last = chunk.time
        return last
