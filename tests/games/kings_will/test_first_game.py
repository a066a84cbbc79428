"""The first game: fewer rounds and cards, a fixed start, buildings without powers."""

from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.names import LAKE, TILES
from kingswill_tui.games.kings_will.rules.state import POWERS
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.games.kings_will.positions import Position
from tests.rules_cited import rule

FIRST = KingsWill(load_tables(None, "first_game"))


def first() -> Position:
    """The first game at its first turn."""
    return Position(ruleset="first_game")


@rule("FG-1")
def test_three_rounds_six_cards_of_twelve_and_no_lakes() -> None:
    for seed in range(30):
        state = FIRST.new_game(4, frozenset(), seed)
        assert len(state.travel) == 3
        assert len(state.cards) == 6
        assert state.supply[LAKE] == 0
        cards = {*state.pile, *(ledger[part] for ledger in state.ledgers for part in (11, 12))}
        assert cards == set(range(12))


@rule("FG-2")
def test_everyone_starts_with_the_same_duchy_and_store() -> None:
    position = first()
    for seat in (0, 1):
        assert position.store(seat) == (1, 1, 0, 2, 2)
        assert position.state.lands[seat] == (3, 2, 1, 0)
        assert position.state.people[seat] == [0, 1, 1, 0]
        assert position.state.settled[seat] == (0, 1, 0, 0)


@rule("FG-3", "ACT-5")
def test_buildings_have_neither_powers_nor_a_change_of_mood() -> None:
    position = first().duchy(0, "forest i").have(0, wood=1, leather=1, coins=2).act(0, "building")
    position.do("do construct_building", "construct tannery", "at 0")
    assert position.number(0, "mood") == 0
    assert position.state.ledgers[0][POWERS] == 0
    position.act(0, "harvesting").do("forgo")
    assert position.number(0, "leather") == 0


@rule("FG-4")
def test_all_nine_action_tiles_are_used() -> None:
    assert sorted(first().state.row) == list(range(9))


@rule("FG-5")
def test_each_seat_commits_to_three_cards() -> None:
    position = first()
    while position.game.decision(position.state) is not None:
        hurried = f"choose {TILES[position.state.row[-1]]}"
        position.do(hurried if hurried in position.legal() else sorted(position.legal())[0])
    for seat in (0, 1):
        assert sum(discs >> seat & 1 for discs in position.state.discs) == 3
