"""Reads who shall sit where from what a person typed, and says what is wrong with it."""

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from kingswill_tui.bots import NAMES
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.players import Player

LONGEST_NAME: Final = 20
"""Letters of a name, so that lines and strips that name everyone stay readable."""
BOT: Final = "bot:"
"""What stands before a bot's level."""
BOT_NAMES: Final = ("Otto", "Gisela", "Konrad", "Mathilde", "Heinrich", "Adelheid", "Rudolf", "Judith")
"""What bots are called, as far as no person has the name."""


def read_seats(text: str, counts: Sequence[int]) -> tuple[Player, ...]:
    """Seats from `Marion, Bea, bot:steady`; a PlayerError says what is wrong with them."""
    parts = [part.strip() for part in text.split(",")]
    if not any(parts):
        raise PlayerError(
            "Nobody is named; name the players with commas between, such as Marion, bot:steady."
        )
    people = [checked_name(part) for part in parts if not _is_bot(part)]
    check_distinct(people)
    taken = {_folded(name) for name in people}
    free = iter([name for name in BOT_NAMES if _folded(name) not in taken])
    named = iter(people)
    levels = [checked_level(part[len(BOT) :].strip()) if _is_bot(part) else None for part in parts]
    check_count(len(levels), counts)
    return tuple(Player(next(named) if level is None else next(free), level) for level in levels)


def checked_name(name: str) -> str:
    """A person's name as it will be shown; a PlayerError says what is wrong with it."""
    name = normalize("NFC", name.strip())
    if not name:
        raise PlayerError("A player has no name; name each one, with a single comma between.")
    if not name.isprintable():
        raise PlayerError(f"The name {name[:LONGEST_NAME]!a} holds characters that cannot be shown.")
    if len(name) > LONGEST_NAME:
        raise PlayerError(
            f"The name '{name[:LONGEST_NAME]}...' is too long; a name has at most {LONGEST_NAME} letters."
        )
    if not any(letter.isalnum() for letter in name):
        raise PlayerError(f"The name '{name}' needs a letter or a digit.")
    return name


def checked_level(level: str) -> str:
    """A bot's level; a PlayerError names those there are."""
    if level not in NAMES:
        shown = level[:LONGEST_NAME] if level.isprintable() else ascii(level[:LONGEST_NAME])
        raise PlayerError(f"There is no bot '{shown}'; there are {', '.join(BOT + name for name in NAMES)}.")
    return level


def check_distinct(names: Sequence[str]) -> None:
    """A PlayerError where two people could not be told apart by their names."""
    seen: set[str] = set()
    for name in names:
        if _folded(name) in seen:
            raise PlayerError(f"Two players are called '{name}'; give each a name of their own.")
        seen.add(_folded(name))


def check_count(seats: int, counts: Sequence[int]) -> None:
    """A PlayerError where so many cannot play."""
    if seats not in counts:
        some = f"{', '.join(map(str, counts[:-1]))} or {counts[-1]}" if len(counts) > 1 else str(counts[0])
        raise PlayerError(f"This game is for {some} players, not {seats}.")


def _folded(name: str) -> str:
    return name.casefold()


def _is_bot(part: str) -> bool:
    return part.lower().startswith(BOT)
