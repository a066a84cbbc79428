"""Keeps what was typed or clicked faster than screens change from a screen that was left already."""

from typing import ClassVar, TypeVar

from textual.await_complete import AwaitComplete
from textual.events import Mount
from textual.message import Message
from textual.screen import Screen

from kingswill_tui.ui.widgets.choice import Choice

ResultType = TypeVar("ResultType")


class InFront(Screen[ResultType]):
    """A screen that is left once, and acts only while no other lies on it."""

    choices: ClassVar[tuple[type[Message], ...]] = (Choice,)
    """What its widgets tell when something was chosen."""

    @property
    def in_front(self) -> bool:
        """Whether it is the screen that takes keys and clicks."""
        return self.app.screen is self

    def dismiss(self, result: ResultType | None = None) -> AwaitComplete:
        """Leave the screen, unless that has happened."""
        return super().dismiss(result) if self.in_front else AwaitComplete()

    async def _on_message(self, message: Message) -> None:
        """Let a choice fall that was made before the screen, or what it was made among, had gone."""
        if isinstance(message, self.choices) and not self.in_front:
            return
        if isinstance(message, Mount) and self not in self.app.screen_stack:
            return  # it was left before it stood
        if not isinstance(message, Choice) or not message.outdated:
            await super()._on_message(message)
