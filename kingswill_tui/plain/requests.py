"""What can be typed at a prompt: the number of an answer, or one of a few words."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from kingswill_tui.core.errors import PlayerError


@dataclass(frozen=True, slots=True)
class Word:
    """One word that can be typed instead of an answer."""

    name: str
    """The word."""
    takes: str
    """What may follow it, as shown in the help."""
    help: str
    """What it does."""
    also: tuple[str, ...] = ()
    """Other words for it."""


WORDS: Final = (
    Word("?", "[N]", "the rule behind the question, or behind answer N"),
    Word("why", "", "what is not possible now, and why"),
    Word("table", "", "the whole table: row, cards, travel tile, every duchy", ("t",)),
    Word("recap", "", "what happened since you last answered", ("r",)),
    Word("log", "[N | all]", "the chronicle: its last lines, the last N, or all of it", ("l",)),
    Word("peek", "[NAME]", "behind a hand-over: the cards you know, what they ask and bring now", ("p",)),
    Word("undo", "[N]", "take back your last answer, or N of them", ("u",)),
    Word("redo", "[N]", "give answers again that were taken back"),
    Word("surprise", "", "let chance give the rest of your private answers"),
    Word("rules", "WORDS", "search the rules, or read one by its id, such as JRN-4"),
    Word("help", "", "this list", ("h",)),
    Word("quit", "", "leave", ("q", "exit")),
)
_NAMES: Final = {name: word.name for word in WORDS for name in (word.name, *word.also)}


@dataclass(frozen=True, slots=True)
class Request:
    """What was typed, understood."""

    name: str
    """A name of WORDS, or `answer`."""
    rest: str = ""
    """What follows the word; the number of an answer."""

    def number(self, otherwise: int) -> int:
        """The whole number from 1 that follows, or a default where nothing does; else a PlayerError."""
        if not self.rest:
            return otherwise
        if self.rest.isascii() and self.rest.isdigit() and int(self.rest) > 0:
            return int(self.rest)
        raise PlayerError(f"After '{self.name}' comes a number from 1, not '{self.rest}'.")


def read_request(text: str) -> Request:
    """Understand a line; a PlayerError says what can be typed instead."""
    if not text:
        raise PlayerError("Type the number of an answer, or help.")
    if text.isascii() and text.isdigit():
        return Request("answer", text)
    if text.startswith("?"):
        return Request("?", text[1:].strip())
    typed, _, rest = text.partition(" ")
    name = _NAMES.get(typed.lower())
    if name is None:
        near = get_close_matches(typed.lower(), _NAMES, n=1)
        hint = f"Did you mean {_NAMES[near[0]]}? " if near else ""
        raise PlayerError(f"'{typed}' is no answer here. {hint}Type a number of the list, or help.")
    return Request(name, rest.strip())


def is_quit(text: str) -> bool:
    """Whether a line asks to leave."""
    return _NAMES.get(text.lower()) == "quit"


def help_lines() -> list[str]:
    """Every word with what it does."""
    return ["Type the number of an answer, or:"] + [
        f"  {' '.join(filter(None, (word.name, word.takes)))}: {word.help}." for word in WORDS
    ]
