"""From style keys to theme variables: the component classes of everything that is drawn."""

from kingswill_tui.ui.seats import DISC_COLOURS

_LANDS = ("corn", "meadow", "forest", "mountain", "hill", "lake")
_INKS = {
    "plain": "color: $foreground;",
    "strong": "color: $foreground; text-style: bold;",
    "soft": "color: $soft;",
    "title": "color: $accent;",
    "frame": "color: $border;",
    "legal": "color: $accent; text-style: bold;",
    "chosen": "color: $success; text-style: bold;",
    "dim": "color: $blocked-ink;",
    "name": "color: $tile-ink; text-style: bold;",
    "action": "color: $tile-ink;",
    "bonus": "color: $success; text-style: bold;",
    "chain": "color: $secondary; text-style: bold;",
    "settlement": "color: $settlement; text-style: bold;",
    "peasant": "color: $peasant-ink; background: $peasant; text-style: bold;",
    "warning": "color: $warning;",
    "tab": "color: $soft; background: $panel;",
    "tab-on": "color: $background; background: $accent; text-style: bold;",
    "seam": "color: $seam-ink; background: $seam; text-style: bold;",
    "wood": "color: $wood;",
    "leather": "color: $leather;",
    "stone": "color: $stone;",
    "food": "color: $food;",
    "coin": "color: $coin;",
}
_GROUNDS = {
    "path": "color: $path-ink; background: $path;",
    "tile": "color: $tile-ink; background: $tile;",
    "blocked": "color: $blocked-ink; background: $blocked;",
    "king": "color: $king-ink; background: $king; text-style: bold;",
    "card-back": "color: $card-back-ink; background: $card-back; text-style: bold;",
    "green-building": "color: $green-building-ink; background: $green-building;",
    "orange-building": "color: $orange-building-ink; background: $orange-building;",
    **{f"land-{land}": f"color: $land-{land}-ink; background: $land-{land};" for land in _LANDS},
}
_SEATS = {
    f"seat-{seat}": f"color: $seat-{name}-ink; background: $seat-{name}; text-style: bold;"
    for seat, name in enumerate(DISC_COLOURS)
}
_CURSOR = {"cursor": "background: $accent 35%; text-style: bold;"}
CHIPS = frozenset({"peasant", "seam", "tab", "tab-on", *_SEATS})
"""Inks with a ground of their own, which the cursor leaves as they are."""
STYLES = {**_INKS, **_GROUNDS, **_SEATS, **_CURSOR}
"""The look of each style key, in theme variables."""
CLASSES = {f"board--{key}" for key in STYLES}
"""Component classes of every widget that draws a canvas."""


def css(widget: str) -> str:
    """The style sheet of a widget that draws a canvas."""
    rules = "\n".join(f"{widget} .board--{key} {{ {rule} }}" for key, rule in STYLES.items())
    return f"{widget} {{ height: 1fr; }}\n{rules}"
