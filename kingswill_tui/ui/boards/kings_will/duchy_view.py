"""One duchy by itself, for the preparation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.ui.boards.kings_will.board_styles import css
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.boards.kings_will.duchy_panel import HEIGHT, draw_duchy
from kingswill_tui.ui.boards.kings_will.layout import STORE_WIDTH
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.seats_panel import draw_store
from kingswill_tui.ui.glyphs import ASCII, UNICODE
from kingswill_tui.ui.seats import letters

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.rules.observation import Observation


class DuchyView(Drawn):
    """A live picture of what a seat lays out."""

    DEFAULT_CSS = css("DuchyView") + f"\nDuchyView {{ height: {HEIGHT}; }}"

    def __init__(self, names: tuple[str, ...], *, ascii_glyphs: bool = False) -> None:
        """Draw for these players."""
        super().__init__()
        self._names = names
        self._glyphs = ASCII if ascii_glyphs else UNICODE
        self._scene: Scene | None = None

    def show(self, observation: Observation, seat: int) -> None:
        """Show a seat's duchy and warehouse."""
        self._scene = Scene(observation, self._names, letters(self._names), seat, frozenset(), self._glyphs)
        self._draw()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    def _draw(self) -> None:
        scene = self._scene
        if scene is None or not self.size.width or not self.size.height:
            return
        canvas = Canvas(self.size.width, self.size.height)
        store = Area(canvas.width - STORE_WIDTH, 0, STORE_WIDTH, canvas.height)
        draw_store(canvas, store, scene)
        draw_duchy(canvas, Area(0, 0, canvas.width - STORE_WIDTH, canvas.height), scene, scene.front)
        self.show_canvas(canvas)
