"""The action row: the chained four, the five to choose from, the King on his way."""

from kingswill_tui.games.kings_will.rules.action_row import RIGHTMOST_POINTS
from kingswill_tui.games.kings_will.rules.conspiring import BLOCKED
from kingswill_tui.games.kings_will.rules.names import CONSPIRING, JOURNEY, SINGLE_ACTIONS, TILE_ACTIONS
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import columns
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import SINGLE, TILE

FRAMED, BARE = 5, 4
"""Rows of the action row with framed tiles, and with bare ones."""
_CHAINED = " chained "


def draw_row(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the row, with frames around the tiles where there are five rows for it."""
    row = scene.seen.row
    framed = area.height >= FRAMED
    cells = columns(Area(area.x, area.y, area.width, FRAMED if framed else BARE - 1), len(row))
    for place, (tile, cell) in enumerate(zip(row, cells, strict=True)):
        if framed:
            _frame(canvas, cell, scene, place, tile)
        face = cell.inner(1) if framed else cell
        _face(canvas, face, scene, place, tile, framed)
        canvas.hit((TILE, tile), cell)
    _chain(canvas, cells[0].x, cells[BLOCKED - 1].end, area.below - 1, scene, framed)
    if not framed:
        _bonus(canvas, cells[-1].end, area.below - 1)


def _frame(canvas: Canvas, cell: Area, scene: Scene, place: int, tile: int) -> None:
    target = (TILE, tile)
    key = scene.ink(target, "frame")
    canvas.box(cell, scene.glyphs.box, key)
    canvas.put(cell.x + 1, cell.y, f"{scene.mark(target)}{place + 1} ", scene.ink(target))
    if place == len(scene.seen.row) - 1:
        _bonus(canvas, cell.end - 1, cell.y)


def _bonus(canvas: Canvas, end: int, y: int) -> None:
    text = f" +{RIGHTMOST_POINTS} pt "
    canvas.put(end - len(text), y, text, "bonus")


def _face(canvas: Canvas, face: Area, scene: Scene, place: int, tile: int, framed: bool) -> None:
    blocked = place < BLOCKED
    canvas.fill(face, "king" if tile == JOURNEY else "blocked" if blocked else "tile")
    if tile == JOURNEY:
        _king(canvas, face, len(scene.seen.row) - 1 - place)
        return
    target = (TILE, tile)
    roomy = face.width > max(len(things.tile(each)) for each in scene.seen.row)
    name = things.tile(tile) if roomy else things.short_tile(tile)
    mark = " " if framed else scene.mark(target)
    key = "dim" if blocked else "name"
    canvas.put(face.x, face.y, f"{mark}{name}", key if framed else scene.ink(target, key), face.width)
    if tile == CONSPIRING:
        for line, text in enumerate(("any of", f"1 to {BLOCKED}"), face.y + 1):
            canvas.put(face.x, line, f" {text}", "dim" if blocked else "action", face.width)
    for line, single in enumerate(TILE_ACTIONS[tile], face.y + 1):
        _action(canvas, Area(face.x, line, face.width, 1), scene, single, "dim" if blocked else "action")


def _king(canvas: Canvas, face: Area, left: int) -> None:
    """The King's tile says how many tiles to his right have to be chosen before he travels."""
    when = f"in {things.count(left, 'choice')}" if left else "now"
    if face.width <= len(when):
        when = f"in {left}"
    lines = ("KING", "travels", when)
    for y, line in enumerate(lines, face.y):
        canvas.put(face.x, y, f" {line}", "king", face.width)


def _action(canvas: Canvas, area: Area, scene: Scene, single: int, otherwise: str) -> None:
    target = (SINGLE, single)
    roomy = area.width > max(map(len, map(things.single_action, range(len(SINGLE_ACTIONS)))))
    name = things.single_action(single) if roomy else things.short_single_action(single)
    canvas.put(area.x, area.y, f"{scene.mark(target)}{name}", scene.ink(target, otherwise), area.width)
    canvas.hit(target, area)


def _chain(canvas: Canvas, x: int, end: int, y: int, scene: Scene, framed: bool) -> None:
    """The chain that binds the blocked tiles, along their lower edge."""
    links = scene.glyphs.chain * (end - x)
    if framed:
        links = f"{scene.glyphs.box[2]}{links[2:]}{scene.glyphs.box[3]}"
    canvas.put(x, y, links, "chain")
    canvas.put(x + (end - x - len(_CHAINED)) // 2, y, _CHAINED, "chain")
