"""All measures of a duchy at once, and fast: what the King's Will cards can ask, by number."""

from typing import Final

from kingswill_tui.games.kings_will.rules.measures import MEASURES
from kingswill_tui.games.kings_will.rules.names import LAKE, NOTHING, RESOURCES, SETTLEMENTS
from kingswill_tui.games.kings_will.rules.state import (
    DEVELOPMENT,
    EDUCATION,
    MOOD,
    State,
    count_pieces,
)

INDEX: Final = {name: i for i, name in enumerate(MEASURES)}
"""The number of each measure."""
_BITS: Final = 8
_SPREAD: Final = tuple(
    sum(count_pieces(packed, kind) << _BITS * kind for kind in range(len(SETTLEMENTS)))
    for packed in range(256)
)
"""The settlements of a tile with eight bits a kind, so that tiles can be added up."""
_MOST: Final = (1 << _BITS) - 1


def features(state: State, seat: int) -> tuple[int, ...]:
    """The seat's value of every measure, in the order of the rules' list of measures."""
    ledger = state.ledgers[seat]
    wood, leather, stone, food, coins = ledger[: len(RESOURCES) + 1]
    spread = 0
    for packed in state.settled[seat]:
        spread += _SPREAD[packed]
    hamlets = spread & _MOST
    castles = spread >> _BITS & _MOST
    monasteries = spread >> 2 * _BITS & _MOST
    villages = spread >> 3 * _BITS
    lands, people, below = state.lands[seat], state.people[seat], state.below[seat]
    lakes = lands.count(LAKE)
    on_lakes = 0
    if lakes:
        for terrain, folk in zip(lands, people, strict=True):
            if terrain == LAKE:
                on_lakes += folk
    return (
        hamlets,
        castles,
        monasteries,
        villages,
        hamlets + castles + monasteries + villages,
        wood,
        leather,
        stone,
        food,
        coins,
        ledger[EDUCATION],
        ledger[DEVELOPMENT],
        ledger[MOOD],
        sum(people),
        len(lands),
        len(below) - below.count(NOTHING),
        lakes,
        on_lakes,
        food if food < coins else coins,
        min(wood, leather, stone, food),
    )
