"""An app that shows one screen and keeps what it was left with."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from textual.app import App
from textual.binding import BindingType
from textual.containers import Container
from textual.pilot import Pilot
from textual.widget import Widget

import kingswill_tui.ui
from kingswill_tui.ui.commands import bindings
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.help import HelpScreen
from kingswill_tui.ui.theme import DARK, register_themes
from kingswill_tui.ui.widgets.key_line import KeyLine, key_name

SIZES: Final = ((80, 24), (120, 40))
"""The smallest terminal, and one where everything has room."""


class ScreenApp(App[None]):
    """Holds settings and help, as the whole app does."""

    CSS_PATH = Path(kingswill_tui.ui.__file__).parent / "app.tcss"
    ALLOW_SELECT = False
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(("palette", "quit"))]

    def __init__(self, settings: Settings) -> None:
        """Start with settings and nothing left."""
        super().__init__()
        self.settings = settings
        self.results: list[Any] = []

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Colours that the styles name before a theme is chosen."""
        return DARK.variables

    def on_mount(self) -> None:
        """Use the colours of the table."""
        register_themes(self)
        self.theme = self.settings.theme

    def mind_size(self) -> None:
        """Every size will do."""

    def help_screen(self, screen: GameScreen[Any]) -> None:
        """Open the help on a screen."""
        self.push_screen(HelpScreen(screen))


class Shown(NamedTuple):
    """A screen on display."""

    app: ScreenApp
    """The app that shows it."""
    pilot: Pilot[None]
    """Keyboard and mouse."""

    @property
    def results(self) -> list[Any]:
        """What the screen was left with, empty while it stands."""
        return self.app.results

    async def press(self, *keys: str) -> None:
        """Press keys and wait until all is drawn."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def click(self, widget: Widget, x: int, y: int = 0) -> None:
        """Click a place of a widget's content."""
        frame = widget.content_region.offset - widget.region.offset
        await self.pilot.click(widget, offset=(x + frame.x, y + frame.y))
        await self.pilot.pause()

    async def click_command(self, title: str) -> None:
        """Click a command in the key line, which must show it."""
        line = self.app.screen.query_one(KeyLine)
        at = drawn(line)[0].index(f" {title} ")
        await self.click(line, at + 1)

    def text(self) -> str:
        """Everything on the screen as plain text."""
        return "\n".join(
            row
            for widget in self.app.screen.walk_children(Widget)
            if is_leaf(widget)
            for row in drawn(widget)
        )

    def prose(self) -> str:
        """The same as one line, so that it does not matter where sentences are wrapped."""
        return " ".join(self.text().split())


def is_leaf(widget: Widget) -> bool:
    """Whether a widget draws text of its own on a visible place."""
    return bool(widget.display and widget.size and not isinstance(widget, Container) and not widget.children)


def drawn(widget: Widget) -> list[str]:
    """The rows of a widget as plain text."""
    return ["".join(segment.text for segment in widget.render_line(y)) for y in range(widget.size.height)]


@asynccontextmanager
async def showing(
    screen: GameScreen[Any], size: tuple[int, int] = SIZES[0], settings: Settings | None = None
) -> AsyncIterator[Shown]:
    """A screen on display in a terminal of some size."""
    app = ScreenApp(settings or Settings())
    async with app.run_test(size=size) as pilot:
        app.push_screen(screen, app.results.append)
        await pilot.pause()
        await pilot.pause()
        yield Shown(app, pilot)


def missing_methods(screen: type[GameScreen[Any]], also: Iterable[str] = ("quit", "palette")) -> list[str]:
    """Commands that a screen offers without a method that carries them out."""
    return [name for name in screen.commands if name not in also and not hasattr(screen, f"action_{name}")]


def fits(shown: Shown) -> bool:
    """Whether every widget lies within the terminal."""
    room = shown.app.screen.region
    return all(room.contains_region(each.region) for each in shown.app.screen.walk_children(Widget))


__all__ = ["SIZES", "Shown", "drawn", "fits", "key_name", "missing_methods", "showing"]
