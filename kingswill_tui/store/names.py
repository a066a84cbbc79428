"""What saves may be called, so that every file system can keep them."""

import re
from collections.abc import Collection, Iterable
from typing import Final
from unicodedata import normalize

from kingswill_tui.store.errors import BadName

LONGEST: Final = 60
"""Letters of a save's name."""
_GOOD: Final = re.compile(rf"[A-Za-z0-9][A-Za-z0-9_.-]{{0,{LONGEST - 1}}}")
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""What Windows takes for devices."""


def checked_name(name: str) -> str:
    """The name, or BadName with what names are made of."""
    if not _GOOD.fullmatch(name) or _DEVICES.fullmatch(name) or name.endswith("."):
        raise BadName(
            f"'{name[:LONGEST]}' cannot be the name of a save: use up to {LONGEST} letters a-z, digits,"
            " '-', '_' and '.', starting with a letter or digit."
        )
    return name


def speaking_name(day: str, players: Iterable[str], taken: Collection[str]) -> str:
    """A name made of the day and who plays, with a number where it is taken."""
    base = "-".join([day, *filter(None, (_plain(player) for player in players))])[: LONGEST - 5]
    return free_name(base, taken)


def free_name(base: str, taken: Collection[str]) -> str:
    """The name, or with the first number that makes it free; capital letters make no difference."""
    low = {name.casefold() for name in taken}
    stem = base[: LONGEST - 5].rstrip(".-")
    name, number = stem, 2
    while name.casefold() in low:
        name, number = f"{stem}-{number}", number + 1
    return name


def _plain(text: str) -> str:
    letters = normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:12]
