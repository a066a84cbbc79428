"""An answer keeps the number of what it names, whatever else can be answered."""

import re

import pytest

from kingswill_tui.games.kings_will.rules.names import TILES
from tests.plain.sittings import PEOPLE, asks, at_random, new_table, numbers, sit

OWN = {
    "space": re.compile(r"^  (\d+)\. (?:Lay|Look|Commit|Neutral).* space (\d+)", re.MULTILINE),
    "tile": re.compile(r"^  (\d+)\. (?:Peasant|Hamlet|On|Below|From|Give up).*, tile (\d+)", re.MULTILINE),
}


@pytest.mark.parametrize(("seats", "ruleset"), [(2, "first_game"), (4, "standard")])
def test_spaces_and_tiles_are_chosen_by_their_own_numbers(seats: int, ruleset: str) -> None:
    printed, _ = sit(new_table(",".join(PEOPLE[:seats]), ruleset, 3), at_random(8))
    for kind, pattern in OWN.items():
        found = pattern.findall(printed)
        assert len(found) > 20, kind
        assert all(number == own for number, own in found), kind


def test_action_tiles_are_chosen_by_their_space_on_the_row() -> None:
    table = new_table()
    any_answer = at_random(5)
    seen = 0

    def type_on(printed: str) -> str | None:
        nonlocal seen
        if "chooses an action tile." in printed and asks(printed):
            menu = printed.rpartition("\n\n")[2]
            for number, name in re.findall(r"^  (\d)\. (\w+)", menu, re.MULTILINE):
                assert TILES[table.observe(None).row[int(number) - 1]] == name.lower()
                seen += 1
        return any_answer(printed)

    sit(table, type_on)
    assert seen > 50


@pytest.mark.parametrize(("seats", "ruleset"), [(2, "first_game"), (3, "standard")])
def test_every_number_of_a_menu_gives_its_own_answer_and_every_answer_has_one(
    seats: int, ruleset: str
) -> None:
    table = new_table(",".join(PEOPLE[:seats]), ruleset, 4)
    any_answer = at_random(9)

    def type_on(printed: str) -> str | None:
        if asks(printed):
            there = numbers(printed)
            assert len(there) == len(set(there)) == len(table.offers())
            assert there == sorted(there, key=int)
        return any_answer(printed)

    sit(table, type_on)
    assert table.over


def test_what_falls_away_moves_nothing_else_up() -> None:
    table = new_table(seed=3)
    any_answer = at_random(8)
    forgone = set()

    def type_on(printed: str) -> str | None:
        decision = table.decision
        if asks(printed) and decision is not None and decision.kind == "choose_action":
            forgone.add((len(table.offers()), numbers(printed)[-1]))
        return any_answer(printed)

    sit(table, type_on)
    assert {number for _, number in forgone} == {"3"}
    assert len(forgone) > 1, "the last answer kept its number with fewer answers before it"
