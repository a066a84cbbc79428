"""Bars of several parts, one a row, with a legend above and an axis below."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from kingswill_tui.ui.charts import Bar, Piece, Scale, axis, pieces, scale_of

BLOCKS = "\u2588\u2591\u2593\u2592"
"""A fill for each part, different without any colour."""
PLAIN_BLOCKS = "#-+="
"""The same in plain ASCII."""
LONGEST_LABEL = 16


class BarChart(Widget):
    """As tall as its bars and two rows more."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "chart--part-0",
        "chart--part-1",
        "chart--part-2",
        "chart--part-3",
        "chart--axis",
        "chart--label",
    }
    DEFAULT_CSS = """
    BarChart { height: auto; padding: 0 1; }
    BarChart .chart--part-0 { color: $secondary; }
    BarChart .chart--part-1 { color: $error; }
    BarChart .chart--part-2 { color: $accent; }
    BarChart .chart--part-3 { color: $success; }
    BarChart .chart--axis { color: $foreground-muted; }
    BarChart .chart--label { color: $foreground; text-style: bold; }
    """

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
            segments = [Segment(" " * (label + 1) + axis(scale), self._style("axis"))]
        return Strip(segments).adjust_cell_length(width, self.rich_style)

    def _style(self, part: str) -> Style:
        return self.rich_style + self.get_component_rich_style(f"chart--{part}", partial=True)

    def _legend(self) -> Iterator[Segment]:
        for part, name in enumerate(self._parts):
            yield Segment(self._fills[part] * 2, self._style(f"part-{part}"))
            yield Segment(f" {name}   ", self._style("axis"))

    def _bar(self, bar: Bar, label: int, scale: Scale) -> Iterator[Segment]:
        left, right = pieces(bar, scale)
        yield Segment(f"{bar.label[:label]:<{label}} ", self._style("label"))
        yield from map(self._piece, left)
        yield Segment(self._line, self._style("axis"))
        yield from map(self._piece, right)
        yield Segment(f"{bar.total:>4}", self._style("label"))

    def _piece(self, piece: Piece) -> Segment:
        if piece.part is None:
            return Segment(" " * piece.columns, self.rich_style)
        return Segment(self._fills[piece.part] * piece.columns, self._style(f"part-{piece.part}"))
