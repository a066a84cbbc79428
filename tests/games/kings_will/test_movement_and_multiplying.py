"""Movement and multiplying: steps, new land, exchanges, offspring, sales."""

from kingswill_tui.games.kings_will.rules.state import FOLK
from tests.games.kings_will.positions import Position, told
from tests.rules_cited import rule


def moving(duchy: str) -> Position:
    """A seat in the middle of moving peasants."""
    position = Position().duchy(0, duchy).act(0, "movement")
    position.do("do move_peasants")
    return position


TERRAIN_NAMES = ("corn_field", "meadow", "forest", "mountain", "hill", "lake")


def start(position: Position, place: int) -> Position:
    """Choose the peasant that steps; a single one is taken without asking."""
    if position.asked()[1] == "step_from":
        position.do(f"step_from {place}")
    return position


@rule("MOV-1")
def test_one_peasant_takes_two_steps_or_two_take_one_each() -> None:
    far = start(moving("forest i, meadow, mountain, hill"), 0)
    far.do("step right")
    start(far, 1).do("step right")
    assert far.state.people[0] == [0, 0, 1, 0]
    both = start(moving("forest i, meadow, mountain, hill i"), 0)
    both.do("step right")
    start(both, 3).do("step left")
    assert both.state.people[0] == [0, 1, 1, 0]
    assert both.asked()[1] == "choose_tile"


@rule("MOV-1")
def test_the_second_step_may_be_left_out() -> None:
    position = start(moving("forest i, meadow, hill"), 0)
    position.do("step right")
    assert "stay" in position.legal()
    position.do("stay")
    assert position.asked()[1] == "choose_tile"


@rule("MOV-2")
def test_no_tile_ends_with_more_than_two_peasants_or_three_with_a_village() -> None:
    position = start(moving("forest i, meadow i, hill ii"), 1)
    position.do("step left")
    assert position.state.people[0] == [2, 0, 2]
    start(position, 2)
    assert "step left" in position.legal()
    full = start(moving("forest i, meadow ii, hill ii, lake i"), 3)
    assert "step left" not in full.legal()
    village = start(moving("forest i, meadow ii village, hill ii"), 0)
    village.do("step right")
    assert village.state.people[0] == [0, 3, 2]
    assert "stay" in village.legal()


@rule("MOV-2")
def test_a_tile_may_be_overfull_on_the_way_but_is_left_at_once() -> None:
    position = start(moving("forest i, meadow ii, hill i"), 0)
    position.do("step right")
    assert position.asked() == (0, "step_to")
    assert position.legal() == {"step right"}
    position.do("step right")
    assert position.state.people[0] == [0, 2, 2]


@rule("MOV-2")
def test_a_step_that_could_not_be_mended_is_not_offered() -> None:
    position = start(moving("forest i, meadow ii, hill ii, lake i"), 0)
    assert position.legal() == {f"new_land left {land}" for land in TERRAIN_NAMES}
    onto_new_land = start(moving("forest i, meadow ii"), 0)
    assert "step right" in onto_new_land.legal()
    onto_new_land.do("step right")
    assert onto_new_land.legal() == {f"new_land right {land}" for land in TERRAIN_NAMES}


@rule("MOV-3")
def test_a_step_may_add_new_land_at_either_end_once_an_action() -> None:
    for side, lands, end in (("left", (5, 2, 1), 0), ("right", (2, 1, 5), 2)):
        position = start(moving("forest i, meadow i"), 0 if side == "left" else 1)
        position.do(f"new_land {side} lake")
        assert position.state.lands[0] == lands
        assert position.state.people[0] == [1, 0, 1]
        assert "stay" in position.legal()
        start(position, end)
        assert not any(text.startswith("new_land") for text in position.legal())


@rule("MOV-3")
def test_only_a_peasant_at_the_end_reaches_new_land_and_only_of_a_kind_that_is_left() -> None:
    position = start(moving("forest, meadow i, hill, lake"), 1)
    assert position.legal() == {"step left", "step right"}
    scarce = Position().duchy(0, "forest i, meadow, hill")
    scarce.state.supply[5] = 0
    scarce.act(0, "movement").do("do move_peasants")
    start(scarce, 0)
    assert "new_land left lake" not in scarce.legal()
    assert "new_land left hill" in scarce.legal()


@rule("MOV-3")
def test_a_second_step_that_only_undoes_the_first_is_not_offered() -> None:
    position = start(moving("forest i, meadow, hill"), 0)
    position.do("step right")
    start(position, 1)
    assert position.legal() == {"step right"}
    back = start(moving("forest i, meadow"), 0)
    back.do("new_land left hill")
    start(back, 0)
    assert back.legal() == {"step right"}


@rule("MOV-4")
def test_one_resource_is_exchanged_for_another_of_choice() -> None:
    position = Position().have(0, leather=1, wood=4).act(0, "movement")
    position.do("do exchange_resource", "give leather")
    assert position.legal() == {"take stone", "take food"}
    position.do("take food")
    assert position.store(0)[:4] == (4, 0, 0, 1)


@rule("MUL-1")
def test_offspring_needs_a_home_a_peasant_and_room() -> None:
    position = Position().duchy(
        0, "forest i hamlet, meadow ii hamlet, hill i, lake ii village, mountain hamlet"
    )
    position.act(0, "multiplying").do("do offspring")
    assert position.legal() == {"at 0", "at 3"}
    assert position.refuses("at 1") == "MOV-2"
    assert position.refuses("at 2") == position.refuses("at 4") == "MUL-1"
    position.do("at 3")
    assert position.state.people[0][3] == 3


@rule("MUL-1", "SET-3")
def test_without_a_peasant_in_the_supply_there_is_no_offspring() -> None:
    position = Position().duchy(0, "forest i hamlet")
    position.state.supply[FOLK] = 0
    position.act(0, "multiplying")
    assert position.refuses("do offspring") == "SET-3"


@rule("MUL-2")
def test_a_resource_sells_for_two_coins() -> None:
    position = Position().have(0, wood=1, stone=2, coins=3).act(0, "multiplying")
    position.do("do multiply_money")
    assert position.legal() == {"sell wood", "sell stone"}
    position.do("sell stone")
    assert position.store(0) == (1, 0, 1, 0, 5)


@rule("GRN-4")
def test_with_the_hospital_offspring_needs_no_home_but_a_peasant_and_room() -> None:
    position = Position().duchy(0, "forest i < hospital, meadow, hill ii").act(0, "multiplying")
    position.do("do offspring")
    assert position.legal() == {"at 0"}


@rule("GRN-8")
def test_with_the_barn_offspring_comes_beside_a_castle_too() -> None:
    position = Position().duchy(0, "forest i castle < barn, hill i, meadow castle").act(0, "multiplying")
    position.do("do offspring")
    assert position.legal() == {"at 0"}


@rule("GRN-5", "GRN-11")
def test_fair_and_tithe_cellar_change_the_tax_and_combine() -> None:
    for duchy, coins, mood in (
        ("forest ii < fair, hill ii, lake i", 5, -1),
        ("forest ii < tithe_cellar, hill ii, lake i", 6, -2),
        ("forest ii < tithe_cellar, hill ii < fair, lake ii", 9, -1),
        ("forest i < tithe_cellar", 1, -2),
    ):
        position = Position().duchy(0, duchy).have(0, coins=0).act(0, "enrichment")
        events = position.do("do levy_taxes")
        assert (told(events, "received")[0].args[1], position.number(0, "mood")) == (coins, mood)


@rule("GRN-9")
def test_with_the_school_development_lifts_the_mood() -> None:
    position = Position().duchy(0, "forest < school").act(0, "governing")
    position.do("do increase_development")
    assert (position.number(0, "development"), position.number(0, "mood")) == (1, 1)
