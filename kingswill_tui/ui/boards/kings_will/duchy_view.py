"""One duchy by itself, for the preparation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.ui.boards.kings_will import store_panel
from kingswill_tui.ui.boards.kings_will.board_styles import css
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.boards.kings_will.duchy_panel import HEIGHT, draw_duchy
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.store_panel import draw_store
from kingswill_tui.ui.seats import letters

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.rules.observation import Observation


class DuchyView(Drawn):
    """A live picture of what a seat lays out."""

    DEFAULT_CSS = css("DuchyView") + f"\nDuchyView {{ height: {HEIGHT}; }}"

    def __init__(self, names: tuple[str, ...], *, ascii_glyphs: bool = False, id: str | None = None) -> None:
        """Draw for these players."""
        super().__init__(ascii_glyphs=ascii_glyphs, id=id)
        self._names = names
        self._observation: Observation | None = None
        self._seat = 0

    def show(self, observation: Observation, seat: int) -> None:
        """Show a seat's duchy and warehouse."""
        self._observation = observation
        self._seat = seat
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas | None:
        """The picture at a size."""
        if self._observation is None:
            return None
        scene = Scene(
            self._observation, self._names, letters(self._names), self._seat, frozenset(), self._glyphs
        )
        canvas = Canvas(width, height)
        store = store_panel.WIDTH
        draw_store(canvas, Area(width - store, 0, store, height), scene)
        draw_duchy(canvas, Area(0, 0, width - store, height), scene, scene.front)
        return canvas
