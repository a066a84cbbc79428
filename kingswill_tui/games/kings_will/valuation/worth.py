"""The worth of one position through a seat's lens."""

from typing import Final

from kingswill_tui.games.kings_will.rules import levy
from kingswill_tui.games.kings_will.rules.names import (
    COINS,
    COUNCIL_HALL,
    INN,
    NOTHING,
    RESIDENCE,
    RESOURCES,
    THINGS,
)
from kingswill_tui.games.kings_will.rules.powers import breeds_on
from kingswill_tui.games.kings_will.rules.state import (
    MOOD,
    POINTS,
    POWERS,
    State,
    all_pieces,
    tile_room,
)
from kingswill_tui.games.kings_will.valuation.features import INDEX, features
from kingswill_tui.games.kings_will.valuation.lens import Lens
from kingswill_tui.games.kings_will.valuation.weights import (
    DELIVERY_AHEAD,
    HALF_SYMBOL,
    LEVY_HALF,
    LEVY_PAID,
)
from kingswill_tui.games.kings_will.valuation.wills import wills
from kingswill_tui.games.kings_will.valuation.wishes import FULL, POINT, Features

_LEVY_HELPERS: Final = 1 << INN | 1 << COUNCIL_HALL | 1 << RESIDENCE
_THING_PLACES: Final = tuple(INDEX[thing] for thing in THINGS)
"""Where each thing's amount is among the features."""
_BUILDINGS: Final = INDEX["buildings"]


def worth(state: State, lens: Lens) -> int:
    """Everything together, in hundredths of a point."""
    mine = features(state, lens.seat)
    total = POINT * state.ledgers[lens.seat][POINTS] + _goods(state, mine, lens) + _duchy(state, lens)
    if mine[_BUILDINGS]:
        total += _buildings(state, lens)
    if lens.levy_ahead or lens.delivery_ahead:
        total += _levies(state, mine, lens)
    return total + wills(state, mine, lens)


def _goods(state: State, mine: Features, lens: Lens) -> int:
    """What can be counted, and the mood."""
    scales = lens.scales
    total = 0
    for place, worths in scales.measures:
        total += worths[mine[place]]
    mood = state.ledgers[lens.seat][MOOD]
    return total + (scales.good_mood[mood] if mood >= 0 else scales.bad_mood[-mood])


def _duchy(state: State, lens: Lens) -> int:
    """Where the peasants stand: what they can bring in, where more can be born and settlements founded."""
    seat, scales = lens.seat, lens.scales
    yields, foundation = state.tables.yields, state.tables.foundation
    counts = [0] * (len(RESOURCES) + 1)  # The last one takes what stands on land that yields NOTHING.
    births = foundations = 0
    settled = state.settled[seat]
    for place, folk in enumerate(state.people[seat]):
        if not folk:
            continue
        terrain = state.lands[seat][place]
        counts[yields[terrain]] += folk
        if folk < tile_room(state, seat, place) and breeds_on(state, seat, place):
            births += 1
        if all_pieces(settled[place]) < foundation[terrain]:
            foundations += 1
    by_count = scales.yields
    total = scales.births[births] + scales.foundations[foundations]
    for resource in range(len(RESOURCES)):
        total += by_count[counts[resource]]
    return total


def _buildings(state: State, lens: Lens) -> int:
    """Powers still of use, whole symbols, and halves that a neighbour may yet complete."""
    below, tables = state.below[lens.seat], state.tables
    total = half = 0
    before = NOTHING
    for building in below:
        if building != NOTHING:
            if tables.building_effects:
                total += lens.scales.powers[building]
            left = tables.building_left[building]
            if before == NOTHING:
                half += left
            elif left and left == tables.building_right[before]:
                total += POINT * left
        elif before != NOTHING:
            half += tables.building_right[before]
        before = building
    if before != NOTHING:
        half += tables.building_right[before]
    return total + half * HALF_SYMBOL * lens.hope // FULL


def _levies(state: State, mine: Features, lens: Lens) -> int:
    """Being ready for the King: what he demands, and what he pays for."""
    left = [mine[place] for place in _THING_PLACES]
    total = 0
    if lens.levy_ahead:
        first, second = levy.demand(state)
        met = 0
        for thing in (first, second):
            if left[thing] > 0:
                left[thing] -= 1
                met += 1
        if met < 2 and state.ledgers[lens.seat][POWERS] & _LEVY_HELPERS and levy.payable(state, lens.seat):
            met = 2
        total += (0, LEVY_HALF, LEVY_PAID)[met] * lens.near // FULL
    if lens.delivery_ahead:
        total += _delivery(state, left, lens)
    return total


def _delivery(state: State, left: list[int], lens: Lens) -> int:
    """Points for what could be delivered now."""
    travel = state.tables.travel[levy.current_travel(state)]
    row = travel.rows[state.ledgers[lens.seat][MOOD] - state.tables.mood_low]
    if row is None:
        return 0
    times = row.times
    for thing in range(COINS + 1):
        if row.pay[thing]:
            times = min(times, left[thing] // row.pay[thing])
    return row.points * times * (POINT - (POINT - DELIVERY_AHEAD) * lens.hope // FULL) * lens.near // FULL
