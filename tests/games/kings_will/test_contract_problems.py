"""Each broken invariant is found and named, so that a position without problems is known to be sound."""

import re
from collections.abc import Callable

import pytest

from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules import state as parts
from kingswill_tui.games.kings_will.rules.names import HAMLET, LAKE, NOTHING, VILLAGE
from kingswill_tui.games.kings_will.rules.state import NEUTRAL, State
from tests.games.kings_will.positions import Position

Break = Callable[[State], None]
SEAT = 1
TWO_HAMLETS, VILLAGES = 2 << parts.PIECE_BITS * HAMLET, 3 << parts.PIECE_BITS * VILLAGE


def table(name: str, values: tuple[int, ...]) -> Break:
    """Replaces a part of the table."""
    return lambda state: setattr(state, name, values)


def number(name: str, index: int, value: int) -> Break:
    """Sets one number of the clock or the supply."""
    return lambda state: getattr(state, name).__setitem__(index, value)


def ledger(index: int, value: int) -> Break:
    """Sets one number of the seat."""
    return lambda state: state.ledgers[SEAT].__setitem__(index, value)


def duchy(name: str, *values: int) -> Break:
    """Changes one part of the seat's duchy."""
    return lambda state: getattr(state, name).__setitem__(SEAT, values)


def pending(*frame: int) -> Break:
    """Lets something be pending."""
    return lambda state: state.stack.append(frame)


def more_villages_than_pieces(state: State) -> None:
    """Two duchies full of villages, and less than none left."""
    state.settled[:] = [(VILLAGES,) * 4, (VILLAGES,) * 4]
    state.supply[parts.PIECES + VILLAGE] = state.tables.settlement_pieces[VILLAGE] - 24


BROKEN: tuple[tuple[Break, str], ...] = (
    (table("row", (0, 1, 2, 3, 4, 5, 6, 7, 7)), "the row .* tiles in play"),
    (number("clock", parts.ROUND, 5), "round 5 of 4"),
    (table("travel", (2, 3, 3, 7)), "travel tiles .* not 4 different"),
    (lambda state: state.stack.clear(), "over before its last round"),
    (pending(frames.BEGIN_TURN, SEAT), "a step is waiting"),
    (pending(frames.SELL, SEAT), "nobody can answer"),
    (table("cards", (0, 15, 12, 11, 4, 9, 2, 0)), "not different cards"),
    (table("cards", (0, 15, 12, 11, 4, 9, 2, 16)), "not different cards of this game"),
    (table("cards", (0, 15, 12, 11, 4, 9, 2)), "wrong number of spaces"),
    (table("discs", (0,) * 7), "wrong number of spaces"),
    (table("cards", (0, 15, 12, 11, 4, 9, 2, NOTHING)), "empty after the preparation"),
    (table("discs", (0b10011, 0, 0, 0, 0, 0, 0, 0)), "space 0 holds the discs 10011"),
    (table("discs", (0, 1 << NEUTRAL + 1, 0, 0, 0, 0, 0, 0)), "space 1 holds the discs"),
    (table("discs", (0, 0b100, 0, 0, 0, 0, 0, 0)), "space 1 holds the discs 100"),
    (table("discs", (0, 0b1, 0b1, 0, 0, 0, 0, 0)), "disc 0 lies on more cards"),
    (number("supply", LAKE, 5), "lake: 5 left, 0 laid, of 6"),
    (number("supply", parts.PIECES + HAMLET, 11), "hamlet: 11 left and 2 built"),
    (more_villages_than_pieces, "village: -19 left and 24 built"),
    (number("supply", parts.FOLK, 33), "peasants: 33 left and 4 on the land"),
    (number("supply", parts.MARKET, 0), "not each building once"),
    (ledger(0, 5), "resources .* in a warehouse for 4"),
    (ledger(0, -1), "resources"),
    (ledger(4, 99), "number 4 is 99"),
    (ledger(parts.EDUCATION, 7), "number 7 is 7"),
    (ledger(parts.DEVELOPMENT, -1), "number 8 is -1"),
    (ledger(parts.MOOD, 5), "number 6 is 5"),
    (ledger(parts.MOOD, -4), "revolt and nothing comes of it"),
    (ledger(parts.POINTS, -1), "-1 points"),
    (ledger(parts.ROOM, 6), "a warehouse for 6, castles: False"),
    (ledger(parts.POWERS, 1), "powers 1 with the buildings 0"),
    (ledger(parts.SEEN, 0), "does not know the card it laid itself"),
    (ledger(parts.HAND, 7), "both in hand and laid"),
    (duchy("people", 2, 0, 0), "not of one length"),
    (duchy("settled", TWO_HAMLETS, 0, 0, 0), "more settlements than foundation spaces"),
    (duchy("people", 3, 0, 0, 0), "tile 0 holds 3 peasants"),
    (duchy("people", 3, -1, 0, 0), "tile 1 holds -1 peasants"),
)


@pytest.mark.parametrize(("harm", "named"), BROKEN, ids=[named for _, named in BROKEN])
def test_a_broken_invariant_is_named(harm: Break, named: str) -> None:
    position = Position(seed=1)
    position.have(SEAT, wood=0)
    assert position.problems() == []
    harm(position.state)
    position.state.answers = None
    assert any(re.search(named, text) for text in position.problems()), position.problems()
