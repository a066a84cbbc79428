"""King's Will cards face up, for the eyes of one seat or for the final scoring."""

from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Size

from kingswill_tui.games.kings_will.rules.names import CARDS
from kingswill_tui.ui.boards.kings_will.board_styles import css
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.glyphs import Glyphs

WIDTH = 38
"""Most columns of a card."""
_EMBLEM = 5
"""Columns of the emblem with the card's letter."""


class Face(NamedTuple):
    """What is written on a card and about it."""

    card: int
    """The card's number."""
    heading: str
    """What is written on its upper edge, such as where it lies."""
    lines: tuple[str, ...]
    """Its will and its wrath in words."""
    remarks: tuple[str, ...] = ()
    """What it means now, each on a line of its own."""


def _rows(face: Face, width: int) -> list[tuple[str, str]]:
    """The words of a card of a width, row by row, each with its style key."""
    room = width - _EMBLEM - 5
    rows = [(row, "plain") for line in face.lines for row in wrap(line, room)]
    return rows + [(row, "legal") for line in face.remarks for row in wrap(line, room)]


def card_height(face: Face, width: int) -> int:
    """Rows that a card of a width needs."""
    return max(_EMBLEM, len(_rows(face, width)) + 2)


def draw_card(canvas: Canvas, area: Area, glyphs: Glyphs, face: Face) -> None:
    """Draw a card with its letter as an emblem and its words beside it."""
    canvas.box(area, glyphs.box, "title")
    room = area.width - 6
    heading = face.heading if len(face.heading) <= room else face.heading[: room - 1] + glyphs.cut
    canvas.put(area.x + 2, area.y, f" {heading} ", "strong")
    emblem = Area(area.x + 2, area.y + 1, _EMBLEM, 3)
    canvas.fill(emblem, "card-back")
    canvas.put(emblem.x + _EMBLEM // 2, emblem.y + 1, CARDS[face.card], "card-back")
    for y, (text, key) in enumerate(_rows(face, area.width), area.y + 1):
        canvas.put(emblem.end + 1, y, text, key)


class CardView(Drawn):
    """Cards side by side, wrapped into rows."""

    DEFAULT_CSS = css("CardView") + "\nCardView { height: auto; }"

    def __init__(
        self, faces: tuple[Face, ...] = (), *, ascii_glyphs: bool = False, id: str | None = None
    ) -> None:
        """Show these cards."""
        super().__init__(ascii_glyphs=ascii_glyphs, id=id)
        self._faces = faces

    def show(self, faces: tuple[Face, ...]) -> None:
        """Show other cards."""
        self._faces = faces
        self.refresh(layout=True)
        self.redraw()

    def _abreast(self, width: int) -> int:
        return max(1, (width + 1) // (WIDTH + 1))

    def _height(self, width: int) -> int:
        """Rows of every card: as many as the longest needs."""
        return max((card_height(face, min(WIDTH, width)) for face in self._faces), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the cards are."""
        return -(-len(self._faces) // self._abreast(width)) * self._height(width)

    def draw(self, width: int, height: int) -> Canvas | None:
        """The picture at a size."""
        canvas = Canvas(width, height)
        high = self._height(width)
        for at, face in enumerate(self._faces):
            row, column = divmod(at, self._abreast(width))
            area = Area(column * (WIDTH + 1), row * high, min(WIDTH, width), high)
            draw_card(canvas, area, self._glyphs, face)
        return canvas
