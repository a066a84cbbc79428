"""Whatever is said fits its line: short enough, one line, no sign that a screen could take for its own."""

from collections.abc import Iterator

import pytest

from kingswill_tui.core.decision import Decision
from kingswill_tui.games.kings_will.rules.frames import DECISIONS
from kingswill_tui.games.kings_will.rules.names import BUILDINGS, CARDS
from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.games.kings_will.words.previews import LEVY_FOLLOWS
from kingswill_tui.session.seating import LONGEST_NAME
from tests.games.kings_will.words_in_play import Moment, all_moments, game_of

LABEL = 60
SENTENCE = 110
TITLE = 74
"""Columns of a title in a frame that is 80 columns wide."""
STATUS = 56
"""Columns beside the seed and whether the game is saved in a line of 80."""


def is_one_clean_line(text: str) -> bool:
    return text.isprintable() and bool(text.strip()) and not set("[]") & set(text) and text.isascii()


def _viewers(moment: Moment) -> tuple[int | None, ...]:
    return (None, moment.asked)


def _texts(moment: Moment) -> Iterator[str]:
    """Everything that can be said of a position and of what followed."""
    words, game, state = moment.words, moment.game, moment.state
    for viewer in _viewers(moment):
        seen = moment.seen(viewer)
        assert seen.decision is not None
        yield words.question(seen.decision, seen)
        yield words.headline(seen)
        yield words.status(seen)
        yield from words.situation(seen, moment.asked)
        yield from words.table(seen)
        yield from words.knowledge(seen)
        for action in seen.legal_actions:
            preview = game.preview(state, action)
            yield from words.preview(preview, action, seen)
            yield from words.warnings(preview, action, seen)
        for refusal in game.refusals(state):
            yield words.refused(refusal, seen)


def test_everything_said_is_one_clean_line_that_leaves_no_gap() -> None:
    for moment in all_moments():
        for text in _texts(moment):
            assert is_one_clean_line(text), text
            assert not any(gap in text for gap in ("  to", " .", "None", "UNKNOWN", "?,", "_", "-1 of")), text


def test_labels_are_short_and_tell_the_answers_of_a_question_apart() -> None:
    for moment in all_moments():
        for viewer in _viewers(moment):
            seen = moment.seen(viewer)
            found = [moment.words.action(action, seen) for action in seen.legal_actions]
            assert all(is_one_clean_line(text) and len(text) <= LABEL for text in found), found
            assert len(set(found)) == len(found)


def test_labels_of_refused_answers_differ_from_those_of_legal_ones() -> None:
    for moment in all_moments():
        seen = moment.seen(moment.asked)
        actions = [
            *seen.legal_actions,
            *(refusal.action for refusal in moment.game.refusals(moment.state)),
        ]
        found = [moment.words.action(action, seen) for action in actions]
        assert len(set(found)) == len(found), found


def test_questions_and_events_are_short_sentences() -> None:
    told = 0
    for moment in all_moments():
        seen = moment.seen(moment.asked)
        assert seen.decision is not None
        texts = [moment.words.question(seen.decision, seen)]
        for event in moment.events:
            for viewer in (None, *range(len(seen.seats))):
                text = moment.words.event(event, viewer)
                if text is not None:
                    texts.append(text)
        told += len(texts)
        for text in texts:
            assert is_one_clean_line(text), text
            assert len(text) <= SENTENCE, text
            assert text[0].isupper() and text[-1] in ".?", text
    assert told > 2000


def test_every_question_fits_a_frame_title_however_long_the_name() -> None:
    asked: dict[str, int] = {}
    for moment in all_moments():
        words = Words(moment.game.tables, ("W" * LONGEST_NAME,) * 4)
        seen = moment.seen(moment.asked)
        assert seen.decision is not None
        length = len(words.question(seen.decision, seen))
        asked[seen.decision.kind] = max(length, asked.get(seen.decision.kind, 0))
    assert set(asked) == set(DECISIONS)
    assert {kind: length for kind, length in asked.items() if length > TITLE} == {}


@pytest.mark.parametrize("kind", ["construct_at", "pay_building"])
def test_questions_about_the_longest_named_building_fit_too(kind: str) -> None:
    words = Words(game_of("standard").tables, ("W" * LONGEST_NAME,) * 4)
    moment = next(moment for moment in all_moments() if moment.action.kind == "construct")
    seen = moment.seen(None)
    for building in range(len(BUILDINGS)):
        decision = Decision(0, kind, False, (building, 0))
        assert len(words.question(decision, seen)) <= TITLE


def test_numbers_that_change_are_told_before_and_after() -> None:
    changed = 0
    for moment in all_moments():
        seen = moment.seen(moment.asked)
        preview = moment.game.preview(moment.state, moment.action)
        parts = moment.words.preview(preview, moment.action, seen)
        changed += len(preview.changes)
        for change in preview.changes:
            assert any(part.endswith(f" {change.before} -> {change.after}") for part in parts), parts
        assert ("ends the round" in parts) == preview.ends_round
    assert changed > 300


def test_the_last_commitment_says_that_the_levy_follows_by_itself() -> None:
    followed = 0
    for moment in all_moments():
        if moment.action.kind not in ("commit", "neutral"):
            continue
        preview = moment.game.preview(moment.state, moment.action)
        parts = moment.words.preview(preview, moment.action, moment.seen(moment.asked))
        marked = [part for part in parts if part.startswith(LEVY_FOLLOWS)]
        assert len(marked) == bool(preview.changes or preview.points or preview.penalty)
        followed += len(marked)
    assert followed


def test_warnings_name_what_is_lost() -> None:
    seen_kinds = set()
    for moment in all_moments():
        for action in moment.game.legal_actions(moment.state):
            preview = moment.game.preview(moment.state, action)
            warnings = moment.words.warnings(preview, action, moment.seen(moment.asked))
            things = {thing for thing, _ in preview.forfeits}
            assert len([text for text in warnings if text.startswith("no room for ")]) == len(things)
            assert ("the people revolt" in warnings) == preview.revolt
            warned = preview.forfeits or preview.nothing_gained or preview.idle or preview.revolt
            assert bool(warnings) == bool(warned)
            seen_kinds |= {text.split()[0] for text in warnings}
    assert seen_kinds == {"no", "brings", "nothing", "the"}


def test_a_single_action_that_brings_nothing_says_why() -> None:
    reasons = set()
    for moment in all_moments():
        seen = moment.seen(moment.asked)
        for action in moment.game.legal_actions(moment.state):
            preview = moment.game.preview(moment.state, action)
            told = moment.words.fruitless(preview, action, seen)
            if action.kind == "do" or not preview.nothing_gained:
                assert bool(told) == preview.nothing_gained, action
            reasons.add(told.partition(" brings nothing: ")[2])
    assert "no peasant stands on a forest, where wood comes from" in reasons
    assert "there is no peasant to pay a coin" in reasons
    assert "there is no room for what it brings" in reasons


def test_what_is_chosen_several_times_says_which_of_how_many() -> None:
    asked: dict[str, list[str]] = {}
    for moment in all_moments():
        seen = moment.seen(None)
        if seen.decision is not None and seen.decision.kind in ("pick_resource", "pick_peasant"):
            asked.setdefault(seen.decision.kind, []).append(moment.words.question(seen.decision, seen))
    assert {text.partition("resource ")[2] for text in asked["pick_resource"]} == {
        f"{number} of 4 to start with." for number in (1, 2, 3, 4)
    }
    assert {text.rpartition("peasant ")[2] for text in asked["pick_peasant"]} == {"1 of 2?", "2 of 2?"}


def test_a_choice_of_a_tile_tells_whether_the_king_moves() -> None:
    told = set()
    for moment in all_moments():
        if moment.action.kind == "choose":
            preview = moment.game.preview(moment.state, moment.action)
            parts = moment.words.preview(preview, moment.action, moment.seen(None))
            (king,) = [part for part in parts if part.startswith("the King ")]
            assert (king == "the King stays") == (preview.king_steps == 0)
            told.add(king)
    assert told == {"the King stays", "the King moves 1 space"}


@pytest.mark.parametrize("ruleset", ["standard", "first_game"])
def test_cards_travel_tiles_and_buildings_are_told_in_clean_lines(ruleset: str) -> None:
    tables = game_of(ruleset).tables
    words = Words(tables, ("A", "B"))
    for card in range(len(CARDS)):
        assert len(words.card_lines(card)) == 2
        assert all(is_one_clean_line(line) for line in words.card_lines(card))
        assert len(words.card_title(card)) <= 40
    for travel in range(len(tables.travel)):
        assert all(is_one_clean_line(line) for line in words.travel_lines(travel))


def test_the_score_sheet_is_told_in_clean_lines() -> None:
    sheets = 0
    for moment in all_moments():
        if moment.action.kind == "commit":
            outcome = moment.game.outcome(moment.state)
            lines = moment.words.outcome(outcome)
            sheets += 1
            assert all(is_one_clean_line(line) for line in lines)
            committed = sum(line.committed for line in outcome.cards)
            assert sum("(committed)" in line for line in lines) == committed
    assert sheets > 30


def test_the_headline_stays_the_same_through_a_turn() -> None:
    by_turn: dict[tuple[int, int], set[str]] = {}
    for moment in all_moments():
        seen = moment.seen(None)
        if seen.clock[0] and "journey to" not in moment.words.headline(seen):
            by_turn.setdefault((id(moment.game), seen.clock[1]), set()).add(moment.words.headline(seen))
    assert by_turn and all(len(headlines) == 1 for headlines in by_turn.values())


def test_where_the_game_stands_names_the_step_of_a_journey() -> None:
    steps: dict[str, set[str]] = {}
    for moment in all_moments():
        seen = moment.seen(None)
        assert seen.decision is not None
        stands = moment.words.status(seen)
        assert len(stands) <= STATUS
        if "journey to" in stands:
            steps.setdefault(seen.decision.kind, set()).add(
                stands.partition("journey to")[2].partition(", ")[2]
            )
    assert steps.pop("commit") == {"commitment"}
    assert steps.pop("place_neutral", {"commitment"}) == {"commitment"}
    assert steps.pop("levy") == steps.pop("levy_peasant", {"compulsory levy"}) == {"compulsory levy"}
    assert steps.pop("deliver") == {"voluntary levy"}
    assert set(steps) <= {"revolt_peasant"}


def test_whoever_could_only_pass_with_a_tile_is_warned_before_choosing_it() -> None:
    warned = 0
    for moment in all_moments():
        if moment.action.kind != "choose":
            continue
        seen, preview = moment.seen(moment.asked), moment.game.preview(moment.state, moment.action)
        after = moment.game.copy(moment.state)
        moment.game.apply(after, moment.action)
        only_pass = {answer.kind for answer in moment.game.legal_actions(after)} == {"forgo"}
        warnings = moment.words.warnings(preview, moment.action, seen)
        assert ("nothing can be done with it now" in warnings) == only_pass
        warned += only_pass
    assert warned
