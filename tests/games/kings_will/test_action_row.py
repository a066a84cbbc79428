"""The action row: which tiles may be chosen, what a turn gives, and how the row moves on."""

from kingswill_tui.games.kings_will.rules.names import TILES
from kingswill_tui.games.kings_will.rules.state import ROUND_TURN, king_place
from tests.games.kings_will.positions import Position, told
from tests.rules_cited import rule

ROW = (
    "movement",
    "journey",
    "multiplying",
    "conspiring",
    "harvesting",
    "exploiting",
    "enrichment",
    "building",
    "governing",
)


def forgo_all(position: Position) -> None:
    """Forgo every action until a tile is asked for again."""
    while position.asked()[1] != "choose_tile":
        position.do("forgo" if "forgo" in position.legal() else sorted(position.legal())[0])


@rule("ROW-1")
def test_only_tiles_right_of_the_chain_can_be_chosen_and_never_the_king() -> None:
    position = Position()
    position.row("movement", "multiplying", "conspiring", "exploiting", "journey", *ROW[4:5], *ROW[6:])
    position.ask("choose_tile", 0)
    assert position.legal() == {
        f"choose {name}" for name in ("harvesting", "enrichment", "building", "governing")
    }
    assert position.refuses("choose journey") == "ROW-1"
    assert position.refuses("choose exploiting") == "ROW-1"


@rule("ROW-2")
def test_the_right_most_tile_gives_a_point_at_once_and_the_others_none() -> None:
    for tile, points in (("governing", 6), ("building", 5)):
        position = Position().row(*ROW).ask("choose_tile", 0)
        position.do(f"choose {tile}")
        assert position.number(0, "points") == points


@rule("ROW-3")
def test_the_chosen_tile_goes_to_the_far_left_and_moves_only_what_was_left_of_it() -> None:
    position = Position(3).row(*ROW).ask("choose_tile", 1)
    position.do("choose exploiting")
    forgo_all(position)
    assert [TILES[tile] for tile in position.state.row] == ["exploiting", *ROW[:5], *ROW[6:]]
    assert position.asked() == (2, "choose_tile")


@rule("ROW-3")
def test_the_king_moves_right_only_when_a_tile_to_his_right_is_chosen() -> None:
    row = ("movement", "multiplying", "conspiring", "building", "harvesting", "journey", "exploiting")
    for tile, moved in (("harvesting", 0), ("exploiting", 1)):
        position = Position().row(*row, "enrichment", "governing").ask("choose_tile", 0)
        before = king_place(position.state)
        position.do(f"choose {tile}")
        forgo_all(position)
        assert king_place(position.state) == before + moved


@rule("ROW-4")
def test_the_journey_begins_at_once_when_the_king_reaches_the_right_end() -> None:
    row = (*(name for name in ROW if name not in ("journey", "governing")), "journey", "governing")
    position = Position().row(*row).ask("choose_tile", 0)
    position.do("choose governing")
    while position.asked()[1] == "choose_action":
        events = position.do("forgo")
    assert told(events, "journey_began")
    assert position.asked() == (0, "commit")


@rule("ROW-5")
def test_an_impatient_king_forces_the_right_most_tile_from_the_25th_turn_on() -> None:
    for variants, turn, count in (
        (frozenset({"impatient_king"}), 24, 5),
        (frozenset({"impatient_king"}), 25, 1),
    ):
        position = Position(variants=variants).row(*ROW).ask("choose_tile", 0)
        position.state.clock[ROUND_TURN] = turn
        assert len(position.legal()) == count
    assert position.legal() == {"choose governing"}
    assert position.refuses("choose building") == "ROW-5"
    patient = Position().row(*ROW).ask("choose_tile", 0)
    patient.state.clock[ROUND_TURN] = 200
    assert len(patient.legal()) == 5


@rule("ACT-1")
def test_the_active_seat_acts_twice_and_each_follower_once_clockwise() -> None:
    position = Position(3).row(*ROW).ask("choose_tile", 1)
    position.do("choose harvesting")
    asked = []
    while position.asked()[1] == "choose_action":
        asked.append(position.asked()[0])
        position.do("do till_fields")
    assert asked == [1, 1, 2, 0]


@rule("ACT-1")
def test_the_active_seat_may_do_both_in_either_order_or_one_of_them_twice() -> None:
    for pair in (
        ("till_fields", "breed_livestock"),
        ("breed_livestock", "till_fields"),
        ("till_fields",) * 2,
    ):
        position = Position().row(*ROW).ask("choose_tile", 0)
        events = position.do("choose harvesting", *(f"do {single}" for single in pair))
        assert len(told(events, "action_taken")) == 2


@rule("ACT-2")
def test_every_single_action_may_be_forgone_by_name() -> None:
    position = Position().row(*ROW).ask("choose_tile", 0)
    position.do("choose enrichment")
    store = position.store(0)
    events = position.do("forgo", "forgo", "forgo")
    assert [event.seat for event in told(events, "action_forgone")] == [0, 0, 1]
    assert position.store(0) == store


@rule("ACT-2")
def test_a_seat_that_can_do_neither_is_still_asked_to_forgo() -> None:
    position = Position().have(0, wood=0, coins=0).act(0, "building")
    assert position.legal() == {"forgo"}


@rule("ACT-3")
def test_orange_buildings_come_after_the_actions_also_after_forgoing() -> None:
    for answer in ("do breed_livestock", "forgo"):
        position = Position().duchy(0, "corn_field i hamlet, forest < tannery").have(0, wood=0)
        position.act(0, "harvesting")
        position.do(answer)
        assert position.number(0, "leather") == 1


@rule("ACT-3")
def test_each_offered_orange_building_is_used_once_in_any_order() -> None:
    position = Position().duchy(0, "corn_field < bakery, forest < weekly_market").have(0, food=2, coins=3)
    position.act(0, "harvesting").do("forgo")
    assert position.legal() == {"use bakery", "use weekly_market", "done"}
    position.do("use weekly_market", "take wood", "use bakery", "take stone")
    assert position.store(0) == (1, 0, 1, 1, 2)
    assert position.asked()[1] == "choose_tile"


@rule("ACT-3")
def test_an_orange_building_of_another_tile_stays_silent() -> None:
    position = Position().duchy(0, "corn_field < tannery").have(0, wood=0).act(0, "exploiting")
    position.do("forgo")
    assert position.number(0, "leather") == 0


@rule("ACT-3")
def test_every_seat_uses_its_orange_buildings_after_its_own_action_and_before_the_next_seat_acts() -> None:
    position = Position(3).row(*ROW)
    for seat, duchy in enumerate(("corn_field < tannery", "forest < bakery", "hill < weekly_market")):
        position.duchy(seat, duchy).have(seat, food=2, coins=3)
    position.ask("choose_tile", 0).do("choose harvesting")
    asked = []
    while position.asked()[1] != "choose_tile":
        asked.append(position.asked())
        position.do("forgo" if position.asked()[1] == "choose_action" else "done")
    assert position.number(0, "leather") == 1
    assert asked == [
        (0, "choose_action"),
        (0, "choose_action"),
        (1, "choose_action"),
        (1, "use_building"),
        (2, "choose_action"),
        (2, "use_building"),
    ]


@rule("ACT-4", "CON-1")
def test_conspiring_sets_off_no_orange_building() -> None:
    position = Position().duchy(0, "corn_field i < tannery").have(0, food=0)
    position.row("journey", "movement", "multiplying", "harvesting", "conspiring", *ROW[5:]).ask(
        "choose_tile", 0
    )
    position.do("choose conspiring", "do till_fields")
    assert position.store(0)[:4] == (0, 0, 0, 1)


@rule("CON-1")
def test_the_conspirator_borrows_one_blocked_action_and_nobody_follows() -> None:
    row = ("journey", "movement", "multiplying", "harvesting", "conspiring", *ROW[5:])
    position = Position(3).have(0, wood=1).row(*row).ask("choose_tile", 0)
    position.do("choose conspiring")
    singles = {text.split()[1] for text in position.legal() if text.startswith("do")}
    assert {"move_peasants", "till_fields", "breed_livestock", "multiply_money"} <= singles
    assert not singles & {"fell_timber", "levy_taxes", "found_settlement", "improve_education"}
    position.do("do till_fields")
    assert position.asked() == (1, "choose_tile")
    assert [TILES[tile] for tile in position.state.row] == ["conspiring", *row[:4], *row[5:]]


@rule("CON-1")
def test_the_conspirator_may_borrow_only_from_the_four_leftmost_spaces() -> None:
    row = ("governing", "enrichment", "exploiting", "building", "harvesting", "journey", "conspiring")
    position = Position().row(*row, "multiplying", "movement").ask("choose_tile", 0)
    position.do("choose conspiring")
    assert "do levy_taxes" in position.legal()
    assert position.refuses("do till_fields")
