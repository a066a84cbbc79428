"""Keeps what one seat may read apart from what all may read: hides the page, names the next reader, waits."""

from collections.abc import Callable, Sequence

from kingswill_tui.plain.keyboard import Keyboard
from kingswill_tui.plain.page import Page
from kingswill_tui.session.players import Player


class Cover:
    """Knows who may read the page, and lets nobody read what is not theirs."""

    def __init__(
        self, page: Page, keyboard: Keyboard, players: Sequence[Player], ply: Callable[[], int]
    ) -> None:
        """Start with a page that all may read; a person alone at the table reads everything of their own."""
        self._page = page
        self._keyboard = keyboard
        self._players = players
        self._ply = ply
        people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.alone = people[0] if len(people) == 1 else None
        """The seat of the only person, who needs no cover; None where several or none sit there."""
        self.reader: int | None = self.alone
        """The seat that alone may read the page; None when all may."""
        self.hidden_up_to = ply()
        """How many answers had been given when the page was last hidden: what was told of them is gone."""
        self.pages = 0
        """How often the page was hidden."""

    def private_to(self, seat: int) -> None:
        """Let this seat alone read from here on; must be called before anything of it is composed."""
        if self.reader == seat:
            return
        self.shared()
        self._hide()
        self._keyboard.wait(f"Pass the keyboard to {self._players[seat].name}. Enter when ready. ")
        self._hide()
        self.reader = seat

    def shared(self) -> None:
        """Let all read from here on; what one seat was reading is hidden once it says so."""
        if self.reader is None or self.reader == self.alone:
            return
        self._page.blank()
        self._keyboard.wait(f"{self._players[self.reader].name}, Enter hides this page. ")
        self.reader = None
        self._hide()

    def abandon(self) -> None:
        """Hide at once what only one seat may read, as the game is being left."""
        if self.reader is not None and self.reader != self.alone:
            self.reader = None
            self._hide()

    def _hide(self) -> None:
        self._page.clear()
        self.hidden_up_to = self._ply()
        self.pages += 1
