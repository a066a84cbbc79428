"""For whom something private is to be opened."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.widgets import Static

from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.menu import Menu, MenuItem


class WhoScreen(GameScreen[int]):
    """A list of names; dismisses with the place of the chosen one."""

    commands: ClassVar = ("back",)

    def __init__(self, names: list[str]) -> None:
        """Offer these people."""
        super().__init__()
        self._names = names

    def compose(self) -> ComposeResult:
        """Question and names."""
        with Vertical(classes="dialog"):
            yield Static("Who is it for?", classes="dialog-title")
            with Center():
                yield Menu(id="who-menu")
        yield KeyLine()

    def on_mount(self) -> None:
        """Fill the menu."""
        menu = self.query_one(Menu)
        menu.show([MenuItem(name) for name in self._names])
        menu.focus()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Turn to the chosen person."""
        message.stop()
        self.dismiss(message.index)

    def action_back(self) -> None:
        """Nobody after all."""
        self.dismiss(None)
