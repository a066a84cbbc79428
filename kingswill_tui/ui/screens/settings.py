"""How a person likes the table: look, pace, covers, tips; changes are kept when the screen is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.menu import Menu, MenuItem


@dataclass(frozen=True, slots=True)
class Row:
    """One setting."""

    field: str
    """Its name among the settings."""
    title: str
    """What it is called."""
    about: str
    """One sentence."""
    values: tuple[tuple[Any, str], ...]
    """What it can be, each value with its words."""


ROWS = (
    Row(
        "theme",
        "Theme",
        "The colours of the table.",
        (
            ("kingswill-dark", "dark"),
            ("kingswill-light", "light"),
            ("kingswill-contrast", "high contrast"),
        ),
    ),
    Row(
        "ascii_glyphs",
        "Signs",
        "Plain letters and signs are right in every terminal.",
        ((False, "lines and blocks"), (True, "plain ASCII")),
    ),
    Row(
        "animations",
        "Animations",
        "Tiles slide, goods are counted, cards are turned one by one.",
        ((True, "on"), (False, "off")),
    ),
    Row(
        "pace",
        "Bots' pace",
        "How long bots wait before they act.",
        (("slow", "slow"), ("normal", "normal"), ("fast", "fast"), ("instant", "instant")),
    ),
    Row(
        "covers",
        "Covers",
        "When new games cover the screen between two people.",
        (("private", "before private moments only"), ("always", "before every person's turn")),
    ),
    Row(
        "hide_after",
        "Hide private screens",
        "How long a private screen stays open while nobody touches anything.",
        ((0, "never by themselves"), *((n, f"after {n} seconds") for n in (15, 30, 60))),
    ),
    Row(
        "tips",
        "Tips for learners",
        "Short hints at the table.",
        (("on", "on"), ("off", "off"), ("twice", "until each was seen twice")),
    ),
)
TITLE_WIDTH = max(len(row.title) for row in ROWS) + 2


class SettingsScreen(GameScreen[Settings]):
    """Dismisses with the settings as they are now, None where nothing was changed."""

    commands: ClassVar = ("value_on", "value_back", "back", "help", "palette", "quit")
    DEFAULT_CSS = """
    SettingsScreen Menu { margin: 1 2 0 2; height: 9; border: $frame $border; }
    SettingsScreen #settings-about { margin: 1 3; color: $foreground-muted; height: 1fr; }
    """

    def __init__(self, settings: Settings) -> None:
        """Start from the settings in force."""
        super().__init__()
        self._before = settings
        self.settings = settings

    def compose(self) -> ComposeResult:
        """Heading, a line for each setting, what the chosen one is about, key line."""
        yield Static("Settings", classes="screen-title")
        yield Menu(id="settings-menu")
        yield Static(id="settings-about", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Fill the menu; its lines have no letters, for keys change values."""
        menu = self.query_one(Menu)
        menu.set_letters("")
        menu.focus()
        self._update()

    def _update(self) -> None:
        menu = self.query_one(Menu)
        items = [MenuItem(f"{row.title:<{TITLE_WIDTH}}", self._words(row)) for row in ROWS]
        menu.show(items, menu.cursor)
        self._tell(menu.cursor)

    def _words(self, row: Row) -> str:
        return str(dict(row.values)[getattr(self.settings, row.field)])

    def _tell(self, index: int) -> None:
        row = ROWS[index]
        choices = ", ".join(words for _, words in row.values)
        self.query_one("#settings-about", Static).update(f"{row.about}\n\nIt can be: {choices}.")

    def on_menu_moved(self, message: Menu.Moved) -> None:
        """Tell what the setting is about."""
        message.stop()
        self._tell(message.index)

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """The next value, by Enter or click."""
        message.stop()
        self._change(1)

    def _change(self, step: int) -> None:
        row = ROWS[self.query_one(Menu).cursor]
        values = [value for value, _ in row.values]
        place = values.index(getattr(self.settings, row.field)) + step
        changes: dict[str, Any] = {row.field: values[place % len(values)]}
        self.settings = self.settings._replace(**changes)
        if row.field == "theme":
            self.app.theme = self.settings.theme
        self._update()

    def action_value_on(self) -> None:
        """The next value."""
        self._change(1)

    def action_value_back(self) -> None:
        """The value before."""
        self._change(-1)

    def keep(self) -> None:
        """Keep what was changed."""
        self.action_back()

    def action_back(self) -> None:
        """Keep what was changed."""
        self.dismiss(None if self.settings == self._before else self.settings)
