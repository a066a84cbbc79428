"""The administration board: mood, education, development and money with every seat's marker."""

from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style


def draw_tracks(canvas: Canvas, area: Area, scene: Scene) -> None:
    """One line a track; where markers stand their letters take the place of the number."""
    tables, seats = scene.seen.tables, scene.seen.seats
    canvas.box(area, scene.glyphs.box, "frame", "Administration")
    _track(
        canvas, area, scene, 1, "mood", range(tables.mood_low, tables.mood_high + 1), [v.mood for v in seats]
    )
    _track(canvas, area, scene, 2, "educ", range(tables.education_high + 1), [v.education for v in seats])
    _track(
        canvas, area, scene, 3, "devel", range(tables.development_high + 1), [v.development for v in seats]
    )
    if area.height > 6:
        x = area.x + 2
        canvas.put(x, area.y + 4, "money", "soft")
        x += 6
        for seat, view in enumerate(seats):
            text = f"{scene.letters[seat]}{view.coins}"
            canvas.put(x, area.y + 4, text, seat_style(seat))
            x += len(text) + 1
        _points(canvas, area, scene)


def _points(canvas: Canvas, area: Area, scene: Scene) -> None:
    shown = [(view.seat, view.points) for view in scene.seen.seats if isinstance(view.points, int)]
    if scene.seen.options.open_points and shown:
        canvas.put(area.x + 2, area.y + 5, "points", "soft")
        for at, (seat, points) in enumerate(shown):
            canvas.put(area.x + 9 + at * 5, area.y + 5, f"{scene.letters[seat]}{points}", seat_style(seat))


def _track(
    canvas: Canvas, area: Area, scene: Scene, line: int, name: str, spaces: range, at: list[int]
) -> None:
    y = area.y + line
    canvas.put(area.x + 2, y, name, "soft")
    x = area.x + 8
    room = area.x + area.width - 2
    for space in spaces:
        here = [seat for seat, value in enumerate(at) if value == space]
        label = f"{abs(space)}" if not here else ""
        sign = "-" if space < 0 and not here and space == spaces[0] else ""
        if x >= room:
            return
        canvas.put(x, y, sign + label, "soft", room - x)
        x += len(sign + label)
        for seat in here:
            canvas.put(x, y, scene.letters[seat], seat_style(seat), room - x)
            x += 1
        x += 1
