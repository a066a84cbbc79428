"""Saves have names that every file system keeps, made of the day and the players unless people choose."""

import pytest

from kingswill_tui.store.errors import BadName
from kingswill_tui.store.names import LONGEST, checked_name, free_name, speaking_name


@pytest.mark.parametrize("name", ["a", "friday-game", "2026-11-30-marion-bea-2", "v1.2_final", "x" * LONGEST])
def test_good_names_stay_as_they_are(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("", ".", "..", "../up", "a/b", "a\\b", "-dash", ".hidden", "a b", "é", "CON", "nul.txt"),
        *("a\n", "dot.", "\x1b[2J", "x" * (LONGEST + 1)),
    ],
)
def test_bad_names_are_refused_with_what_names_are_made_of(name: str) -> None:
    with pytest.raises(BadName, match="starting with a letter or digit"):
        checked_name(name)


def test_a_name_speaks_of_day_and_players() -> None:
    assert speaking_name("2026-11-30", ["Marion", "Jürgen & Söhne"], []) == "2026-11-30-marion-jurgen-sohne"


def test_players_whose_letters_no_file_system_keeps_are_left_out() -> None:
    assert checked_name(speaking_name("2026-11-30", ["王", "!?"], [])) == "2026-11-30"


def test_taken_names_get_the_first_free_number_whatever_their_capitals() -> None:
    assert free_name("game", ["Game", "game-2"]) == "game-3"
    long = speaking_name("2026-11-30", ["Maximiliane"] * 4, [])
    again = speaking_name("2026-11-30", ["Maximiliane"] * 4, [long])
    assert again != long
    assert checked_name(again) == again
