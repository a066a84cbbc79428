"""The pictures that a duchy is made of: land, foundation spaces, settlements, peasants on their path."""

from kingswill_tui.games.kings_will.rules.names import SETTLEMENTS
from kingswill_tui.games.kings_will.rules.state import all_pieces, count_pieces
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.glyphs import Glyphs

LAND_KEYS = ("land-corn", "land-meadow", "land-forest", "land-mountain", "land-hill", "land-lake")
"""The style key of each terrain."""
PIECE_LETTERS = "HCMV"
"""A letter for each kind of settlement."""


def draw_land(canvas: Canvas, area: Area, glyphs: Glyphs, terrain: int) -> None:
    """Fill an area with the picture of a terrain."""
    key = LAND_KEYS[terrain]
    canvas.fill(area, key)
    picture = glyphs.lands[terrain]
    for row in range(area.height):
        pattern = picture[row % len(picture)]
        times = area.width // len(pattern) + 1
        canvas.put(area.x, area.y + row, (pattern * times)[: area.width], key)


def draw_settlements(canvas: Canvas, area: Area, glyphs: Glyphs, packed: int, foundation: int) -> None:
    """Draw the settlements of a tile and its free foundation spaces, spread over the last rows of an area."""
    free = foundation - all_pieces(packed)
    built = [kind for kind in range(len(SETTLEMENTS)) for _ in range(count_pieces(packed, kind))]
    pictures = [(glyphs.pieces[kind], "settlement") for kind in built]
    pictures += [(glyphs.plot, "soft")] * free
    wide = sum(len(picture[0]) for picture, _ in pictures)
    gap = (area.width - wide) // (len(pictures) + 1)
    x = area.x + gap
    for picture, key in pictures:
        width = len(picture[0])
        for line, row in enumerate(picture[-min(2, area.height) :]):
            y = area.below - min(2, area.height) + line
            canvas.put(x - (gap > 0), y, " " * (width + 2 * (gap > 0)), key)
            canvas.put(x, y, row, key)
        x += width + max(gap, 0)


def draw_path(canvas: Canvas, area: Area, glyphs: Glyphs, folk: int) -> None:
    """Draw the path with its peasants."""
    canvas.fill(area, "path", glyphs.path)
    step = 2 if 2 * folk <= area.width else 1
    x = area.x + (area.width - step * folk + step - 1) // 2
    for at in range(folk):
        canvas.put(x + step * at, area.y, glyphs.peasant, "peasant")
