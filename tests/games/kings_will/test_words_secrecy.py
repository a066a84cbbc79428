"""What is said to a seat, or to all, gives away nothing that it may not know."""

import re
from collections.abc import Iterator

import pytest

from kingswill_tui.core.action import Event
from kingswill_tui.core.rng import Rng
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.words import Words
from tests.games.kings_will.words_in_play import GAMES, Moment, all_moments, game_of, moments
from tests.rules_cited import rule

NEWS = ("travel_revealed", "points_changed", "looked")
"""Events that bring to light what was hidden, or end at a hidden total."""
_TITLES = Words(game_of("standard").tables, ()).card_title
_CARD = re.compile(rf"\b[Cc]ard ([A-P])\b|WILL-([A-P])|{'|'.join(map(_TITLES, range(len(CARDS))))}")


def viewers(moment: Moment) -> tuple[int | None, ...]:
    return (None, *range(len(moment.seen(None).seats)))


def about_the_position(moment: Moment, state: State, viewer: int | None) -> list[str]:
    """All that is said of a position without looking ahead."""
    words, seen = moment.words, moment.game.observe(state, viewer)
    assert seen.decision is not None
    texts = [words.headline(seen), words.status(seen), words.question(seen.decision, seen)]
    texts += words.table(seen) + words.knowledge(seen)
    for seat in range(len(seen.seats)):
        texts += words.situation(seen, seat)
    for action in seen.legal_actions:
        texts += [words.action(action, seen), words.rule_of(action, seen)]
    if not seen.decision.private or seen.decision.seat == viewer:
        texts += [words.refused(refusal, seen) for refusal in moment.game.refusals(state)]
    return texts


def looking_ahead(moment: Moment, state: State, viewer: int | None) -> list[str]:
    """What is said of each answer before it is given."""
    texts: list[str] = []
    seen = moment.game.observe(state, viewer)
    for action in seen.legal_actions:
        preview = moment.game.preview(state, action)
        texts += moment.words.preview(preview, action, seen)
        texts += moment.words.warnings(preview, action, seen)
    return texts


def told(moment: Moment, events: list[Event], viewer: int | None) -> list[str | None]:
    """What is said of events that bring nothing hidden to light."""
    return [moment.words.event(event, viewer) for event in events if event.kind not in NEWS]


def known_letters(seen: Observation) -> set[str]:
    cards = [*seen.cards, *(view.hand for view in seen.seats), *(view.aside for view in seen.seats)]
    return {CARDS[card] for card in cards if card is not UNKNOWN and card != NOTHING}


def named_letters(texts: Iterator[str | None] | list[str]) -> set[str]:
    """The letters of all cards that are named by letter, by rule or by title."""
    return {found[1] or found[2] or found[0][0] for text in texts if text for found in _CARD.finditer(text)}


@rule("INF-1")
def test_an_event_is_told_the_same_whether_its_secrets_were_taken_out_before_or_not() -> None:
    hidden = 0
    for moment in all_moments():
        for event in moment.events:
            for viewer in viewers(moment):
                redacted = moment.game.events.redact(event, viewer)
                hidden += redacted != event
                assert moment.words.event(redacted, viewer) == moment.words.event(event, viewer)
    assert hidden > 200


@rule("INF-1")
def test_no_text_names_a_card_that_its_reader_has_not_seen() -> None:
    named = set()
    for moment in all_moments():
        for viewer in viewers(moment):
            letters = named_letters(about_the_position(moment, moment.state, viewer))
            assert letters <= known_letters(moment.seen(viewer))
            named |= letters
    assert named == set(CARDS)


@rule("INF-1")
def test_no_event_names_a_card_that_its_reader_does_not_come_to_know() -> None:
    for moment in all_moments():
        after = moment.game.copy(moment.state)
        moment.game.apply(after, moment.action)
        for viewer in viewers(moment):
            letters = named_letters(moment.words.event(event, viewer) for event in moment.events)
            assert letters <= known_letters(moment.game.observe(after, viewer))


@rule("INF-1", "SET-4", "SET-8", "SET-9")
@pytest.mark.parametrize("kind", range(len(GAMES)))
def test_other_hidden_things_change_no_word(kind: int) -> None:
    seats, ruleset, variants = GAMES[kind]
    different = 0
    for number, moment in enumerate(moments(seats, ruleset, variants, 40 + kind)):
        for viewer in viewers(moment):
            other = moment.game.determinize(moment.state, viewer, Rng(number))
            different += other.cards != moment.state.cards
            assert about_the_position(moment, other, viewer) == about_the_position(
                moment, moment.state, viewer
            )
            assert looking_ahead(moment, other, viewer) == looking_ahead(moment, moment.state, viewer)
            if moment.seen(viewer).legal_actions:
                followed = moment.game.apply(other, moment.action)
                assert told(moment, followed, viewer) == told(moment, list(moment.events), viewer)
    assert different > 100


@rule("INF-1")
def test_a_look_is_told_to_others_without_the_card() -> None:
    moment = all_moments()[0]
    look = Event("looked", 0, (2, 2))
    assert moment.words.event(look, 0) == "Marion looked at the card on space 3: card C (monasteries)."
    assert moment.words.event(look, 1) == "Marion looked at the card on space 3."
    assert moment.words.event(look, None) == "Marion looked at the card on space 3."


@rule("SET-8")
def test_how_a_duchy_is_laid_out_is_told_to_its_own_seat_alone() -> None:
    moment = all_moments()[0]
    for event in (
        Event("stocked", 0, (1,)),
        Event("land_laid", 0, (1,)),
        Event("peasant_settled", 0, (1,)),
    ):
        assert moment.words.event(event, 0)
        assert moment.words.event(event, 1) is None
    assert moment.words.event(Event("hamlet_settled", 0, (1,)), 1) == "Marion finished laying out the duchy."
