"""A widget that shows a canvas: strips made once, and only what changes painted again."""

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from kingswill_tui.ui.boards.kings_will.board_styles import CLASSES
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.targets import Target


class Drawn(Widget):
    """Base of the board and the single duchy."""

    COMPONENT_CLASSES: ClassVar[set[str]] = CLASSES

    def __init__(self, *, id: str | None = None) -> None:
        """Show nothing yet."""
        super().__init__(id=id)
        self.canvas: Canvas | None = None
        self.lit: Target | None = None
        self._styles: dict[str, Style] = {}
        self._strips: dict[int, Strip] = {}

    def show_canvas(self, canvas: Canvas) -> None:
        """Show another canvas."""
        self.canvas = canvas
        self._strips = {}
        self.refresh()

    def notify_style_update(self) -> None:
        """Forget the colours of the theme before."""
        self._styles = {}
        self._strips = {}
        super().notify_style_update()

    def _style(self, key: str) -> Style:
        if key not in self._styles:
            self._styles[key] = self.rich_style + self.get_component_rich_style(f"board--{key}", partial=True)
        return self._styles[key]

    def render_line(self, y: int) -> Strip:
        """One row, with the lit thing laid over it."""
        canvas = self.canvas
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        strip = self._strips.get(y)
        if strip is None:
            strip = Strip([Segment(text, self._style(key)) for text, key in canvas.runs(y)], canvas.width)
            self._strips[y] = strip
        area = canvas.hits.get(self.lit) if self.lit is not None else None
        if area is not None and area.y <= y < area.y + area.height:
            strip = self._lit(strip, area)
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def _lit(self, strip: Strip, area: Area) -> Strip:
        start, end = area.x, area.x + area.width
        before, middle, after = (*strip.divide([start, end, strip.cell_length]),)[:3]
        cursor = self.get_component_rich_style("board--cursor", partial=True)
        return Strip.join([before, middle.apply_style(cursor), after])

    def light(self, target: Target | None) -> None:
        """Light up one thing and paint only what changes."""
        if target == self.lit or self.canvas is None:
            return
        areas = [self.canvas.hits.get(each) for each in (self.lit, target) if each is not None]
        self.lit = target
        regions = [Region(*area) for area in areas if area is not None]
        if regions:
            self.refresh(*regions)
