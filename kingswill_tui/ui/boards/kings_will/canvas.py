"""A grid of cells with style keys, on which panels are drawn before any terminal is involved."""

from collections.abc import Iterator
from functools import lru_cache

from rich.cells import cell_len

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.ui.boards.kings_will.targets import Target

PLAIN = "plain"
"""The key of ordinary ink, and of the bare ground."""


@lru_cache(maxsize=4096)
def cells(text: str) -> tuple[str, ...]:
    """The text cell by cell: a wide sign is followed by an empty cell, a mark joins the sign before it."""
    if text.isascii():
        return tuple(text)
    found: list[str] = []
    for sign in text:
        width = cell_len(sign)
        if width:
            found += [sign, *[""] * (width - 1)]
        elif found:
            found[-1] += sign
    return tuple(found)


def _fitting(text: str, width: int) -> tuple[str, ...]:
    parts = cells(text)
    if len(parts) <= width:
        return parts
    return parts[: max(0, width - (width > 0 and parts[width] == ""))]


def fitted(text: str, width: int) -> str:
    """As much of a text as fits, with no wide sign cut in half."""
    return "".join(_fitting(text, width))


class Area(NamedTuple):
    """A rectangle of cells."""

    x: int
    """First column."""
    y: int
    """First row."""
    width: int
    """Columns."""
    height: int
    """Rows."""

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def end(self) -> int:
        """The column after its last one."""
        return self.x + self.width

    @property
    def below(self) -> int:
        """The row after its last one."""
        return self.y + self.height

    def inner(self, across: int = 2, down: int = 1) -> "Area":
        """What is left inside a frame."""
        return Area(
            self.x + across, self.y + down, max(0, self.width - 2 * across), max(0, self.height - 2 * down)
        )


class Run(NamedTuple):
    """Neighbouring cells of one look."""

    text: str
    """Their characters."""
    ink: str
    """The style key of the characters."""
    ground: str
    """The style key of what lies under them."""


class Canvas:
    """Characters with a style key each for ink and ground, and where the things that can be chosen lie."""

    def __init__(self, width: int, height: int) -> None:
        """Start blank."""
        self.width = width
        self.height = height
        self._text = [[" "] * width for _ in range(height)]
        self._inks = [[PLAIN] * width for _ in range(height)]
        self._grounds = [[PLAIN] * width for _ in range(height)]
        self.hits: dict[Target, Area] = {}

    def put(self, x: int, y: int, text: str, key: str = PLAIN, most: int | None = None) -> int:
        """Write on what ground there is, cut off at the edge or after `most` cells; the column after it."""
        room = self.width - x
        parts = _fitting(text, room if most is None else min(room, most))
        if 0 <= y < self.height:
            row, inks = self._text[y], self._inks[y]
            for at, part in enumerate(parts, x):
                if at >= 0:
                    row[at] = part
                    inks[at] = key
        return x + len(parts)

    def fill(self, area: Area, ground: str, letter: str = " ") -> None:
        """Lay a ground."""
        for y in range(max(0, area.y), min(self.height, area.below)):
            for x in range(max(0, area.x), min(self.width, area.end)):
                self._text[y][x] = letter
                self._inks[y][x] = ground
                self._grounds[y][x] = ground

    def box(self, area: Area, box: str, key: str) -> None:
        """Draw a frame."""
        left, right, low_left, low_right, across, down = tuple(box)
        x, y, width, height = area
        self.put(x, y, left + across * (width - 2) + right, key)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, key)
            self.put(x + width - 1, row, down, key)
        self.put(x, y + height - 1, low_left + across * (width - 2) + low_right, key)

    def hit(self, target: Target, area: Area) -> None:
        """Say where a thing lies."""
        self.hits[target] = area

    def at(self, x: int, y: int) -> Target | None:
        """The smallest thing at a cell."""
        found = [(area.width * area.height, target) for target, area in self.hits.items() if area.holds(x, y)]
        return min(found, key=lambda pair: pair[0])[1] if found else None

    def runs(self, y: int, start: int = 0, end: int | None = None) -> Iterator[Run]:
        """A row, or the columns of it from `start` up to `end`, as runs of one look."""
        text, inks, grounds = self._text[y], self._inks[y], self._grounds[y]
        end = self.width if end is None else min(end, self.width)
        for x in range(start + 1, end + 1):
            if x == end or inks[x] != inks[start] or grounds[x] != grounds[start]:
                yield Run("".join(text[start:x]), inks[start], grounds[start])
                start = x

    def lines(self) -> list[str]:
        """The rows as text, for tests and plain eyes."""
        return ["".join(row) for row in self._text]
