"""The colours of the table: three themes of our own, the only place where a colour is named."""

from typing import Any

from textual.app import App
from textual.theme import Theme

_LANDS_DARK = {
    "land-corn": "#4a4220",
    "land-corn-ink": "#e3c567",
    "land-meadow": "#27442c",
    "land-meadow-ink": "#8fce7b",
    "land-forest": "#17352a",
    "land-forest-ink": "#5fae7f",
    "land-mountain": "#373b43",
    "land-mountain-ink": "#b9c0cb",
    "land-hill": "#453327",
    "land-hill-ink": "#d19f78",
    "land-lake": "#1b3450",
    "land-lake-ink": "#7fb6e8",
    "seat-white": "#f2efe6",
    "seat-black": "#9a8fb0",
    "seat-green": "#7fcf86",
    "seat-blue": "#7db4f0",
    "seat-neutral": "#a89f8d",
    "wood": "#c58f5a",
    "leather": "#e07a5f",
    "stone": "#b4bac4",
    "food": "#e8c95d",
    "coin": "#f0d878",
    "peasant": "#f2efe6",
}
_LANDS_LIGHT = {
    "land-corn": "#f3e6b0",
    "land-corn-ink": "#8a6d0b",
    "land-meadow": "#d3ebc4",
    "land-meadow-ink": "#2f7427",
    "land-forest": "#bcdcc6",
    "land-forest-ink": "#14583a",
    "land-mountain": "#dcdfe5",
    "land-mountain-ink": "#4b5361",
    "land-hill": "#eed8c4",
    "land-hill-ink": "#7c4a20",
    "land-lake": "#c8ddf3",
    "land-lake-ink": "#1d5590",
    "seat-white": "#7a725f",
    "seat-black": "#1c1a22",
    "seat-green": "#1f7a3a",
    "seat-blue": "#1f56a8",
    "seat-neutral": "#857c69",
    "wood": "#85511f",
    "leather": "#b13f24",
    "stone": "#59616e",
    "food": "#8a6d0b",
    "coin": "#8a6d0b",
    "peasant": "#2b2720",
}
_LANDS_CONTRAST = {
    **{
        name: "#000000" if name.startswith("land") and not name.endswith("ink") else "#ffffff"
        for name in _LANDS_DARK
    },
    "land-corn-ink": "#ffff66",
    "land-meadow-ink": "#99ff66",
    "land-forest-ink": "#33ff99",
    "land-hill-ink": "#ffbb77",
    "land-lake-ink": "#77ccff",
    "seat-black": "#dd99ff",
    "seat-green": "#66ff66",
    "seat-blue": "#66bbff",
    "food": "#ffff66",
    "coin": "#ffff66",
    "leather": "#ff8866",
    "wood": "#ffbb77",
}

DARK = Theme(
    name="kingswill-dark",
    primary="#b08d57",
    secondary="#7d8fa8",
    accent="#e0b96a",
    foreground="#e6dfd0",
    background="#14161a",
    surface="#1b1e24",
    panel="#24282f",
    success="#8fce7b",
    warning="#e9a95b",
    error="#e07a5f",
    dark=True,
    variables={**_LANDS_DARK, "border": "#4a4f59", "border-blurred": "#363a43"},
)
LIGHT = Theme(
    name="kingswill-light",
    primary="#8a6428",
    secondary="#4d6180",
    accent="#95631a",
    foreground="#2b2720",
    background="#f7f2e7",
    surface="#efe8d9",
    panel="#e5dcc9",
    success="#2f7427",
    warning="#a35a00",
    error="#b13f24",
    dark=False,
    variables={**_LANDS_LIGHT, "border": "#b5a98f", "border-blurred": "#cfc5b0"},
)
CONTRAST = Theme(
    name="kingswill-contrast",
    primary="#ffff66",
    secondary="#77ccff",
    accent="#ffff66",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#1a1a1a",
    success="#66ff66",
    warning="#ffbb55",
    error="#ff8866",
    dark=True,
    variables={**_LANDS_CONTRAST, "border": "#ffffff", "border-blurred": "#bbbbbb"},
)
THEMES = (DARK, LIGHT, CONTRAST)


def register_themes(app: App[Any]) -> None:
    """Make our themes known to the app."""
    for theme in THEMES:
        app.register_theme(theme)
