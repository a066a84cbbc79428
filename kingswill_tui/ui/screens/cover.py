"""The cover between two people: it names a seat and shows nothing else."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kingswill_tui.ui.screens.base import GameScreen

if TYPE_CHECKING:
    from kingswill_tui.ui.app import KingsWillApp


class CoverScreen(GameScreen[bool]):
    """Opaque; Enter, Space or a click shows what it hides, Escape goes back or leaves the game."""

    commands: ClassVar = ("back", "leave", "quit")
    DEFAULT_CSS = """
    CoverScreen #cover { align: center middle; background: $background; }
    CoverScreen #cover Static { width: 100%; text-align: center; }
    CoverScreen #cover-name { text-style: bold; color: $accent; }
    CoverScreen #cover-what { padding: 0 0 1 0; }
    CoverScreen #cover-hint, CoverScreen #cover-back { color: $soft; }
    """

    def __init__(self, name: str, what: str, can_leave: bool) -> None:
        """Name who is to look, and in a few words at what."""
        super().__init__()
        self._name_shown = name
        self._what = what
        self._can_leave = can_leave

    def compose(self) -> ComposeResult:
        """A name in the middle of an empty screen."""
        with Vertical(id="cover"):
            yield Static(self._name_shown, id="cover-name", markup=False)
            yield Static(self._what, id="cover-what", markup=False)
            yield Static("Everyone else looks away. Enter or a click when ready.", id="cover-hint")
            leaving = "Esc goes back." if self._can_leave else "Esc leaves the game, which is saved."
            yield Static(leaving, id="cover-back")

    def can(self, command: str) -> bool:
        """Covers that were asked for lead back, all others away from the game."""
        return self._can_leave == (command == "back") or command == "quit"

    def on_key(self, event: events.Key) -> None:
        """Uncover."""
        if event.key in ("enter", "space"):
            event.stop()
            self.dismiss(True)

    def on_click(self) -> None:
        """Uncover."""
        self.dismiss(True)

    def action_back(self) -> None:
        """Go back without looking."""
        self.dismiss(False)

    def action_leave(self) -> None:
        """Leave the game without looking."""
        cast("KingsWillApp", self.app).to_title()
