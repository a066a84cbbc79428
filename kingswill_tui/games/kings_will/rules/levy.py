"""In which ways a seat can provide what the King demands."""

from functools import cache
from itertools import product

from kingswill_tui.games.kings_will.rules import powers
from kingswill_tui.games.kings_will.rules.names import COINS, NOTHING, PEASANTS, RESOURCES, THINGS
from kingswill_tui.games.kings_will.rules.state import State

Levy = tuple[int, ...]
"""Amounts by thing: four resources, coins, peasants."""
_PLAIN = "plain"


@cache
def ways(demand: tuple[int, int], inn: bool, hall: bool, residence: bool) -> tuple[Levy, ...]:
    """All distinct ways to meet the demand, the plain one first; each building helps once (GRN-12)."""
    found: dict[Levy, None] = {}
    for (first, by_first), (second, by_second) in product(
        *(_ways_for(thing, inn, hall, residence) for thing in demand)
    ):
        if by_first != by_second or by_first == _PLAIN:
            levy = [0] * len(THINGS)
            for thing in (first, second):
                if thing != NOTHING:
                    levy[thing] += 1
            found[tuple(levy)] = None
    return tuple(found)


def _ways_for(thing: int, inn: bool, hall: bool, residence: bool) -> list[tuple[int, str]]:
    """What may be given for one demanded thing, and which building allows it."""
    result = [(thing, _PLAIN)]
    if thing < len(RESOURCES):
        if inn:
            result += [(other, "inn") for other in range(len(RESOURCES)) if other != thing]
        if hall:
            result.append((COINS, "council_hall"))
        if residence:
            result.append((NOTHING, "residence"))
    return result


def can_provide(state: State, seat: int, levy: Levy) -> bool:
    """Whether the seat has all of these things."""
    ledger = state.ledgers[seat]
    return all(ledger[t] >= levy[t] for t in range(COINS + 1)) and sum(state.people[seat]) >= levy[PEASANTS]


def demand(state: State) -> tuple[int, int]:
    """The two things on the face-up travel tile."""
    return state.tables.travel[current_travel(state)].levy


def current_travel(state: State) -> int:
    """The face-up travel tile."""
    return state.travel[state.clock[0] - 1]


def payable(state: State, seat: int) -> list[Levy]:
    """Every way of paying that is open to the seat now (JRN-4)."""
    options = ways(
        demand(state),
        powers.replaces_in_levy(state, seat),
        powers.coin_in_levy(state, seat),
        powers.one_less_in_levy(state, seat),
    )
    return [levy for levy in options if can_provide(state, seat, levy)]


def plain(state: State) -> Levy:
    """Exactly what the tile demands."""
    return ways(demand(state), False, False, False)[0]
