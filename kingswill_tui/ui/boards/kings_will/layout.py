"""Which panels a board of a given size shows, and where."""

from kingswill_tui.games.kings_will.rules.state import MARKET
from kingswill_tui.ui.boards.kings_will import store_panel, supply_panel
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.duchy_panel import draw_duchy
from kingswill_tui.ui.boards.kings_will.market_panel import draw_market
from kingswill_tui.ui.boards.kings_will.panel import frame
from kingswill_tui.ui.boards.kings_will.row_panel import BARE, FRAMED, draw_row
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.store_panel import draw_store
from kingswill_tui.ui.boards.kings_will.strips_panel import OTHERS, draw_others, draw_strips
from kingswill_tui.ui.boards.kings_will.supply_panel import draw_supply
from kingswill_tui.ui.boards.kings_will.targets import (
    BUILDING,
    PAGE,
    SETTLEMENT,
    SINGLE,
    SPACE,
    TERRAIN,
    TILE,
    TRAVEL,
    Target,
)
from kingswill_tui.ui.boards.kings_will.tracks_panel import TRACKS, draw_tracks
from kingswill_tui.ui.boards.kings_will.travel_panel import draw_travel
from kingswill_tui.ui.boards.kings_will.will_panel import WILL, draw_will
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.widgets.key_line import key_name

LARGE = (118, 26)
"""Columns and rows from which everything but the supplies is shown at once."""
MEDIUM = (96, 17)
"""Columns and rows from which the King's things share a page."""
BAND = 7
"""Rows of the King's Will board, the travel tile and the tracks."""
HUGE = 36
"""Rows from which a large board shows everything that is for sale on one page."""
DUCHY = 9
"""Rows of the duchy in front on a large board."""
LOW_DUCHY = 7
"""Its rows beside the buildings on offer, which need all they can get."""
TURNING = f" {key_name(COMMANDS['next_panel'].keys[0])} "
"""Said at the end of the tabs: the key that turns to the next page."""
FRONT, BUILDINGS, SUPPLIES = "Duchy", "Buildings", "Supplies"
GOODS = f"{BUILDINGS} and supplies"
HUGE_PAGES = (OTHERS, GOODS)
LARGE_PAGES = (OTHERS, BUILDINGS, SUPPLIES)
MEDIUM_PAGES = (FRONT, f"{WILL} and tracks", GOODS)
SMALL_PAGES = (FRONT, WILL, TRACKS, OTHERS, BUILDINGS, SUPPLIES)


def _is(size: tuple[int, int], width: int, height: int) -> bool:
    return width >= size[0] and height >= size[1]


def pages(width: int, height: int) -> tuple[str, ...]:
    """The pages of a board of this size."""
    if _is(LARGE, width, height):
        return HUGE_PAGES if height >= HUGE else LARGE_PAGES
    return MEDIUM_PAGES if _is(MEDIUM, width, height) else SMALL_PAGES


def page_of(target: Target, width: int, height: int, scene: Scene) -> int | None:
    """The page on which a thing is shown, None for what every page shows."""
    offered = pages(width, height)
    everything = offered in (LARGE_PAGES, HUGE_PAGES)
    kind = target[0]
    if kind in (SPACE, TRAVEL):
        return None if everything else 1
    if kind in (SETTLEMENT, TERRAIN):
        return len(offered) - 1
    if kind == BUILDING and scene.seen.supply[MARKET] >> target[1] & 1:
        return len(offered) - (2 if offered in (LARGE_PAGES, SMALL_PAGES) else 1)
    return None if everything or kind in (TILE, SINGLE, PAGE) else 0


def draw(width: int, height: int, scene: Scene, page: int) -> Canvas:
    """Draw the board."""
    canvas = Canvas(width, height)
    if _is(LARGE, width, height):
        _large(canvas, scene, page)
    elif _is(MEDIUM, width, height):
        _medium(canvas, scene, page)
    else:
        _small(canvas, scene, page)
    return canvas


def _large(canvas: Canvas, scene: Scene, page: int) -> None:
    """Row, the King's band and the duchy always; below them a page."""
    width, height = canvas.width, canvas.height
    extra = height - LARGE[1]
    shown = pages(width, height)[page]
    duchy = LOW_DUCHY if shown == BUILDINGS else DUCHY + min(2, extra // 3)
    band = BAND + min(2, extra // 6)
    draw_row(canvas, Area(0, 0, width, FRAMED), scene)
    _band(canvas, Area(0, FRAMED, width, band), scene)
    _front(canvas, Area(0, FRAMED + band, width, duchy), scene)
    top = FRAMED + band + duchy
    _tabs(canvas, Area(0, top, width, 1), scene, page)
    rest = Area(1, top + 1, width - 2, height - top - 1)
    goods = (_goods,) if height >= HUGE else (draw_market, draw_supply)
    (draw_others, *goods)[page](canvas, rest, scene)


def _medium(canvas: Canvas, scene: Scene, page: int) -> None:
    width, height = canvas.width, canvas.height
    draw_row(canvas, Area(0, 0, width, FRAMED), scene)
    _tabs(canvas, Area(0, FRAMED, width, 1), scene, page)
    rest = Area(0, FRAMED + 1, width, height - FRAMED - 1)
    others = len(scene.names) - 1
    if page == 0:
        duchy = min(10, rest.height - others)
        _front(canvas, Area(0, rest.y, width, duchy), scene)
        draw_strips(canvas, Area(1, rest.y + duchy, width - 2, rest.height - duchy), scene)
    elif page == 1:
        _band(canvas, Area(0, rest.y, width, BAND), scene)
        draw_strips(canvas, Area(1, rest.y + BAND, width - 2, rest.height - BAND), scene)
    else:
        _goods(canvas, rest.inner(1, 0), scene)


def _small(canvas: Canvas, scene: Scene, page: int) -> None:
    width = canvas.width
    draw_row(canvas, Area(0, 0, width, BARE), scene)
    _tabs(canvas, Area(0, BARE, width, 1), scene, page)
    rest = Area(0, BARE + 1, width, canvas.height - BARE - 1)
    if page == 0:
        _front(canvas, rest, scene)
    elif page == 1:
        will = width // 2 + 2
        draw_will(canvas, Area(0, rest.y, will, min(rest.height, 9)), scene)
        draw_travel(canvas, Area(will, rest.y, width - will, min(rest.height, 9)), scene)
    elif page == 2:
        draw_tracks(canvas, Area(0, rest.y, width, min(rest.height, 9)), scene)
    elif page == 3:
        draw_others(canvas, frame(canvas, rest, scene, OTHERS), scene)
    else:
        (draw_market, draw_supply)[page - 4](canvas, rest.inner(1, 0), scene)


def _goods(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Buildings on offer above what is left in the box."""
    supply = supply_panel.HEIGHT
    draw_market(canvas, Area(area.x, area.y, area.width, area.height - supply - 1), scene)
    draw_supply(canvas, Area(area.x, area.below - supply, area.width, supply), scene)


def _band(canvas: Canvas, area: Area, scene: Scene) -> None:
    tracks = max(37, area.width * 36 // 100)
    travel = area.width * 28 // 100
    will = area.width - travel - tracks
    draw_will(canvas, Area(area.x, area.y, will, area.height), scene)
    draw_travel(canvas, Area(area.x + will, area.y, travel, area.height), scene)
    draw_tracks(canvas, Area(area.end - tracks, area.y, tracks, area.height), scene)


def _front(canvas: Canvas, area: Area, scene: Scene) -> None:
    store = store_panel.WIDTH
    draw_duchy(canvas, Area(area.x, area.y, area.width - store, area.height), scene, scene.front)
    draw_store(canvas, Area(area.end - store, area.y, store, area.height), scene)


def _tabs(canvas: Canvas, area: Area, scene: Scene, page: int) -> None:
    canvas.put(area.x, area.y, scene.glyphs.rule * area.width, "frame")
    x = area.x + 2
    for number, name in enumerate(pages(canvas.width, canvas.height)):
        text = f" {name} "
        canvas.put(x, area.y, text, "tab-on" if number == page else "tab")
        canvas.hit((PAGE, number), Area(x, area.y, len(text), 1))
        x += len(text) + 1
    canvas.put(area.end - len(TURNING) - 1, area.y, TURNING, "soft")
