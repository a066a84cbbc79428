"""King's Will cards face up, for the eyes of one seat, and beside its words what each means now."""

from textwrap import wrap
from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.widget import Widget

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.names import CARDS
from kingswill_tui.ui.boards.kings_will.board_styles import css
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.glyphs import Glyphs
from kingswill_tui.ui.seats import seat_style

_CARD = "card"
"""The kind of target that a card is."""
_BROAD = 60
"""Columns from which on the emblem is large and remarks stand beside the words."""
_NOTHING = "Nothing is known yet."


class Face(NamedTuple):
    """What is written on a card and about it."""

    card: int
    """The card's number."""
    place: str
    """Where it lies, on its upper edge."""
    title: str
    """What it rewards."""
    lines: tuple[str, ...]
    """Its will and its wrath in words."""
    remarks: tuple[tuple[str, str], ...] = ()
    """What it means now: a sentence and its style key each."""
    discs: tuple[tuple[int, str], ...] = ()
    """The discs on it: a seat, 4 for the neutral one, and how its disc is written."""

    @property
    def heading(self) -> str:
        """Where it lies and what it rewards."""
        return f"{self.place}: {self.title}"


class _Words(NamedTuple):
    """A card's words broken into rows."""

    left: list[tuple[str, str]]
    """Title if it has no room on the edge, will and wrath."""
    right: list[tuple[str, str]]
    """Remarks that stand beside."""


def _emblem(width: int) -> int:
    return 5 if width >= _BROAD else 3


def _edge(face: Face, width: int) -> str:
    """What fits on the upper edge, with room left for the discs."""
    room = width - 4 - sum(len(disc) + 1 for _, disc in face.discs)
    return face.heading if len(face.heading) <= room else face.place


def _columns(face: Face, width: int) -> tuple[int, int]:
    """The columns for the words on the card and for the remarks beside them."""
    room = width - 4 - _emblem(width) - 1
    if not face.remarks or width < _BROAD:
        return room, 0
    beside = room * 9 // 20
    return room - beside - 3, beside


def _broken(sentences: tuple[tuple[str, str], ...], width: int) -> list[tuple[str, str]]:
    return [(row, key) for text, key in sentences for row in wrap(text, width)]


def _words(face: Face, width: int) -> _Words:
    left, right = _columns(face, width)
    told = tuple((line, "plain") for line in face.lines)
    if _edge(face, width) != face.heading:
        told = ((face.title, "strong"), *told)
    if right:
        return _Words(_broken(told, left), _broken(face.remarks, right))
    return _Words(_broken((*told, *face.remarks), left), [])


def card_height(face: Face, width: int) -> int:
    """Rows that a card of a width needs."""
    return max(3, *map(len, _words(face, width))) + 2


def draw_card(canvas: Canvas, area: Area, glyphs: Glyphs, face: Face, chosen: bool = False) -> None:
    """Draw a card: its letter as an emblem, its words, and what it means now beside them."""
    canvas.box(area, glyphs.box, "title" if chosen else "frame")
    mark = glyphs.cursor if chosen else " "
    canvas.put(area.x + 1, area.y, f"{mark}{_edge(face, area.width)} ", "title")
    x = area.end - 2 - sum(len(disc) + 1 for _, disc in face.discs)
    for seat, disc in face.discs:
        x = canvas.put(x, area.y, disc, seat_style(seat)) + 1
    emblem = Area(area.x + 2, area.y + 1, _emblem(area.width), 3)
    canvas.fill(emblem, "card-back")
    canvas.put(emblem.x + emblem.width // 2, emblem.y + 1, CARDS[face.card], "card-back")
    words = _words(face, area.width)
    left = emblem.end + 1
    for y, (text, key) in enumerate(words.left, area.y + 1):
        canvas.put(left, y, text, key)
    if words.right:
        seam = left + _columns(face, area.width)[0] + 1
        for y in range(area.y + 1, area.below - 1):
            canvas.put(seam, y, glyphs.box[5], "frame")
        for y, (text, key) in enumerate(words.right, area.y + 1):
            canvas.put(seam + 2, y, text, key)


class CardView(Drawn, can_focus=True):
    """Cards below each other, one of which the arrow keys point at."""

    DEFAULT_CSS = css("CardView") + "\nCardView { height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "The card before", show=False),
        Binding("down", "step(1)", "The next card", show=False),
    ]

    def __init__(
        self, faces: tuple[Face, ...] = (), *, ascii_glyphs: bool = False, id: str | None = None
    ) -> None:
        """Show these cards."""
        super().__init__(ascii_glyphs=ascii_glyphs, id=id)
        self.faces = faces
        self._at = 0
        self._led = False

    @property
    def pointed_at(self) -> Face | None:
        """The card that the cursor is on."""
        return self.faces[self._at] if self.faces else None

    def show(self, faces: tuple[Face, ...], led: bool = False) -> None:
        """Show other cards; `led` marks one of them also while the focus is elsewhere."""
        self.faces = faces
        self._at = 0
        self._led = led
        self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the cards are."""
        return sum(card_height(face, width) for face in self.faces) or 1

    def draw(self, width: int, height: int) -> Canvas | None:
        """The picture at a size."""
        canvas = Canvas(width, height)
        if not self.faces:
            canvas.put(0, 0, _NOTHING, "soft")
        y = 0
        for at, face in enumerate(self.faces):
            area = Area(0, y, width, card_height(face, width))
            chosen = (self.has_focus or self._led) and at == self._at and len(self.faces) > 1
            draw_card(canvas, area, self._glyphs, face, chosen)
            canvas.hit((_CARD, at), area)
            y = area.below
        return canvas

    def watch_has_focus(self, has_focus: bool) -> None:
        """Mark the card that the cursor is on, or none any more."""
        super().watch_has_focus(has_focus)
        self.redraw()

    def action_step(self, step: int) -> None:
        """To another card; past the last one what they lie in scrolls."""
        if not 0 <= self._at + step < len(self.faces):
            raise SkipAction
        self.point_at(self._at + step)

    def point_at(self, at: int) -> None:
        """Put the cursor on a card and bring it into view."""
        self._at = at
        self.redraw()
        area = self.region_of((_CARD, at))
        if area is not None and isinstance(self.parent, Widget):
            seen = Region(*area).translate(self.virtual_region.offset)
            self.parent.scroll_to_region(seen, animate=False, force=True, immediate=True)

    def on_click(self, event: events.Click) -> None:
        """Point at the card under the mouse."""
        target = self.target_at(event.x, event.y)
        if target is not None:
            self.point_at(target[1])
