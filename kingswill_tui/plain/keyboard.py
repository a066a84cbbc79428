"""Where the answers of the line mode come from: a person's keyboard or a pipe."""

from typing import Final, TextIO

from kingswill_tui.plain.page import Page
from kingswill_tui.plain.requests import is_quit

LONGEST: Final = 200
"""Characters of a line that are read as an answer; nobody needs more."""


class EndOfInput(Exception):
    """No further answer will come."""


class Leaving(Exception):
    """Somebody asked to leave."""


class Keyboard:
    """Reads one line after the other; keeps none, so that no arrow key can bring a private answer back."""

    def __init__(self, source: TextIO, page: Page, *, echoes: bool) -> None:
        """Read from a source; what it does not show by itself is repeated on the page."""
        self._source = source
        self._page = page
        self._echoes = echoes

    def ask(self, prompt: str) -> str:
        """The next line without space around it; EndOfInput when there is none."""
        self._page.prompt(prompt)
        line = self._source.readline()
        if not line:
            self._page.answered("")
            raise EndOfInput
        text = "".join(letter for letter in line[:LONGEST] if letter.isprintable() or letter.isspace())
        text = " ".join(text.split())
        if not self._echoes:
            self._page.answered(text)
        return text

    def wait(self, prompt: str) -> None:
        """Go on with the next line, whatever it says; Leaving if it asks to leave."""
        if is_quit(self.ask(prompt)):
            raise Leaving
