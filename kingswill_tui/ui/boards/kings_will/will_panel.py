"""The King's Will board: eight backs of cards, whose discs lie on them, and who has looked."""

from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.state import NEUTRAL
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.panel import columns, frame
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import SPACE
from kingswill_tui.ui.seats import seat_style

WILL = "King's Will"
"""What the panel is called."""
COLUMNS = 4
BACK = 3
"""Columns of the back of a card."""


def draw_will(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the spaces in rows of four; faces are never shown here."""
    inside = frame(canvas, area, scene, WILL, "small letters: has looked")
    spaces = len(scene.seen.cards)
    rows = -(-spaces // COLUMNS)
    step = max(2, min(4, (inside.height + 1) // rows))
    height = max(2, min(3, (inside.height + 1) // rows - 1))
    for space in range(spaces):
        row, column = divmod(space, COLUMNS)
        line = Area(inside.x, inside.y + row * step, inside.width, height)
        cells = columns(line, COLUMNS)
        _space(canvas, cells[column], scene, space, min(cell.width for cell in cells))


def _space(canvas: Canvas, cell: Area, scene: Scene, space: int, width: int) -> None:
    target = (SPACE, space)
    laid = scene.seen.cards[space] != NOTHING
    foot = cell.below - 1
    if laid:
        canvas.fill(Area(cell.x, cell.y, BACK, cell.height), "card-back")
        canvas.put(cell.x + 1, foot, scene.glyphs.card, "card-back")
    canvas.put(
        cell.x, cell.y, f"{scene.mark(target)}{space + 1}", scene.ink(target, "card-back" if laid else "soft")
    )
    for view in scene.seen.seats:
        if view.own_space == space:
            canvas.put(cell.x + 1, foot, scene.disc(view.seat), seat_style(view.seat))
    _discs(canvas, cell, scene, space, width)
    looked = [scene.letters[view.seat].lower() for view in scene.seen.seats if view.seen >> space & 1]
    canvas.put(cell.x + BACK + 1, cell.y + 1, "".join(looked), "soft", cell.width - BACK - 1)
    canvas.hit(target, cell)


def _discs(canvas: Canvas, cell: Area, scene: Scene, space: int, width: int) -> None:
    """The discs on a card and the room for more; letters alone where shapes do not fit besides."""
    discs = [d for d in (*range(len(scene.names)), NEUTRAL) if scene.seen.discs[space] >> d & 1]
    room = DISCS_ON_A_CARD[len(scene.names)]
    left = width - BACK - 1
    size = 2 if left >= 2 * room else 1
    step = size + (left >= room * (size + 1) - 1)
    for at in range(room):
        x = cell.x + BACK + 1 + at * step
        if at >= len(discs):
            canvas.put(x, cell.y, scene.glyphs.dot, "soft")
            continue
        disc = discs[at]
        text = scene.glyphs.shapes[NEUTRAL] * 2 if disc == NEUTRAL else scene.disc(disc)
        canvas.put(x, cell.y, text[-size:], seat_style(disc))
