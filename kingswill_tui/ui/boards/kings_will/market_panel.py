"""What can be had: buildings on offer, settlements and terrain tiles left in the box."""

from kingswill_tui.games.kings_will.rules.names import BUILDINGS, COINS, SETTLEMENTS
from kingswill_tui.games.kings_will.rules.state import FOLK, MARKET, PIECES
from kingswill_tui.games.kings_will.rules.tables import Cost
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.land_pictures import LAND_KEYS
from kingswill_tui.ui.boards.kings_will.panel import THING_KEYS
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import BUILDING, SETTLEMENT, TERRAIN

NARROW, WIDE = 20, 30
"""Columns of an entry with its cost, and with its halves besides."""
NAME = 14


def draw_market(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Every building on offer with its cost, and its halves where there is room."""
    offer = [b for b in range(len(BUILDINGS)) if scene.seen.supply[MARKET] >> b & 1]
    chosen = [b for b in range(len(BUILDINGS)) if scene.is_chosen((BUILDING, b)) and b not in offer]
    offer += chosen
    columns = max(1, -(-len(offer) // max(1, area.height)))
    pitch = max(NARROW, min(WIDE, area.width // columns))
    rows = max(1, min(area.height, -(-len(offer) // max(1, area.width // pitch))))
    for at, building in enumerate(offer):
        column, row = divmod(at, rows)
        cell = Area(area.x + column * pitch, area.y + row, pitch - 1, 1)
        if cell.end <= area.end + 1:
            _offer(canvas, cell, scene, building)


def _offer(canvas: Canvas, cell: Area, scene: Scene, building: int) -> None:
    tables = scene.seen.tables
    target = (BUILDING, building)
    key = "orange-building" if tables.building_tiles[building] else "green-building"
    mark = scene.mark(target)
    x = canvas.put(cell.x, cell.y, mark, scene.ink(target))
    canvas.fill(Area(x, cell.y, NAME, 1), key)
    canvas.put(x, cell.y, things.building(building), scene.ink(target, key), NAME)
    x = _cost(canvas, x + NAME, cell.y, tables.building_costs[building])
    if cell.width >= WIDE - 1:
        left, right = tables.building_left[building], tables.building_right[building]
        halves = f"{left or ' '})({right or ' '}"
        mood = tables.building_moods[building] if tables.building_effects else 0
        canvas.put(cell.end - 8, cell.y, halves, "soft")
        canvas.put(cell.end - 3, cell.y, f"{mood:+d}" if mood else "", "soft")
    canvas.hit(target, cell)


def _cost(canvas: Canvas, x: int, y: int, cost: Cost) -> int:
    """Write a cost: coins as a number, a letter for each resource."""
    if cost[COINS]:
        x = canvas.put(x, y, str(cost[COINS]), THING_KEYS[COINS])
    for thing, number in enumerate(cost[:COINS]):
        x = canvas.put(x, y, things.letter(thing) * number, THING_KEYS[thing])
    return x


def draw_supply(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Terrain tiles, settlements with their costs, and peasants that are left."""
    seen, tables = scene.seen, scene.seen.tables
    y = area.y
    pitch = min(14, area.width // max(1, len(tables.terrains_in_play)))
    for at, terrain in enumerate(tables.terrains_in_play):
        cell = Area(area.x + at * pitch, y, pitch - 1, 1)
        canvas.fill(cell, LAND_KEYS[terrain])
        target = (TERRAIN, terrain)
        text = f"{scene.mark(target)}{things.short_terrain(terrain)} {seen.supply[terrain]}"
        canvas.put(cell.x, y, text, scene.ink(target, LAND_KEYS[terrain]), cell.width)
        canvas.hit(target, cell)
    canvas.put(area.x, y + 3, f"peasants {seen.supply[FOLK]}", "peasant")
    pitch = min(20, area.width // len(SETTLEMENTS))
    for kind, name in enumerate(SETTLEMENTS):
        _pieces(canvas, Area(area.x + kind * pitch, y + 1, pitch - 1, 2), scene, kind, name)


def _pieces(canvas: Canvas, cell: Area, scene: Scene, kind: int, name: str) -> None:
    target = (SETTLEMENT, kind)
    left = scene.seen.supply[PIECES + kind]
    picture = scene.glyphs.pieces[kind]
    for line, row in enumerate(picture):
        canvas.put(cell.x + 1, cell.y + line, row, "settlement")
    x = cell.x + 6
    canvas.put(
        x - 1, cell.y, f"{scene.mark(target)}{name} {left}", scene.ink(target, "plain"), cell.width - 5
    )
    _cost(canvas, x, cell.y + 1, scene.seen.tables.settlement_costs[kind])
    canvas.hit(target, cell)
