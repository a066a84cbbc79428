"""What is left in the box: terrain tiles, settlements with their costs, peasants."""

from kingswill_tui.games.kings_will.rules.names import SETTLEMENTS
from kingswill_tui.games.kings_will.rules.state import FOLK, PIECES
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.land_pictures import LAND_KEYS
from kingswill_tui.ui.boards.kings_will.market_panel import put_cost
from kingswill_tui.ui.boards.kings_will.panel import columns
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import SETTLEMENT, TERRAIN

HEIGHT = 4
"""Rows of the supply."""
PILE, PIECE = 14, 20
"""Most columns of a pile of terrain tiles, of a kind of settlement."""


def draw_supply(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Piles in one line, settlements in two, peasants below; with air between them where there is room."""
    tables = scene.seen.tables
    air = area.height >= HEIGHT + 2
    piles = tables.terrains_in_play
    line = Area(area.x, area.y, min(area.width, PILE * len(piles)), 1)
    for terrain, cell in zip(piles, columns(line, len(piles)), strict=True):
        _pile(canvas, cell, scene, terrain)
    line = Area(area.x, area.y + 1 + air, min(area.width, PIECE * len(SETTLEMENTS)), 2)
    for kind, cell in enumerate(columns(line, len(SETTLEMENTS))):
        _pieces(canvas, cell, scene, kind)
    folk = scene.seen.supply[FOLK]
    y = area.y + 3 + 2 * air
    canvas.put(area.x + 2, y, scene.glyphs.peasant, "peasant")
    canvas.put(area.x + 6, y, things.count(folk, "peasant"), "plain")


def _pile(canvas: Canvas, cell: Area, scene: Scene, terrain: int) -> None:
    key = LAND_KEYS[terrain]
    target = (TERRAIN, terrain)
    canvas.fill(cell, key)
    text = f"{scene.mark(target)}{things.short_terrain(terrain)} {scene.seen.supply[terrain]}"
    canvas.put(cell.x, cell.y, text, scene.ink(target, key), cell.width)
    canvas.hit(target, cell)


def _pieces(canvas: Canvas, cell: Area, scene: Scene, kind: int) -> None:
    target = (SETTLEMENT, kind)
    left = scene.seen.supply[PIECES + kind]
    for line, row in enumerate(scene.glyphs.pieces[kind]):
        canvas.put(cell.x, cell.y + line, row.center(5), "settlement")
    text = f"{scene.mark(target)}{things.settlements(left, kind)}"
    canvas.put(cell.x + 5, cell.y, text, scene.ink(target, "plain"), cell.width - 5)
    put_cost(canvas, cell.x + 6, cell.y + 1, scene.seen.tables.settlement_costs[kind])
    canvas.hit(target, cell)
