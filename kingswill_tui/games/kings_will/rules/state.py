"""The whole position as slots over short lists of small whole numbers."""

from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.options import Options
from kingswill_tui.games.kings_will.rules.tables import Tables

# A ledger is one seat's list of numbers: first what its warehouse and purse hold, by resource and COINS ...
POINTS: Final = 5
MOOD: Final = 6
EDUCATION: Final = 7
DEVELOPMENT: Final = 8
ROOM: Final = 9
"""The most of each resource its warehouse holds."""
POWERS: Final = 10
"""Bit b is set when building b stands below this duchy and has its effect."""
HAND: Final = 11
"""The card kept but not yet laid, or the first of the two dealt; NOTHING when laid."""
ASIDE: Final = 12
"""The card put back unseen by others, or the second of the two dealt."""
SEEN: Final = 13
"""Bit s is set when the seat knows the card on space s of the King's Will board."""
OWN_SPACE: Final = 14
"""The space of the card it laid itself, NOTHING before."""
LEDGER_SIZE: Final = 15

# The clock is the table's list of numbers.
ROUND: Final = 0
"""0 during the preparation."""
TURN: Final = 1
"""Turns begun in the whole game."""
ROUND_TURN: Final = 2
"""Turns begun in this round."""
STARTER: Final = 3
"""The seat that started the game."""
CHOOSER: Final = 4
"""The seat that chose the last action tile."""
TILES_GONE: Final = 5
"""Travel tiles put back into the box after their journey."""
CLOCK_SIZE: Final = 6

# The supply is what is left in the box, by terrain from 0, then:
PIECES: Final = 6
"""First of the four kinds of settlements."""
FOLK: Final = 10
"""Peasants."""
MARKET: Final = 11
"""Bit b is set while building b can be bought."""

NEUTRAL: Final = 4
"""The bit of the neutral disc on a card, after the four seats' bits."""

Frame = tuple[int, ...]
"""A pending decision or step: its code, its seat, what else it needs to remember."""

PIECE_BITS: Final = 2
"""The settlements of a tile are one number, two bits a kind."""


class State:
    """One position; `copy` shares nothing that is ever changed in place."""

    __slots__ = (
        "answers",
        "below",
        "cards",
        "clock",
        "discs",
        "lands",
        "ledgers",
        "options",
        "people",
        "pile",
        "row",
        "settled",
        "stack",
        "supply",
        "tables",
        "travel",
    )

    tables: Tables
    """The components, never changed."""
    options: Options
    """The table's choices, never changed."""
    clock: list[int]
    """Round, turn and who."""
    row: tuple[int, ...]
    """Action tiles from left to right."""
    cards: tuple[int, ...]
    """The card on each space of the King's Will board, NOTHING while empty."""
    discs: tuple[int, ...]
    """On each space, a bit for each seat's disc and one for a neutral disc."""
    travel: tuple[int, ...]
    """The travel tiles drawn, in the order of their journeys."""
    pile: tuple[int, ...]
    """Cards still to be laid out during the preparation."""
    supply: list[int]
    """What is left in the box."""
    ledgers: list[list[int]]
    """Each seat's numbers."""
    lands: list[tuple[int, ...]]
    """Each seat's terrains from left to right."""
    people: list[list[int]]
    """Each seat's peasants, tile by tile."""
    settled: list[tuple[int, ...]]
    """Each seat's settlements, tile by tile, two bits a kind."""
    below: list[tuple[int, ...]]
    """The building below each tile, NOTHING for none."""
    stack: list[Frame]
    """Pending decisions and steps; the last is next."""
    answers: tuple[Action, ...] | None
    """The legal answers, once somebody asked for them; follows from all the rest."""

    def copy(self) -> "State":
        """An independent position: lists are copied, tuples shared."""
        new = State.__new__(State)
        new.tables = self.tables
        new.options = self.options
        new.clock = self.clock[:]
        new.row = self.row
        new.cards = self.cards
        new.discs = self.discs
        new.travel = self.travel
        new.pile = self.pile
        new.supply = self.supply[:]
        new.ledgers = [ledger[:] for ledger in self.ledgers]
        new.lands = self.lands[:]
        new.people = [folk[:] for folk in self.people]
        new.settled = self.settled[:]
        new.below = self.below[:]
        new.stack = self.stack[:]
        new.answers = self.answers
        return new


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with one value changed."""
    return (*row[:place], value, *row[place + 1 :])


def count_pieces(packed: int, kind: int) -> int:
    """How many settlements of one kind a tile holds, from its packed number."""
    return packed >> PIECE_BITS * kind & 3


_TOTAL: Final = tuple(sum(packed >> shift & 3 for shift in (0, 2, 4, 6)) for packed in range(256))


def all_pieces(packed: int) -> int:
    """How many settlements a tile holds in all."""
    return _TOTAL[packed]


def seats_from(state: State, first: int) -> list[int]:
    """All seats clockwise, starting with one."""
    seats = state.options.seats
    return [(first + i) % seats for i in range(seats)]


def tile_room(state: State, seat: int, place: int) -> int:
    """How many peasants a tile may hold when an action ends."""
    village = state.settled[seat][place] >> PIECE_BITS * 3 & 3
    return state.tables.peasants_with_village if village else state.tables.peasants_per_tile


def king_place(state: State) -> int:
    """Where the King's tile lies on the row, from 0 at the left."""
    return state.row.index(0)
