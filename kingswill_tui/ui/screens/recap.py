"""What happened since a seat last acted."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import SOFT, Line, Lines


class RecapScreen(GameScreen[None]):
    """Sentences from the oldest to the newest."""

    commands: ClassVar = ("back", "help", "palette", "quit")
    DEFAULT_CSS = """
    RecapScreen Lines { margin: 1 2; }
    """

    def __init__(self, name: str, lines: Sequence[str]) -> None:
        """Tell a player what happened."""
        super().__init__()
        self._name = name
        self._lines = lines

    def compose(self) -> ComposeResult:
        """Heading, sentences, key line."""
        heading = f"Since {self._name}'s last turn" if self._name else "What happened"
        yield Static(heading, classes="screen-title", markup=False)
        told = [Line(text) for text in self._lines]
        yield Lines(told or [Line("Nothing has happened since.", SOFT)], follow=True)
        yield KeyLine()

    def on_mount(self) -> None:
        """The arrow keys scroll."""
        self.query_one(Lines).focus()

    def action_back(self) -> None:
        """Back to the table."""
        self.dismiss(None)
