"""What is typed at a prompt is understood, or answered with what can be typed instead."""

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.requests import WORDS, Request, help_lines, is_quit, read_request


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("3", Request("answer", "3")),
        ("0", Request("answer", "0")),
        ("?", Request("?")),
        ("? 2", Request("?", "2")),
        ("?2", Request("?", "2")),
        ("UNDO 2", Request("undo", "2")),
        ("u", Request("undo")),
        ("log all", Request("log", "all")),
        ("rules voluntary levy", Request("rules", "voluntary levy")),
        ("peek Bea", Request("peek", "Bea")),
        ("q", Request("quit")),
    ],
)
def test_numbers_and_words_are_understood(typed: str, understood: Request) -> None:
    assert read_request(typed) == understood


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type the number"),
        ("tabel", "Did you mean table?"),
        ("-1", "'-1' is no answer here. Type a number of the list, or help."),
        ("\u0663", "is no answer here"),
        ("1.5", "'1.5' is no answer here"),
    ],
)
def test_anything_else_is_told_what_can_be_typed(typed: str, told: str) -> None:
    with pytest.raises(PlayerError, match=told.replace("?", r"\?")):
        read_request(typed)


def test_a_number_behind_a_word_starts_at_one() -> None:
    assert Request("undo", "").number(1) == 1
    assert Request("undo", "12").number(1) == 12
    for rest in ("0", "-1", "two", "1 2", "\u0663"):
        with pytest.raises(PlayerError, match="comes a number from 1"):
            Request("undo", rest).number(1)


def test_help_explains_every_word_that_is_understood() -> None:
    told = "\n".join(help_lines())
    for word in WORDS:
        assert word.help in told
        for name in (word.name, *word.also):
            assert read_request(name).name == word.name


def test_only_words_for_leaving_leave() -> None:
    assert [typed for typed in ("quit", "exit", "Q", "no", "", "3") if is_quit(typed)] == [
        "quit",
        "exit",
        "Q",
    ]
