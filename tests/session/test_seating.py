"""Who shall sit where is read from one line, and what is wrong with it is told in one sentence."""

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.players import Player
from kingswill_tui.session.seating import LONGEST_NAME, read_seats

COUNTS = (2, 3, 4)


def test_people_and_bots_sit_in_the_order_in_which_they_are_named() -> None:
    assert read_seats(" Marion , bot:steady,Bea", COUNTS) == (
        Player("Marion"),
        Player("Otto", "steady"),
        Player("Bea"),
    )


def test_bots_take_no_name_that_a_person_has() -> None:
    names = [player.name for player in read_seats("OTTO,bot:random,BOT:random", COUNTS)]
    assert names[0] == "OTTO"
    assert len({name.casefold() for name in names}) == 3


def test_the_longest_name_is_kept_whole() -> None:
    name = "x" * LONGEST_NAME
    assert read_seats(f"{name},Bea", COUNTS)[0].name == name


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Nobody is named"),
        (" , ,", "Nobody is named"),
        ("Marion", "for 2, 3 or 4 players, not 1"),
        ("A,B,C,D,E", "for 2, 3 or 4 players, not 5"),
        ("A,,B", "has no name"),
        ("Marion,marion", "Two players are called 'marion'"),
        ("Stra\u00dfe,STRASSE", "Two players are called"),
        ("Marion,bot:clever", "no bot 'clever'; there are bot:random, bot:steady"),
        ("Marion,bot:\x1b[2J", "no bot "),
        ("Ma\x1brion,Bea", "cannot be shown"),
        ("Ma\u202erion,Bea", "cannot be shown"),
        (f"{'x' * (LONGEST_NAME + 1)},Bea", "too long"),
        ("--,Bea", "needs a letter or a digit"),
    ],
)
def test_seats_that_cannot_be_are_refused_in_one_printable_sentence(typed: str, told: str) -> None:
    with pytest.raises(PlayerError, match=told) as refused:
        read_seats(typed, COUNTS)
    assert str(refused.value).isprintable()
