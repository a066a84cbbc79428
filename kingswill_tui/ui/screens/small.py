"""What stands in a terminal that is too small for the table: what is needed, and what there is."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.base import GameScreen


class SmallScreen(GameScreen[None]):
    """Opaque, and takes all keys, so that nothing is answered unseen; the app pops it when there is room."""

    commands: ClassVar = ("quit",)
    notice = True
    DEFAULT_CSS = """
    SmallScreen Vertical { align: center middle; }
    SmallScreen Static { width: 100%; text-align: center; }
    """

    def __init__(self, needed: tuple[int, int]) -> None:
        """Name the columns and rows that are needed."""
        super().__init__()
        self._needed = needed

    def compose(self) -> ComposeResult:
        """What is needed, what there is, and the way out."""
        with Vertical():
            yield Static(f"The table needs {self._needed[0]} columns and {self._needed[1]} rows.")
            yield Static(id="small-now")
            yield Static(f"{COMMANDS['quit'].keys[0].title()} leaves the game; every answer is saved.")

    def on_resize(self, event: events.Resize) -> None:
        """Say how much room there is now."""
        room = f"This terminal has {event.size.width} and {event.size.height}."
        self.query_one("#small-now", Static).update(room)
