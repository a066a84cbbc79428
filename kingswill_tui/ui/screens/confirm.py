"""One question that is answered with yes or no."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Middle
from textual.widgets import Button, Static

from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine


class ConfirmScreen(GameScreen[bool]):
    """Dismisses with True for yes; no is what Enter gives unless one moves away from it."""

    commands: ClassVar = ("no", "yes")
    DEFAULT_CSS = """
    ConfirmScreen { align: center middle; }
    ConfirmScreen #confirm-question { width: 60; text-align: center; padding: 0 0 1 0; }
    ConfirmScreen Horizontal { width: 26; height: 3; }
    ConfirmScreen Button { margin: 0 1; min-width: 11; }
    """

    def __init__(self, question: str) -> None:
        """Ask this."""
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Question and two buttons."""
        with Middle():
            with Center():
                yield Static(self._question, id="confirm-question", markup=False)
            with Center(), Horizontal():
                yield Button("No", id="no", variant="primary")
                yield Button("Yes", id="yes")
        yield KeyLine()

    def on_mount(self) -> None:
        """No is the default."""
        self.query_one("#no", Button).focus()

    def on_button_pressed(self, message: Button.Pressed) -> None:
        """Take the answer."""
        message.stop()
        self.dismiss(message.button.id == "yes")

    def action_yes(self) -> None:
        """Do it."""
        self.dismiss(True)

    def action_no(self) -> None:
        """Leave it as it is."""
        self.dismiss(False)
