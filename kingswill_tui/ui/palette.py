"""The palette: what can be done on the screen beneath, searched by typing."""

from textual.command import CommandPalette


class Palette(CommandPalette):
    """Textual's palette, which takes a key also before its list has been laid out."""

    def _action_command_list(self, action: str) -> None:
        try:
            super()._action_command_list(action)
        except KeyError:
            # A page up or down asks for lines that the list has not worked out yet; there is nothing to turn.
            return
