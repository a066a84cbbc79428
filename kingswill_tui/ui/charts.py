"""Bars made of parts, laid out on a row of columns: pure arithmetic, drawn elsewhere."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kingswill_tui.core.named_tuples import NamedTuple

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""Distances between the numbers of an axis."""
_APART = 6
"""Columns between the numbers of an axis at least."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar."""

    label: str
    """What it stands for."""
    parts: tuple[int, ...]
    """Its parts in order; those below zero go to the left."""

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self.parts)


class Piece(NamedTuple):
    """A run of equal columns."""

    part: int | None
    """The part it belongs to, None for empty columns."""
    columns: int
    """How many columns, at least one."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values lie on a row, on which one column is kept for the zero line."""

    low: int
    """The lowest value, at most 0."""
    high: int
    """The highest value, at least 1."""
    width: int
    """All columns, at least 2."""

    def column(self, value: int) -> int:
        """Columns to the left of a value."""
        return round((value - self.low) * (self.width - 1) / (self.high - self.low))

    @property
    def zero(self) -> int:
        """Columns to the left of the zero line."""
        return self.column(0)


def scale_of(bars: Iterable[Bar], width: int) -> Scale:
    """The scale on which all bars fit."""
    ends = [_reach(bar.parts) for bar in bars]
    low = min((left for left, _ in ends), default=0)
    high = max((right for _, right in ends), default=0)
    return Scale(low, max(high, 1), max(width, 2))


def _reach(parts: Sequence[int]) -> tuple[int, int]:
    return sum(part for part in parts if part < 0), sum(part for part in parts if part > 0)


def pieces(bar: Bar, scale: Scale) -> tuple[list[Piece], list[Piece]]:
    """What lies left and right of the zero line, each side filled to its end with empty columns."""
    left: list[Piece] = []
    right: list[Piece] = []
    below, above = 0, 0
    for part, value in enumerate(bar.parts):
        if value < 0:
            columns = scale.column(below) - scale.column(below + value)
            below += value
            left.insert(0, Piece(part, columns))
        else:
            columns = scale.column(above + value) - scale.column(above)
            above += value
            right.append(Piece(part, columns))
    left.insert(0, Piece(None, scale.column(below)))
    right.append(Piece(None, scale.width - 1 - scale.column(above)))
    return [each for each in left if each.columns], [each for each in right if each.columns]


def axis(scale: Scale) -> str:
    """The numbers below the bars, each beginning where its value lies, as many as there is room for."""
    columns_each = (scale.width - 1) / (scale.high - scale.low)
    step = next((step for step in _STEPS if step * columns_each >= _APART), _STEPS[-1])
    row = [" "] * scale.width
    for value in range(-(-scale.low // step) * step, scale.high + 1, step):
        text = str(value)
        start = scale.column(value)
        if start + len(text) <= scale.width:
            row[start : start + len(text)] = text
    return "".join(row)
