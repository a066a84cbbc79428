"""The title: what one can do before a game is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.menu import Menu, MenuItem

if TYPE_CHECKING:
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.house import House
    from kingswill_tui.ui.sitting import SaveLine

CROWN = (
    "|\\  /\\  /|",
    "| \\/  \\/ |",
    "|________|",
)
SOON = 0.02
"""Seconds for the title to be drawn before the saves are looked through."""
KEY_SIGNS = {"question_mark": "?", "ctrl+q": "q"}
CHOICES = ("continue_game", "new_game", "first_game", "load", "replays", "rules", "settings", "quit")
RULES_ABOUT = "Read the rules, and search them."
"""What the rules are for where nothing is asked."""


class TitleScreen(GameScreen[None]):
    """Continue, a new game, the tutorial, saves, rules, settings."""

    commands: ClassVar = (*CHOICES, "help", "palette")
    DEFAULT_CSS = """
    TitleScreen #title { align: center middle; }
    TitleScreen #title-crown { width: 100%; text-align: center; color: $accent; }
    TitleScreen #title-name { width: 100%; text-align: center; text-style: bold; padding: 1 0 0 0; }
    TitleScreen #title-about { width: 100%; text-align: center; color: $soft; padding: 0 0 1 0; }
    TitleScreen #title-row { height: 10; width: 100%; align: center middle; }
    TitleScreen #title-menu { width: 78; height: 10; border: $frame $border; }
    """

    def __init__(self, house: House) -> None:
        """Offer what the house has."""
        super().__init__()
        self._house = house
        self._newest: SaveLine | None = None
        self._looked = False
        self._covered = False

    def compose(self) -> ComposeResult:
        """Crown, name, menu."""
        with Vertical(id="title"):
            yield Static("\n".join(CROWN), id="title-crown", markup=False)
            yield Static("T H E   K I N G ' S   W I L L", id="title-name", markup=False)
            yield Static(
                "Two to four dukes, one travelling king, and his wishes lie face down.", id="title-about"
            )
            with Horizontal(id="title-row"):
                yield Menu(id="title-menu")
        yield KeyLine()

    def on_mount(self) -> None:
        """Fill the menu."""
        self.begin()

    def on_screen_suspend(self) -> None:
        """What lies over the title may change what there is."""
        self._covered = True

    def on_screen_resume(self) -> None:
        """Look again at what there is."""
        if self._covered and self.is_mounted:
            self._covered = self._looked = False
            self._look()

    def begin(self) -> None:
        """Start from the top of the menu; what reads a save is loaded once the title stands."""
        self._looked = False
        self._fill()
        if self._house.any_saves():
            self.call_after_refresh(self.set_timer, SOON, self._look)

    def _look(self) -> None:
        if not self._looked:
            self._looked = True
            self._newest = self._house.newest()
            if self.is_mounted:
                self._fill()
                self.query_one(KeyLine).refresh()

    def _fill(self) -> None:
        menu = self.query_one(Menu)
        keys = [COMMANDS[name].keys[0] for name in self._shown()]
        menu.set_letters("".join(key if len(key) == 1 else KEY_SIGNS.get(key, " ") for key in keys))
        items = [MenuItem(COMMANDS[name].title, note=self._about(name)) for name in self._shown()]
        menu.show(items, menu.cursor if len(items) == len(menu.items) else 0)
        menu.focus()

    def _shown(self) -> list[str]:
        return [name for name in CHOICES if self.can(name)]

    def _about(self, name: str) -> str:
        if name == "continue_game" and self._newest is not None:
            return f"{self._newest.players}, {self._newest.round}"
        return RULES_ABOUT if name == "rules" else COMMANDS[name].about

    def can(self, command: str) -> bool:
        """Continue needs a game to go on with."""
        if command != "continue_game":
            return True
        return self._newest is not None if self._looked else self._house.any_saves()

    async def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Do what was chosen."""
        await self.run_action(f"screen.{self._shown()[message.index]}")

    @property
    def _app(self) -> KingsWillApp:
        return cast("KingsWillApp", self.app)

    def action_continue_game(self) -> None:
        """Go on with the newest unfinished game."""
        self._look()
        if self._newest is not None:
            self._app.resume(self._newest.name)

    def action_new_game(self) -> None:
        """Choose seats and rules."""
        from kingswill_tui.ui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen(self._house))

    def action_first_game(self) -> None:
        """Learn the game by playing."""
        self._app.tutorial()

    def action_load(self) -> None:
        """Choose among the saves."""
        self._app.load(finished=False)

    def action_replays(self) -> None:
        """Look at finished games."""
        self._app.load(finished=True)

    def action_rules(self) -> None:
        """The rules reference."""
        self._app.rules_screen(None)

    def action_settings(self) -> None:
        """Look, pace and covers."""
        self._app.settings_screen()

    def action_help(self) -> None:
        """What can be done here."""
        self._app.help_screen(self)

    async def action_quit(self) -> None:
        """Leave."""
        await self._app.action_quit()
