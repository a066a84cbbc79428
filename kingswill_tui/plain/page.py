"""Where the line mode prints: a terminal that can be wiped, or a pipe that only begins a new page."""

import textwrap
from collections.abc import Callable, Iterable
from typing import Final, TextIO

WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen first and what scrolled off last, as some terminals scroll a cleared screen off."""
NEW_PAGE: Final = "\f\n"
_NARROWEST: Final = 20
"""Columns below which lines are left to the terminal, as every word would be broken."""


class Page:
    """Prints whole lines, never two blank ones in a row, so that questions stand apart evenly."""

    def __init__(self, out: TextIO, width: Callable[[], int] | None) -> None:
        """Print on a terminal of so many columns, asked anew for every line; None where it is no terminal."""
        self._out = out
        self._width = width
        self._fresh = True

    @property
    def is_terminal(self) -> bool:
        """Whether what was printed can be wiped."""
        return self._width is not None

    def say(self, *lines: str) -> None:
        """Print lines; on a terminal, long ones are broken between words."""
        for line in lines:
            for part in broken(line, self._width() if self._width else 0):
                self._out.write(f"{part}\n")
            self._fresh = not line
        self._out.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Print lines one after the other."""
        self.say(*lines)

    def blank(self) -> None:
        """Leave one line free, unless the page is fresh or one is free already."""
        if not self._fresh:
            self.say("")

    def prompt(self, text: str) -> None:
        """Print what stands before the answer, and stay on its line."""
        self._out.write(text)
        self._out.flush()
        self._fresh = False

    def answered(self, text: str) -> None:
        """Finish the line of a prompt."""
        self.prompt(f"{text}\n")

    def clear(self) -> None:
        """Leave nothing readable on a terminal or above it; elsewhere begin a new page."""
        if self.is_terminal:
            self._out.write(WIPE)
        else:
            self.blank()
            self._out.write(NEW_PAGE)
        self._out.flush()
        self._fresh = True


def broken(line: str, columns: int) -> list[str]:
    """A line in parts that fit so many columns; a word that is longer, as of a file's path, stays whole."""
    if columns < _NARROWEST or len(line) < columns:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(
        line, columns - 1, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
