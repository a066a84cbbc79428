"""A position in which a number was changed is refused in a sentence or prints as it was read."""

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.core.errors import NotAnAction
from tests.games.kings_will.random_games import RULESETS, Setting, on_games, plies

NUMBER = re.compile(r"-?\d+")
ODD = ("", "-1", "-2", "-0", "01", "+1", " 1", "1_0", "٣", "²", "1,1", "1/1", "0", "3", "9", "40", "99999")
HUGE = ("10000000000", "9" * 30, "9" * 5000)


@cache
def positions(ruleset: str) -> tuple[str, ...]:
    """Every tenth position of a game, printed."""
    setting = Setting(ruleset, 3, frozenset(), 8, eager=True)
    game = setting.game()
    state = setting.start(game)
    return tuple(
        game.print_state(state) for ply, _ in enumerate(plies(setting, game, state)) if ply % 10 == 0
    )


def changed(text: str, at: int, word: str) -> str:
    """The text with another word in the place of one of its numbers."""
    numbers = list(NUMBER.finditer(text))
    number = numbers[at % len(numbers)]
    return text[: number.start()] + word + text[number.end() :]


@on_games(200, 20_000)
@given(st.sampled_from(RULESETS), st.integers(0, 999), st.integers(0, 9999), st.sampled_from(ODD + HUGE))
def test_a_position_with_another_number_is_refused_or_sound(
    ruleset: str, which: int, at: int, word: str
) -> None:
    game = Setting(ruleset, 3, frozenset(), 8).game()
    texts = positions(ruleset)
    text = changed(texts[which % len(texts)], at, word)
    try:
        read = game.parse_state(text)
    except NotAnAction as error:
        assert len(str(error)) < 300, error
    else:
        assert game.problems(read) == []
        assert game.print_state(read) == text


@pytest.mark.parametrize("word", HUGE)
@pytest.mark.parametrize(
    "part", ["clock", "cards", "supply", "ledgers", "people", "settled", "below", "stack"]
)
def test_a_number_too_large_for_any_position_is_refused_before_anything_is_made_of_it(
    part: str, word: str
) -> None:
    game = Setting("standard", 3, frozenset(), 8).game()
    text = positions("standard")[-1]
    number = NUMBER.search(text, text.index(f"; {part} "))
    assert number is not None
    with pytest.raises(NotAnAction, match=f"part {part} holds whole numbers of few digits"):
        game.parse_state(text[: number.start()] + word + text[number.end() :])
