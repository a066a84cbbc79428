"""The administration board: mood, education, development and money with every seat's marker."""

from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import frame, letters_of
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style

TRACKS = "Tracks"
"""What the panel is called."""
LABEL = 6
"""Columns of a track's name."""
WIDEST = 6
"""Most columns of a space."""


def draw_tracks(canvas: Canvas, area: Area, scene: Scene) -> None:
    """One line a track, a column a space; below them who is who."""
    tables, seats = scene.seen.tables, scene.seen.seats
    inside = frame(canvas, area, scene, TRACKS)
    tracks = (
        ("mood", range(tables.mood_low, tables.mood_high + 1), [view.mood for view in seats]),
        ("educ", range(tables.education_high + 1), [view.education for view in seats]),
        ("devel", range(tables.development_high + 1), [view.development for view in seats]),
    )
    for line, (name, spaces, at) in enumerate(tracks, inside.y):
        _track(canvas, Area(inside.x, line, inside.width, 1), scene, name, spaces, at)
    _money(canvas, Area(inside.x, inside.y + 3, inside.width, 1), scene)
    _seats(canvas, Area(inside.x, inside.y + 4, inside.width, inside.height - 4), scene)


def _track(canvas: Canvas, area: Area, scene: Scene, name: str, spaces: range, at: list[int]) -> None:
    canvas.put(area.x, area.y, name, "soft")
    pitch = min(WIDEST, (area.width - LABEL) // len(spaces))
    x = area.x + LABEL
    for space in spaces:
        here = [seat for seat, value in enumerate(at) if value == space]
        if here:
            end = letters_of(canvas, x + max(0, pitch - len(here)) // 2, area.y, scene, here)
        else:
            label = f"{space:+d}" if spaces[0] < 0 and space else str(space)
            end = x + pitch
            canvas.put(x, area.y, label.rjust(2) if pitch > 2 else label[-1], "soft")
        x = max(x + pitch, end + (pitch > 2 and len(here) >= pitch))


def _money(canvas: Canvas, area: Area, scene: Scene) -> None:
    canvas.put(area.x, area.y, "money", "soft")
    x = area.x + LABEL
    richest = sorted(scene.seen.seats, key=lambda view: (view.coins, -view.seat))
    for view in richest:
        x = letters_of(canvas, x, area.y, scene, [view.seat])
        x = canvas.put(x, area.y, f" {view.coins}", "coin") + 3


def _seats(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Who is who, with the points where they are known to all."""
    x = area.x
    if area.height < 1:
        return
    share = (area.width + 1) // len(scene.names)
    for seat, view in enumerate(scene.seen.seats):
        points = f" {view.points}" if scene.seen.options.open_points and isinstance(view.points, int) else ""
        canvas.put(x, area.y, scene.disc(seat), seat_style(seat))
        canvas.put(x + 3, area.y, scene.cut(scene.names[seat], share - 4 - len(points)) + points, "plain")
        x += share
