"""A box to tick, whose state can be read without any colour."""

from textual.widgets import Checkbox

_OFF, _ON = "[ ]", "[x]"


class Tick(Checkbox):
    """Empty brackets, or a cross in them."""

    BUTTON_LEFT = BUTTON_RIGHT = ""
    BUTTON_INNER = _OFF
    DEFAULT_CSS = """
    Tick > .toggle--button { color: $soft; background: $surface; }
    Tick.-on > .toggle--button { color: $success; background: $surface; text-style: bold; }
    """

    def watch_value(self) -> None:
        """Draw the other state."""
        self.BUTTON_INNER = _ON if self.value else _OFF
        super().watch_value()
