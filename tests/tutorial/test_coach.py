"""The coach: every way to a step ends in the same place."""

import pytest

from kingswill_tui.core.decision import Decision
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.tips import Tip, Tips
from tests.tutorial.lessons import SCRIPT, STEP_IDS, position, the_game


def played_to(step_id: str) -> Coach:
    """A coach whose learner did everything up to a step."""
    coach = Coach(SCRIPT)
    while coach.step.id != step_id:
        take(coach)
    return coach


def take(coach: Coach) -> None:
    """Do what one step asks for."""
    step = coach.step
    while not coach.finished and coach.step is step:
        if coach.wanted is not None:
            assert coach.objection(coach.wanted) == ""
            coach.answered(coach.wanted)
        elif step.command:
            coach.did(step.command)
        else:
            coach.read_on()


def place(coach: Coach) -> tuple[str, str]:
    return coach.step.id, the_game().digest(position(coach))


@pytest.mark.parametrize("step_id", STEP_IDS)
def test_skipping_resuming_and_restarting_end_where_playing_ends(step_id: str) -> None:
    there = place(played_to(step_id))
    skipped = Coach(SCRIPT)
    while skipped.step.id != step_id:
        skipped.skip_step()
    assert place(skipped) == there
    assert place(Coach(SCRIPT, step_id)) == there
    skipped.restart()
    assert place(skipped) == place(Coach(SCRIPT))


@pytest.mark.parametrize("step_id", STEP_IDS)
def test_back_and_on_again_ends_where_playing_ends(step_id: str) -> None:
    there = place(played_to(step_id))
    coach = played_to(step_id)
    if coach.wanted is not None:
        coach.answered(coach.wanted)
        coach.back()
        assert place(played_to(step_id)) == there
    coach = Coach(SCRIPT, step_id)
    coach.back()
    if step_id != STEP_IDS[0]:
        assert coach.step.id == STEP_IDS[STEP_IDS.index(step_id) - 1]
        take(coach)
    assert place(coach) == there


@pytest.mark.parametrize("step_id", STEP_IDS)
def test_skipping_a_lesson_comes_to_the_first_step_of_the_next(step_id: str) -> None:
    coach = Coach(SCRIPT, step_id)
    lesson = coach.lesson
    coach.skip_lesson()
    number = SCRIPT.lesson.index(lesson) + 1
    if number == len(SCRIPT.lesson):
        assert coach.finished
    else:
        assert coach.step is SCRIPT.lesson[number].step[0]


def test_back_inside_a_step_returns_to_its_start() -> None:
    coach = Coach(SCRIPT, "one_twice")
    coach.answered(coach.step.answers[0])
    coach.back()
    assert (coach.step.id, coach.wanted) == ("one_twice", coach.step.answers[0])
    assert coach.line == Coach(SCRIPT, "one_twice").line


def test_reading_on_does_not_help_where_something_is_to_be_done() -> None:
    coach = Coach(SCRIPT, "choose_exploiting")
    coach.read_on()
    coach.did("peek")
    assert coach.step.id == "choose_exploiting"


def test_the_first_step_has_nothing_before_it() -> None:
    coach = Coach(SCRIPT)
    coach.back()
    assert coach.step.id == STEP_IDS[0]


def test_an_unknown_step_is_the_beginning() -> None:
    assert Coach(SCRIPT, "gone").step.id == STEP_IDS[0]


TIP = Tip(id="commit", question="commit", text="Where you are safe.")


def test_a_tip_is_shown_twice_and_then_no_more() -> None:
    tips = Tips([TIP], {})
    commit = Decision(0, "commit", False)
    assert [tips.tip_for(commit, ply, True) for ply in (3, 3, 8, 8, 20)] == [TIP.text] * 4 + [""]
    assert tips.seen == {"commit": 2}


def test_tips_that_are_always_wanted_go_on() -> None:
    tips = Tips([TIP], {"commit": 9})
    commit = Decision(0, "commit", False)
    assert tips.tip_for(commit, 1, until_seen_twice=False) == TIP.text
    assert Tips([TIP], {"commit": 2}).tip_for(commit, 1, until_seen_twice=True) == ""


def test_a_question_without_a_tip_has_none() -> None:
    assert Tips([TIP], {}).tip_for(Decision(0, "take", False), 1, False) == ""
