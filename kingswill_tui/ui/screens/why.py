"""What is not possible now or brings nothing, and why."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import SOFT, Line, Lines

NOTHING_REFUSED = "Everything that one might expect here is possible and brings something."


class WhyScreen(GameScreen[str]):
    """Dismisses with the id of the rule to open, None to go back."""

    commands: ClassVar = ("open_rule", "back", "help", "palette", "quit")
    DEFAULT_CSS = """
    WhyScreen Lines { margin: 1 2; }
    """

    def __init__(self, lines: Sequence[tuple[str, str]]) -> None:
        """Tell what is refused or useless: a sentence and the id of its rule each."""
        super().__init__()
        self._lines = lines

    def compose(self) -> ComposeResult:
        """Heading, sentences, key line."""
        yield Static("Not possible now, or of no use, and why", classes="screen-title", markup=False)
        told = [Line(f"{text} ({rule})", key=i) for i, (text, rule) in enumerate(self._lines)]
        yield Lines(told or [Line(NOTHING_REFUSED, SOFT)])
        yield KeyLine()

    def on_mount(self) -> None:
        """The arrow keys choose a line."""
        self.query_one(Lines).focus()

    def can(self, command: str) -> bool:
        """Rules can be opened where there is something to tell."""
        return bool(self._lines) if command == "open_rule" else True

    def on_lines_chosen(self, message: Lines.Chosen) -> None:
        """Open the rule of the line."""
        message.stop()
        self.dismiss(self._lines[message.key][1])

    def action_open_rule(self) -> None:
        """Open the rule of the line under the cursor."""
        self.query_one(Lines).action_choose()

    def action_back(self) -> None:
        """Back to the table."""
        self.dismiss(None)
