"""Preparation: what lies on the table, who chooses what, and who may know of it."""

import pytest

from kingswill_tui.core.unknown import UNKNOWN, Unknown
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules import state as parts
from kingswill_tui.games.kings_will.rules.names import FIRST_FOUR, NOTHING, TILES
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.games.kings_will.positions import Position
from tests.rules_cited import rule

GAME = KingsWill(load_tables(None, "standard"))
SEEDS = range(60)


def answered(state: State, *kinds: str) -> State:
    """The state after first answers to all questions of these kinds."""
    while (decision := GAME.decision(state)) is not None and decision.kind in kinds:
        GAME.apply(state, GAME.legal_actions(state)[0])
    return state


@rule("SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_seats_can_sit_down(seats: int) -> None:
    state = GAME.new_game(seats, frozenset(), 1)
    assert len(state.ledgers) == len(state.lands) == seats
    assert GAME.seat_counts == (2, 3, 4)


@rule("SET-2")
def test_the_first_four_tiles_lie_in_order_and_the_other_five_at_random() -> None:
    rows = [GAME.new_game(2, frozenset(), seed).row for seed in SEEDS]
    assert {row[:4] for row in rows} == {FIRST_FOUR}
    assert [TILES[tile] for tile in FIRST_FOUR] == ["journey", "movement", "multiplying", "conspiring"]
    assert {tuple(sorted(row[4:])) for row in rows} == {(4, 5, 6, 7, 8)}
    assert {row[8] for row in rows} == {4, 5, 6, 7, 8}


@rule("SET-3")
def test_supplies_are_limited_and_points_are_not() -> None:
    state = GAME.new_game(2, frozenset(), 1)
    assert state.supply[parts.PIECES : parts.PIECES + 4] == [12 - 2, 10, 8, 5]
    assert state.supply[parts.FOLK] == 36 - 2 * 2
    assert sum(state.supply[:6]) == 36 - 2 * 4
    assert state.supply[parts.MARKET].bit_count() == 21
    rich = Position().have(0, points=500).act(0, "harvesting")
    rich.state.stack[-1:] = []
    rich.ask("choose_tile", 0).do(f"choose {TILES[rich.state.row[-1]]}")
    assert rich.number(0, "points") == 501


@rule("SET-4")
def test_travel_tiles_are_known_only_once_revealed() -> None:
    assert {GAME.new_game(2, frozenset(), seed).travel[0] for seed in SEEDS} == set(range(8))
    position = Position(seed=3)
    for viewer in (None, 0, 1):
        seen = GAME.observe(position.state, viewer).travel
        assert seen[0] == position.state.travel[0]
        assert seen[1:] == (UNKNOWN,) * 3


@rule("SET-5")
def test_every_seat_starts_alike() -> None:
    position = Position(4)
    for seat in range(4):
        assert position.number(seat, "mood") == position.number(seat, "education") == 0
        assert position.number(seat, "development") == 0
        assert position.number(seat, "coins") == 2
        assert position.number(seat, "points") == 5
        assert position.number(seat, "room") == 4
        assert position.number(seat, "peasants") == 2
        assert sorted(position.state.lands[seat]) == [0, 1, 2, 3]
        assert sum(map(parts.all_pieces, position.state.settled[seat])) == 1


@rule("SET-6")
def test_a_seat_keeps_one_of_two_cards_and_lays_it_on_an_empty_space() -> None:
    state = GAME.new_game(2, frozenset(), 5)
    first, second = state.ledgers[0][parts.HAND], state.ledgers[0][parts.ASIDE]
    GAME.apply(state, GAME.actions.parse_action("keep second"))
    GAME.apply(state, GAME.actions.parse_action("lay 3"))
    assert state.cards[3] == second
    assert state.ledgers[0][parts.ASIDE] == first
    GAME.apply(state, GAME.actions.parse_action("keep first"))
    assert GAME.actions.parse_action("lay 3") not in GAME.legal_actions(state)
    assert [r.action.args for r in GAME.refusals(state)] == [(3,)]
    GAME.apply(state, GAME.actions.parse_action("lay 0"))
    assert NOTHING not in state.cards
    assert len({*state.cards, first}) == 9


@rule("SET-6", "INF-1")
def test_nobody_sees_the_card_that_another_seat_kept_or_put_aside() -> None:
    state = GAME.new_game(3, frozenset(), 5)
    events = GAME.apply(state, GAME.actions.parse_action("keep first"))
    events += GAME.apply(state, GAME.actions.parse_action("lay 2"))
    for viewer in (None, 1, 2):
        told = [GAME.events.redact(event, viewer) for event in events]
        assert [event.args for event in told] == [(UNKNOWN, UNKNOWN), (2, UNKNOWN)]
        assert GAME.observe(state, viewer).cards[2] is UNKNOWN
        assert GAME.observe(state, viewer).seats[0].own_space == 2
    assert GAME.observe(state, 0).cards[2] == state.cards[2]
    assert GAME.observe(state, 0).seats[0].aside == state.ledgers[0][parts.ASIDE]


@rule("SET-7")
def test_a_seat_chooses_resources_tile_order_peasants_and_hamlet() -> None:
    state = answered(GAME.new_game(2, frozenset(), 1), "keep_card", "place_card")
    for text in (
        *("stock stone",) * 4,
        "next_land mountain",
        "next_land corn_field",
        "next_land meadow",
        "settle_peasant 0",
        "settle_peasant 0",
        "settle_hamlet 3",
    ):
        GAME.apply(state, GAME.actions.parse_action(text))
    assert state.ledgers[0][:4] == [0, 0, 4, 0]
    assert state.lands[0] == (3, 0, 1, 2)
    assert state.people[0] == [2, 0, 0, 0]
    assert state.settled[0] == (0, 0, 0, 1)


@rule("SET-8")
def test_duchies_stay_secret_until_the_last_seat_has_laid_out_its_own() -> None:
    state = answered(GAME.new_game(2, frozenset(), 1), "keep_card", "place_card")
    assert GAME.decision(state) is not None
    while GAME.decision(state)[0] == 0:  # type: ignore[index]
        events = GAME.apply(state, GAME.legal_actions(state)[0])
        assert all(UNKNOWN in GAME.events.redact(event, 1).args for event in events)
    assert isinstance(GAME.observe(state, 1).seats[0].duchy, Unknown)
    assert not isinstance(GAME.observe(state, 0).seats[0].duchy, Unknown)
    answered(state, "pick_resource", "pick_land", "pick_peasant", "pick_hamlet")
    assert not isinstance(GAME.observe(state, 1).seats[0].duchy, Unknown)


@rule("SET-8")
def test_all_lay_their_card_before_the_first_lays_out_its_duchy() -> None:
    state = GAME.new_game(3, frozenset(), 1)
    order = []
    while (decision := GAME.decision(state)) is not None and decision.private:
        order.append((decision.seat, decision.kind in ("keep_card", "place_card")))
        GAME.apply(state, GAME.legal_actions(state)[0])
    assert order == sorted(order, key=lambda pair: (not pair[1], pair[0]))


@rule("SET-9")
def test_points_are_private_unless_the_table_opens_them() -> None:
    closed, opened = Position(3), Position(3, variants=frozenset({"open_points"}))
    assert [view.points for view in GAME.observe(closed.state, 1).seats] == [UNKNOWN, 5, UNKNOWN]
    assert [view.points for view in GAME.observe(closed.state, None).seats] == [UNKNOWN] * 3
    assert [view.points for view in GAME.observe(opened.state, None).seats] == [5, 5, 5]


@rule("SET-10")
def test_any_seat_may_be_the_one_that_starts() -> None:
    asked = set()
    for seed in SEEDS:
        position = Position(3, seed=seed)
        seat, kind = position.asked()
        assert kind == "choose_tile"
        assert seat == position.state.clock[parts.STARTER]
        asked.add(seat)
    assert asked == {0, 1, 2}


@rule("INF-1")
def test_what_lies_open_is_seen_by_all_and_what_a_seat_looked_at_only_by_it() -> None:
    position = Position(2).ask("explore", 0)
    events = position.do("explore 6")
    mine, other, crowd = (GAME.observe(position.state, viewer) for viewer in (0, 1, None))
    assert mine.cards[6] == position.state.cards[6]
    assert other.cards[6] is crowd.cards[6] is UNKNOWN
    assert other.seats[0].seen >> 6 & 1
    assert GAME.events.redact(events[0], 1).args == (6, UNKNOWN)
    for field in ("row", "discs", "supply", "clock"):
        assert getattr(mine, field) == getattr(other, field) == getattr(crowd, field)
    assert mine.seats[1].duchy == other.seats[1].duchy == crowd.seats[1].duchy
