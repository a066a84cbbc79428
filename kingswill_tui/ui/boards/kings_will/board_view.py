"""The table of The King's Will as one widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from kingswill_tui.ui.boards.kings_will.board_styles import css
from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.boards.kings_will.layout import draw, page_of, pages
from kingswill_tui.ui.boards.kings_will.legend import legend
from kingswill_tui.ui.boards.kings_will.nearest import nearest
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import PAGE, SEAT
from kingswill_tui.ui.boards.kings_will.transitions import FRAME_SECONDS, between
from kingswill_tui.ui.seats import letters
from kingswill_tui.ui.widgets.choice import Choice

if TYPE_CHECKING:
    from textual.timer import Timer

    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.ui.boards.kings_will.canvas import Canvas
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

    class TargetPressed(Choice):
        """A thing was chosen."""

        def __init__(self, target: Target) -> None:
            """Name it."""
            super().__init__()
            self.target = target

    def __init__(self, names: tuple[str, ...], *, ascii_glyphs: bool = False, id: str | None = None) -> None:
        """Draw for these players."""
        super().__init__(ascii_glyphs=ascii_glyphs, id=id)
        self._names = names
        self._letters = letters(names)
        self._scene: Scene | None = None
        self._page = 0
        self._turned_among: tuple[str, ...] = ()
        self._asked: object = None
        self._frames: list[Observation] = []
        self._next_frame: Timer | None = None

    def show(
        self, observation: Observation, front: int, legal: frozenset[Target], animated: bool = False
    ) -> None:
        """Show a position, with one duchy large and what can be chosen marked."""
        before = None if self._scene is None else self._scene.seen
        if observation != before:
            self._frames = between(before, observation) if animated and before is not None else []
        self._scene = Scene(observation, self._names, self._letters, front, legal, self._glyphs, self.lit)
        if observation.decision != self._asked:
            self._asked = observation.decision
            self._turn_to(legal, self._scene)
        self.redraw()
        self._wait_for_next()

    def _wait_for_next(self) -> None:
        """Go on to the next picture after a while, as long as one is left."""
        if self._next_frame is not None:
            self._next_frame.stop()
        self._next_frame = self.set_timer(FRAME_SECONDS, self._show_next) if self._frames else None

    def _show_next(self) -> None:
        del self._frames[:1]
        self.redraw()
        self._wait_for_next()

    def _turn_to(self, legal: frozenset[Target], scene: Scene) -> None:
        """Open the page on which what can be chosen is shown, the first one where every page shows it."""
        wanted = (page_of(target, *self.size, scene) for target in legal)
        self._page = min((page for page in wanted if page is not None), default=0)
        self._turned_among = self.pages

    def draw(self, width: int, height: int) -> Canvas | None:
        """The picture at a size; where its pages are others, the one on which to choose is opened."""
        if self._scene is None:
            return None
        if self.pages != self._turned_among:
            self._turn_to(self._scene.legal, self._scene)
        self._page = min(self._page, len(self.pages) - 1)
        seen = self._frames[0] if self._frames else self._scene.seen
        return draw(width, height, self._scene._replace(glyphs=self._glyphs, seen=seen), self._page)

    def legend(self) -> tuple[tuple[str, str], ...]:
        """The signs of the table."""
        return legend(self._glyphs)

    @property
    def pages(self) -> tuple[str, ...]:
        """The names of the pages at this size."""
        return pages(*self.size)

    @property
    def page(self) -> int:
        """The page that is shown."""
        return self._page

    def show_page(self, page: int) -> None:
        """Turn to a page."""
        self._page = page % len(self.pages)
        self.redraw()

    def next_page(self) -> bool:
        """Turn the page; False when the first one comes round again."""
        self.show_page(self._page + 1)
        return self._page != 0

    @property
    def moving(self) -> bool:
        """Whether something is still on its way to where it lies."""
        return bool(self._frames)

    def enlarge(self, seat: int) -> None:
        """Show another seat's duchy large until the next position is shown."""
        if self._scene is not None:
            self._scene = self._scene._replace(front=seat, focus=None)
            self.redraw()

    def light(self, target: Target | None) -> None:
        """Light up one thing, turning the page or scrolling the duchy if it is not in view."""
        if target is not None and self._scene is not None and self.region_of(target) is None:
            self._scene = self._scene._replace(focus=target)
            page = page_of(target, *self.size, self._scene)
            self._page = self._page if page is None else page
            self.redraw()
        super().light(target)

    def move_cursor(self, dx: int, dy: int) -> None:
        """Go to the nearest thing in a direction that can be chosen."""
        if self.canvas is None or self._scene is None:
            return
        hits = {target: area for target, area in self.canvas.hits.items() if target in self._scene.legal}
        target = nearest(hits, self.lit, dx, dy) or self._next_out_of_view(dx)
        if target is not None:
            self.light(target)
            self.post_message(self.TargetReached(target))

    def _next_out_of_view(self, dx: int) -> Target | None:
        """The next tile of a scrolled duchy that can be chosen."""
        if self._scene is None or self.lit is None or len(self.lit) != 3 or not dx:
            return None
        lit = self.lit
        row = sorted(
            t for t in self._scene.legal if len(t) == 3 and t[:2] == lit[:2] and (t > lit) == (dx > 0)
        )
        ahead = [target for target in row if target != lit]
        return (ahead[0] if dx > 0 else ahead[-1]) if ahead else None

    def action_go(self, dx: int, dy: int) -> None:
        """Move the cursor."""
        self.move_cursor(dx, dy)

    def action_press(self) -> None:
        """Choose what is lit."""
        if self.lit is not None and self._scene is not None and self.lit in self._scene.legal:
            self.post_message(self.TargetPressed(self.lit))

    def on_click(self, event: events.Click) -> None:
        """Choose the thing under the mouse, turn to a page, or make a duchy large."""
        target = self.target_at(event.x, event.y)
        if target is None or self._scene is None:
            return
        if target[0] == PAGE:
            self.show_page(target[1])
        elif target in self._scene.legal and event.chain == 1:  # the second click may mean another question
            self.light(target)
            self.post_message(self.TargetPressed(target))
        elif target[0] == SEAT:
            self.enlarge(target[1])
