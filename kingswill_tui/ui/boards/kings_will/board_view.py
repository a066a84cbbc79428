"""The table of The King's Will as one widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from kingswill_tui.ui.boards.kings_will.board_styles import css
from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.boards.kings_will.layout import draw, page_of, pages
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.glyphs import ASCII, UNICODE
from kingswill_tui.ui.seats import letters

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.ui.boards.kings_will.targets import Target


class BoardView(Drawn, can_focus=True):
    """Everything public, drawn; what can be chosen can be reached by cursor and pressed by mouse."""

    DEFAULT_CSS = css("BoardView")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", "Left", show=False),
        Binding("right", "go(1, 0)", "Right", show=False),
        Binding("up", "go(0, -1)", "Up", show=False),
        Binding("down", "go(0, 1)", "Down", show=False),
        Binding("enter", "press", "Choose", show=False),
    ]

    class TargetReached(Message):
        """The cursor came to a thing that can be chosen."""

        def __init__(self, target: Target) -> None:
            """Name it."""
            super().__init__()
            self.target = target

    class TargetPressed(Message):
        """A thing was chosen."""

        def __init__(self, target: Target) -> None:
            """Name it."""
            super().__init__()
            self.target = target

    def __init__(self, names: tuple[str, ...], *, ascii_glyphs: bool = False, id: str | None = None) -> None:
        """Draw for these players."""
        super().__init__(id=id)
        self._names = names
        self._letters = letters(names)
        self._glyphs = ASCII if ascii_glyphs else UNICODE
        self._scene: Scene | None = None
        self._page = 0
        self._asked: object = None

    def use_glyphs(self, ascii_glyphs: bool) -> None:
        """Draw with the other set of signs from the next position on."""
        self._glyphs = ASCII if ascii_glyphs else UNICODE

    def show(self, observation: Observation, front: int, legal: frozenset[Target]) -> None:
        """Show a position, with one duchy large and what can be chosen marked."""
        self._scene = Scene(observation, self._names, self._letters, front, legal, self._glyphs)
        if observation.decision != self._asked:
            self._asked = observation.decision
            self._page = page_of(next(iter(legal))[0]) if legal else 0
        self._draw()

    def _draw(self) -> None:
        if self._scene is not None and self.size.width and self.size.height:
            self._page = min(self._page, len(self.pages) - 1)
            self.show_canvas(draw(self.size.width, self.size.height, self._scene, self._page))

    @property
    def pages(self) -> tuple[str, ...]:
        """The pages at this size."""
        return pages(self.size.width, self.size.height)

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    def next_page(self) -> bool:
        """Turn the page; False when the first one comes round again."""
        self._page = (self._page + 1) % len(self.pages)
        self._draw()
        return self._page != 0

    def action_go(self, dx: int, dy: int) -> None:
        """To the nearest thing in a direction that can be chosen."""
        if self.canvas is None or self._scene is None:
            return
        areas = {target: area for target, area in self.canvas.hits.items() if target in self._scene.legal}
        if not areas:
            return
        here = areas.get(self.lit) if self.lit is not None else None
        if here is None:
            self._reach(min(areas, key=lambda target: (areas[target].y, areas[target].x)))
            return
        found: list[tuple[int, Target]] = []
        for target, area in areas.items():
            across = area.x + area.width // 2 - here.x - here.width // 2
            down = area.y + area.height // 2 - here.y - here.height // 2
            ahead = across * dx + down * dy * 2
            aside = abs(across * dy) + abs(down * dx * 2)
            if ahead > 0:
                found.append((ahead + 2 * aside, target))
        if found:
            self._reach(min(found, key=lambda pair: pair[0])[1])

    def _reach(self, target: Target) -> None:
        self.light(target)
        self.post_message(self.TargetReached(target))

    def action_press(self) -> None:
        """Choose what is lit."""
        if self.lit is not None and self._scene is not None and self.lit in self._scene.legal:
            self.post_message(self.TargetPressed(self.lit))

    def on_click(self, event: events.Click) -> None:
        """Choose the thing under the mouse, or turn to a page."""
        if self.canvas is None or self._scene is None:
            return
        target = self.canvas.at(event.x, event.y)
        if target is None:
            return
        if target[0] == "page":
            self._page = target[1]
            self._draw()
        elif target in self._scene.legal:
            self.light(target)
            self.post_message(self.TargetPressed(target))
