"""The line of keys at the bottom of a screen, each of which can be clicked."""

from rich.segment import Segment
from textual import events
from textual.strip import Strip

from kingswill_tui.ui.commands import Command
from kingswill_tui.ui.glyphs import ASCII, glyphs_of
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.inked import Inked

KEY_NAMES = {
    "escape": "Esc",
    "question_mark": "?",
    "delete": "Del",
    "space": "Space",
    "left": "\u2190",
    "right": "\u2192",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "enter": "Enter",
    "up": "\u2191",
    "down": "\u2193",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "slash": "/",
}
ARROWS = ("left", "right", "up", "down")
"""Keys that are called by an arrow unless signs are plain."""


def key_name(key: str, plain: bool = False) -> str:
    """How a key is called on the screen, in plain signs where only these are in use."""
    if plain and key in ARROWS:
        return key.capitalize()
    if key in KEY_NAMES:
        return KEY_NAMES[key]
    return f"^{key[5:]}" if key.startswith("ctrl+") else key if len(key) == 1 else key.upper()


class KeyLine(Inked):
    """As many of the screen's commands as fit, from left to right."""

    DEFAULT_CSS = "KeyLine { height: 1; dock: bottom; background: $panel; }"

    def __init__(self, hint: str = "") -> None:
        """Show a hint before the commands."""
        super().__init__()
        self._hint = hint

    def _fitting(self) -> list[tuple[Command, int, int]]:
        """The commands shown, each with the columns it covers."""
        screen, plain = self.screen, glyphs_of(self.app) is ASCII
        at = len(self._hint) + 1
        found = []
        if isinstance(screen, GameScreen):
            for command in screen.available():
                width = len(key_name(command.keys[0], plain)) + len(command.title) + 3
                if command.shown and at + width <= self.size.width:
                    found.append((command, at, at + width))
                    at += width
        return found

    def render_line(self, y: int) -> Strip:
        """Draw hint, keys and titles."""
        key, title = self.ink("key"), self.ink("soft")
        segments = [Segment(f"{self._hint} ", title)]
        plain = glyphs_of(self.app) is ASCII
        for command, _, _ in self._fitting():
            segments.append(Segment(f" {key_name(command.keys[0], plain)}", key))
            segments.append(Segment(f" {command.title} ", title))
        return Strip(segments).adjust_cell_length(self.size.width, title)

    async def on_click(self, event: events.Click) -> None:
        """Give the command under the mouse; the screen beneath is not clicked."""
        event.stop()
        for command, start, end in self._fitting():
            if start <= event.x < end:
                await self.screen.run_action(f"screen.{command.id}")
                return
