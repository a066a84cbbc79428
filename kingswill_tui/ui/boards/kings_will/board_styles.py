"""From style keys to theme variables: the look of everything that the board draws."""

from kingswill_tui.ui import looks
from kingswill_tui.ui.looks import Look
from kingswill_tui.ui.seats import DISC_COLOURS

_LANDS = ("corn", "meadow", "forest", "mountain", "hill", "lake")
_INKS = {
    "frame": Look("border"),
    "legal": Look("accent", bold=True),
    "chosen": Look("success", bold=True),
    "dim": Look("blocked-ink"),
    "name": Look("tile-ink", bold=True),
    "action": Look("tile-ink"),
    "bonus": Look("success", bold=True),
    "chain": Look("secondary", bold=True),
    "settlement": Look("settlement", bold=True),
    "peasant": Look("peasant-ink", "peasant", bold=True),
    "tab": Look("soft", "panel"),
    "tab-on": Look("background", "accent", bold=True),
    "seam": Look("seam-ink", "seam", bold=True),
    "wood": Look("wood"),
    "leather": Look("leather"),
    "stone": Look("stone"),
    "food": Look("food"),
    "coin": Look("coin"),
}
_GROUNDS = {
    "path": Look("path-ink", "path"),
    "tile": Look("tile-ink", "tile"),
    "blocked": Look("blocked-ink", "blocked"),
    "king": Look("king-ink", "king", bold=True),
    "card-back": Look("card-back-ink", "card-back", bold=True),
    "green-building": Look("green-building-ink", "green-building"),
    "orange-building": Look("orange-building-ink", "orange-building"),
    **{f"land-{land}": Look(f"land-{land}-ink", f"land-{land}") for land in _LANDS},
}
_SEATS = {
    f"seat-{seat}": Look(f"seat-{name}-ink", f"seat-{name}", bold=True)
    for seat, name in enumerate(DISC_COLOURS)
}
CURSOR = "board--cursor"
"""The component class of what is laid over the lit thing."""
CHIPS = frozenset({"peasant", "seam", "tab", "tab-on", *_SEATS})
"""Inks with a ground of their own, which the cursor leaves as they are."""
LOOKS = {**looks.LOOKS, **_INKS, **_GROUNDS, **_SEATS}
"""The look of each style key."""


def css(widget: str) -> str:
    """The style sheet of a widget that draws a canvas."""
    return f"{widget} {{ height: 1fr; }}\n{widget} .{CURSOR} {{ background: $accent 35%; text-style: bold; }}"
