"""How a person likes the table: look, pace, covers, tips."""

from typing import Literal

from kingswill_tui.core.named_tuples import NamedTuple

ThemeName = Literal["kingswill-dark", "kingswill-light", "kingswill-contrast"]
Pace = Literal["slow", "normal", "fast", "instant"]
Seconds = Literal[0, 15, 30, 60]
Tips = Literal["on", "off", "twice"]


class Settings(NamedTuple):
    """What is kept from one game to the next."""

    theme: ThemeName = "kingswill-dark"
    """Name of the theme."""
    ascii_glyphs: bool = False
    """Whether only plain letters and signs are drawn."""
    animations: bool = True
    """Whether anything moves."""
    pace: Pace = "normal"
    """How fast bots act."""
    covers: Literal["private", "always"] = "private"
    """When new games cover the screen."""
    hide_after: Seconds = 60
    """Seconds until a private screen hides itself, 0 for never."""
    tips: Tips = "twice"
    """Learner tips: always, never, or until each was seen twice."""
