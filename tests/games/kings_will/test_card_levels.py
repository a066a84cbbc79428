"""Every level, rank and piece of the sixteen cards, and the edge of every wrath."""

import pytest

from kingswill_tui.games.kings_will.rules.final_scoring import standing
from kingswill_tui.games.kings_will.rules.names import CARDS
from tests.games.kings_will.positions import Position
from tests.rules_cited import rule

FOUR = {"wood": 1, "leather": 1, "stone": 1, "food": 1}
LEVELS = [
    *(("E", "forest", {"education": space}, points) for space, points in enumerate((0, 0, 0, 4, 5, 7, 8))),
    *(("F", "forest", {"development": space}, points) for space, points in enumerate((0, 0, 0, 4, 5, 7, 8))),
    *(("L", "castle", {"food": sets, "coins": 6}, p) for sets, p in enumerate((0, 0, 2, 5, 8, 10, 10))),
    *(("L", "castle", {"food": 6, "coins": sets}, p) for sets, p in enumerate((0, 0, 2, 5, 8, 10, 10))),
    ("M", "forest ii, hill ii", {}, 0),
    ("M", "lake i, forest ii", {}, 2),
    ("M", "lake ii, forest ii", {}, 2),
    ("M", "lake ii, lake i", {}, 5),
    ("M", "lake ii, lake ii", {}, 8),
    ("M", "lake ii, lake ii, lake i", {}, 10),
    ("K", "forest", {}, 0),
    ("K", "forest hamlet", {}, 2),
    ("K", "forest hamlet, hill castle", {}, 5),
    ("K", "forest hamlet, hill castle monastery", {}, 8),
    ("K", "forest hamlet, hill castle monastery, lake village", {}, 10),
    ("O", "forest monastery", {**FOUR, "coins": 3, "mood": 2}, 0),
    ("O", "forest", {**FOUR, "coins": 4, "mood": 2}, 2),
    ("O", "forest monastery", {**FOUR, "food": 0, "coins": 4, "mood": 2}, 5),
    ("O", "forest monastery", {**FOUR, "coins": 4, "mood": 1}, 8),
    ("O", "forest monastery", {**FOUR, "coins": 4, "mood": 2}, 10),
    ("P", "forest castle", {"stone": 4, "mood": 0}, 0),
    ("P", "lake", {"stone": 4, "mood": 0}, 2),
    ("P", "lake castle", {"stone": 3, "mood": 0}, 5),
    ("P", "lake castle", {"stone": 4, "mood": -1}, 8),
    ("P", "lake castle", {"stone": 4, "mood": 0}, 10),
    ("A", "hill hamlet castle, hill monastery village", {}, 8),
    ("B", "hill castle castle, forest castle, lake monastery", {}, 9),
    ("C", "hill monastery monastery, lake castle", {}, 8),
    ("D", "hill hamlet hamlet, lake village, forest castle", {}, 7),
]
EDGES = [
    ("A", "forest hamlet", {"stone": 4}, False),
    ("A", "forest hamlet, hill hamlet", {}, True),
    ("A", "forest", {"wood": 1}, True),
    ("B", "forest monastery", {"wood": 4}, False),
    ("B", "forest castle", {}, True),
    ("B", "forest", {"stone": 1}, True),
    ("C", "forest castle", {"food": 4}, False),
    ("C", "forest monastery", {}, True),
    ("C", "forest", {"leather": 1}, True),
    ("D", "forest hamlet, hill castle", {}, False),
    ("D", "forest hamlet, hill hamlet", {}, True),
    ("D", "forest village", {}, True),
    ("E", "forest", {"education": 1}, False),
    ("E", "forest", {"education": 2}, True),
    ("F", "forest", {"development": 1}, False),
    ("F", "forest", {"development": 2}, True),
    ("G", "forest ii, hill i", {}, False),
    ("G", "forest ii, hill ii", {}, True),
    ("H", "forest", {"mood": -2}, False),
    ("H", "forest", {"mood": -1}, True),
    ("I", "forest", {"coins": 3}, False),
    ("I", "forest", {"coins": 4}, True),
    ("J", "forest, hill, lake, lake", {}, False),
    ("J", "forest, hill, lake, lake, lake", {}, True),
    ("K", "forest hamlet, hill hamlet", {}, False),
    ("K", "forest castle", {}, True),
    ("K", "forest monastery", {}, True),
    ("K", "forest village", {}, True),
    ("L", "forest", {"coins": 9}, False),
    ("L", "forest", {"food": 1}, True),
    ("M", "hill ii", {}, False),
    ("M", "lake", {}, True),
    ("N", "forest", {}, False),
    ("N", "forest < fair", {}, True),
    ("O", "forest", {"coins": 3, "food": 4}, False),
    ("O", "forest", {"coins": 4}, True),
    ("O", "forest", {"leather": 1}, True),
    ("P", "hill castle", {"wood": 4}, False),
    ("P", "lake", {}, True),
    ("P", "forest", {"stone": 1}, True),
]
MORE_AND_LESS = {
    "G": ("forest ii, hill i", {}, "forest ii", {}),
    "H": ("forest", {"mood": 1}, "forest", {"mood": 0}),
    "I": ("forest", {"coins": 3}, "forest", {"coins": 2}),
    "J": ("forest, hill, lake", {}, "forest, hill", {}),
    "N": ("forest < fair, hill < school", {}, "forest < inn", {}),
}


def seated(position: Position, seat: int, duchy: str, numbers: dict[str, int]) -> Position:
    """Give a seat a duchy and these numbers, and nothing else; `castle` alone is a bigger warehouse."""
    laid = "forest castle" if duchy == "castle" else duchy
    nothing = {"wood": 0, "coins": 0, "education": 0, "development": 0, "mood": 0}
    return position.duchy(seat, laid).have(seat, **{**nothing, **numbers})


@rule(
    "WILL-A", "WILL-B", "WILL-C", "WILL-D", "WILL-E", "WILL-F",
    "WILL-K", "WILL-L", "WILL-M", "WILL-O", "WILL-P",
)  # fmt: skip
@pytest.mark.parametrize(("card", "duchy", "numbers", "points"), LEVELS)
def test_a_card_is_worth_its_level_or_its_pieces(
    card: str, duchy: str, numbers: dict[str, int], points: int
) -> None:
    position = seated(Position(), 0, duchy, numbers)
    assert standing(position.state, 0, CARDS.index(card)).points == points


@rule(
    "WILL-A", "WILL-B", "WILL-C", "WILL-D", "WILL-E", "WILL-F", "WILL-G", "WILL-H",
    "WILL-I", "WILL-J", "WILL-K", "WILL-L", "WILL-M", "WILL-N", "WILL-O", "WILL-P",
)  # fmt: skip
@pytest.mark.parametrize(("card", "duchy", "numbers", "met"), EDGES)
def test_a_wrath_is_avoided_from_its_edge_on(
    card: str, duchy: str, numbers: dict[str, int], met: bool
) -> None:
    position = seated(Position(), 0, duchy, numbers)
    assert standing(position.state, 0, CARDS.index(card)).met == met


@rule("FIN-4", "WILL-G", "WILL-H", "WILL-I", "WILL-J", "WILL-N")
@pytest.mark.parametrize("card", MORE_AND_LESS)
def test_who_has_more_is_ranked_before_who_has_less_and_equals_share(card: str) -> None:
    more, more_numbers, less, less_numbers = MORE_AND_LESS[card]
    position = seated(Position(3), 0, less, less_numbers)
    seated(position, 1, more, more_numbers)
    seated(position, 2, less.replace("inn", "barn"), less_numbers)
    assert [standing(position.state, seat, CARDS.index(card)).points for seat in range(3)] == [7, 9, 7]
