"""The King's Will board: eight backs of cards, and whose discs lie on them."""

from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.state import NEUTRAL
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style

COLUMNS = 4


def draw_will(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the spaces in rows of four; faces are never shown here."""
    canvas.box(area, scene.glyphs.box, "frame", "King's Will")
    spaces = len(scene.seen.cards)
    width = (area.width - 2) // COLUMNS
    rows = -(-spaces // COLUMNS)
    height = max(2, (area.height - 2) // rows)
    for space in range(spaces):
        row, column = divmod(space, COLUMNS)
        cell = Area(area.x + 1 + column * width, area.y + 1 + row * height, width - 1, height)
        _space(canvas, cell, scene, space)


def _space(canvas: Canvas, cell: Area, scene: Scene, space: int) -> None:
    target = ("space", space)
    legal = target in scene.legal
    back = "  " if scene.seen.cards[space] == NOTHING else scene.glyphs.card * 2
    canvas.put(cell.x, cell.y, f"{space + 1}", "legal" if legal else "soft")
    canvas.put(cell.x + 2, cell.y, back, "card")
    watchers = [seat for seat, view in enumerate(scene.seen.seats) if view.seen >> space & 1]
    for at, seat in enumerate(watchers):
        canvas.put(cell.x + 5 + at, cell.y, scene.letters[seat].lower(), seat_style(seat))
    discs = [d for d in (*range(len(scene.names)), NEUTRAL) if scene.seen.discs[space] >> d & 1]
    for at in range(DISCS_ON_A_CARD[len(scene.names)]):
        if at < len(discs):
            disc = discs[at]
            mark = scene.glyphs.shapes[4] if disc == NEUTRAL else scene.mark(disc)
            canvas.put(cell.x + 2 + at * 3, cell.y + 1, mark, seat_style(disc))
        else:
            canvas.put(cell.x + 2 + at * 3, cell.y + 1, ".", "soft")
    canvas.hit(target, cell)
