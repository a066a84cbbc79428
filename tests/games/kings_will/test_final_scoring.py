"""Final scoring: wrath, monasteries, will, ranks, seams, totals and ties; and every card by itself."""

import pytest

from kingswill_tui.games.kings_will.rules.final_scoring import Outcome, outcome, standing
from kingswill_tui.games.kings_will.rules.names import CARDS
from kingswill_tui.games.kings_will.rules.state import NEUTRAL, STARTER
from tests.games.kings_will.positions import Position
from tests.rules_cited import rule


def scored(position: Position, cards: str, discs: dict[int, str]) -> Outcome:
    """The outcome with these cards and these discs (`0`, `1`, `n`) on spaces."""
    rest = [letter for letter in CARDS if letter not in cards][: 8 - len(cards)]
    position.cards(cards + "".join(rest))
    bits = {"n": 1 << NEUTRAL, **{str(seat): 1 << seat for seat in range(4)}}
    position.state.discs = tuple(sum(bits[d] for d in discs.get(space, "")) for space in range(8))
    return outcome(position.state)


def line(result: Outcome, space: int, seat: int) -> tuple[int, int]:
    """Wrath and will of one card for one seat."""
    return next((each.wrath, each.will) for each in result.cards if (each.space, each.seat) == (space, seat))


def poor(seats: int = 2) -> Position:
    """Seats with nothing but bare land."""
    position = Position(seats)
    for seat in range(seats):
        position.duchy(seat, "forest, meadow").have(seat, wood=0, coins=0, points=5)
    return position


@rule("FIN-1")
def test_only_cards_with_a_disc_count_and_wrath_hits_everyone_who_does_not_meet_it() -> None:
    position = poor().have(0, wood=1)
    result = scored(position, "ABC", {0: "1", 1: "n"})
    assert result.set_aside == (2, 3, 4, 5, 6, 7)
    assert line(result, 0, 0) == (0, 0)
    assert line(result, 0, 1) == (-2, 0)
    assert line(result, 1, 0) == line(result, 1, 1) == (-2, 0)
    assert [total.total for total in result.totals] == [3, 1]


@rule("FIN-2")
def test_each_monastery_prevents_one_wrath_where_it_is_worth_most() -> None:
    position = poor().duchy(0, "forest monastery, meadow, hill, lake, lake ii")
    result = scored(position, "NME", {0: "0", 1: "0", 2: "n"})
    # M: a lake is there, so it is met; N, unmet, would score as a shared first; E brings only its two points.
    assert line(result, 0, 0) == (0, 9)
    assert line(result, 2, 0) == (-2, 0)
    prevented = [(each.space, each.prevented) for each in result.cards if each.seat == 0]
    assert prevented == [(0, True), (1, False), (2, False)]


@rule("FIN-2")
def test_a_monastery_looks_at_what_a_card_is_worth_to_its_owner_and_not_at_where_it_lies() -> None:
    position = poor().duchy(0, "forest monastery ii, meadow i")
    # E brings its two points, N would bring more to a committed seat, G brings its owner the most.
    result = scored(position, "ENG", {0: "0", 1: "n", 2: "0"})
    assert [(each.space, each.prevented) for each in result.cards if each.seat == 0] == [
        (0, False),
        (1, False),
        (2, True),
    ]
    assert [line(result, space, 0) for space in range(3)] == [(-2, 0), (-2, 0), (0, 9)]


@rule("FIN-3")
def test_the_first_of_all_scores_nothing_when_the_wrath_hits_it() -> None:
    position = poor().duchy(0, "forest ii, meadow i")
    assert line(scored(position, "G", {0: "0"}), 0, 0) == (-2, 0)


@rule("FIN-2")
def test_of_equal_ones_the_lower_space_is_prevented() -> None:
    position = poor().duchy(0, "forest monastery, meadow")
    result = scored(position, "EF", {0: "n", 1: "n"})
    assert line(result, 0, 0) == (0, 0)
    assert line(result, 1, 0) == (-2, 0)


@rule("FIN-3")
def test_only_a_committed_seat_that_avoided_the_wrath_scores_the_will() -> None:
    position = poor().duchy(0, "forest castle castle, meadow castle").duchy(1, "forest castle, meadow")
    result = scored(position, "BE", {0: "0", 1: "0"})
    assert line(result, 0, 0) == (0, 9)
    assert line(result, 0, 1) == (0, 0)
    assert line(result, 1, 0) == (-2, 0)


@rule("FIN-4")
def test_ties_share_a_rank_and_the_next_lower_value_takes_the_next_one() -> None:
    position = poor(4)
    for seat, coins in enumerate((8, 8, 6, 5)):
        position.have(seat, coins=coins)
    result = scored(position, "I", {0: "012"})
    assert [line(result, 0, seat) for seat in range(4)] == [(0, 9), (0, 9), (0, 7), (0, 0)]
    for seat, coins in enumerate((8, 7, 6, 5)):
        position.have(seat, coins=coins)
    ranks = {each.seat: each.standing for each in scored(position, "I", {0: "3"}).cards}
    assert [ranks[seat].level for seat in range(4)] == [1, 2, 3, 4]
    assert [ranks[seat].points for seat in range(4)] == [9, 7, 5, 0]


@rule("FIN-5")
def test_matching_halves_of_neighbouring_buildings_score_the_whole_symbol() -> None:
    # Bakery 3|1, Inn 1|2, Residence 1|0: the first two match with 1, the next two do not.
    position = poor().duchy(0, "forest < bakery, meadow < inn, hill < residence, lake, forest < fair")
    result = scored(position, "A", {})
    assert [(seam.seat, seam.place, seam.points) for seam in result.seams] == [(0, 0, 1)]
    assert result.totals[0].buildings == 1


@rule("FIN-5")
def test_buildings_that_are_not_neighbours_or_show_nothing_score_nothing() -> None:
    position = poor().duchy(0, "forest < fair, meadow, hill < school, lake, lake < abbey, lake < cart")
    assert scored(position, "A", {}).seams == ()


@rule("FIN-6")
def test_of_tied_seats_the_latest_in_turn_order_from_the_starter_wins() -> None:
    position = poor(3)
    for starter, winner in ((0, 2), (1, 0), (2, 1)):
        position.state.clock[STARTER] = starter
        result = scored(position, "A", {})
        assert result.tied == (0, 1, 2)
        assert result.winner == winner
    position.have(starter, points=6)
    result = scored(position, "A", {})
    assert (result.winner, result.tied) == (starter, (starter,))


@rule("FIN-7")
def test_a_total_may_be_negative() -> None:
    position = poor().have(0, points=1)
    assert scored(position, "BCE", {0: "n", 1: "n", 2: "n"}).totals[0].total == -5


CARD_CASES = {
    # card: (duchy and numbers that meet the wrath, ones that do not, will's points of the first)
    "A": ("forest hamlet, meadow castle", {"wood": 1}, "forest hamlet", {}, 4),
    "B": ("forest castle, hill castle castle", {}, "forest", {}, 9),
    "C": ("forest monastery, hill", {}, "forest", {"stone": 1}, 4),
    "D": ("forest hamlet, hill hamlet village", {}, "forest hamlet", {}, 7),
    "E": ("forest", {"education": 4}, "forest", {"education": 1}, 5),
    "F": ("forest", {"development": 6}, "forest", {"development": 1}, 8),
    "G": ("forest ii, hill ii", {}, "forest ii, hill i", {}, 9),
    "H": ("forest", {"mood": 2}, "forest", {"mood": -2}, 9),
    "I": ("forest", {"coins": 4}, "forest", {"coins": 3}, 9),
    "J": ("forest, hill, hill, lake, lake", {}, "forest, hill, hill, lake", {}, 9),
    "K": ("forest castle, hill hamlet monastery", {}, "forest hamlet", {}, 8),
    "L": ("forest", {"food": 3, "coins": 4}, "forest", {"coins": 9}, 5),
    "M": ("lake ii, lake i", {}, "forest", {}, 5),
    "N": ("forest < inn", {}, "forest", {}, 9),
    "O": (
        "forest monastery",
        {"wood": 1, "leather": 1, "stone": 1, "food": 1, "coins": 4, "mood": 1},
        "forest",
        {},
        8,
    ),
    "P": ("lake castle", {"stone": 4, "mood": 0}, "forest", {"stone": 0}, 10),
}


def check(letter: str) -> None:
    """One card by its case: met with its points, and not met."""
    duchy, numbers, other, fewer, points = CARD_CASES[letter]
    card = CARDS.index(letter)
    position = poor().have(1, mood=-4, coins=0).duchy(0, duchy).have(0, **{"wood": 0, "coins": 0, **numbers})
    found = standing(position.state, 0, card)
    assert found.met
    assert found.points == points
    position.duchy(0, other).have(
        0, **{"wood": 0, "coins": 0, "education": 0, "development": 0, "mood": 0, **fewer}
    )
    assert not standing(position.state, 0, card).met


@rule(
    "WILL-A", "WILL-B", "WILL-C", "WILL-D", "WILL-E", "WILL-F", "WILL-G", "WILL-H",
    "WILL-I", "WILL-J", "WILL-K", "WILL-L", "WILL-M", "WILL-N", "WILL-O", "WILL-P",
)  # fmt: skip
@pytest.mark.parametrize("letter", CARD_CASES)
def test_each_card_has_its_wrath_and_its_will(letter: str) -> None:
    check(letter)


@rule("WILL-K", "WILL-O", "WILL-P")
def test_a_level_counts_only_together_with_all_before_it() -> None:
    position = poor().duchy(0, "forest castle, hill monastery village")
    assert standing(position.state, 0, CARDS.index("K")).points == 0
    position.duchy(0, "forest hamlet, hill monastery village")
    assert standing(position.state, 0, CARDS.index("K")).points == 2
    position.duchy(0, "lake").have(0, stone=4, mood=2)
    assert standing(position.state, 0, CARDS.index("P")).points == 2
    position.duchy(0, "lake monastery").have(0, coins=3, mood=2)
    assert standing(position.state, 0, CARDS.index("O")).points == 0


@rule("WILL-A", "WILL-B", "WILL-C", "WILL-O", "WILL-P")
def test_either_condition_avoids_the_wrath() -> None:
    for letter, duchy, numbers in (
        ("A", "forest hamlet, hill hamlet", {}),
        ("A", "forest", {"wood": 1}),
        ("B", "forest", {"stone": 1}),
        ("C", "forest", {"leather": 1}),
        ("D", "forest village", {}),
        ("O", "forest", {"leather": 1}),
        ("O", "forest", {"coins": 4}),
        ("P", "forest", {"stone": 1}),
        ("P", "lake", {}),
    ):
        position = poor().duchy(0, duchy).have(0, **{"food": 0, "coins": 0, **numbers})
        assert standing(position.state, 0, CARDS.index(letter)).met, letter
