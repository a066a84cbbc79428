"""An app that lets nothing of a private screen out: not by toasts, the clipboard, the palette or a pause."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.app import App, SystemCommand
from textual.screen import Screen

from kingswill_tui.ui.screens.base import GameScreen, PrivateScreen

if TYPE_CHECKING:
    from textual.notifications import SeverityLevel


class DiscreetApp(App[str]):
    """What is said in passing waits while something private is shown; what is copied there stays there."""

    def __init__(self) -> None:
        """Nothing waits yet."""
        super().__init__()
        self._waiting_notes: list[Callable[[], None]] = []

    def leave_private(self, _: App[Any]) -> None:
        """The program was stopped in between: who looks at it now need not be who did then."""
        if isinstance(self.screen, PrivateScreen):
            self.screen.hide()

    def tell(self, text: str, severity: SeverityLevel = "information") -> None:
        """Say something in passing; over a private screen it waits until that is gone."""
        note = partial(self.notify, text, severity=severity, markup=False)
        if isinstance(self.screen, GameScreen) and self.screen.private:
            self._waiting_notes.append(note)
        else:
            note()

    def tell_what_waited(self) -> None:
        """Say what had to wait while something private was shown."""
        waiting, self._waiting_notes = self._waiting_notes, []
        for note in waiting:
            note()

    def copy_to_clipboard(self, text: str) -> None:
        """Keep text to be pasted; that of a private screen stays with the screen and ends with it."""
        if isinstance(self.screen, PrivateScreen):
            self.screen.copied = text
        else:
            super().copy_to_clipboard(text)

    @property
    def clipboard(self) -> str:
        """What can be pasted here."""
        return self.screen.copied if isinstance(self.screen, PrivateScreen) else super().clipboard

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette holds the screen's own commands and nothing else."""
        if isinstance(screen, GameScreen) and not screen.private:
            for command in screen.available():
                run = partial(screen.run_action, f"screen.{command.id}")
                yield SystemCommand(command.title, command.about, run)

    def action_palette(self) -> None:
        """Open the palette where the screen offers it, which nothing private does."""
        if isinstance(self.screen, GameScreen) and "palette" in self.screen.commands:
            from kingswill_tui.ui.palette import Palette

            self.push_screen(Palette())
