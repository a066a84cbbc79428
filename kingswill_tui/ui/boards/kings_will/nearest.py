"""Where a cursor goes among things that lie about in a plane."""

from collections.abc import Mapping

from kingswill_tui.ui.boards.kings_will.canvas import Area
from kingswill_tui.ui.boards.kings_will.targets import Target


def nearest(areas: Mapping[Target, Area], here: Target | None, dx: int, dy: int) -> Target | None:
    """The nearest thing in a direction, the first of all when none is pointed at, None at the edge."""
    if not areas:
        return None
    start = areas.get(here) if here is not None else None
    if start is None:
        return min(areas, key=lambda target: (areas[target].y, areas[target].x))
    found: list[tuple[int, int, Target]] = []
    for number, (target, area) in enumerate(areas.items()):
        across = 2 * area.x + area.width - 2 * start.x - start.width
        down = 2 * (2 * area.y + area.height - 2 * start.y - start.height)  # a row is as high as two columns
        ahead = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if ahead > 0:
            found.append((ahead + 2 * aside, number, target))
    return min(found)[2] if found else None
