"""The rulebook's examples with Marion, played out as it tells them; she is seat 0."""

import pytest

from kingswill_tui.games.kings_will.rules.final_scoring import CardLine, outcome
from kingswill_tui.games.kings_will.rules.names import CARDS, LAKE, TILES
from kingswill_tui.games.kings_will.rules.state import NEUTRAL
from tests.games.kings_will.positions import Position, told
from tests.rules_cited import rule

MARION, BEA, CARL = 0, 1, 2
ROW = ("multiplying", "journey", "movement", "conspiring", "building", "harvesting", "enrichment")


def card_line(position: Position, card: str, *discs: int) -> CardLine:
    """Marion's line of the score sheet for a card that alone has discs on it."""
    others = [letter for letter in CARDS if letter != card]
    position.cards(card + "".join(others[: len(position.state.cards) - 1]))
    position.state.discs = (sum(1 << disc for disc in discs), *(0 for _ in position.state.discs[1:]))
    (line,) = [line for line in outcome(position.state).cards if line.seat == MARION]
    return line


@rule("ACT-1", "ROW-3")
def test_marion_acts_twice_the_others_once_and_harvesting_goes_to_the_far_left() -> None:
    position = Position(3).row(*ROW, "exploiting", "governing")
    position.ask("choose_tile", MARION).do("choose harvesting")
    asked = []
    for answer in ("do till_fields", "do breed_livestock", "do breed_livestock", "do till_fields"):
        asked.append(position.asked())
        position.do(answer)
    assert asked == [(seat, "choose_action") for seat in (MARION, MARION, BEA, CARL)]
    assert position.asked() == (BEA, "choose_tile")
    assert [TILES[tile] for tile in position.state.row] == [
        "harvesting",
        *ROW[:5],
        "enrichment",
        "exploiting",
        "governing",
    ]


@rule("HAR-1", "HAR-2")
def test_marion_harvests_one_food_and_two_leather() -> None:
    position = Position().duchy(MARION, "corn_field i, meadow i, meadow i, forest")
    position.have(MARION, food=0).act(MARION, "harvesting", 2)
    position.do("do till_fields", "do breed_livestock")
    assert position.store(MARION)[:4] == (0, 2, 0, 1)


@rule("EXP-1", "HAR-3", "HAR-5")
def test_marion_fells_timber_twice_and_forfeits_one_of_four_wood() -> None:
    position = Position().duchy(MARION, "forest i, mountain").have(MARION, wood=1, development=1)
    events = position.act(MARION, "exploiting", 2).do("do fell_timber", "do fell_timber")
    received = [event.args for event in told(events, "received")]
    assert received == [(0, 2, 0), (0, 1, 1)]
    assert position.store(MARION)[0] == 4


@rule("ENR-1", "ENR-2")
def test_marion_looks_at_a_card_and_levies_four_coins_at_two_mood() -> None:
    position = Position().duchy(MARION, "meadow ii, forest i, hill i").have(MARION, coins=1, mood=1)
    position.act(MARION, "enrichment", 2)
    (looked,) = told(position.do("do explore_will", "explore 5", "do levy_taxes"), "looked")
    assert looked.args == (5, position.state.cards[5])
    assert (position.number(MARION, "coins"), position.number(MARION, "mood")) == (5, -1)


@rule("BLD-1", "BLD-4", "BLD-6")
def test_marion_founds_her_first_castle_and_constructs_the_school_below_the_meadow() -> None:
    position = (
        Position()
        .duchy(MARION, "mountain i, meadow, forest")
        .have(MARION, wood=3, leather=1, stone=1, coins=3, mood=0)
    )
    position.act(MARION, "building", 2)
    position.do("do found_settlement", "found castle", "at 0")
    position.do("do construct_building", "construct school", "at 1")
    assert position.store(MARION) == (0, 0, 0, 0, 0)
    assert position.number(MARION, "room") == position.state.tables.warehouse_expanded
    assert position.number(MARION, "mood") == 3
    assert position.state.below[MARION] == (-1, 8, -1)
    assert position.problems() == []


@rule("GOV-1", "GOV-2", "BLD-5", "HAR-3")
def test_marion_governs_and_gains_the_discount_for_hamlets_alone() -> None:
    position = (
        Position()
        .duchy(MARION, "forest i, meadow i")
        .have(MARION, wood=0, education=0, development=1, mood=-2)
    )
    position.act(MARION, "governing", 2).do("do improve_education", "do increase_development")
    numbers = [position.number(MARION, name) for name in ("education", "mood", "development")]
    assert numbers == [1, -1, 2]
    position.act(MARION, "harvesting").do("do breed_livestock")
    position.act(MARION, "exploiting").do("do fell_timber")
    assert position.store(MARION)[:4] == (2, 2, 0, 0)
    # BLD-5: the castle's discount starts one space further on than the example has it.
    position.have(MARION, wood=2).act(MARION, "building").do("do found_settlement")
    assert position.legal() == {"found hamlet"}
    position.have(MARION, wood=2, education=2).act(MARION, "building").do("do found_settlement")
    assert position.legal() == {"found hamlet", "found castle"}


@rule("MOV-1", "MOV-3", "MOV-4")
def test_marion_moves_two_peasants_one_of_them_onto_a_new_lake_and_trades_leather_for_food() -> None:
    position = Position().duchy(MARION, "meadow i, forest, mountain i").have(MARION, leather=1)
    lakes = position.state.supply[LAKE]
    position.act(MARION, "movement", 2)
    position.do("do move_peasants", "step_from 0", "step right", "step_from 2", "new_land right lake")
    position.do("do exchange_resource", "give leather", "take food")
    assert position.state.lands[MARION][3:] == (LAKE,)
    assert position.state.people[MARION] == [0, 1, 0, 1]
    assert position.state.supply[LAKE] == lakes - 1
    assert position.store(MARION)[:4] == (0, 0, 0, 1)


@rule("MUL-1", "MOV-2")
def test_marion_has_offspring_in_the_hamlet_with_room_and_a_third_peasant_in_the_village() -> None:
    position = Position().duchy(MARION, "meadow ii hamlet, forest i hamlet, lake ii village, corn_field i")
    position.act(MARION, "multiplying", 2).do("do offspring")
    assert position.legal() == {"at 1", "at 2"}
    assert (position.refuses("at 0"), position.refuses("at 3")) == ("MOV-2", "MUL-1")
    position.do("at 1", "do offspring")
    assert position.legal() == {"at 2"}
    position.do("at 2")
    assert position.state.people[MARION] == [2, 2, 3, 1]


@rule("JRN-1", "JRN-2", "JRN-4", "JRN-5")
def test_marion_commits_to_the_second_card_pays_two_food_and_delivers_two_coins_for_two_points() -> None:
    position = Position(3).travel("quedlinburg").have(MARION, food=3, coins=2, mood=1, points=5)
    for other in (BEA, CARL):
        position.have(other, food=2, mood=0)
    position.journey(CARL).do("commit 4")
    assert position.asked() == (MARION, "commit")
    position.do("commit 1")
    events = position.do("commit 1")
    assert [event.seat for event in told(events, "levy_paid")] == [CARL, MARION, BEA]
    assert position.store(MARION)[3:] == (1, 2)
    assert (position.state.discs[1], position.state.discs[4]) == (1 << MARION | 1 << BEA, 1 << CARL)
    assert position.asked() == (MARION, "deliver")
    (delivered,) = told(position.do("deliver"), "delivered")
    assert delivered.args == (0, 0, 0, 0, 2, 2)
    assert (position.number(MARION, "coins"), position.number(MARION, "points")) == (0, 7)


@rule("JRN-5")
@pytest.mark.parametrize(
    ("mood", "store", "points", "left"),
    [(2, (0, 0, 0, 2, 4), 1, (0, 0, 0, 2, 2)), (3, (0, 0, 0, 3, 3), 2, (0, 0, 0, 1, 1))],
)
def test_marion_delivers_once_at_mood_two_and_twice_at_mood_three(
    mood: int, store: tuple[int, ...], points: int, left: tuple[int, ...]
) -> None:
    position = Position().travel("goslar").have(MARION, food=store[3], coins=store[4], mood=mood, points=0)
    position.ask("deliver", MARION, 0)
    while position.asked() == (MARION, "deliver") and "deliver" in position.legal():
        position.do("deliver")
    assert position.number(MARION, "points") == points
    assert position.store(MARION) == left


@rule("FIN-1", "WILL-H")
def test_the_wrath_hits_marion_at_mood_minus_two_though_another_seat_committed() -> None:
    position = Position().have(MARION, mood=-2).have(BEA, mood=0)
    line = card_line(position, "H", BEA)
    assert (line.committed, line.wrath, line.will) == (False, -2, 0)
    assert card_line(position.have(MARION, mood=-1), "H", BEA).wrath == 0


@rule("FIN-5")
def test_three_buildings_side_by_side_bring_marion_three_points() -> None:
    position = Position().duchy(
        MARION, "forest < building_crane, meadow < inn, mountain < warehouse, corn_field"
    )
    result = outcome(position.state)
    assert [(seam.seat, seam.place, seam.points) for seam in result.seams] == [(MARION, 0, 1), (MARION, 1, 2)]
    assert [total.buildings for total in result.totals] == [3, 0]


@rule("GRN-11")
@pytest.mark.parametrize(
    ("duchy", "coins"), [("forest ii, meadow ii, hill i", 6), ("lake ii, hill ii, forest ii", 9)]
)
def test_marion_levies_three_coins_for_every_two_peasants_with_the_tithe_cellar(
    duchy: str, coins: int
) -> None:
    position = Position().duchy(MARION, f"{duchy} < tithe_cellar").have(MARION, coins=0, mood=0)
    position.act(MARION, "enrichment").do("do levy_taxes")
    assert position.number(MARION, "coins") == coins


@rule("WILL-L")
def test_three_food_and_four_coins_are_three_sets_and_bring_marion_five_points() -> None:
    line = card_line(Position().have(MARION, food=3, coins=4), "L", MARION)
    assert (line.standing.values, line.wrath, line.will) == ((3,), 0, 5)


@rule("WILL-M")
def test_three_peasants_on_two_lakes_bring_marion_five_points() -> None:
    position = Position().duchy(MARION, "lake ii, forest ii, lake i")
    line = card_line(position, "M", MARION, NEUTRAL)
    assert (line.standing.values, line.wrath, line.will) == ((3,), 0, 5)
