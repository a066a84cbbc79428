"""A duchy as a drawn row of tiles: land, foundations, peasants on their path, buildings below."""

from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.observation import Duchy
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.land_pictures import (
    LAND_KEYS,
    draw_land,
    draw_path,
    draw_settlements,
)
from kingswill_tui.ui.boards.kings_will.panel import seat_frame
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import BUILDING, PLACE, SIDE, Target

HEIGHT = 8
"""Fewest rows of a duchy with its frame: name, three of land, path, building."""
WIDEST, NARROWEST = 20, 9
"""Columns of a tile with the gap after it."""
SHORTEST = 4
"""Letters of the shortest name of a terrain."""
END = 4
"""Columns for the free end of a duchy, where new land can be laid."""


def draw_duchy(canvas: Canvas, area: Area, scene: Scene, seat: int) -> None:
    """Draw as many tiles as fit, with what is pointed at or can be chosen in view."""
    duchy = scene.duchy(seat)
    inside = seat_frame(canvas, area, scene, seat, f"{scene.names[seat]}'s duchy").inner(-1, 0)
    if duchy is None or not duchy.lands:
        words = "no land yet" if duchy else "laid out in secret until everyone is ready"
        canvas.put(inside.x + 2, inside.y + 1, words, "soft")
        return
    sides = [side for side in (0, 1) if (SIDE, side) in scene.legal and seat == scene.asked]
    count = len(duchy.lands)
    room = inside.width + 1 - END * len(sides)
    pitch = max(NARROWEST, min(WIDEST, room // count))
    shown = min(count, room // pitch)
    first = _first(scene, seat, count, shown)
    x = inside.x + max(0, (room - shown * pitch) // 2)
    if 0 in sides:
        _free_end(canvas, Area(x, inside.y, END - 1, inside.height - 2), scene, 0)
        x += END
    for place in range(first, first + shown):
        cell = Area(x, inside.y, pitch - 1, inside.height)
        _tile(canvas, cell, scene, seat, duchy, place)
        x += pitch
    if 1 in sides:
        _free_end(canvas, Area(x, inside.y, END - 1, inside.height - 2), scene, 1)
    _more(canvas, area, scene, first, count - first - shown)


def _first(scene: Scene, seat: int, count: int, shown: int) -> int:
    """The first tile in view."""
    wanted = [t for t in (scene.focus, *sorted(scene.legal, key=str)) if t and t[:2] == (PLACE, seat)]
    place = wanted[0][-1] if wanted else 0
    return max(0, min(count - shown, place - shown // 2))


def _more(canvas: Canvas, area: Area, scene: Scene, before: int, after: int) -> None:
    """Say how many tiles lie out of view on either side."""
    left, right = scene.glyphs.more
    y = area.below - 1
    if before:
        canvas.put(area.x + 2, y, f" {left} {before} more ", "legal")
    if after:
        text = f" {after} more {right} "
        canvas.put(area.end - 2 - len(text), y, text, "legal")


def _free_end(canvas: Canvas, area: Area, scene: Scene, side: int) -> None:
    target = (SIDE, side)
    canvas.box(area, scene.glyphs.box, "legal")
    canvas.put(area.x + 1, area.y + area.height // 2, "+", "legal")
    canvas.hit(target, area)


def _tile(canvas: Canvas, cell: Area, scene: Scene, seat: int, duchy: Duchy, place: int) -> None:
    terrain = duchy.lands[place]
    target: Target = (PLACE, seat, place)
    canvas.fill(Area(cell.x, cell.y, cell.width, 1), LAND_KEYS[terrain])
    title = f"{scene.mark(target)}{place + 1} {_name(terrain, cell.width - len(str(place + 1)) - 2)}"
    canvas.put(cell.x, cell.y, title.ljust(cell.width), scene.ink(target, LAND_KEYS[terrain]), cell.width)
    ground = Area(cell.x, cell.y + 1, cell.width, cell.height - 3)
    draw_land(canvas, ground, scene.glyphs, terrain)
    foundation = scene.seen.tables.foundation[terrain]
    draw_settlements(canvas, ground, scene.glyphs, duchy.settled[place], foundation)
    draw_path(canvas, Area(cell.x, ground.below, cell.width, 1), scene.glyphs, duchy.people[place])
    canvas.hit(target, Area(cell.x, cell.y, cell.width, cell.height - 1))
    _building(canvas, Area(cell.x, cell.below - 1, cell.width, 1), scene, duchy, place)


def _name(terrain: int, room: int) -> str:
    """The longest name of a terrain that fits, its first four letters if none does."""
    names = (things.terrain(terrain), things.short_terrain(terrain))
    return next((name for name in names if len(name) <= room), names[1][:SHORTEST])


def _building(canvas: Canvas, area: Area, scene: Scene, duchy: Duchy, place: int) -> None:
    """The building below a tile with the halves at its sides."""
    building = duchy.below[place]
    if building == NOTHING:
        canvas.put(area.x + area.width // 2, area.y, scene.glyphs.dot, "soft")
        return
    tables = scene.seen.tables
    left, right = tables.building_left[building], tables.building_right[building]
    key = "orange-building" if tables.building_tiles[building] else "green-building"
    canvas.fill(area, key)
    target = (BUILDING, building)
    room = area.width - 4
    name = scene.cut(f"{scene.mark(target).strip()}{things.building(building)}", room)
    canvas.put(area.x + 2, area.y, name.center(room), scene.ink(target, key))
    if left:
        canvas.put(area.x, area.y, f"{left})", key)
    if right:
        canvas.put(area.end - 2, area.y, f"({right}", key)
    canvas.hit(target, area)
    before = duchy.below[place - 1] if place else NOTHING
    if before != NOTHING and left and tables.building_right[before] == left:
        seam = scene.glyphs.seam
        canvas.put(area.x - 3, area.y, f"({seam}{left}{seam})", "seam")
