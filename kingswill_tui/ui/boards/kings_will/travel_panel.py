"""The travel tile: what the King demands of everyone, and what each mood may deliver besides."""

from kingswill_tui.games.kings_will.rules.names import THINGS
from kingswill_tui.games.kings_will.rules.state import ROUND
from kingswill_tui.games.kings_will.rules.tables import Delivery
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import THING_KEYS, frame, letters_of
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import TRAVEL

WORDY = 36
"""Columns from which things are named in full."""


def draw_travel(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the face-up tile with the row of every seat marked."""
    tables, seen = scene.seen.tables, scene.seen
    journey = max(seen.clock[ROUND], 1)
    tile = seen.travel[journey - 1]
    assert isinstance(tile, int)  # SET-4: the tile of this round lies face up.
    travel = tables.travel[tile]
    target = (TRAVEL, 0)
    inside = frame(
        canvas,
        area,
        scene,
        f"{scene.mark(target).strip()}Journey {journey} of {len(seen.travel)}: {things.place_name(travel)}",
        "by mood: what may be given",
    )
    canvas.hit(target, area)
    x = canvas.put(inside.x, inside.y, "all pay ", "soft")
    for at, thing in enumerate(travel.levy):
        x = canvas.put(x, inside.y, " + " if at else "", "soft")
        x = canvas.put(x, inside.y, things.amount(thing, 1), THING_KEYS[thing])
    rows = [(tables.mood_low + step, row) for step, row in enumerate(travel.rows) if row is not None]
    for line, (mood, row) in enumerate(reversed(rows), inside.y + 1):
        if line < inside.below:
            _row(canvas, Area(inside.x, line, inside.width, 1), scene, mood, row)


def _row(canvas: Canvas, area: Area, scene: Scene, mood: int, row: Delivery) -> None:
    x = canvas.put(area.x, area.y, f"{mood:+d} ", "strong")
    for thing, number in enumerate(row.pay):
        if number:
            text = things.amount(thing, number) if area.width >= WORDY else f"{number}{THINGS[thing][:4]}"
            x = (
                canvas.put(
                    x, area.y, text.removesuffix("s") if area.width < WORDY else text, THING_KEYS[thing]
                )
                + 1
            )
    often = f" x{row.times}" if row.times > 1 else ""
    gain = f"{scene.glyphs.arrow} {row.points} pt{often}"
    canvas.put(max(x, area.end - 4 - 9), area.y, gain, "plain", area.end - x)
    here = [view.seat for view in scene.seen.seats if view.mood == mood]
    letters_of(canvas, area.end - len(here), area.y, scene, here)
