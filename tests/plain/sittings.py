"""Plays whole games in the line mode within the test's own process, one prompt after the other."""

import re
from collections.abc import Callable, Iterator
from io import StringIO, TextIOBase
from typing import Any

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.game import SEAT_COUNTS, KingsWill
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.opening import Console
from kingswill_tui.session.seating import read_seats
from kingswill_tui.session.setup import Covers, Setup
from kingswill_tui.session.table import Table

PEOPLE = ("Marion", "Bea", "Cleo", "Dan")
ANSWERS = re.compile(r"^  (\d+)\. ", re.MULTILINE)
"""A numbered answer of a menu."""
MOST_LINES = 10_000
"""Lines typed in one sitting; no game takes so many."""
Typist = Callable[[str], str | None]
"""Types a line in reply to what was printed since the last one; None ends the input."""
KingsTable = Table[Any, Any, Any, Any]


def new_table(
    players: str = "Marion,Bea",
    ruleset: str = "first_game",
    seed: int = 5,
    covers: Covers = "private",
    variants: frozenset[str] = frozenset(),
) -> KingsTable:
    """A table without a save."""
    game = KingsWill(load_tables(None, ruleset))
    setup = Setup(game.id, ruleset, read_seats(players, SEAT_COUNTS), variants, seed, covers)
    return Table(game, setup)


class Prompts(TextIOBase):
    """An input that hands the typist what was printed and returns what is typed."""

    def __init__(self, out: StringIO, typist: Typist) -> None:
        """Type in reply to what appears there."""
        self._out = out
        self._typist = typist
        self._read = 0
        self._lines = 0

    def readline(self, limit: int = -1, /) -> str:  # type: ignore[override]
        """The next line."""
        printed = self._out.getvalue()
        new, self._read = printed[self._read :], len(printed)
        self._lines += 1
        assert self._lines < MOST_LINES, f"the typist gets nowhere:\n{new}"
        typed = self._typist(new)
        return "" if typed is None else f"{typed}\n"

    def isatty(self) -> bool:
        """A pipe."""
        return False


def sit(table: KingsTable, typist: Typist) -> tuple[str, int]:
    """Play until the end or until the typist leaves; all that was printed, and the exit code."""
    out = StringIO()
    console = Console(Prompts(out, typist), out, lambda: 80)  # type: ignore[arg-type]
    voice = KingsWillVoice(table.game.tables, table.setup.players)  # type: ignore[attr-defined]
    code = console.leave_politely(lambda: console.sit_down(table, voice), lambda: "")
    return out.getvalue(), code


def at_random(seed: int) -> Typist:
    """Answers every question with any of its answers, and every cover with Enter."""
    rng = Rng(seed)

    def type_on(printed: str) -> str:
        return str(rng.choice(numbers(printed))) if asks(printed) else ""

    return type_on


def asks(printed: str) -> bool:
    """Whether the last thing printed is the prompt of a question."""
    return printed.endswith("> ")


def numbers(printed: str) -> list[str]:
    """The numbers of the last menu."""
    return ANSWERS.findall(printed.rpartition("\n\n")[2])


def script(*lines: str) -> Typist:
    """Types these lines and then nothing more."""
    rest: Iterator[str] = iter(lines)
    return lambda _printed: next(rest, None)


def to_the_first_turn(printed: str) -> str | None:
    """Gives the first answer to everything until the first tile is to be chosen."""
    if "chooses an action tile" in printed:
        return None
    return numbers(printed)[0] if asks(printed) else ""


def then(*typists: Typist) -> Typist:
    """Lets each typist type until it has no more to say, then the next."""
    waiting = list(typists)

    def type_on(printed: str) -> str | None:
        while waiting:
            typed = waiting[0](printed)
            if typed is not None:
                return typed
            waiting.pop(0)
        return None

    return type_on
