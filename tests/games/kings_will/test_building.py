"""Founding settlements, constructing buildings, and every way to pay for them."""

import pytest

from kingswill_tui.games.kings_will.rules.payment import ways
from kingswill_tui.games.kings_will.rules.state import MARKET, PIECES
from tests.games.kings_will.positions import Position, told
from tests.rules_cited import rule

COSTS = {
    "hamlet": (1, 1, 0, 0, 0),
    "castle": (2, 0, 1, 0, 0),
    "monastery": (1, 1, 1, 0, 0),
    "village": (1, 1, 2, 0, 0),
}
MOODS = {"hamlet": 1, "castle": 2, "monastery": 3, "village": 1}
DISCOUNT_AT = {"hamlet": 1, "castle": 2, "monastery": 3, "village": 4}


def rich(duchy: str, **numbers: int) -> Position:
    """A seat that can pay for anything."""
    return (
        Position()
        .duchy(0, duchy)
        .have(0, **{"wood": 4, "leather": 4, "stone": 4, "food": 4, "coins": 9, **numbers})
    )


@rule("BLD-1")
@pytest.mark.parametrize("kind", COSTS)
def test_a_settlement_costs_its_resources_and_lifts_the_mood(kind: str) -> None:
    position = rich("forest i hamlet" if kind == "village" else "forest i")
    before = position.store(0)
    position.act(0, "building").do("do found_settlement", f"found {kind}", "at 0")
    assert tuple(b - a for a, b in zip(position.store(0), before, strict=True)) == COSTS[kind]
    assert position.number(0, "mood") == MOODS[kind]


@rule("BLD-1")
def test_founding_needs_a_peasant_a_free_foundation_a_piece_and_the_cost() -> None:
    position = rich("forest i hamlet, meadow, mountain i").act(0, "building")
    position.do("do found_settlement", "found hamlet")
    assert position.legal() == {"at 2"}
    none_left = rich("forest i")
    none_left.state.supply[PIECES] = 0
    none_left.act(0, "building").do("do found_settlement")
    assert none_left.refuses("found hamlet") == "SET-3"
    poor = Position().duchy(0, "forest i").have(0, wood=1, leather=1).act(0, "building")
    poor.do("do found_settlement")
    assert poor.legal() == {"found hamlet"}
    assert poor.refuses("found castle") == "BLD-1"


@rule("BLD-2")
def test_a_tile_holds_as_many_settlements_as_it_has_foundation_spaces() -> None:
    position = rich("corn_field i hamlet, meadow i hamlet, forest i hamlet, mountain i hamlet, lake i castle")
    position.act(0, "building")
    assert position.legal() >= {"do found_settlement"}
    position.do("do found_settlement")
    assert position.legal() == {"found village"}
    hill = rich("hill i hamlet").act(0, "building", 2)
    hill.do("do found_settlement", "found hamlet", "at 0")
    assert hill.state.settled[0] == (2,)
    hill.do("do found_settlement")
    assert hill.legal() == {"found village"}


@rule("BLD-3")
def test_a_village_takes_the_place_of_a_hamlet_which_goes_back() -> None:
    position = rich("forest i hamlet")
    hamlets = position.state.supply[PIECES]
    position.act(0, "building").do("do found_settlement", "found village", "at 0")
    assert position.state.settled[0] == (1 << 6,)
    assert position.state.supply[PIECES] == hamlets + 1
    without = rich("forest i").act(0, "building")
    without.do("do found_settlement")
    assert without.refuses("found village") == "BLD-1"


@rule("BLD-4")
def test_only_the_first_castle_expands_the_warehouse() -> None:
    position = rich("forest i, hill i").act(0, "building", 2)
    events = position.do("do found_settlement", "found castle", "at 0")
    assert told(events, "warehouse_expanded")
    assert position.number(0, "room") == 6
    position.have(0, wood=4, stone=4)
    events = position.do("do found_settlement", "found castle", "at 1")
    assert not told(events, "warehouse_expanded")
    assert position.number(0, "room") == 6


@rule("BLD-5")
@pytest.mark.parametrize("kind", DISCOUNT_AT)
def test_education_takes_one_resource_of_choice_off_from_its_space_on(kind: str) -> None:
    for education in (DISCOUNT_AT[kind] - 1, DISCOUNT_AT[kind], 6):
        position = rich("forest i hamlet, hill i", education=education)
        total = sum(position.store(0))
        position.act(0, "building").do("do found_settlement", f"found {kind}")
        position.do(sorted(position.legal())[0])
        if position.asked()[1] == "pay_settlement":
            assert education >= DISCOUNT_AT[kind]
            position.do(sorted(position.legal())[0])
        assert total - sum(position.store(0)) == sum(COSTS[kind]) - (education >= DISCOUNT_AT[kind])


@rule("BLD-6")
def test_a_building_costs_coins_and_resources_needs_no_peasant_and_changes_the_mood() -> None:
    position = rich("forest, meadow < inn").act(0, "building")
    position.do("do construct_building", "construct church")
    assert position.legal() == {"at 0"}
    position.do("at 0")
    assert position.store(0) == (3, 4, 3, 4, 7)
    assert position.state.below[0][0] == 12
    assert position.number(0, "mood") == 2
    assert not position.state.supply[MARKET] >> 12 & 1


@rule("BLD-6")
def test_a_building_needs_a_tile_with_nothing_below_it() -> None:
    position = rich("forest < inn").act(0, "building")
    assert position.refuses("do construct_building") == "BLD-6"
    gloomy = rich("forest", mood=0).act(0, "building")
    gloomy.do("do construct_building", "construct tannery", "at 0")
    assert gloomy.number(0, "mood") == -1


@rule("BLD-7")
def test_at_education_5_one_resource_of_a_building_may_be_another() -> None:
    position = Position().duchy(0, "forest").have(0, food=1, wood=1, coins=3, education=5).act(0, "building")
    position.do("do construct_building", "construct fair", "at 0")
    assert position.store(0) == (0, 0, 0, 0, 1)
    low = Position().duchy(0, "forest").have(0, food=1, wood=1, coins=3, education=4).act(0, "building")
    low.do("do construct_building")
    assert low.refuses("construct fair") == "BLD-6"


@rule("BLD-8", "GRN-10")
def test_after_the_discount_the_warehouse_takes_a_coin_for_one_resource_still_due() -> None:
    assert set(ways((1, 1, 0, 0, 0), True, False, True)) == {
        (0, 1, 0, 0, 0),
        (1, 0, 0, 0, 0),
        (0, 0, 0, 0, 1),
    }
    position = rich("forest i < warehouse, hill").act(0, "building")
    position.do("do found_settlement", "found hamlet", "at 0")
    assert position.legal() == {"pay 1 1 0 0 0", "pay 0 1 0 0 1", "pay 1 0 0 0 1"}


@rule("BLD-8")
def test_coin_and_other_resource_replace_different_resources_once_each() -> None:
    found = set(ways((1, 0, 1, 0, 2), False, True, True))
    assert (1, 0, 1, 0, 2) in found
    assert (0, 0, 0, 1, 3) in found  # stone for a coin, wood for food
    assert (0, 0, 0, 0, 4) not in found
    assert (0, 0, 0, 2, 2) not in found
    assert all(sum(way) == 4 and way[4] in (2, 3) for way in found)


@rule("BLD-8")
def test_a_single_way_to_pay_is_taken_without_asking() -> None:
    position = rich("forest i").act(0, "building")
    events = position.do("do found_settlement", "found hamlet", "at 0")
    assert told(events, "paid")
    assert position.asked()[1] == "choose_tile"


@rule("GRN-1")
def test_the_building_crane_founds_without_a_peasant_a_village_too() -> None:
    position = rich("forest hamlet < building_crane, hill").act(0, "building", 2)
    position.do("do found_settlement", "found village", "at 0", "do found_settlement", "found castle", "at 1")
    assert position.state.settled[0] == (1 << 6, 1 << 2)
    without = rich("forest hamlet, hill").act(0, "building")
    assert "do found_settlement" not in without.legal()


@rule("SET-3")
def test_a_building_that_was_constructed_cannot_be_had_again() -> None:
    position = rich("forest, hill").duchy(1, "forest < church")
    position.act(0, "building").do("do construct_building")
    assert "construct church" not in position.legal()
