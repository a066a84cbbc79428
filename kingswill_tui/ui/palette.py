"""The palette: what can be done on the screen beneath, searched by typing."""

from textual.command import CommandPalette, SearchIcon
from textual.widgets import Button, Input, OptionList

from kingswill_tui.ui.glyphs import glyphs_of
from kingswill_tui.ui.screens.in_front import InFront


class Palette(CommandPalette, InFront[None]):
    """Textual's palette, which takes a key also before its list has been laid out."""

    choices = (Button.Pressed, Input.Submitted, OptionList.OptionSelected)

    def __init__(self) -> None:
        """Say what to type, in letters that every terminal has."""
        super().__init__(placeholder="Search for commands")

    def on_mount(self) -> None:
        """Head the line to type in with a sign of the set in use."""
        self.query_one(SearchIcon).icon = glyphs_of(self.app).cursor

    def _action_command_list(self, action: str) -> None:
        try:
            super()._action_command_list(action)
        except KeyError:
            # A page up or down asks for lines that the list has not worked out yet; there is nothing to turn.
            return
