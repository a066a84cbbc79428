"""What each kind of answer is about."""

import pytest

from kingswill_tui.games.kings_will.rules.vocabulary import ACTIONS
from kingswill_tui.ui.boards.kings_will.canvas import Area
from kingswill_tui.ui.boards.kings_will.nearest import nearest
from kingswill_tui.ui.boards.kings_will.targets import Target, target_of
from tests.ui.boards.positions import grown, states, the_game

ABOUT_NOTHING = {"forgo", "stay", "done", "pay", "keep", "keep_received"}
"""Answers that concern no single thing on the board."""
AREAS: dict[Target, Area] = {
    ("tile", 0): Area(0, 0, 8, 3),
    ("tile", 1): Area(10, 0, 8, 3),
    ("tile", 2): Area(20, 0, 8, 3),
    ("place", 0, 0): Area(9, 6, 10, 6),
}


def test_every_kind_of_answer_is_about_a_thing_or_knowingly_about_none() -> None:
    game = the_game()
    about: dict[str, bool] = {}
    for seed in range(6):
        for state in states(2 + seed % 3, seed):
            decision = game.decision(state)
            seen = game.observe(state, None if decision is None else decision.seat)
            for action in seen.legal_actions:
                found = target_of(action, seen) is not None
                assert about.setdefault(action.kind, found) == found
    assert set(about) >= set(ACTIONS.kinds) - {"neutral", "lose", "deliver", "no_delivery"}
    assert {kind for kind, found in about.items() if not found} == ABOUT_NOTHING


def test_a_step_is_about_the_tile_it_leads_to() -> None:
    game = the_game()
    seen = game.observe(grown(3, 5), None)
    steps = [action for action in seen.legal_actions if action.kind == "step"]
    assert [target_of(action, seen) for action in steps] == [("place", 1, 10)]


@pytest.mark.parametrize(
    "here, direction, there",
    [
        (None, (1, 0), ("tile", 0)),
        (("space", 5), (1, 0), ("tile", 0)),
        (("tile", 0), (1, 0), ("tile", 1)),
        (("tile", 2), (-1, 0), ("tile", 1)),
        (("tile", 1), (0, 1), ("place", 0, 0)),
        (("place", 0, 0), (0, -1), ("tile", 1)),
        (("tile", 2), (1, 0), None),
        (("tile", 1), (0, -1), None),
    ],
)
def test_the_cursor_goes_to_the_nearest_thing_ahead(
    here: Target | None, direction: tuple[int, int], there: Target | None
) -> None:
    assert nearest(AREAS, here, *direction) == there


def test_without_anything_to_choose_the_cursor_goes_nowhere() -> None:
    assert nearest({}, None, 1, 0) is None
