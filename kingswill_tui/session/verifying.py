"""Whether a saved game still leads where it led: all lines read, all answers given again and compared."""

from dataclasses import dataclass
from typing import TypeVar

from kingswill_tui.core.game import Game
from kingswill_tui.session.errors import Disagreement
from kingswill_tui.session.resuming import must_fit, replayed
from kingswill_tui.store.moving import damage_told
from kingswill_tui.store.reading import Loaded

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found."""

    records: int
    """Lines that were given again and agreed."""
    ply: int
    """The last answer that can be trusted."""
    over: bool
    """Whether the game has ended there."""
    disagreements: tuple[str, ...]
    """What does not agree, as sentences; empty when everything does."""
    torn: bool
    """Whether a last line was never finished; that is no disagreement."""


def verify(game: Game[S, O, R, P], loaded: Loaded, called: str) -> Verification:
    """Check a whole save; OtherGame when it belongs to other rules or components."""
    must_fit(game, loaded.header)
    problems = [damage_told(called, loaded)] if loaded.damage is not None else []
    records, ply, over = len(loaded.records), loaded.ply, loaded.over
    try:
        replayed(game, loaded.header, loaded.records)
    except Disagreement as error:
        records, over = error.index, False
        ply = loaded.records[error.index - 1].ply if error.index else 0
        problems.insert(0, f"{error} The game is good up to answer {ply}.")
    return Verification(records, ply, over, tuple(problems), loaded.torn)
