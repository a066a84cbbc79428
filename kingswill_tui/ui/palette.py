"""The palette: what can be done on the screen beneath, searched by typing."""

from textual.command import CommandPalette
from textual.widgets import Button, Input, OptionList

from kingswill_tui.ui.screens.in_front import InFront


class Palette(CommandPalette, InFront[None]):
    """Textual's palette, which takes a key also before its list has been laid out."""

    choices = (Button.Pressed, Input.Submitted, OptionList.OptionSelected)

    def _action_command_list(self, action: str) -> None:
        try:
            super()._action_command_list(action)
        except KeyError:
            # A page up or down asks for lines that the list has not worked out yet; there is nothing to turn.
            return
