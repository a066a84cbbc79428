"""The King's journey: commitments, levies, deliveries, the next travel tile and the end."""

import pytest

from kingswill_tui.games.kings_will.rules.levy import ways
from kingswill_tui.games.kings_will.rules.names import TILES
from kingswill_tui.games.kings_will.rules.state import NEUTRAL, ROUND, TILES_GONE
from tests.games.kings_will.positions import Position, told
from tests.rules_cited import rule


def committed(position: Position) -> list[str]:
    """Commit every seat to the first free card; returns who was asked for what."""
    asked = []
    while position.asked()[1] in ("commit", "place_neutral"):
        asked.append(f"{position.asked()[1]} {position.asked()[0]}")
        position.do(sorted(position.legal())[0])
    return asked


def at_levy(travel: str, duchy: str = "forest ii, hill ii", **numbers: int) -> Position:
    """Seat 0 before the compulsory levy of a travel tile; seat 1 has nothing."""
    position = Position().travel(travel).duchy(0, duchy).have(0, **{"wood": 0, "coins": 0, **numbers})
    return position.have(1, wood=0, coins=0).ask("levy", 0)


@rule("JRN-1")
def test_each_step_goes_clockwise_from_the_seat_that_chose_last() -> None:
    position = Position(3).journey(chooser=1)
    assert committed(position) == ["commit 1", "commit 2", "commit 0"]


@rule("JRN-2")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3)])
def test_a_card_takes_one_disc_a_seat_and_no_more_than_its_limit(seats: int, limit: int) -> None:
    position = Position(seats)
    position.state.discs = ((1 << limit) - 1, 1, *(0,) * 6)
    position.ask("commit", seats - 1)
    assert "commit 0" not in position.legal()
    assert position.refuses("commit 0") == "JRN-2"
    position.ask("commit", 0)
    assert "commit 1" not in position.legal()
    assert position.refuses("commit 1") == "JRN-2"


@rule("JRN-3")
def test_with_two_seats_the_last_chooser_also_places_a_neutral_disc() -> None:
    position = Position(2).journey(chooser=1)
    position.do("commit 0", "commit 0")
    assert position.asked() == (1, "place_neutral")
    assert "neutral 0" not in position.legal()
    position.do("neutral 5")
    assert position.state.discs[5] == 1 << NEUTRAL
    again = Position(2)
    again.state.discs = position.state.discs
    again.ask("place_neutral", 0)
    assert "neutral 5" not in again.legal()
    assert committed(Position(3).journey()) == ["commit 0", "commit 1", "commit 2"]


@rule("JRN-4")
def test_the_levy_is_paid_by_whoever_can_and_costs_a_point_and_mood_otherwise() -> None:
    payer = Position().travel("goslar").have(0, wood=2, stone=1).have(1, wood=3, stone=0)
    payer.journey()
    committed(payer)
    assert payer.store(0)[:4] == (1, 0, 0, 0)
    assert (payer.number(0, "points"), payer.number(0, "mood")) == (5, 0)
    assert payer.store(1)[:4] == (3, 0, 0, 0)
    assert (payer.number(1, "points"), payer.number(1, "mood")) == (4, -1)


@rule("JRN-4")
def test_who_can_pay_without_help_may_not_fail() -> None:
    position = at_levy("goslar", "forest < residence, hill", wood=1, stone=1)
    assert position.legal() == {"levy 1 0 1 0 0 0", "levy 1 0 0 0 0 0", "levy 0 0 1 0 0 0"}
    assert position.refuses("fail_levy") == "JRN-4"


@rule("JRN-4")
def test_who_can_pay_only_with_a_green_building_may_do_so_or_fail() -> None:
    position = at_levy("goslar", "forest < residence, hill", wood=1)
    assert position.legal() == {"levy 1 0 0 0 0 0", "fail_levy"}


@rule("JRN-4")
def test_a_demanded_peasant_comes_from_any_tile_also_the_last_one() -> None:
    position = at_levy("memleben", "forest i, hill ii", wood=1)
    position.journey()
    committed(position)
    assert position.asked() == (0, "levy_peasant")
    position.do("lose 1")
    assert position.state.people[0] == [1, 1]
    last = Position().travel("memleben").duchy(0, "forest i, hill").have(0, wood=1)
    last.journey()
    committed(last)
    assert last.number(0, "peasants") == 0


@rule("JRN-5")
def test_the_row_of_exactly_that_mood_may_be_delivered_as_often_as_it_allows() -> None:
    position = Position().travel("goslar").have(0, wood=0, food=3, coins=3, mood=3)
    position.ask("deliver", 0, 0)
    position.do("deliver", "deliver")
    assert (position.store(0), position.number(0, "points")) == ((0, 0, 0, 1, 1), 7)
    assert position.asked()[1] == "choose_tile"
    for mood, offered in ((2, True), (0, False), (-2, False)):
        other = Position().travel("goslar").have(0, wood=1, stone=1, food=3, coins=3, mood=mood)
        other.journey()
        committed(other)
        assert (other.asked() == (0, "deliver")) == offered


@rule("JRN-5")
def test_nothing_has_to_be_delivered_and_what_is_missing_cannot_be() -> None:
    position = Position().travel("goslar").have(0, wood=0, coins=2, mood=2).ask("deliver", 0, 0)
    events = position.do("no_delivery")
    assert told(events, "delivery_declined")
    assert position.number(0, "points") == 5
    poor = Position().travel("goslar").have(0, wood=0, coins=1, mood=2).ask("deliver", 0, 0)
    assert "deliver" not in poor.legal()


@rule("JRN-6")
def test_all_pay_the_compulsory_levy_before_the_first_delivers() -> None:
    position = Position(3).travel("quedlinburg")
    for seat in range(3):
        position.have(seat, food=2, coins=4, mood=1)
    position.journey()
    committed(position)
    assert position.asked() == (0, "deliver")
    assert [position.number(seat, "food") for seat in range(3)] == [0, 0, 0]


@rule("JRN-7")
def test_then_the_next_tile_is_revealed_and_the_king_goes_back_to_the_left() -> None:
    position = Position(3)
    row = [name for name in TILES if name != "journey"]
    position.row(*row, "journey").journey(chooser=1)
    committed(position)
    while position.asked()[1] != "choose_tile":
        position.do(sorted(position.legal())[-1])
    assert position.asked() == (2, "choose_tile")
    assert [TILES[tile] for tile in position.state.row] == ["journey", *row]
    assert (position.state.clock[ROUND], position.state.clock[TILES_GONE]) == (2, 1)
    assert position.game.observe(position.state, None).travel[1] == position.state.travel[1]


@rule("JRN-8")
def test_the_game_ends_after_the_last_rounds_levies_with_the_row_as_it_is() -> None:
    position = Position(3)
    position.state.clock[ROUND] = 4
    position.row(*(name for name in TILES if name != "journey"), "journey")
    row = position.state.row
    position.journey()
    while position.game.decision(position.state) is not None:
        position.do(sorted(position.legal())[0])
    assert position.state.row == row
    assert position.game.legal_actions(position.state) == ()


@rule("GRN-2")
def test_the_monument_gives_its_point_before_the_levy() -> None:
    position = Position().travel("goslar").duchy(0, "forest i < monument").have(0, wood=0, points=0)
    position.journey()
    changes = []
    while position.asked()[1] in ("commit", "place_neutral"):
        changes += told(position.do(sorted(position.legal())[0]), "points_changed")
    mine = [event.args for event in changes if event.seat == 0]
    assert mine[:2] == [(1, 1), (-1, 3)]


@rule("GRN-3")
def test_the_inn_replaces_one_demanded_resource_by_another() -> None:
    position = at_levy("quedlinburg", "forest < inn, hill", food=1, wood=1)
    assert position.legal() == {"levy 1 0 0 1 0 0", "fail_levy"}


@rule("GRN-6")
def test_the_council_hall_takes_a_coin_for_one_demanded_resource() -> None:
    position = at_levy("quedlinburg", "forest < council_hall, hill", food=1, coins=2)
    assert position.legal() == {"levy 0 0 0 1 1 0", "fail_levy"}


@rule("GRN-7")
def test_the_residence_leaves_one_demanded_resource_out() -> None:
    assert set(ways((3, 3), False, False, True)) == {(0, 0, 0, 2, 0, 0), (0, 0, 0, 1, 0, 0)}


@rule("GRN-12")
def test_levy_buildings_work_on_resources_only_each_once_and_on_different_things() -> None:
    assert ways((4, 5), True, True, True) == ((0, 0, 0, 0, 1, 1),)
    both = set(ways((3, 3), True, True, True))
    assert (0, 0, 0, 0, 1, 0) in both  # a coin for one, the other left out
    assert (1, 0, 0, 0, 1, 0) in both  # wood for one, a coin for the other
    assert (0, 0, 0, 0, 2, 0) not in both
    assert (2, 0, 0, 0, 0, 0) not in both
    assert (0, 0, 0, 0, 0, 0) not in both
