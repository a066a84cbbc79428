"""From style keys to theme variables: the board's component classes."""

_VARIABLES = {
    "plain": "color: $foreground;",
    "strong": "color: $foreground; text-style: bold;",
    "soft": "color: $foreground-muted;",
    "title": "color: $accent;",
    "frame": "color: $border;",
    "legal": "color: $accent; text-style: bold;",
    "tile": "color: $foreground; text-style: bold;",
    "blocked": "color: $text-disabled;",
    "king": "color: $accent; text-style: bold reverse;",
    "bonus": "color: $success; text-style: bold;",
    "chain": "color: $secondary;",
    "card": "color: $primary;",
    "settlement": "color: $foreground; text-style: bold;",
    "peasant": "color: $peasant; text-style: bold;",
    "green": "color: $success;",
    "orange": "color: $warning;",
    "good": "color: $success; text-style: bold;",
    "warning": "color: $warning;",
    "tab": "color: $foreground-muted; background: $panel;",
    "tab-on": "color: $background; background: $accent; text-style: bold;",
    "cursor": "background: $primary-muted; text-style: bold;",
    "wood": "color: $wood;",
    "leather": "color: $leather;",
    "stone": "color: $stone;",
    "food": "color: $food;",
    "coin": "color: $coin; text-style: bold;",
    **{
        f"land-{land}": f"color: $land-{land}-ink; background: $land-{land};"
        for land in ("corn", "meadow", "forest", "mountain", "hill", "lake")
    },
    **{
        f"land-{land}-ink": f"color: $land-{land}-ink;"
        for land in ("corn", "meadow", "forest", "mountain", "hill", "lake")
    },
    **{
        f"seat-{seat}": f"color: $seat-{name}; text-style: bold;"
        for seat, name in enumerate(("white", "black", "green", "blue", "neutral"))
    },
}
CLASSES = {f"board--{key}" for key in _VARIABLES}
"""Component classes of every widget that draws a canvas."""


def css(widget: str) -> str:
    """The style sheet of a widget that draws a canvas."""
    rules = "\n".join(f"{widget} .board--{key} {{ {rule} }}" for key, rule in _VARIABLES.items())
    return f"{widget} {{ height: 1fr; }}\n{rules}"
