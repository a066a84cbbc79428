"""Text notation: printing and parsing are inverses, and what nobody can mean is refused in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.core.action import NO_SEAT, Action, Event
from kingswill_tui.core.errors import NotAnAction
from kingswill_tui.core.unknown import UNKNOWN, Hidden
from kingswill_tui.core.vocabulary import Param, Vocabulary

WORDS = Vocabulary(
    {
        "wait": (),
        "paint": (Param("colour", ("red", "blue")), Param("coats")),
        "whisper": (Param("to"), Param("word", ("yes", "no"), secret=True)),
    }
)


@pytest.mark.parametrize("text", ["wait", "paint blue 3", "paint red -1", "whisper 2 no"])
def test_a_printed_action_is_the_text_it_was_read_from(text: str) -> None:
    assert WORDS.print_action(WORDS.parse_action(text)) == text


@pytest.mark.parametrize("text", ["- wait", "3 paint red 0", "0 whisper 1 ?", "12 paint ? ?"])
def test_a_printed_event_is_the_text_it_was_read_from(text: str) -> None:
    assert WORDS.print_event(WORDS.parse_event(text)) == text


def test_the_whole_table_has_a_sign_of_its_own() -> None:
    assert WORDS.parse_event("- wait") == Event("wait", NO_SEAT)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("fly", "fly"),
        ("", "''"),
        ("wait now", "nothing"),
        ("paint red", "coats"),
        ("paint green 1", "red, blue"),
        ("paint red one", "whole number"),
        ("paint red 01", "written 1"),
        ("paint red +1", "written 1"),
        ("paint  red 1", "colour coats"),
        ("paint red ²", "whole number"),
        ("paint red ٣", "written 3"),
    ],
)
def test_what_is_no_action_is_refused_with_the_part_that_is_wrong(text: str, word: str) -> None:
    with pytest.raises(NotAnAction, match=word):
        WORDS.parse_action(text)


@pytest.mark.parametrize(
    "text", ["x wait", "-1 wait", "² wait", "٣ wait", "01 wait", "wait", "", "0 fly", "9" * 5000 + " wait"]
)
def test_what_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(NotAnAction):
        WORDS.parse_event(text)


@pytest.mark.parametrize(
    "action", [Action("fly"), Action("paint", (2, 1)), Action("paint", (-1, 1)), Action("paint", (0,))]
)
def test_an_action_that_has_no_text_is_no_action(action: Action) -> None:
    with pytest.raises(NotAnAction):
        WORDS.print_action(action)


@given(st.text())
def test_any_text_is_read_back_as_it_was_printed_or_refused(text: str) -> None:
    try:
        action = WORDS.parse_action(text)
    except NotAnAction:
        return
    assert WORDS.print_action(action) == text


@given(st.text(alphabet="0123456789- paintwredblue?²٣"))
def test_any_event_text_is_read_back_as_it_was_printed_or_refused(text: str) -> None:
    try:
        event = WORDS.parse_event(text)
    except NotAnAction:
        return
    assert WORDS.print_event(event) == text


def test_only_its_own_seat_is_told_a_secret_argument() -> None:
    event = Event("whisper", 1, (2, 0))
    assert WORDS.redact(event, 1) is event
    for viewer in (None, 0, 2):
        assert WORDS.redact(event, viewer) == Event("whisper", 1, (2, UNKNOWN))
    assert WORDS.is_private(event)


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Event("paint", 1, (0, 2))
    assert WORDS.redact(event, None) is event
    assert not WORDS.is_private(event)


def test_the_unknown_prints_as_a_question_mark_and_equals_no_number() -> None:
    values: list[Hidden] = [0, -1, 1]
    assert repr(UNKNOWN) == "?"
    assert UNKNOWN not in values
