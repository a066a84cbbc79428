"""The base of widgets that draw their lines themselves."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.style import Style
from textual.widget import Widget

from kingswill_tui.ui.looks import LOOKS, Look


class Inked(Widget):
    """Keeps the style of each look, since working out what lies below means asking all ancestors."""

    looks: ClassVar[Mapping[str, Look]] = LOOKS
    """The look of each style key."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Work out no style yet."""
        super().__init__(*args, **kwargs)
        self._inks: dict[tuple[str, ...], Style] = {}

    def ink(self, *keys: str) -> Style:
        """The widget's own style with looks laid over it, one after the other."""
        found = self._inks.get(keys)
        if found is None:
            found = self.ink(*keys[:-1]) + self._look(keys[-1]) if keys else self.rich_style
            self._inks[keys] = found
        return found

    @property
    def cursor_look(self) -> str:
        """The style key of what the cursor is on."""
        return "cursor" if self.has_focus else "cursor-left"

    def _look(self, key: str) -> Style:
        return self.looks[key].style(self.app.theme_variables, not self.app.no_color)

    def notify_style_update(self) -> None:
        """Forget the colours of the theme before."""
        self._inks = {}
        super().notify_style_update()
