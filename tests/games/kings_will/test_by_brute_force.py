"""Levies, payments, movements and monasteries, worked out a second time in the plainest way and compared."""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product

from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules.final_scoring import outcome
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CARDS,
    COINS,
    NOTHING,
    RESOURCES,
    SETTLEMENTS,
    TERRAINS,
    THINGS,
)
from kingswill_tui.games.kings_will.rules.state import MARKET, STARTER, State, tile_room
from tests.games.kings_will.positions import Position
from tests.games.kings_will.random_games import on_games
from tests.rules_cited import rule

HELPS = ("inn", "council_hall", "residence")
ALL = range(len(RESOURCES))


def counted(things: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are of each thing."""
    return tuple(things.count(thing) for thing in range(len(THINGS)))


def instead_of(thing: int, helper: str) -> list[tuple[int, ...]]:
    """What a green building lets be paid for one demanded resource."""
    if helper == "inn":
        return [(other,) for other in ALL if other != thing]
    return [(COINS,)] if helper == "council_hall" else [()]


def levies(demand: tuple[int, int], helps: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    """Everything the King would take: each help is used for one of the two things or for neither."""
    for uses in product((None, 0, 1), repeat=len(helps)):
        places = [use for use in uses if use is not None]
        if len(set(places)) != len(places) or any(demand[place] not in ALL for place in places):
            continue
        given: list[list[tuple[int, ...]]] = [[(thing,)] for thing in demand]
        for helper, use in zip(helps, uses, strict=True):
            if use is not None:
                given[use] = instead_of(demand[use], helper)
        yield from (counted(first + second) for first, second in product(*given))


@rule("JRN-4", "GRN-3", "GRN-6", "GRN-7", "GRN-12")
@on_games(150, 5000)
@given(
    st.integers(0, 7),
    st.sets(st.sampled_from(HELPS)).map(lambda chosen: tuple(sorted(chosen))),
    st.tuples(*(st.integers(0, 2) for _ in range(6))),
)
def test_a_levy_can_be_paid_in_every_way_there_is_and_failed_only_without_a_plain_one(
    tile: int, helps: tuple[str, ...], held: tuple[int, ...]
) -> None:
    wood, leather, stone, food, coins, folk = held
    below = [f"< {name}" for name in helps] + [""] * 3
    lands = ("forest i" if folk else "forest", "hill i" if folk > 1 else "hill", "lake")
    position = Position().duchy(
        0, ", ".join(f"{land} {name}" for land, name in zip(lands, below, strict=False))
    )
    position.have(0, wood=wood, leather=leather, stone=stone, food=food, coins=coins)
    travel = position.state.tables.travel[tile]
    position.travel(travel.name).ask("levy", 0)
    payable = {
        way
        for way in levies(travel.levy, helps)
        if all(has >= due for has, due in zip((*held[:5], folk), way, strict=True))
    }
    expected = {f"levy {' '.join(map(str, way))}" for way in payable}
    if counted(travel.levy) not in payable:
        expected.add("fail_levy")
    assert position.legal() == expected


def payments(cost: tuple[int, ...], discount: bool, coin: bool, another: bool) -> Iterator[tuple[int, ...]]:
    """Every payment: one resource less, then each help for a different one of those still due, or unused."""
    units = tuple(r for r in ALL for _ in range(cost[r]))
    for due in combinations(units, len(units) - 1) if discount and units else (units,):
        nothing = (None,)
        for to_coin in (*nothing, *(range(len(due)) if coin else ())):
            for to_other in (*nothing, *(range(len(due)) if another else ())):
                if to_coin is not None and to_coin == to_other:
                    continue
                for other in ALL:
                    paid = [
                        COINS if i == to_coin else other if i == to_other else unit
                        for i, unit in enumerate(due)
                    ]
                    amounts = [paid.count(thing) for thing in range(COINS + 1)]
                    amounts[COINS] += cost[COINS]
                    yield tuple(amounts)


@rule("BLD-5", "BLD-7", "BLD-8", "GRN-10")
@on_games(250, 8000)
@given(
    st.booleans(),
    st.integers(0, 20),
    st.integers(0, 6),
    st.booleans(),
    st.tuples(*(st.integers(0, 3) for _ in range(4)), st.integers(0, 5)),
)
def test_a_price_can_be_paid_in_every_way_there_is_and_in_no_other(
    settlement: bool, number: int, education: int, coin: bool, held: tuple[int, ...]
) -> None:
    kind = number % len(SETTLEMENTS)
    building = BUILDINGS.index("inn") if coin and BUILDINGS[number] == "warehouse" else number
    home = "forest i hamlet" if settlement and SETTLEMENTS[kind] == "village" else "forest i"
    position = Position().duchy(0, f"{home} {'< warehouse' if coin else ''}, hill")
    wood, leather, stone, food, coins = held
    position.have(0, wood=wood, leather=leather, stone=stone, food=food, coins=coins, education=education)
    tables = position.state.tables
    if settlement:
        cost: tuple[int, ...] = tables.settlement_costs[kind]
        possible = payments(cost, education >= 1 + kind, coin, False)
        position.act(0, "building")
        offer = ("do found_settlement", f"found {SETTLEMENTS[kind]}", "at 0")
    else:
        cost = tables.building_costs[building]
        possible = payments(cost, False, coin, education >= 5)
        position.act(0, "building")
        offer = ("do construct_building", f"construct {BUILDINGS[building]}", "at 1")
    expected = {way for way in possible if all(has >= due for has, due in zip(held, way, strict=True))}
    assert offerings(position, offer, held) == expected


def offerings(position: Position, offer: tuple[str, ...], held: tuple[int, ...]) -> set[tuple[int, ...]]:
    """The payments the game offers, or the one it takes by itself; none where it does not get so far."""
    for text in offer:
        if text not in position.legal():
            return set()
        position.do(text)
    if position.asked()[1] in ("pay_settlement", "pay_building"):
        return {tuple(map(int, text.split()[1:])) for text in position.legal()}
    return {tuple(was - left for was, left in zip(held, position.store(0), strict=True))}


Duchy = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Terrains, peasants and the room of each tile."""


def single_steps(duchy: Duchy, may_add: bool) -> Iterator[tuple[Duchy, bool]]:
    """Every duchy one step away, room or not, and whether a tile was added."""
    lands, people, room = duchy
    for place in (place for place, folk in enumerate(people) if folk):
        fewer = [folk - (i == place) for i, folk in enumerate(people)]
        for to in (place - 1, place + 1):
            if 0 <= to < len(lands):
                yield (lands, tuple(folk + (i == to) for i, folk in enumerate(fewer)), room), False
        for terrain in range(len(TERRAINS)) if may_add else ():
            if place == 0:
                yield ((terrain, *lands), (1, *fewer), (2, *room)), True
            if place == len(lands) - 1:
                yield ((*lands, terrain), (*fewer, 1), (*room, 2)), True


def moves(duchy: Duchy) -> set[Duchy]:
    """Every other duchy that one or two steps lead to and where nobody is crowded."""
    found = set()
    for once, added in single_steps(duchy, may_add=True):
        found.add(once)
        found.update(twice for twice, _ in single_steps(once, may_add=not added))
    fits = {each for each in found if all(folk <= room for folk, room in zip(*each[1:], strict=True))}
    return fits - {duchy}


def moves_offered(position: Position) -> set[Duchy]:
    """Every duchy that the game's own steps lead to."""
    found = set()
    game, first = position.game, position.game.copy(position.state)
    game.apply(first, game.actions.parse_action("do move_peasants"))
    waiting = [first]
    while waiting:
        state = waiting.pop()
        decision = game.decision(state)
        if decision is None or decision.kind not in ("step_from", "step_to"):
            found.add(laid_out(state))
            continue
        for action in game.legal_actions(state):
            after = game.copy(state)
            game.apply(after, action)
            waiting.append(after)
    return found


def laid_out(state: State) -> Duchy:
    """The duchy of seat 0."""
    room = tuple(tile_room(state, 0, place) for place in range(len(state.lands[0])))
    return state.lands[0], tuple(state.people[0]), room


@rule("MOV-1", "MOV-2", "MOV-3")
@on_games(60, 2000)
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 3), st.booleans()), min_size=2, max_size=5))
def test_two_steps_lead_everywhere_they_should_and_nowhere_else(tiles: list[tuple[int, int, bool]]) -> None:
    room = tuple(3 if village else 2 for _, _, village in tiles)
    people = tuple(min(folk, space) for (_, folk, _), space in zip(tiles, room, strict=True))
    text = ", ".join(
        f"{TERRAINS[terrain]} {'i' * folk} {'village' if village else ''}"
        for (terrain, _, village), folk in zip(tiles, people, strict=True)
    )
    position = Position().duchy(0, text).act(0, "movement")
    expected = moves(laid_out(position.state))
    if "do move_peasants" in position.legal():
        assert moves_offered(position) == expected
    else:
        assert expected == set()


@rule("FIN-2", "FIN-3")
@on_games(120, 4000)
@given(st.integers(0, 2**32), st.integers(0, 3))
def test_no_other_use_of_the_monasteries_would_score_more(seed: int, monasteries: int) -> None:
    rng = Rng(seed)
    pieces = [f"hill {'monastery' if i < monasteries else ''}" for i in range(4)]
    position = Position().duchy(0, ", ".join(pieces)).duchy(1, "forest ii, lake i")
    position.have(0, wood=0, coins=rng.below(6), education=rng.below(4), mood=rng.below(5) - 3)
    position.cards("".join(rng.shuffled(CARDS)[:8]))
    position.state.discs = tuple(rng.choice((0, 1, 2, 3, 16)) for _ in range(8))
    result = outcome(position.state)
    mine = [line for line in result.cards if line.seat == 0]
    unmet = [line for line in mine if not line.standing.met]
    worth = {line.space: 2 + (line.standing.points if line.committed else 0) for line in unmet}
    best = max(
        sum(worth[space] for space in chosen) for chosen in combinations(worth, min(monasteries, len(worth)))
    )
    met = sum(line.standing.points for line in mine if line.standing.met and line.committed)
    assert sum(line.wrath + line.will for line in mine) == met - 2 * len(unmet) + best


@rule("FIN-5")
@on_games(120, 4000)
@given(st.permutations(range(len(BUILDINGS))).map(lambda order: tuple(order[:6])), st.integers(0, 63))
def test_symbols_score_wherever_two_equal_halves_meet(order: tuple[int, ...], gaps: int) -> None:
    below = [NOTHING if gaps >> i & 1 else building for i, building in enumerate(order)]
    text = ", ".join("hill" if b == NOTHING else f"hill < {BUILDINGS[b]}" for b in below)
    position = Position().duchy(0, text)
    tables = position.state.tables
    expected = 0
    for left, right in pairwise(below):
        if left != NOTHING and right != NOTHING:
            half = tables.building_right[left]
            expected += half if half == tables.building_left[right] else 0
    assert outcome(position.state).totals[0].buildings == expected
    assert position.state.supply[MARKET].bit_count() == len(BUILDINGS) - (6 - bin(gaps).count("1"))


@rule("FIN-6")
def test_the_winner_of_any_tie_is_the_first_tied_seat_counter_clockwise_from_the_starter() -> None:
    for seats in (2, 3, 4):
        for starter, points in product(
            range(seats), set(permutations([5] * seats + [4] * (seats - 1), seats))
        ):
            position = Position(seats)
            position.state.clock[STARTER] = starter
            position.state.discs = (0,) * 8
            for seat in range(seats):
                position.have(seat, points=points[seat])
            counter_clockwise = [(starter - 1 - i) % seats for i in range(seats)]
            winner = next(seat for seat in counter_clockwise if points[seat] == max(points))
            assert outcome(position.state).winner == winner
