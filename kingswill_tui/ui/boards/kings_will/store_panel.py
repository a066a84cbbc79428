"""What a seat has in store, and what runs out in the box."""

from textwrap import wrap

from kingswill_tui.games.kings_will.rules.names import COINS, RESOURCES, SETTLEMENTS
from kingswill_tui.games.kings_will.rules.state import FOLK, PIECES
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.table_text import RUNNING_OUT
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import THING_KEYS, seat_frame
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import RESOURCE

SCARCE = "Supply low:"
"""Said before what is running out."""
_GLUE = "\N{NO-BREAK SPACE}"
"""Between a number and its noun, which stay in one line."""
WIDTH = 23
"""Columns of the panel."""


def draw_store(canvas: Canvas, area: Area, scene: Scene) -> None:
    """The warehouse of the seat in front as bars, its money, and what runs out."""
    seat = scene.front
    view = scene.seen.seats[seat]
    duchy = scene.duchy(seat)
    inside = seat_frame(canvas, area, scene, seat, "warehouse").inner(-1, 0)
    y = inside.y
    for resource in range(len(RESOURCES) if duchy else 0):
        _resource(
            canvas,
            Area(inside.x, y, inside.width, 1),
            scene,
            resource,
            duchy.resources[resource] if duchy else 0,
        )
        y += 1
    canvas.put(inside.x, y, " money   ", "soft")
    canvas.put(inside.x + 9, y, str(view.coins), THING_KEYS[COINS])
    _put_scarce(canvas, Area(inside.x + 1, y + 1, inside.width - 1, inside.below - y - 1), scene)


def _put_scarce(canvas: Canvas, area: Area, scene: Scene) -> None:
    """What runs out in the supplies, as far as there is room for it."""
    left = _scarce(scene)
    if left and area.height > 0:
        for y, text in enumerate(_told(left, area.width, area.height), area.y):
            canvas.put(area.x, y, text, "warning")


def _told(left: list[str], width: int, height: int) -> list[str]:
    """As much of it as fits, and how much more there is."""
    left = [part.replace(" ", _GLUE) for part in left]
    for shown in range(len(left), 0, -1):
        more = [f"{len(left) - shown}{_GLUE}more"] if shown < len(left) else []
        rows = wrap(f"{SCARCE} {', '.join([*left[:shown], *more])}", width)
        if len(rows) <= height:
            return [row.replace(_GLUE, " ") for row in rows]
    return [f"{SCARCE} {len(left)} kinds"]


def _resource(canvas: Canvas, area: Area, scene: Scene, resource: int, amount: int) -> None:
    target = (RESOURCE, resource)
    room = scene.seen.seats[scene.front].room
    name = f"{scene.mark(target)}{things.thing(resource)}"
    canvas.put(area.x, area.y, name.ljust(9), scene.ink(target, "plain"))
    bar = scene.glyphs.full * amount + scene.glyphs.empty * (room - amount)
    x = canvas.put(area.x + 9, area.y, bar, THING_KEYS[resource])
    canvas.put(x + 1, area.y, f"{amount}/{room}", "strong" if amount == room else "soft")
    canvas.hit(target, area)


def _scarce(scene: Scene) -> list[str]:
    """What is running out in the supplies, the scarcest first."""
    supply, tables = scene.seen.supply, scene.seen.tables
    left = [(supply[t], f"{supply[t]} {things.short_terrain(t)}") for t in tables.terrains_in_play]
    for kind in range(len(SETTLEMENTS)):
        number = supply[PIECES + kind]
        left.append((number, things.settlements(number, kind)))
    left.append((supply[FOLK], things.count(supply[FOLK], "peasant")))
    return [words for number, words in sorted(left) if number <= RUNNING_OUT]
