"""The golden playthroughs still play out exactly as they were written down."""

import pytest

from tests.games.kings_will.playthroughs import ANSWER, PLANS, Plan, first_difference, played, replayed


def written(plan: Plan) -> list[str]:
    """The lines of the file."""
    return plan.file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_the_answers_of_a_playthrough_lead_to_the_same_events_positions_and_scores(plan: Plan) -> None:
    lines = written(plan)
    assert first_difference(lines, replayed(plan, lines)) == ""


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file.stem)
def test_a_playthrough_is_the_game_its_first_line_names(plan: Plan) -> None:
    assert first_difference(written(plan), played(plan)) == ""


def test_the_playthroughs_together_ask_every_question_but_the_rarest() -> None:
    kinds = {line.split()[1] for plan in PLANS for line in written(plan) if line.startswith(ANSWER)}
    assert kinds >= {"keep", "lay", "stock", "choose", "do", "explore", "found", "construct", "at", "pay"}
    assert kinds >= {"step_from", "step", "new_land", "give", "take", "sell", "use", "lose", "commit"}
    assert kinds >= {"neutral", "deliver", "no_delivery"}


def test_the_first_difference_between_playthroughs_is_named() -> None:
    assert first_difference(["a", "b"], ["a", "b"]) == ""
    assert "line 2" in first_difference(["a", "b"], ["a", "c"])
    assert "there were 2 lines" in first_difference(["a", "b"], ["a"])
