"""What King's Will cards can ask of a duchy, each as a number."""

from collections.abc import Callable

from kingswill_tui.games.kings_will.rules.names import (
    CASTLE,
    COINS,
    FOOD,
    HAMLET,
    LAKE,
    LEATHER,
    MONASTERY,
    NOTHING,
    RESOURCES,
    STONE,
    VILLAGE,
    WOOD,
)
from kingswill_tui.games.kings_will.rules.state import (
    DEVELOPMENT,
    EDUCATION,
    MOOD,
    State,
    all_pieces,
    count_pieces,
)
from kingswill_tui.games.kings_will.rules.tables import Condition

Measure = Callable[[State, int], int]


def _ledger(index: int) -> Measure:
    return lambda state, seat: state.ledgers[seat][index]


def _settlements(kind: int) -> Measure:
    return lambda state, seat: sum(count_pieces(packed, kind) for packed in state.settled[seat])


def _all_settlements(state: State, seat: int) -> int:
    return sum(all_pieces(packed) for packed in state.settled[seat])


def _peasants(state: State, seat: int) -> int:
    return sum(state.people[seat])


def _terrain_tiles(state: State, seat: int) -> int:
    return len(state.lands[seat])


def _buildings(state: State, seat: int) -> int:
    return sum(building != NOTHING for building in state.below[seat])


def _lakes(state: State, seat: int) -> int:
    return state.lands[seat].count(LAKE)


def _peasants_on_lakes(state: State, seat: int) -> int:
    pairs = zip(state.lands[seat], state.people[seat], strict=True)
    return sum(folk for terrain, folk in pairs if terrain == LAKE)


def _food_and_coin_sets(state: State, seat: int) -> int:
    ledger = state.ledgers[seat]
    return min(ledger[FOOD], ledger[COINS])


def _full_resource_sets(state: State, seat: int) -> int:
    return min(state.ledgers[seat][: len(RESOURCES)])


MEASURES: dict[str, Measure] = {
    "hamlets": _settlements(HAMLET),
    "castles": _settlements(CASTLE),
    "monasteries": _settlements(MONASTERY),
    "villages": _settlements(VILLAGE),
    "settlements": _all_settlements,
    "wood": _ledger(WOOD),
    "leather": _ledger(LEATHER),
    "stone": _ledger(STONE),
    "food": _ledger(FOOD),
    "coins": _ledger(COINS),
    "education": _ledger(EDUCATION),
    "development": _ledger(DEVELOPMENT),
    "mood": _ledger(MOOD),
    "peasants": _peasants,
    "terrain_tiles": _terrain_tiles,
    "buildings": _buildings,
    "lakes": _lakes,
    "peasants_on_lakes": _peasants_on_lakes,
    "food_and_coin_sets": _food_and_coin_sets,
    "full_resource_sets": _full_resource_sets,
}


def measure(name: str, state: State, seat: int) -> int:
    """The value of a named measure for one seat."""
    return MEASURES[name](state, seat)


def met(condition: Condition, state: State, seat: int) -> bool:
    """Whether the seat reaches the value, "at least" everywhere."""
    return MEASURES[condition.measure](state, seat) >= condition.least
