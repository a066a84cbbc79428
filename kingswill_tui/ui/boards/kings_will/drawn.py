"""A widget that shows a canvas: strips made once, and only what changes painted again."""

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip

from kingswill_tui.ui.boards.kings_will.board_styles import CHIPS, CURSOR, LOOKS
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.targets import Target
from kingswill_tui.ui.glyphs import glyphs
from kingswill_tui.ui.widgets.inked import Inked


class Drawn(Inked):
    """Base of the board, the single duchy and the cards."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {CURSOR}
    ALLOW_SELECT = False
    looks = LOOKS

    def __init__(self, *, ascii_glyphs: bool = False, id: str | None = None) -> None:
        """Show nothing yet."""
        super().__init__(id=id)
        self._canvas: Canvas | None = None
        self._drawn_at: Size | None = None
        self.lit: Target | None = None
        self._glyphs = glyphs(ascii_glyphs)
        self._strips: dict[int, Strip] = {}

    def draw(self, width: int, height: int) -> Canvas | None:
        """The picture at a size, None as long as there is nothing to show."""
        return None

    def legend(self) -> tuple[tuple[str, str], ...]:
        """The signs that need explaining, each with its meaning."""
        return ()

    def use_glyphs(self, ascii_glyphs: bool) -> None:
        """Draw with the other set of signs."""
        wanted = glyphs(ascii_glyphs)
        if wanted is not self._glyphs:
            self._glyphs = wanted
            self.redraw()

    def redraw(self) -> None:
        """Draw everything anew in the next frame, or as soon as it is asked what lies where."""
        self._drawn_at = None
        self.refresh()

    @property
    def canvas(self) -> Canvas | None:
        """The picture at the present size, drawn when it is looked at first: so no frame comes without it."""
        size = self.size
        if size != self._drawn_at:
            self._drawn_at = size
            self._strips = {}
            self._canvas = self.draw(size.width, size.height) if size.width and size.height else None
        return self._canvas

    def notify_style_update(self) -> None:
        """Forget the colours of the theme before."""
        self._strips = {}
        super().notify_style_update()

    def render_line(self, y: int) -> Strip:
        """One row, with the lit thing laid over it."""
        canvas = self.canvas
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, self.ink())
        strip = self._strips.get(y)
        if strip is None:
            segments = [Segment(run.text, self.ink(run.ground, run.ink)) for run in canvas.runs(y)]
            strip = self._strips[y] = Strip(segments, canvas.width)
        area = self.region_of(self.lit)
        if area is not None and area.y <= y < area.below:
            strip = self._with_cursor(strip, area, y)
        return strip.adjust_cell_length(self.size.width, self.ink())

    def _with_cursor(self, strip: Strip, area: Area, y: int) -> Strip:
        assert self.canvas is not None  # A canvas was drawn on which the area lies.
        end = min(area.end, strip.cell_length)
        over = Style(bgcolor=self.get_component_rich_style(CURSOR).bgcolor, bold=True)
        lit = []
        if y == area.y:  # The mark says without any colour what is pointed at.
            lit.append(Segment(self._glyphs.cursor, self.ink("legal") + over))
        for run in self.canvas.runs(y, area.x + len(lit), end):
            style = self.ink(run.ground, run.ink)
            lit.append(Segment(run.text, style if run.ink in CHIPS else style + over))
        return Strip([*strip.crop(0, area.x), *lit, *strip.crop(end, strip.cell_length)])

    def target_at(self, x: int, y: int) -> Target | None:
        """The thing at a cell of the widget."""
        return None if self.canvas is None else self.canvas.at(x, y)

    def region_of(self, target: Target | None) -> Area | None:
        """Where a thing lies, None while it is not in view."""
        canvas = None if target is None else self.canvas
        return None if canvas is None or target is None else canvas.hits.get(target)

    def light(self, target: Target | None) -> None:
        """Light up one thing and paint only what changes."""
        if target == self.lit:
            return
        areas = (self.region_of(self.lit), self.region_of(target))
        self.lit = target
        regions = [Region(*area) for area in areas if area is not None]
        if regions:
            self.refresh(*regions)
