"""A grid of cells with style keys, on which panels are drawn before any terminal is involved."""

from collections.abc import Iterator
from typing import NamedTuple

from kingswill_tui.ui.boards.kings_will.targets import Target


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


class Canvas:
    """Characters and style keys, row by row, and where the things that can be chosen lie."""

    def __init__(self, width: int, height: int) -> None:
        """Start blank."""
        self.width = width
        self.height = height
        self._text = [[" "] * width for _ in range(height)]
        self._keys = [["plain"] * width for _ in range(height)]
        self.hits: dict[Target, Area] = {}

    def put(self, x: int, y: int, text: str, key: str = "plain", most: int | None = None) -> None:
        """Write a text; what lies outside the canvas, or beyond `most` cells, is cut off."""
        if not 0 <= y < self.height:
            return
        for at, letter in enumerate(text[:most], x):
            if 0 <= at < self.width:
                self._text[y][at] = letter
                self._keys[y][at] = key

    def fill(self, area: Area, letter: str, key: str) -> None:
        """Fill a rectangle."""
        for y in range(area.y, area.y + area.height):
            self.put(area.x, y, letter * area.width, key)

    def box(self, area: Area, box: str, key: str, title: str = "", title_key: str = "title") -> None:
        """Draw a frame with a title in its upper line."""
        left, right, low_left, low_right, across, down = tuple(box)
        x, y, width, height = area
        self.put(x, y, left + across * (width - 2) + right, key)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, key)
            self.put(x + width - 1, row, down, key)
        self.put(x, y + height - 1, low_left + across * (width - 2) + low_right, key)
        if title:
            self.put(x + 2, y, f" {title} "[: width - 4], title_key)

    def hit(self, target: Target, area: Area) -> None:
        """Say where a thing lies."""
        self.hits[target] = area

    def at(self, x: int, y: int) -> Target | None:
        """The smallest thing at a cell."""
        found = [(area.width * area.height, target) for target, area in self.hits.items() if area.holds(x, y)]
        return min(found, key=lambda pair: pair[0])[1] if found else None

    def runs(self, y: int) -> Iterator[tuple[str, str]]:
        """The texts of a row with their style keys, from left to right."""
        text, keys = self._text[y], self._keys[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or keys[x] != keys[start]:
                yield "".join(text[start:x]), keys[start]
                start = x

    def lines(self) -> list[str]:
        """The rows as text, for tests and plain eyes."""
        return ["".join(row) for row in self._text]
