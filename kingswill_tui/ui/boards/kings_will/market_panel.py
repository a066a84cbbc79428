"""The buildings on offer, each with its cost and its halves."""

from kingswill_tui.games.kings_will.rules.names import BUILDINGS, COINS
from kingswill_tui.games.kings_will.rules.state import MARKET
from kingswill_tui.games.kings_will.rules.tables import Cost
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import THING_KEYS
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import BUILDING

NAME = 14
"""Columns of a name written in full."""
COST = 4
"""Columns of most costs."""
WITH_HALVES, WITH_MOOD = 25, 28
"""Columns of an entry that shows its halves, and its change of mood besides."""


def draw_market(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Every building on offer, in as few columns as the height allows."""
    supply = scene.seen.supply
    offer = [b for b in range(len(BUILDINGS)) if supply[MARKET] >> b & 1 or scene.is_chosen((BUILDING, b))]
    if not offer:
        canvas.put(area.x, area.y, "Every building is taken.", "soft")
        return
    rows = max(1, area.height)
    pitch = min(WITH_MOOD + 1, area.width // -(-len(offer) // rows))
    rows = min(rows, -(-len(offer) // (area.width // pitch)))
    for at, building in enumerate(offer):
        column, row = divmod(at, rows)
        _offer(canvas, Area(area.x + column * pitch, area.y + row, pitch - 1, 1), scene, building)


def _offer(canvas: Canvas, cell: Area, scene: Scene, building: int) -> None:
    tables = scene.seen.tables
    target = (BUILDING, building)
    key = "orange-building" if tables.building_tiles[building] else "green-building"
    width = min(NAME, cell.width - COST - 2)
    x = canvas.put(cell.x, cell.y, scene.mark(target), scene.ink(target))
    canvas.fill(Area(x, cell.y, width, 1), key)
    canvas.put(x, cell.y, scene.cut(things.building(building), width), scene.ink(target, key))
    x = put_cost(canvas, x + width + 1, cell.y, tables.building_costs[building])
    if cell.width >= WITH_HALVES - 1:
        left, right = tables.building_left[building], tables.building_right[building]
        x = canvas.put(x + 1, cell.y, halves(left, right), "soft")
    mood = tables.building_moods[building] if tables.building_effects else 0
    if mood and cell.width >= WITH_MOOD - 1:
        canvas.put(x + 1, cell.y, f"{mood:+d}", "bonus" if mood > 0 else "warning")
    canvas.hit(target, cell)


def halves(left: int, right: int) -> str:
    """How the values of a building's half symbols are written."""
    return f"{left or ' '})({right or ' '}"


def put_cost(canvas: Canvas, x: int, y: int, cost: Cost) -> int:
    """Write a cost in letters, coins first; the column after it."""
    for thing in (COINS, *range(COINS)):
        if cost[thing]:
            x = canvas.put(x, y, things.brief(thing, cost[thing]), THING_KEYS[thing])
    return x
