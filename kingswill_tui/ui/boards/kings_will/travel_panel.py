"""The travel tile: what the King demands of everyone, and what each mood may deliver besides."""

from collections import Counter
from collections.abc import Callable

from kingswill_tui.games.kings_will.rules.state import ROUND
from kingswill_tui.games.kings_will.rules.tables import Delivery
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import THING_KEYS, frame, letters_of
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import TRAVEL

Naming = Callable[[int, int], str]
"""How so much of a thing is written: by thing and number."""
_NAMINGS: tuple[Naming, ...] = (things.amount, things.brief)
"""In words and in letters; words only where everything on the tile fits in words."""
_DEMAND = "all pay "
_PLUS = " + "
_MOOD = 3
"""Columns of a mood at the start of its row."""


def draw_travel(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the face-up tile with the row of every seat marked."""
    tables, seen = scene.seen.tables, scene.seen
    journey = max(seen.clock[ROUND], 1)
    tile = seen.travel[journey - 1]
    assert isinstance(tile, int)  # SET-4: the tile of this round lies face up.
    travel = tables.travel[tile]
    target = (TRAVEL, 0)
    title = f"Journey {journey} of {len(seen.travel)}: {things.place_name(travel)}"
    if len(title) > area.width - 6:
        title = f"{journey}/{len(seen.travel)}: {things.place_name(travel)}"
    inside = frame(canvas, area, scene, f"{scene.mark(target).strip()}{title}", "by mood: what may be given")
    canvas.hit(target, area)
    rows = [(tables.mood_low + step, row) for step, row in enumerate(travel.rows) if row is not None]
    levy = sorted(Counter(travel.levy).items())
    naming = _naming(levy, [row for _, row in rows], inside.width, len(seen.seats))
    x = canvas.put(inside.x, inside.y, _DEMAND, "soft")
    for at, (thing, number) in enumerate(levy):
        x = canvas.put(x, inside.y, _PLUS if at else "", "soft")
        x = canvas.put(x, inside.y, naming(thing, number), THING_KEYS[thing])
    for line, (mood, row) in enumerate(reversed(rows), inside.y + 1):
        if line < inside.below:
            _row(canvas, Area(inside.x, line, inside.width, 1), scene, mood, row, naming)


def _naming(levy: list[tuple[int, int]], rows: list[Delivery], width: int, seats: int) -> Naming:
    """Words if the levy and all rows, with every seat's letter beside them, fit in words; else letters."""
    for naming in _NAMINGS:
        demand = len(_DEMAND + _PLUS.join(naming(thing, number) for thing, number in levy))
        delivered = max(_MOOD + len(gain(row.points, row.times)) + _pay_width(row, naming) for row in rows)
        if max(demand, delivered + seats + 1) <= width:
            return naming
    return _NAMINGS[-1]


def _pay_width(row: Delivery, naming: Naming) -> int:
    return sum(len(naming(thing, number)) + 1 for thing, number in enumerate(row.pay) if number)


def gain(points: int, times: int) -> str:
    """How the points of a delivery are written."""
    often = f" x{times}" if times > 1 else ""
    return f"-> {points} pt{often}"


def _row(canvas: Canvas, area: Area, scene: Scene, mood: int, row: Delivery, naming: Naming) -> None:
    x = canvas.put(area.x, area.y, f"{mood:+d} ", "strong")
    for thing, number in enumerate(row.pay):
        if number:
            x = canvas.put(x, area.y, naming(thing, number), THING_KEYS[thing]) + 1
    widest = len(scene.seen.seats) + 1 + len("-> 1 pt x2")
    canvas.put(max(x, area.end - widest), area.y, gain(row.points, row.times), "plain", area.end - x)
    here = [view.seat for view in scene.seen.seats if view.mood == mood]
    letters_of(canvas, area.end - len(here), area.y, scene, here)
