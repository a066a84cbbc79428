"""There are words and a rule for everything that can be asked, answered, refused or happen."""

import ast
from collections.abc import Iterator
from pathlib import Path

from kingswill_tui.games.kings_will.passages import passages
from kingswill_tui.games.kings_will.rules import frames, names, vocabulary
from kingswill_tui.games.kings_will.words import (
    buildings,
    labels,
    questions,
    reasons,
    rule_ids,
    sentences,
    things,
)
from tests.games.kings_will.words_in_play import all_moments, game_of

RULES = Path(names.__file__).parent


def _reason_keys(tree: ast.Module) -> Iterator[str]:
    """The keys that a module's source can give to a Reason."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            yield from _texts(node.args[0])


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    else:
        value = ast.literal_eval(node)
        assert isinstance(value, str)
        yield value


def keys_in_the_rules() -> set[str]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in RULES.glob("*.py"))
    return {key for tree in trees for key in _reason_keys(tree)}


def test_every_action_has_a_label_and_every_event_a_sentence() -> None:
    assert list(labels.LABELS) == list(vocabulary.ACTIONS.kinds)
    assert list(sentences.SENTENCES) == list(vocabulary.EVENTS.kinds)


def test_every_event_with_a_secret_has_a_sentence_without_it() -> None:
    secretive = {kind for kind, params in vocabulary.EVENTS.kinds.items() if any(p.secret for p in params)}
    assert set(sentences.VEILED) == secretive


def test_every_question_has_a_sentence_and_a_rule() -> None:
    assert list(questions.QUESTIONS) == list(frames.DECISIONS)
    assert list(rule_ids.DECISIONS) == list(frames.DECISIONS)


def test_every_reason_in_the_rules_has_words_and_no_words_are_left_over() -> None:
    assert len(keys_in_the_rules()) > 15
    assert set(reasons.REASONS) == keys_in_the_rules()


def test_reasons_met_in_play_are_all_worded() -> None:
    met = set()
    for moment in all_moments():
        for refusal in moment.game.refusals(moment.state):
            met.add(refusal.reason.key)
            assert moment.words.refusal(refusal, moment.seen(moment.asked))
    assert len(met) > 12


def test_every_single_action_building_and_thing_has_its_names() -> None:
    assert len(rule_ids.SINGLE_ACTIONS) == len(names.SINGLE_ACTIONS)
    assert set(buildings.EFFECTS) == set(range(len(names.BUILDINGS)))
    for namer, count in (
        (things.thing, len(names.THINGS)),
        (things.letter, len(names.THINGS)),
        (things.terrain, len(names.TERRAINS)),
        (things.terrain_letter, len(names.TERRAINS)),
        (things.settlement, len(names.SETTLEMENTS)),
        (things.building, len(names.BUILDINGS)),
        (things.tile, len(names.TILES)),
        (things.single_action, len(names.SINGLE_ACTIONS)),
    ):
        assert len({namer(index) for index in range(count)}) == count
    for short, count in (
        (things.short_tile, len(names.TILES)),
        (things.short_terrain, len(names.TERRAINS)),
        (things.short_single_action, len(names.SINGLE_ACTIONS)),
    ):
        texts = {short(index) for index in range(count)}
        assert len(texts) == count
        assert all(0 < len(text) <= 7 for text in texts)


def test_every_answer_question_and_refusal_names_a_rule_of_the_reference() -> None:
    known = {each.id for each in passages(game_of("standard").tables)}
    named = set()
    for moment in all_moments():
        seen = moment.seen(moment.asked)
        assert seen.decision is not None
        named.add(moment.words.question_rule(seen.decision))
        named |= {moment.words.rule_of(action, seen) for action in seen.legal_actions}
        named |= {refusal.reason.rule for refusal in moment.game.refusals(moment.state)}
    named |= {rule_ids.building_rule(building) for building in range(len(names.BUILDINGS))}
    named |= {rule_ids.card_rule(card) for card in range(len(names.CARDS))}
    assert len(named) > 50
    assert named <= known
