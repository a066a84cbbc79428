"""Bars of several parts, one a row, with a legend above and an axis below."""

from collections.abc import Iterator, Sequence

from rich.segment import Segment
from textual.strip import Strip

from kingswill_tui.ui.charts import Bar, Piece, Scale, axis, pieces, scale_of
from kingswill_tui.ui.looks import LOOKS, Look
from kingswill_tui.ui.widgets.inked import Inked

BLOCKS = "\u2588\u2591\u2593\u2592"
"""A fill for each part, different without any colour."""
PLAIN_BLOCKS = "#-+="
"""The same in plain ASCII."""
PARTS = ("secondary", "error", "accent", "success")
"""The colour of each part."""
LONGEST_LABEL = 16


class BarChart(Inked):
    """As tall as its bars and two rows more."""

    DEFAULT_CSS = "BarChart { height: auto; padding: 0 1; }"
    looks = LOOKS | {f"part-{part}": Look(ink) for part, ink in enumerate(PARTS)}

    def __init__(self, parts: Sequence[str], bars: Sequence[Bar], plain: bool = False) -> None:
        """Name up to four parts; `plain` draws in ASCII."""
        super().__init__()
        self._parts = parts
        self._bars = bars
        self._fills = PLAIN_BLOCKS if plain else BLOCKS
        self._line = "|" if plain else "\u2502"

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Legend, bars, axis."""
        return len(self._bars) + 2

    def show(self, bars: Sequence[Bar]) -> None:
        """Draw other bars, as many as before."""
        self._bars = bars
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        width = self.size.width
        label = min(LONGEST_LABEL, max((len(bar.label) for bar in self._bars), default=0))
        scale = scale_of(self._bars, width - label - 6)
        if y == 0:
            segments = list(self._legend())
        elif y <= len(self._bars):
            segments = list(self._bar(self._bars[y - 1], label, scale))
        else:
            segments = [Segment(" " * (label + 1) + axis(scale), self.ink("soft"))]
        return Strip(segments).adjust_cell_length(width, self.ink())

    def _legend(self) -> Iterator[Segment]:
        for part, name in enumerate(self._parts):
            yield Segment(self._fills[part] * 2, self.ink(f"part-{part}"))
            yield Segment(f" {name}   ", self.ink("soft"))

    def _bar(self, bar: Bar, label: int, scale: Scale) -> Iterator[Segment]:
        left, right = pieces(bar, scale)
        yield Segment(f"{bar.label[:label]:<{label}} ", self.ink("strong"))
        yield from map(self._piece, left)
        yield Segment(self._line, self.ink("soft"))
        yield from map(self._piece, right)
        yield Segment(f"{bar.total:>4}", self.ink("strong"))

    def _piece(self, piece: Piece) -> Segment:
        if piece.part is None:
            return Segment(" " * piece.columns, self.ink())
        return Segment(self._fills[piece.part] * piece.columns, self.ink(f"part-{piece.part}"))
