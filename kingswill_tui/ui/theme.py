"""The colours of the table: three themes of our own, the only place where a colour is named."""

from typing import Any

from textual.app import App
from textual.theme import Theme

_TABLE_DARK = {
    "soft": "#a09a8c",
    "dim": "#837f76",
    "lit": "#4a3f2c",
    "land-corn": "#463c17",
    "land-corn-ink": "#ecc95c",
    "land-meadow": "#254a27",
    "land-meadow-ink": "#9bdc82",
    "land-forest": "#10352a",
    "land-forest-ink": "#5cb88a",
    "land-mountain": "#343841",
    "land-mountain-ink": "#bcc4d1",
    "land-hill": "#472f21",
    "land-hill-ink": "#dfa679",
    "land-lake": "#15355a",
    "land-lake-ink": "#82bdf2",
    "path": "#2c2721",
    "path-ink": "#9c8c72",
    "settlement": "#f6ecd6",
    "peasant": "#ffe9bd",
    "peasant-ink": "#3a2410",
    "tile": "#2b3039",
    "tile-ink": "#f0e9da",
    "blocked": "#1c1f25",
    "blocked-ink": "#858b96",
    "king": "#6b2430",
    "king-ink": "#ffdf9e",
    "card-back": "#5b2a3c",
    "card-back-ink": "#e9c9a0",
    "green-building": "#23482c",
    "green-building-ink": "#b4e6a8",
    "orange-building": "#553316",
    "orange-building-ink": "#f4bd7c",
    "seam": "#e0b96a",
    "seam-ink": "#1b1509",
    "seat-white": "#efe9dc",
    "seat-white-ink": "#22201b",
    "seat-black": "#000000",
    "seat-black-ink": "#d8d3e0",
    "seat-green": "#2f7d3b",
    "seat-green-ink": "#ffffff",
    "seat-blue": "#2a62ad",
    "seat-blue-ink": "#ffffff",
    "seat-neutral": "#6c6458",
    "seat-neutral-ink": "#ffffff",
    "wood": "#cf9760",
    "leather": "#ea8568",
    "stone": "#b9c0cb",
    "food": "#a8d36a",
    "coin": "#f2d675",
}
_TABLE_LIGHT = {
    "soft": "#6b6354",
    "dim": "#857b68",
    "lit": "#e8d3a4",
    "land-corn": "#f4e4a2",
    "land-corn-ink": "#7a5c00",
    "land-meadow": "#d2ecc0",
    "land-meadow-ink": "#2a6a22",
    "land-forest": "#b4dac2",
    "land-forest-ink": "#0d4f33",
    "land-mountain": "#dadee6",
    "land-mountain-ink": "#4a5263",
    "land-hill": "#f0d7c1",
    "land-hill-ink": "#7a431a",
    "land-lake": "#c4dcf5",
    "land-lake-ink": "#174f8a",
    "path": "#e9dcc0",
    "path-ink": "#7d6a47",
    "settlement": "#33261a",
    "peasant": "#6b3a0c",
    "peasant-ink": "#fff3dc",
    "tile": "#fbf7ee",
    "tile-ink": "#2b2720",
    "blocked": "#e9e1d1",
    "blocked-ink": "#756c5b",
    "king": "#8a2638",
    "king-ink": "#fff1cf",
    "card-back": "#8a3a52",
    "card-back-ink": "#fff0df",
    "green-building": "#cbe6c2",
    "green-building-ink": "#1d5524",
    "orange-building": "#f7d7b0",
    "orange-building-ink": "#75400a",
    "seam": "#8a6200",
    "seam-ink": "#fff8e4",
    "seat-white": "#ffffff",
    "seat-white-ink": "#2b2720",
    "seat-black": "#1c1a22",
    "seat-black-ink": "#f4f0ea",
    "seat-green": "#1f7a3a",
    "seat-green-ink": "#ffffff",
    "seat-blue": "#1f56a8",
    "seat-blue-ink": "#ffffff",
    "seat-neutral": "#766d5c",
    "seat-neutral-ink": "#ffffff",
    "wood": "#85511f",
    "leather": "#a93a20",
    "stone": "#525a67",
    "food": "#47701a",
    "coin": "#7a5c00",
}
_TABLE_CONTRAST = {
    "land-corn": "#000000",
    "soft": "#dddddd",
    "dim": "#aaaaaa",
    "lit": "#444400",
    "land-corn-ink": "#ffff66",
    "land-meadow": "#000000",
    "land-meadow-ink": "#aaff66",
    "land-forest": "#000000",
    "land-forest-ink": "#33ff99",
    "land-mountain": "#000000",
    "land-mountain-ink": "#ffffff",
    "land-hill": "#000000",
    "land-hill-ink": "#ffbb77",
    "land-lake": "#000000",
    "land-lake-ink": "#77ccff",
    "path": "#000000",
    "path-ink": "#cccccc",
    "settlement": "#ffffff",
    "peasant": "#ffffff",
    "peasant-ink": "#000000",
    "tile": "#000000",
    "tile-ink": "#ffffff",
    "blocked": "#000000",
    "blocked-ink": "#bbbbbb",
    "king": "#ffff66",
    "king-ink": "#000000",
    "card-back": "#ffffff",
    "card-back-ink": "#000000",
    "green-building": "#003300",
    "green-building-ink": "#99ff99",
    "orange-building": "#442200",
    "orange-building-ink": "#ffcc88",
    "seam": "#ffff66",
    "seam-ink": "#000000",
    "seat-white": "#ffffff",
    "seat-white-ink": "#000000",
    "seat-black": "#333333",
    "seat-black-ink": "#ffffff",
    "seat-green": "#66ff66",
    "seat-green-ink": "#000000",
    "seat-blue": "#77ccff",
    "seat-blue-ink": "#000000",
    "seat-neutral": "#bbbbbb",
    "seat-neutral-ink": "#000000",
    "wood": "#ffbb77",
    "leather": "#ff9977",
    "stone": "#ffffff",
    "food": "#aaff66",
    "coin": "#ffff66",
}


FRAMES = {False: "round", True: "ascii"}
"""The kind of frame around a panel, by whether signs are plain."""


def _variables(table: dict[str, str], border: str, blurred: str, track: str) -> dict[str, str]:
    """All colours of a theme; the framework's quiet inks are opaque, so that all widgets show them alike."""
    return {
        **table,
        "frame": FRAMES[False],
        "border": border,
        "border-blurred": blurred,
        "scrollbar": table["dim"],
        "scrollbar-hover": table["soft"],
        "scrollbar-active": table["soft"],
        "scrollbar-background": track,
        "foreground-muted": table["soft"],
        "text-muted": table["soft"],
        "foreground-disabled": table["dim"],
        "text-disabled": table["dim"],
    }


DARK = Theme(
    name="kingswill-dark",
    primary="#b08d57",
    secondary="#8d9fb8",
    accent="#e0b96a",
    foreground="#e6dfd0",
    background="#14161a",
    surface="#1b1e24",
    panel="#24282f",
    success="#8fce7b",
    warning="#e9a95b",
    error="#e07a5f",
    dark=True,
    variables=_variables(_TABLE_DARK, "#5a606c", "#363a43", "#24282f"),
)
LIGHT = Theme(
    name="kingswill-light",
    primary="#8a6428",
    secondary="#4d6180",
    accent="#8a5a12",
    foreground="#2b2720",
    background="#f7f2e7",
    surface="#efe8d9",
    panel="#e5dcc9",
    success="#2f7427",
    warning="#a35a00",
    error="#b13f24",
    dark=False,
    variables=_variables(_TABLE_LIGHT, "#b5a98f", "#cfc5b0", "#e5dcc9"),
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
    variables=_variables(_TABLE_CONTRAST, "#ffffff", "#bbbbbb", "#1a1a1a"),
)
THEMES = (DARK, LIGHT, CONTRAST)


def register_themes(app: App[Any]) -> None:
    """Make our themes known to the app."""
    for theme in THEMES:
        app.register_theme(theme)


def start_in(app: App[Any], name: str) -> None:
    """Choose the theme of an app that has not started, which need not read its styles twice for that."""
    app.set_reactive(App.theme, name)
    dark = app.current_theme.dark
    for known in app.available_themes:
        app.set_class(known == name, f"-theme-{known}", update=False)
    app.set_class(dark, "-dark-mode", update=False)
    app.set_class(not dark, "-light-mode", update=False)
    app.stylesheet.set_variables(app.get_css_variables())
