"""How what is drawn line by line looks, in names of theme variables.

A look is worked out when something is first drawn in it. As component classes, which the framework works out
all together for every widget, they would hold up the first frame.
"""

from collections.abc import Mapping
from typing import Final

from rich.color import Color as RichColor
from rich.style import Style
from textual.color import Color

from kingswill_tui.core.named_tuples import NamedTuple


class Look(NamedTuple):
    """A way to draw something; what it leaves open stays as it is."""

    ink: str = ""
    """The colour of letters."""
    ground: str = ""
    """The colour behind them."""
    bold: bool = False
    """Whether letters are bold."""
    bare: bool = False
    """Whether ink and ground change places where there are no colours."""

    def style(self, variables: Mapping[str, str], coloured: bool = True) -> Style:
        """The look in the colours of a theme."""
        return Style(
            color=_colour(self.ink, variables),
            bgcolor=_colour(self.ground, variables),
            bold=self.bold or None,
            reverse=(self.bare and not coloured) or None,
        )


def _colour(name: str, variables: Mapping[str, str]) -> RichColor | None:
    return Color.parse(variables[name]).rich_color if name else None


LOOKS: Final = {
    "plain": Look("foreground"),
    "strong": Look("foreground", bold=True),
    "soft": Look("soft"),
    "title": Look("accent"),
    "heading": Look("accent", bold=True),
    "key": Look("accent", bold=True),
    "good": Look("success"),
    "warning": Look("warning"),
    "refused": Look("dim"),
    "cursor": Look(ground="lit", bold=True, bare=True),
    "cursor-left": Look(ground="panel-lighten-1", bold=True, bare=True),
}
"""The look of each style key that is not a board's own."""
