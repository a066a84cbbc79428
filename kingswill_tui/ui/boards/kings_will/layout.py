"""Which panels a board of a given size shows, and where."""

from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.duchy_panel import HEIGHT, draw_duchy
from kingswill_tui.ui.boards.kings_will.row_panel import draw_row
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.seats_panel import draw_others, draw_store
from kingswill_tui.ui.boards.kings_will.tracks_panel import draw_tracks
from kingswill_tui.ui.boards.kings_will.travel_panel import draw_travel
from kingswill_tui.ui.boards.kings_will.will_panel import draw_will

ALL_AT_ONCE = (116, 24)
"""Columns and rows from which everything is shown at once."""
PAGES = ("Duchy", "Will", "Travel", "Others")
STORE_WIDTH = 24


def pages(width: int, height: int) -> tuple[str, ...]:
    """The pages of a board of this size; one without a name where everything fits."""
    return ("",) if width >= ALL_AT_ONCE[0] and height >= ALL_AT_ONCE[1] else PAGES


def draw(width: int, height: int, scene: Scene, page: int) -> Canvas:
    """Draw the board."""
    canvas = Canvas(width, height)
    if pages(width, height) == ("",):
        _everything(canvas, scene)
    else:
        _page(canvas, scene, page)
    return canvas


def _everything(canvas: Canvas, scene: Scene) -> None:
    width = canvas.width
    draw_row(canvas, Area(0, 0, width, 6), scene)
    extra = canvas.height - ALL_AT_ONCE[1]
    band = 7 + max(0, min(1, extra - 1))
    will = width * 2 // 5
    travel = width * 3 // 10
    draw_will(canvas, Area(0, 6, will, band), scene)
    draw_travel(canvas, Area(will, 6, travel, band), scene)
    draw_tracks(canvas, Area(will + travel, 6, width - will - travel, band), scene)
    top = 6 + band
    duchy = HEIGHT + max(0, min(2, extra - 3))
    draw_store(canvas, Area(width - STORE_WIDTH, top, STORE_WIDTH, duchy), scene)
    draw_duchy(canvas, Area(0, top, width - STORE_WIDTH, duchy), scene, scene.front)
    top += duchy
    draw_others(canvas, Area(0, top, width, canvas.height - top), scene)


def _page(canvas: Canvas, scene: Scene, page: int) -> None:
    width, height = canvas.width, canvas.height
    row = 6 if height >= 18 else 4
    draw_row(canvas, Area(0, 0, width, row), scene)
    _tabs(canvas, row, page)
    top = row + 1
    rest = height - top
    if page == 0:
        duchy = min(rest, HEIGHT + max(0, rest - HEIGHT - 4) // 2)
        draw_store(canvas, Area(width - STORE_WIDTH, top, STORE_WIDTH, duchy), scene)
        draw_duchy(canvas, Area(0, top, width - STORE_WIDTH, duchy), scene, scene.front)
        if rest - duchy >= 3:
            draw_others(canvas, Area(0, top + duchy, width, rest - duchy), scene)
    elif page == 1:
        draw_will(canvas, Area(0, top, width, min(rest, 8)), scene)
    elif page == 2:
        half = width // 2
        draw_travel(canvas, Area(0, top, half, min(rest, 8)), scene)
        draw_tracks(canvas, Area(half, top, width - half, min(rest, 8)), scene)
    else:
        draw_others(canvas, Area(0, top, width, rest), scene)


def _tabs(canvas: Canvas, y: int, page: int) -> None:
    x = 1
    for number, name in enumerate(PAGES):
        text = f" {name} "
        canvas.put(x, y, text, "tab-on" if number == page else "tab")
        canvas.hit(("page", number), Area(x, y, len(text), 1))
        x += len(text) + 1
    canvas.put(x + 1, y, "Tab turns the page", "soft")


def page_of(kind: str) -> int:
    """The page on which things of a kind are shown."""
    return {"space": 1, "travel": 2}.get(kind, 0)
