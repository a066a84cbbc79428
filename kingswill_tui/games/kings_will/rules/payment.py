"""In which ways the cost of a settlement or a building can be paid."""

from functools import cache

from kingswill_tui.games.kings_will.rules import powers
from kingswill_tui.games.kings_will.rules.names import COINS, RESOURCES
from kingswill_tui.games.kings_will.rules.state import EDUCATION, State
from kingswill_tui.games.kings_will.rules.tables import Cost

REPLACES_FROM = 5
"""The space of the education track from which one resource of a building's cost may be another (BLD-7)."""


def _swap(cost: Cost, less: int, more: int | None) -> Cost:
    changed = list(cost)
    changed[less] -= 1
    if more is not None:
        changed[more] += 1
    wood, leather, stone, food, coins = changed
    return (wood, leather, stone, food, coins)


def _one_less(cost: Cost) -> list[Cost]:
    return [_swap(cost, r, None) for r in range(len(RESOURCES)) if cost[r]] or [cost]


def _one_for_coin(cost: Cost) -> list[Cost]:
    return [cost, *(_swap(cost, r, COINS) for r in range(len(RESOURCES)) if cost[r])]


def _one_for_another(cost: Cost) -> list[Cost]:
    pairs = ((r, q) for r in range(len(RESOURCES)) if cost[r] for q in range(len(RESOURCES)) if q != r)
    return [cost, *(_swap(cost, r, q) for r, q in pairs)]


@cache
def ways(cost: Cost, discount: bool, replace: bool, coin: bool) -> tuple[Cost, ...]:
    """All distinct payments of a cost, the plain one first: discount, other resource, coin (BLD-8)."""
    found: dict[Cost, None] = {}
    for reduced in _one_less(cost) if discount else [cost]:
        for replaced in _one_for_another(reduced) if replace else [reduced]:
            # A coin for what was to replace a resource is just a coin for that resource.
            found.update(dict.fromkeys(_one_for_coin(replaced) if coin else [replaced]))
    return tuple(found)


def settlement_ways(state: State, seat: int, kind: int) -> list[Cost]:
    """The payments for a settlement that the seat can afford."""
    tables = state.tables
    discount = state.ledgers[seat][EDUCATION] >= tables.discount_at[kind]  # BLD-5
    coin = powers.coin_in_payment(state, seat)
    return _affordable(state.ledgers[seat], ways(tables.settlement_costs[kind], discount, False, coin))


def building_ways(state: State, seat: int, building: int) -> list[Cost]:
    """The payments for a building that the seat can afford."""
    replace = state.ledgers[seat][EDUCATION] >= REPLACES_FROM  # BLD-7
    coin = powers.coin_in_payment(state, seat)
    return _affordable(state.ledgers[seat], ways(state.tables.building_costs[building], False, replace, coin))


def _affordable(ledger: list[int], options: tuple[Cost, ...]) -> list[Cost]:
    has_wood, has_leather, has_stone, has_food, has_coins = ledger[: COINS + 1]
    return [
        cost
        for cost in options
        if cost[4] <= has_coins
        and cost[0] <= has_wood
        and cost[2] <= has_stone
        and cost[1] <= has_leather
        and cost[3] <= has_food
    ]


def missing(state: State, seat: int, options: tuple[Cost, ...]) -> tuple[int, ...]:
    """What the seat lacks, by thing, for the payment it comes nearest to."""
    ledger = state.ledgers[seat]
    gaps = [tuple(max(0, cost[t] - ledger[t]) for t in range(COINS + 1)) for cost in options]
    return min(gaps, key=sum)
