"""The action row: the chained four, the five to choose from, the King on his way."""

from kingswill_tui.games.kings_will.rules.conspiring import BLOCKED
from kingswill_tui.games.kings_will.rules.names import JOURNEY, TILE_ACTIONS
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.scene import Scene


def draw_row(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the row; four rows high or more shows both actions of each tile on lines of their own."""
    row = scene.seen.row
    width = area.width // len(row)
    tall = area.height >= 6
    for place, tile in enumerate(row):
        cell = Area(area.x + place * width, area.y, width - 1, area.height - 1)
        _tile(canvas, cell, scene, place, tile, tall)
        canvas.hit(("tile", tile), cell)
    king = row.index(JOURNEY)
    left = len(row) - 1 - king
    links = scene.glyphs.chain * (BLOCKED * width - 1)
    last = area.y + area.height - 1
    canvas.put(area.x, last, links, "chain")
    canvas.put(area.x + 2, last, " chained ", "chain")
    when = (
        "the King travels"
        if not left
        else f"the King travels after {things.count(left, 'tile')} chosen to his right"
    )
    canvas.put(area.x + BLOCKED * width + 1, last, when, "soft", most=area.width - BLOCKED * width - 2)


def _tile(canvas: Canvas, cell: Area, scene: Scene, place: int, tile: int, tall: bool) -> None:
    blocked = place < BLOCKED
    target = ("tile", tile)
    key = "king" if tile == JOURNEY else "blocked" if blocked else "plain"
    title = f"{place + 1}+" if place == len(scene.seen.row) - 1 else str(place + 1)
    canvas.box(cell, scene.glyphs.box, scene.frame(target), title, "bonus" if title.endswith("+") else "soft")
    name = f"{scene.glyphs.king}ING" if tile == JOURNEY else things.short_tile(tile)
    inner = cell.width - 2
    canvas.put(
        cell.x + 1, cell.y + 1, name.center(inner)[:inner], key if tile == JOURNEY or blocked else "tile"
    )
    actions = [things.short_single_action(single) for single in TILE_ACTIONS[tile]]
    key = "blocked" if blocked else "soft"
    if tall:
        for line, action in enumerate(actions):
            canvas.put(cell.x + 1, cell.y + 2 + line, action.center(inner)[:inner], key)
    elif cell.height >= 4:
        canvas.put(cell.x + 1, cell.y + 2, " ".join(actions).center(inner)[:inner], key)
