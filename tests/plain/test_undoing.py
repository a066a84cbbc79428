"""Answers are taken back as far as nothing was learnt, with the agreement of whoever else gave one."""

import pytest

from tests.plain.sittings import (
    KingsTable,
    Typist,
    asks,
    at_random,
    new_table,
    script,
    sit,
    then,
    to_the_first_turn,
)


def at_the_first_turn(*lines: str) -> Typist:
    """Plays to the first choice of a tile and types these lines."""
    return then(to_the_first_turn, script(*lines))


def position(table: KingsTable) -> tuple[int, str]:
    """Which answers stand, and where they lead."""
    return table.ply, table.digest


def played(*lines: str, players: str = "Marion,Bea") -> tuple[KingsTable, str]:
    """A table after these lines at the first choice of a tile, and what was printed from there on."""
    table = new_table(players)
    printed, _ = sit(table, at_the_first_turn(*lines))
    return table, printed[printed.index("chooses an action tile") :]


def test_undo_takes_the_last_answer_back_and_asks_again() -> None:
    before, _ = played("7")
    after, printed = played("7", "1", "undo")
    assert position(after) == position(before)
    assert "Taken back, the last first:\n  " in printed


def test_undo_with_a_number_takes_back_so_many_and_redo_gives_them_again() -> None:
    start, _ = played()
    done, _ = played("7", "1", "1")
    back, _ = played("7", "1", "1", "undo 3", "yes")
    assert position(back) == position(start)
    again, printed = played("7", "1", "1", "undo 3", "yes", "redo 3")
    assert position(again) == position(done)
    assert "Given again:\n  " in printed
    one, _ = played("7")
    again_one, _ = played("7", "1", "1", "undo 3", "yes", "redo")
    assert position(again_one) == position(one)


def test_redo_goes_no_further_than_what_was_taken_back() -> None:
    done, _ = played("7", "1")
    again, _ = played("7", "1", "undo", "redo 1000000000000")
    assert position(again) == position(done)


def test_a_new_answer_ends_what_could_be_given_again() -> None:
    _, printed = played("7", "1", "undo", "2", "redo")
    assert "There is no answer to give again." in printed


@pytest.mark.parametrize(("agreed", "goes"), [("yes", True), ("y", True), ("no", False), ("", False)])
def test_other_peoples_answers_go_only_if_they_agree(agreed: str, goes: bool) -> None:
    asked_after, _ = played("7", "1", "1")
    table, printed = played("7", "1", "1", "undo", agreed)
    seats = [asked_after.history[-1].seat, asked_after.decision.seat]  # type: ignore[union-attr]
    assert seats[0] != seats[1], "the answer to be undone is another seat's"
    name = table.player(seats[0]).name
    assert f"That takes back an answer of {name} as well. Is that agreed? (yes or no) {agreed}\n" in printed
    assert (table.ply == asked_after.ply - 1) == goes
    assert ("Nothing was taken back." in printed) == (not goes)


def test_nothing_is_taken_back_beyond_what_became_known_and_it_says_so() -> None:
    table, printed = played("5", "undo 2")
    assert table.ply == 5
    assert "Not 2 but only one answer can be taken back. What became known" in printed
    _, printed = played("undo")
    assert "No answer can be taken back. What became known" in printed


def test_before_an_answer_is_given_it_says_that_it_cannot_be_taken_back() -> None:
    printed, _ = sit(new_table(), script("", "1"))
    page = printed[printed.index("Where does Marion lay") :]
    assert "  None of these can be taken back.\n" in page
    exploring, _ = sit(new_table(), at_the_first_turn("5", "1"))
    assert "None of these can be taken back." in exploring[exploring.index("at which card") :]
    acting, _ = sit(new_table(), at_the_first_turn("7"))
    assert "taken back" not in acting[acting.index("chooses an action tile") :]


def test_what_bots_answered_in_between_goes_along_without_asking() -> None:
    before, _ = played(players="Marion,bot:random,bot:random")
    after, printed = played("7", "1", "1", "undo 3", players="Marion,bot:random,bot:random")
    assert position(after) == position(before)
    assert "agreed" not in printed
    again, _ = played("7", "1", "1", "undo 3", "redo 3", players="Marion,bot:random,bot:random")
    done, _ = played("7", "1", "1", players="Marion,bot:random,bot:random")
    assert position(again) == position(done)
    assert {told.seat for told in done.history[before.ply :]} != {0}, "bots did answer in between"


def test_an_own_private_answer_is_taken_back_on_the_own_page() -> None:
    table = new_table()
    printed, _ = sit(table, script("", "1", "undo", "2"))
    assert "Taken back, the last first:\n  Marion kept card " in printed
    assert [told.action.args for told in table.history] == [(1,)]


def test_what_was_taken_back_together_can_be_given_again_one_by_one() -> None:
    players = "Marion,bot:random,bot:random"
    done, _ = played("7", "1", "1", "1", players=players)
    again, printed = played("7", "1", "1", "1", "undo 4", *("redo",) * 4, players=players)
    assert position(again) == position(done)
    assert printed.count("Given again:") == 4


@pytest.mark.parametrize("ruleset", ["first_game", "standard"])
def test_every_menu_says_which_of_its_answers_cannot_be_taken_back(ruleset: str) -> None:
    table = new_table(ruleset=ruleset, seed=2)
    any_answer = at_random(6)
    mixed = 0

    def type_on(printed: str) -> str | None:
        nonlocal mixed
        if asks(printed):
            menu = printed.rpartition("\n\n")[2]
            final = [offer.fence for offer in table.offers()]
            every = all(final) and len(final) > 1
            assert ("None of these can be taken back." in menu) == every
            assert menu.count("cannot be taken back") == (0 if every else sum(final))
            mixed += any(final) and not all(final)
        return any_answer(printed)

    sit(table, type_on)
    assert table.over
    assert mixed > 0 or ruleset == "first_game"
