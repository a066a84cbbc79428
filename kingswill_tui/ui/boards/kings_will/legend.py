"""What the signs and letters on the table mean, made from the set in use."""

from kingswill_tui.games.kings_will.rules.names import COINS, SETTLEMENTS, THINGS
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.land_pictures import PIECE_LETTERS
from kingswill_tui.ui.boards.kings_will.market_panel import halves
from kingswill_tui.ui.boards.kings_will.travel_panel import gain
from kingswill_tui.ui.glyphs import Glyphs

_COST = ((COINS, 3), (0, 1), (2, 2))
"""Things and numbers of a cost that shows how costs are written."""


def legend(glyphs: Glyphs) -> tuple[tuple[str, str], ...]:
    """Signs, each with its meaning."""
    letters = " ".join(map(things.letter, range(len(THINGS))))
    cost = "".join(things.brief(*part) for part in _COST)
    costs = things.amounts_in_text([dict(_COST).get(index, 0) for index in range(len(THINGS))])
    *discs, neutral = glyphs.shapes
    return (
        (glyphs.legal, "can be chosen now"),
        (glyphs.cursor, "what the cursor is on"),
        (glyphs.chosen, "chosen already; the question follows from it"),
        (glyphs.cut, "goes on, but there is no room"),
        (letters, ", ".join(THINGS)),
        (cost, f"costs {costs}: a number counts the letter after it"),
        (gain(2, 2), "what a delivery brings, and how often it may be made"),
        (halves(2, 1), "half symbols of a building: its left half is worth 2, its right half 1"),
        (f"({glyphs.seam}2{glyphs.seam})", "two equal halves joined, worth so much at the end"),
        ("+1, -1", "behind a building: how the mood changes when it is constructed"),
        (" ".join(discs), "the discs of the dukes, each beside its letter"),
        (f"{neutral}{neutral}", "a neutral disc"),
        (glyphs.card, "the back of a King's Will card; small letters have looked at it"),
        (glyphs.peasant, "a peasant"),
        (" ".join(PIECE_LETTERS), ", ".join(SETTLEMENTS)),
        (f"{glyphs.full}{glyphs.empty}", "filled and free room of a warehouse"),
        (" ".join(glyphs.more), "a duchy goes on to this side"),
    )
