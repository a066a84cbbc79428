"""The travel tile: what the King demands of everyone, and what each mood may deliver besides."""

from kingswill_tui.games.kings_will.rules.state import ROUND
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style


def draw_travel(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the face-up tile with every seat's row marked."""
    tables = scene.seen.tables
    tile = scene.seen.travel[max(scene.seen.clock[ROUND], 1) - 1]
    assert isinstance(tile, int)
    travel = tables.travel[tile]
    canvas.box(area, scene.glyphs.box, scene.frame(("travel", 0)), f"Travel: {travel.name.title()}")
    canvas.hit(("travel", 0), area)
    first, second = travel.levy
    canvas.put(area.x + 2, area.y + 1, f"levy  {things.thing(first)} + {things.thing(second)}", "strong")
    line = area.y + 2
    for offset, row in enumerate(travel.rows):
        if row is None or line >= area.y + area.height - 1:
            continue
        mood = tables.mood_low + offset
        pay = " ".join(f"{n}{things.letter(t)}" for t, n in enumerate(row.pay) if n)
        often = " x2" if row.times > 1 else ""
        canvas.put(area.x + 2, line, f"{mood:+d}", "soft")
        canvas.put(
            area.x + 5, line, f"{pay} {scene.glyphs.arrow} {row.points} pt{often}", "plain", area.width - 7
        )
        here = [view.seat for view in scene.seen.seats if view.mood == mood]
        for at, seat in enumerate(here):
            canvas.put(area.x + area.width - 3 - at, line, scene.letters[seat], seat_style(seat))
        line += 1
