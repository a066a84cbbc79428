"""Harvesting, exploiting, enrichment and governing."""

import pytest

from tests.games.kings_will.positions import Position, told
from tests.rules_cited import rule

LANDS = {
    "till_fields": "corn_field",
    "breed_livestock": "meadow",
    "fell_timber": "forest",
    "quarry_stone": "mountain",
}
TILE = {"till_fields": "harvesting", "breed_livestock": "harvesting", "fell_timber": "exploiting"}
GIVES = {"till_fields": "food", "breed_livestock": "leather", "fell_timber": "wood", "quarry_stone": "stone"}
LEVEL = {"fell_timber": 1, "breed_livestock": 2, "till_fields": 3, "quarry_stone": 4}


@rule("HAR-1", "HAR-2", "EXP-1", "EXP-2")
@pytest.mark.parametrize("single", LANDS)
def test_each_peasant_on_its_land_brings_one_of_its_resource(single: str) -> None:
    position = Position().duchy(0, f"{LANDS[single]} ii, hill ii, {LANDS[single]} i").have(0, wood=0)
    position.act(0, TILE.get(single, "exploiting")).do(f"do {single}")
    assert position.number(0, GIVES[single]) == 3
    assert sum(position.store(0)[:4]) == 3


@rule("HAR-3")
@pytest.mark.parametrize("single", LEVEL)
def test_development_adds_one_from_its_space_on_even_without_peasants(single: str) -> None:
    for level in range(5):
        position = Position().duchy(0, f"{LANDS[single]}, hill i").have(0, wood=0, development=level)
        position.act(0, TILE.get(single, "exploiting")).do(f"do {single}")
        assert position.number(0, GIVES[single]) == (level >= LEVEL[single])


@rule("HAR-4")
def test_at_development_5_one_received_resource_may_become_another() -> None:
    position = Position().duchy(0, "corn_field i").have(0, wood=4, stone=1, development=5)
    position.act(0, "harvesting").do("do till_fields")
    assert position.legal() == {"swap leather", "swap stone", "keep_received"}
    position.do("swap stone")
    assert position.store(0)[:4] == (4, 0, 2, 1)
    kept = Position().duchy(0, "corn_field i").have(0, wood=0, development=6).act(0, "harvesting")
    kept.do("do till_fields", "keep_received")
    assert kept.store(0)[:4] == (0, 0, 0, 2)


@rule("HAR-4")
def test_a_forfeited_resource_cannot_be_swapped_and_below_5_nothing_can() -> None:
    full = Position().duchy(0, "corn_field i").have(0, food=4, development=5).act(0, "harvesting")
    full.do("do till_fields")
    assert full.asked()[1] == "choose_tile"
    low = Position().duchy(0, "corn_field i").have(0, food=0, development=4).act(0, "harvesting")
    low.do("do till_fields")
    assert low.asked()[1] == "choose_tile"


@rule("HAR-4")
def test_a_borrowed_yield_may_be_swapped_too() -> None:
    position = Position().duchy(0, "corn_field i").have(0, food=0, development=5)
    row = ("journey", "movement", "multiplying", "harvesting", "conspiring", "exploiting", "building")
    position.row(*row, "enrichment", "governing").ask("choose_tile", 0)
    position.do("choose conspiring", "do till_fields")
    assert position.asked() == (0, "swap_received")


@rule("HAR-5")
def test_what_does_not_fit_is_forfeited() -> None:
    position = Position().duchy(0, "forest ii, forest ii").have(0, wood=1).act(0, "exploiting")
    events = position.do("do fell_timber")
    assert position.number(0, "wood") == 4
    assert told(events, "received")[0].args == (0, 3, 1)


@rule("HAR-6")
def test_nothing_is_taken_in_an_exchange_that_does_not_fit_but_selling_always_works() -> None:
    position = Position().have(0, wood=4, leather=4, stone=4, food=4).act(0, "movement")
    assert "do exchange_resource" not in position.legal()
    assert position.refuses("do exchange_resource") == "HAR-6"
    rich = Position().have(0, wood=1, coins=20).act(0, "multiplying")
    events = rich.do("do multiply_money", "sell wood")
    assert rich.store(0) == (0, 0, 0, 0, 20)
    assert told(events, "received")[0].args == (4, 0, 2)


@rule("HAR-6")
def test_baker_market_and_church_are_not_offered_without_room() -> None:
    duchy = "corn_field < bakery, forest < weekly_market, hill < church"
    position = Position().duchy(0, duchy).have(0, wood=4, leather=4, stone=4, food=4, coins=5, mood=4)
    position.act(0, "harvesting").do("forgo")
    assert position.asked()[1] == "choose_tile"
    position.act(0, "governing").do("forgo")
    assert position.asked()[1] == "choose_tile"


@rule("ENR-1")
def test_exploring_shows_one_card_to_its_seat_alone_and_any_space_may_be_looked_at_again() -> None:
    position = Position().act(0, "enrichment", 2)
    events = position.do("do explore_will", "explore 5")
    assert told(events, "looked")[0].args == (5, position.state.cards[5])
    position.do("do explore_will")
    assert position.legal() == {f"explore {space}" for space in range(8)}


@rule("ENR-2")
def test_taxes_bring_a_coin_a_peasant_and_cost_two_mood() -> None:
    position = Position().duchy(0, "forest ii, hill i").have(0, coins=2).act(0, "enrichment")
    events = position.do("do levy_taxes")
    assert [event.kind for event in events[:3]] == ["action_taken", "received", "mood_changed"]
    assert (position.number(0, "coins"), position.number(0, "mood")) == (5, -2)


@rule("ENR-2")
def test_money_stops_at_the_end_of_its_track() -> None:
    position = Position().duchy(0, "forest ii, hill ii").have(0, coins=18).act(0, "enrichment")
    events = position.do("do levy_taxes")
    assert position.number(0, "coins") == 20
    assert told(events, "received")[0].args == (4, 2, 2)


@rule("GOV-1")
def test_education_rises_by_one_and_lifts_the_mood() -> None:
    position = Position().act(0, "governing")
    position.do("do improve_education")
    assert (position.number(0, "education"), position.number(0, "mood")) == (1, 1)


@rule("GOV-2")
def test_development_rises_by_one_and_leaves_the_mood() -> None:
    position = Position().act(0, "governing")
    position.do("do increase_development")
    assert (position.number(0, "development"), position.number(0, "mood")) == (1, 0)


@rule("GOV-3")
def test_at_the_end_of_a_track_its_action_cannot_be_chosen() -> None:
    position = Position().have(0, education=6, development=5).act(0, "governing", 2)
    assert position.legal() == {"do increase_development", "forgo"}
    assert position.refuses("do improve_education") == "GOV-3"
    position.do("do increase_development")
    assert position.legal() == {"forgo"}


@rule("MOOD-1")
def test_the_mood_stops_at_both_ends() -> None:
    high = Position().have(0, mood=4).act(0, "governing")
    high.do("do improve_education")
    assert high.number(0, "mood") == 4
    low = Position().duchy(0, "forest ii").have(0, mood=-3).act(0, "enrichment")
    events = low.do("do levy_taxes")
    assert [event.args for event in told(events, "mood_changed")] == [(-3, -4), (-4, -3)]


@rule("MOOD-2")
def test_a_revolt_costs_a_point_and_a_peasant_of_choice_before_anything_else() -> None:
    position = Position().duchy(0, "forest ii, hill i").have(0, mood=-2, points=5).act(0, "enrichment", 2)
    position.do("do levy_taxes")
    assert position.asked() == (0, "revolt_peasant")
    assert position.legal() == {"lose 0", "lose 1"}
    assert position.number(0, "points") == 4
    events = position.do("lose 1")
    assert position.state.people[0] == [2, 0]
    assert position.problems() == []
    assert told(events, "mood_changed")[0].args == (-4, -3)
    assert position.asked() == (0, "choose_action")


@rule("MOOD-3")
def test_points_do_not_fall_below_nothing_and_without_peasants_none_is_lost() -> None:
    position = Position().duchy(0, "forest, hill").have(0, mood=-2, points=0).act(0, "enrichment")
    events = position.do("do levy_taxes")
    assert told(events, "revolted")
    assert not told(events, "peasant_lost")
    assert (position.number(0, "points"), position.number(0, "mood")) == (0, -3)
