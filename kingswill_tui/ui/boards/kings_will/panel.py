"""What all panels share: frames with titles, and the discs by which seats are told apart."""

from itertools import pairwise

from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style

THING_KEYS = ("wood", "leather", "stone", "food", "coin", "strong")
"""The style key of each thing that is paid."""


def frame(canvas: Canvas, area: Area, scene: Scene, title: str, caption: str = "") -> Area:
    """Draw a frame with a title above and a caption below; what is left inside it."""
    canvas.box(area, scene.glyphs.box, "frame")
    canvas.put(area.x + 2, area.y, f" {scene.cut(title, area.width - 6)} ", "title")
    if caption and len(caption) + 6 <= area.width:
        canvas.put(area.end - len(caption) - 4, area.below - 1, f" {caption} ", "soft")
    return area.inner()


def seat_frame(canvas: Canvas, area: Area, scene: Scene, seat: int, title: str, caption: str = "") -> Area:
    """Draw a frame whose title starts with a seat's disc."""
    inside = frame(canvas, area, scene, f"   {title}", caption)
    canvas.put(area.x + 3, area.y, scene.disc(seat), seat_style(seat))
    return inside


def letters_of(canvas: Canvas, x: int, y: int, scene: Scene, seats: list[int]) -> int:
    """Write the letters of some seats next to each other; the column after them."""
    for seat in seats:
        x = canvas.put(x, y, scene.letters[seat], seat_style(seat))
    return x


def columns(area: Area, count: int, gap: int = 1) -> list[Area]:
    """The area divided into columns of as equal a width as possible, with a gap between them."""
    starts = [area.x + (area.width + gap) * at // count for at in range(count + 1)]
    return [Area(start, area.y, after - start - gap, area.height) for start, after in pairwise(starts)]
