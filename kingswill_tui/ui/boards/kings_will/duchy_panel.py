"""A duchy as a drawn row of tiles: land, foundations, peasants on their path, buildings below."""

from kingswill_tui.games.kings_will.rules.names import BUILDINGS, NOTHING, SETTLEMENTS
from kingswill_tui.games.kings_will.rules.observation import Duchy
from kingswill_tui.games.kings_will.rules.state import all_pieces, count_pieces
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style

HEIGHT = 8
"""Rows of a duchy with its frame and its buildings."""
LAND_KEYS = ("land-corn", "land-meadow", "land-forest", "land-mountain", "land-hill", "land-lake")
PIECES = ("/h\\", "|C|", "+M+", "<V>")
"""Hamlet, castle, monastery, village."""
WIDEST, NARROWEST = 17, 11


def draw_duchy(canvas: Canvas, area: Area, scene: Scene, seat: int, title: str = "") -> None:
    """Draw as many tiles as fit, those in view that can be chosen."""
    duchy = scene.duchy(seat)
    canvas.box(area, scene.glyphs.box, "frame", title or f"{scene.names[seat]}'s duchy", seat_style(seat))
    if duchy is None:
        canvas.put(area.x + 3, area.y + 2, "laid out in secret until everyone is ready", "soft")
        return
    count = len(duchy.lands)
    if not count:
        canvas.put(area.x + 3, area.y + 2, "no land yet", "soft")
        return
    inner = area.width - 2
    width = max(NARROWEST, min(WIDEST, inner // count))
    shown = min(count, inner // width)
    first = _first(scene, seat, count, shown)
    for at in range(shown):
        place = first + at
        cell = Area(area.x + 1 + at * width, area.y + 1, width, area.height - 3)
        _tile(canvas, cell, scene, seat, duchy, place)
        _building(canvas, cell, scene, duchy, place)
    if first:
        canvas.put(area.x, area.y + 2, "<", "legal")
    if first + shown < count:
        canvas.put(area.x + area.width - 1, area.y + 2, ">", "legal")


def _first(scene: Scene, seat: int, count: int, shown: int) -> int:
    """The first tile in view, so that what can be chosen is seen."""
    legal = [target[2] for target in scene.legal if len(target) == 3 and target[:2] == ("place", seat)]
    wanted = max(legal, default=0)
    return max(0, min(count - shown, wanted - shown + 1))


def _tile(canvas: Canvas, cell: Area, scene: Scene, seat: int, duchy: Duchy, place: int) -> None:
    terrain = duchy.lands[place]
    key = LAND_KEYS[terrain]
    target = ("place", seat, place)
    canvas.box(
        cell,
        scene.glyphs.box,
        scene.frame(target),
        f"{place + 1} {things.short_terrain(terrain)}",
        f"{key}-ink",
    )
    inner = cell.width - 2
    pattern = scene.glyphs.lands[terrain]
    rows = max(1, cell.height - 4)
    for row in range(rows):
        canvas.put(cell.x + 1, cell.y + 1 + row, (pattern[row % 2] * inner)[:inner], key)
    _pieces(canvas, Area(cell.x + 1, cell.y + 1 + rows, inner, 1), scene, duchy.settled[place], terrain)
    folk = duchy.people[place]
    path = " ".join(scene.glyphs.peasant * folk) if folk else ""
    canvas.put(cell.x + 1, cell.y + 2 + rows, path.center(inner), "peasant")
    canvas.hit(target, cell)


def _pieces(canvas: Canvas, area: Area, scene: Scene, packed: int, terrain: int) -> None:
    built = [PIECES[kind] for kind in range(len(SETTLEMENTS)) for _ in range(count_pieces(packed, kind))]
    free = scene.seen.tables.foundation[terrain] - all_pieces(packed)
    text = " ".join([*built, *[scene.glyphs.free] * free])
    canvas.put(area.x, area.y, text.center(area.width)[: area.width], "settlement" if built else "soft")


def _building(canvas: Canvas, cell: Area, scene: Scene, duchy: Duchy, place: int) -> None:
    """The building below the tile, with its halves; a half that meets its like is lit."""
    building = duchy.below[place]
    y = cell.y + cell.height
    if building == NOTHING:
        canvas.put(cell.x + 1, y, "·".center(cell.width - 2), "soft")
        return
    tables = scene.seen.tables
    left, right = tables.building_left[building], tables.building_right[building]
    key = "orange" if tables.building_tiles[building] else "green"
    name = BUILDINGS[building].replace("_", " ").title()
    canvas.put(cell.x + 2, y, name[: cell.width - 4].center(cell.width - 4), key)
    before = duchy.below[place - 1] if place else NOTHING
    after = duchy.below[place + 1] if place + 1 < len(duchy.below) else NOTHING
    meets_left = before != NOTHING and left and tables.building_right[before] == left
    meets_right = after != NOTHING and right and tables.building_left[after] == right
    if left:
        mark = scene.glyphs.seam if meets_left else str(left)
        canvas.put(cell.x, y, f"{left}" if not meets_left else mark, "good" if meets_left else "soft")
    if right:
        mark = f"{right}" if not meets_right else str(right)
        canvas.put(cell.x + cell.width - 1, y, mark, "good" if meets_right else "soft")
