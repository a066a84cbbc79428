"""What of a save can be trusted: the lines that are whole and that the rules agree with."""

from typing import TypeVar

from kingswill_tui.core.game import Game
from kingswill_tui.session.errors import Disagreement
from kingswill_tui.session.resuming import must_fit, replayed
from kingswill_tui.store.moving import damage_told
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.records import Record

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")


def good_part(game: Game[S, O, R, P], loaded: Loaded) -> tuple[Record, ...]:
    """The records that can be trusted and that the rules agree with."""
    try:
        replayed(game, loaded.header, loaded.records)
    except Disagreement as error:
        return loaded.records[: error.index]
    return loaded.records


def trusted(game: Game[S, O, R, P], loaded: Loaded, called: str) -> tuple[Loaded, tuple[str, ...]]:
    """A save as far as it leads where it led, and in sentences what is wrong with the rest; or OtherGame."""
    must_fit(game, loaded.header)
    told = [] if loaded.damage is None else [damage_told(called, loaded)]
    good = loaded._replace(records=good_part(game, loaded))
    if len(good.records) < len(loaded.records):
        told.append(
            f"{called} disagrees with the rules after answer {good.ply}; it is good only up to there."
        )
    return good, tuple(told)


def good_part_choices(name: str) -> str:
    """What can be done at the command line about a save that is good only up to some point."""
    return (
        f"'kingswill resume {name} --good-part' goes on from there under a new name and leaves this file as"
        f" it is; 'kingswill verify {name}' tells more."
    )
