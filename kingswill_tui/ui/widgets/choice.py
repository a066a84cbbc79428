"""What widgets tell their screen when somebody chose something."""

from textual.message import Message


class Choice(Message):
    """Something was chosen; it counts only while the screen it was chosen on is in front."""
