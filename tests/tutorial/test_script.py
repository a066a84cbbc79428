"""The script against the real rules: nothing it asks for is illegal, misplaced or hard to read."""

import re
from typing import Any

import pytest

from kingswill_tui.core.action import Action
from kingswill_tui.core.fields import WrongField, made_of
from kingswill_tui.games.kings_will.passages import passages
from kingswill_tui.games.kings_will.rules.frames import DECISIONS
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import LEARNER, OF_PARTNER, Lesson, Script, Step, light
from kingswill_tui.tutorial.tips import load_tips
from tests.tutorial.lessons import EACH_STEP, SCRIPT, STEP_IDS, TWO, position, the_game

MOST_SENTENCES = 3
MOST_WORDS = 22
"""Words in a sentence; beyond that it has to be read twice."""
FEW_SYLLABLES = 1.5
"""Vowel groups a word, on average over a step: short, common words."""


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?]) ", text) if part]


def said(step: Step) -> list[str]:
    return [text for text in (step.text, step.hint, step.instead) if text]


def test_there_are_about_25_steps_with_different_names() -> None:
    assert 22 <= len(STEP_IDS) <= 30
    assert len(set(STEP_IDS)) == len(STEP_IDS)


@pytest.mark.parametrize(("script", "step_id"), EACH_STEP)
def test_each_answer_is_legal_when_it_is_asked_for_and_asked_of_whose_step_it_is(
    script: Script, step_id: str
) -> None:
    game = the_game()
    coach = Coach(script, step_id)
    state = position(coach)
    for text in coach.step.answers:
        decision = game.decision(state)
        assert decision is not None
        assert decision.seat == (1 if step_id.endswith(OF_PARTNER) else LEARNER)
        action = game.actions.parse_action(text)
        assert action in game.legal_actions(state)
        game.apply(state, action)


@pytest.mark.parametrize("step_id", STEP_IDS)
def test_the_learner_is_asked_at_every_step(step_id: str) -> None:
    decision = the_game().decision(position(Coach(SCRIPT, step_id)))
    assert decision is not None and decision.seat == LEARNER


def test_what_is_answered_for_others_is_answered_by_the_partner() -> None:
    game = the_game()
    state = game.new_game(2, frozenset(), SCRIPT.seed)
    for step in SCRIPT.steps:
        for text, learns in [(t, True) for t in step.answers] + [(t, False) for t in step.then]:
            decision = game.decision(state)
            assert decision is not None
            assert (decision.seat == LEARNER) == learns, (step.id, text)
            game.apply(state, game.actions.parse_action(text))


def test_the_lessons_end_in_the_second_round_with_the_game_going_on() -> None:
    coach = Coach(SCRIPT)
    while not coach.finished:
        coach.skip_step()
    state = position(coach)
    assert the_game().observe(state, None).clock[0] == 2
    assert the_game().decision(state) is not None


@pytest.mark.parametrize(("script", "step_id"), EACH_STEP)
def test_each_rule_named_has_a_passage(script: Script, step_id: str) -> None:
    tables = load_tables(None, script.ruleset)
    known = {passage.id for passage in passages(tables, tables)}
    assert set(Coach(script, step_id).step.rules) <= known


@pytest.mark.parametrize(("script", "step_id"), EACH_STEP)
def test_each_light_names_a_thing_of_the_game(script: Script, step_id: str) -> None:
    for text in Coach(script, step_id).step.lights:
        assert light(text)[0] == text.split(" ")[0]


@pytest.mark.parametrize(("script", "step_id"), EACH_STEP)
def test_each_step_is_short_and_easily_read(script: Script, step_id: str) -> None:
    step = Coach(script, step_id).step
    for text in said(step):
        parts = sentences(text)
        assert len(parts) <= MOST_SENTENCES
        assert text[-1] in ".?!"
        for part in parts:
            assert len(part.split()) <= MOST_WORDS, part
    words = re.findall(r"[a-z]+", step.text.lower())
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", word.removesuffix("e")))) for word in words)
    assert syllables / len(words) <= FEW_SYLLABLES, syllables / len(words)


STEP = {"id": "one", "text": "Do.", "rules": ["A-1"], "hint": "So.", "answers": ["a"], "instead": "No."}
PART = {"text": "Do.", "hint": "So.", "instead": "No."}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"instead": ""}, "'step.1.instead' is needed exactly if something is to be done"),
        ({"answers": []}, "'step.1.instead' is needed exactly if something is to be done"),
        ({"then": ["b"]}, "'step.1.partner' is needed exactly if something is answered by one"),
        ({"partner": PART}, "'step.1.partner' is needed exactly if something is answered by one"),
        ({"also": [["a"], ["a", "b"]]}, "'step.1.also' needs as many answers in each order"),
    ],
)
def test_a_step_whose_parts_do_not_fit_each_other_is_refused(changed: dict[str, Any], told: str) -> None:
    whole = {**STEP, "also": [["b"]], "then": ["b"], "partner": PART}
    assert [step.id for step in made_of(Lesson, {"title": "All", "step": [STEP, whole]}).step] == ["one"] * 2
    with pytest.raises(WrongField, match=told):
        made_of(Lesson, {"title": "All", "step": [{**STEP, **changed}]})


def test_each_tip_goes_with_a_question_of_the_game_and_is_short() -> None:
    for tip in load_tips():
        assert tip.question in DECISIONS
        assert len(sentences(tip.text)) <= 2
    assert len({tip.question for tip in load_tips()}) == len(load_tips())


@pytest.mark.parametrize(("script", "step_id"), EACH_STEP)
def test_every_other_legal_answer_is_answered_with_a_kind_sentence_and_leaves_a_way_on(
    script: Script, step_id: str
) -> None:
    game = the_game()
    coach = Coach(script, step_id)
    for number in range(max(1, len(coach.step.answers))):
        wanted = coach.wanted
        ways = [way[number] for way in (coach.step.answers, *coach.step.also) if coach.step.answers]
        for action in game.legal_actions(position(coach)):
            text = game.actions.print_action(Action(*action))
            assert bool(coach.objection(text)) == (text not in (ways if number == 0 else [wanted]))
            assert coach.wanted == wanted
        if wanted is not None:
            coach.answered(wanted)
    assert coach.finished or coach.step.id != step_id or coach.reads or coach.step.command


def test_other_orders_of_the_answers_lead_to_the_same_position() -> None:
    orders = 0
    for step in SCRIPT.steps:
        for way in step.also:
            orders += 1
            coach = Coach(SCRIPT, step.id)
            for text in way:
                assert coach.objection(text) == ""
                coach.answered(text)
                position(coach)
            assert coach.step is not step
            game, usual = the_game(), Coach(SCRIPT, step.id)
            state, other = position(usual), position(usual)
            for text, another in zip(step.answers, way, strict=True):
                game.apply(state, game.actions.parse_action(text))
                game.apply(other, game.actions.parse_action(another))
            assert game.digest(state) == game.digest(other)
    assert orders


def test_a_second_learner_gives_every_answer_of_the_partner() -> None:
    assert not any(step.then for step in TWO.steps)
    assert TWO.line == SCRIPT.line
    assert TWO.partner == "Tilda"


def test_what_two_learners_read_together_names_no_card_that_one_alone_knows() -> None:
    game = the_game()
    for step in TWO.steps:
        decision = game.decision(position(Coach(TWO, step.id)))
        assert decision is not None
        if step.only_read or not decision.private:
            for text in said(step):
                assert not re.search(r"\bcard [A-P]\b|\bKing wants \w", text), text


def test_whoever_learns_alone_again_goes_on_where_two_were() -> None:
    assert Coach(SCRIPT, "tax_partner").step.id == "tax"
