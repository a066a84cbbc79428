"""What widgets tell their screen when somebody chose something."""

from textual.message import Message


class Choice(Message):
    """Something was chosen; it counts only while the screen it was chosen on is in front."""

    @property
    def outdated(self) -> bool:
        """Whether what it was chosen among is not there any more."""
        return False
