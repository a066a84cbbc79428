"""The orange buildings, one by one."""

from tests.games.kings_will.positions import Position
from tests.rules_cited import rule


def after_forgoing(duchy: str, tile: str, **numbers: int) -> Position:
    """A seat whose orange buildings are set off by a tile, its action forgone."""
    position = Position().duchy(0, duchy).have(0, **{"wood": 0, "coins": 0, **numbers})
    position.act(0, tile).do("forgo")
    return position


@rule("ORA-1")
def test_the_abbey_gives_two_coins_with_a_monastery() -> None:
    assert after_forgoing("forest monastery < abbey", "enrichment").number(0, "coins") == 2
    assert after_forgoing("forest castle < abbey", "enrichment").number(0, "coins") == 0


@rule("ORA-2")
def test_the_church_lifts_the_mood_for_a_coin() -> None:
    position = after_forgoing("forest < church", "governing", coins=1)
    position.do("use church")
    assert (position.number(0, "coins"), position.number(0, "mood")) == (0, 1)
    assert after_forgoing("forest < church", "governing").asked()[1] == "choose_tile"


@rule("ORA-3", "ORA-9")
def test_poor_house_and_tannery_give_a_resource() -> None:
    assert after_forgoing("forest < poor_house", "governing").store(0) == (0, 0, 0, 1, 0)
    assert after_forgoing("forest < tannery", "harvesting").store(0) == (0, 1, 0, 0, 0)


@rule("ORA-4")
def test_the_smithy_sells_a_stone_for_three_coins() -> None:
    position = after_forgoing("forest < smithy", "exploiting", stone=1)
    position.do("use smithy")
    assert position.store(0) == (0, 0, 0, 0, 3)


@rule("ORA-5")
def test_the_bakery_turns_a_food_into_another_resource() -> None:
    position = after_forgoing("forest < bakery", "harvesting", food=1)
    position.do("use bakery")
    assert position.legal() == {"take wood", "take leather", "take stone"}
    position.do("take leather")
    assert position.store(0) == (0, 1, 0, 0, 0)


@rule("ORA-6")
def test_the_peon_house_hires_a_peasant_for_two_coins_on_any_tile_with_room() -> None:
    position = after_forgoing("forest < peon_house, hill ii, lake ii village", "multiplying", coins=2)
    position.do("use peon_house")
    assert position.legal() == {"at 0", "at 2"}
    position.do("at 0")
    assert (position.number(0, "coins"), position.state.people[0]) == (0, [1, 2, 2])


@rule("ORA-7")
def test_the_cart_moves_one_peasant_one_step_within_the_duchy() -> None:
    position = after_forgoing("forest i < cart, hill ii, lake", "movement")
    position.do("use cart")
    assert position.legal() == {"step_from 1"}
    position.do("step_from 1")
    assert position.legal() == {"step left", "step right"}
    position.do("step right")
    assert position.state.people[0] == [1, 1, 1]


@rule("ORA-8")
def test_the_roadhouse_gives_a_coin_for_each_peasant_above_it() -> None:
    position = after_forgoing("forest i, hill ii < roadhouse", "movement")
    assert position.number(0, "coins") == 2


@rule("ORA-10")
def test_the_weekly_market_sells_a_resource_for_a_coin_by_two_tiles() -> None:
    for tile in ("exploiting", "harvesting"):
        position = after_forgoing("forest < weekly_market", tile, coins=1)
        position.do("use weekly_market", "take stone")
        assert position.store(0) == (0, 0, 1, 0, 0)


@rule("ORA-11")
def test_what_only_gives_happens_by_itself_before_the_others_are_offered() -> None:
    position = after_forgoing("forest < tannery, hill < bakery", "harvesting", food=1)
    assert position.number(0, "leather") == 1
    assert position.legal() == {"use bakery", "done"}


@rule("ORA-11")
def test_it_happens_after_a_revolt() -> None:
    position = Position().duchy(0, "forest i monastery < abbey, hill i").have(0, mood=-2, coins=0)
    position.act(0, "enrichment").do("do levy_taxes")
    assert position.asked() == (0, "revolt_peasant")
    assert position.number(0, "coins") == 2
    position.do("lose 0")
    assert position.number(0, "coins") == 4


@rule("ORA-11")
def test_a_seat_with_cart_and_roadhouse_says_which_comes_first() -> None:
    for first, coins in (("use roadhouse", 1), ("use cart", 2)):
        position = after_forgoing("forest i < cart, hill i < roadhouse", "movement")
        assert position.legal() == {"use cart", "use roadhouse"}
        position.do(first)
        if first == "use roadhouse":
            assert position.legal() == {"use cart", "done"}
        else:
            position.do("step_from 0")
            if position.asked()[1] == "cart_to":
                position.do("step right")
        assert position.number(0, "coins") == coins


@rule("GRN-12")
def test_offered_effects_may_be_left_alone() -> None:
    position = after_forgoing("forest < smithy, hill < weekly_market", "exploiting", stone=1, coins=1)
    position.do("done")
    assert position.store(0) == (0, 0, 1, 0, 1)
