"""What can be typed at a question, and what is told in reply."""

import re

import pytest

from kingswill_tui.core.action import Action
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.page import NEW_PAGE
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
from tests.rules_cited import rule


def typed_at_the_first_turn(*lines: str, table: KingsTable | None = None) -> str:
    """What is printed from the first choice of a tile on, with these lines typed there."""
    at_table = table or new_table()
    printed, code = sit(at_table, then(to_the_first_turn, script(*lines)))
    assert code == 0
    return printed[printed.index("chooses an action tile") :]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no answer 99; 5, 6, 7, 8, 9 are there."),
        ("0", "There is no answer 0; 5, 6, 7, 8, 9 are there."),
        ("tabel", "'tabel' is no answer here. Did you mean table? Type a number of the list, or help."),
        ("", "Type the number of an answer, or help."),
        ("rules", "After 'rules' come words to search for"),
        ("rules xyzzy", "No rule has all of these words: xyzzy."),
        ("? 4", "There is no answer 4; 5, 6, 7, 8, 9 are there."),
        ("? x", "After '?' comes a number from 1, not 'x'."),
        ("log some", "After 'log' comes a number from 1, not 'some'."),
        ("undo 0", "After 'undo' comes a number from 1, not '0'."),
        ("redo", "There is no answer to give again."),
        ("peek Zoe", "No person called 'Zoe' sits here, only Marion and Bea."),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_the_question_again(typed: str, told: str) -> None:
    table = new_table()
    printed = typed_at_the_first_turn(typed, table=table)
    first, again = re.split(r"> .*\n", printed, maxsplit=1)
    assert again.startswith(told)
    question = first.partition("\n")[2]
    assert question in again, "the same menu with the same numbers"
    assert table.ply == 4


@rule("ROW-1")
def test_a_question_mark_reads_the_rule_behind_the_question() -> None:
    printed = typed_at_the_first_turn("?")
    assert "ROW-1, The action row: Which tiles you may take (from the rulebook).\n" in printed


def test_a_question_mark_and_a_number_read_the_rule_behind_the_answer() -> None:
    table = new_table()
    printed = typed_at_the_first_turn("5", "? 1", table=table)
    voice = KingsWillVoice(table.game.tables, table.setup.players)  # type: ignore[attr-defined]
    behind = voice.rule_of(table.offers()[0].action, table.observe(None))
    assert f"> ? 1\n{behind}, " in printed
    assert f"> ? 1\n{behind}, " not in typed_at_the_first_turn("5", "?")


@rule("ACT-2")
def test_a_ruling_is_told_as_ours() -> None:
    printed = typed_at_the_first_turn("rules ACT-2")
    assert "ACT-2, " in printed
    assert "our ruling" in printed or "a ruling of ours" in printed
    assert "  Our ruling: " in printed


def test_a_search_that_finds_much_reads_the_nearest_rule_and_names_the_others() -> None:
    printed = typed_at_the_first_turn("rules mood")
    assert re.search(r"\d+ more rules have these words; type rules and the id:\n  [A-Z]+-\w+: ", printed)


@rule("ROW-1")
def test_why_tells_each_near_miss_with_its_reason_and_rule() -> None:
    printed = typed_at_the_first_turn("why")
    assert "  4 more are not possible now; 'why' tells.\n" in printed
    told = printed.partition("Not possible now:\n")[2].partition("\n\n")[0].splitlines()
    assert len(told) == 4
    assert all(line.endswith("(ROW-1).") for line in told)


def at_an_action_of(tile: str) -> Typist:
    """Answers on to the first action of a tile of the row, by its number there."""
    return lambda printed: (
        None if "carries out an action of" in printed else to_the_first_turn(printed) or tile
    )


def test_why_tells_of_what_can_be_done_but_brings_nothing_too() -> None:
    seen = [sit(new_table(), then(at_an_action_of(tile), script("why")))[0] for tile in "56789"]
    told = [text.partition("Possible, but of no use:\n")[2] for text in seen]
    assert any(
        re.match(r"  [\w ]+ brings nothing: no peasant stands on [\w ]+, where \w+ comes from\.\n", each)
        for each in told
    )


def test_why_says_so_where_nothing_is_impossible() -> None:
    printed, _ = sit(new_table(), then(at_an_action_of("5"), script("why")))
    assert "Everything that could be answered here is possible now." in printed


def test_the_whole_table_is_printed_on_demand() -> None:
    table = new_table()
    printed = typed_at_the_first_turn("table", table=table)
    for part in ("Action row", "Travel tile", "The King's Will board", "Marion:", "Bea:"):
        assert part in printed


def test_the_chronicle_is_told_by_its_last_lines_by_number_or_whole() -> None:
    def log(word: str) -> list[str]:
        any_answer = at_random(4)

        def some_turns(printed: str) -> str | None:
            return None if "turn 4:" in printed else any_answer(printed)

        printed, _ = sit(new_table(), then(some_turns, script(word)))
        return printed.rpartition(f"> {word}\n")[2].partition("\n\n")[0].splitlines()

    whole = log("log all")
    assert len(whole) > 22
    assert log("log") == [f"{len(whole) - 20} earlier lines; 'log all' shows them too.", *whole[-20:]]
    assert log("log 3")[1:] == whole[-3:]
    assert log("log 9999") == whole


def test_enter_alone_takes_the_only_answer_there_is() -> None:
    table = new_table()
    any_answer = at_random(2)
    only: list[Action] = []

    def type_on(printed: str) -> str | None:
        if only:
            return None
        if asks(printed) and len(offers := table.offers()) == 1:
            only.append(offers[0].action)
            return ""
        return any_answer(printed)

    sit(table, type_on)
    assert only == [table.history[-1].action]


def test_a_summary_comes_once_a_turn_and_seat() -> None:
    table = new_table()
    printed = typed_at_the_first_turn("xyzzy", "xyzzy", table=table)
    assert "has:" not in printed, "the introduction stands before the question and is not repeated"


def test_a_recap_tells_what_the_page_no_longer_shows() -> None:
    printed, _ = sit(new_table(), script("", "1", "1", "", ""))
    page = printed.split(NEW_PAGE)[-2]
    assert page.startswith(
        "So far:\n"
        "  Marion kept one of two King's Will cards.\n"
        "  Marion laid a card face down on space 1.\n\nPreparation."
    )


def test_the_own_last_answer_is_no_news() -> None:
    printed = typed_at_the_first_turn("7", "recap")
    assert "> recap\nSince Bea last answered:\n  Nothing happened.\n" in printed


def test_what_the_page_still_shows_is_repeated_only_on_demand() -> None:
    # Both have answered since the last page was hidden when Marion, who follows, has chosen the next tile.
    governing = ("7", "1", "1", "3")
    printed = typed_at_the_first_turn(*governing, "9", "3", "3", "recap")
    turns = printed.split("turn 2: Marion's turn.")[1:]
    assert len(turns) == 2, "Marion's turn is introduced to both"
    _, told = turns[1].split("> recap\n")
    assert printed.removesuffix(told).count("last answered:\n") == 1, "only before all could read along"
    assert told.startswith("Since Bea last answered:\n  Marion passed up the action.\n")
    assert "  Marion chose " in told


def test_with_covers_always_each_turn_has_its_own_page_with_its_own_points() -> None:
    table = new_table(covers="always")
    seen: list[str] = []

    def watch(printed: str) -> str | None:
        if "chooses an action tile" in printed:
            seen.append(printed)
        return None if len(seen) > 3 else at_some_random(printed)

    at_some_random = at_random(1)
    sit(table, watch)
    for page in seen[1:]:
        assert re.search(r"Victory points: \d", page)


@rule("ENR-1", "INF-1")
@pytest.mark.parametrize("people", [1, 2])
def test_what_a_seat_explores_is_shown_to_it_alone(people: int) -> None:
    table = new_table("Marion,Bea" if people == 2 else "Marion,bot:random")
    printed, _ = sit(table, _exploring())
    told = table.history[-1]
    assert told.action.kind == "explore"
    space, card = told.events[0].args
    name = table.player(told.seat).name
    secret = f"{name} looked at the card on space {space + 1}: "  # type: ignore[operator]
    pages = printed.split(NEW_PAGE)
    if people == 1:
        assert secret in pages[-1]
        assert _whole_card(pages[-1].partition(secret)[2])
        assert len(pages) == 1
        return
    assert "ABCDEFGHIJKL"[int(str(card))] in pages[-2].partition(secret)[2].partition("\n")[0]
    assert _whole_card(pages[-2].partition(secret)[2])
    assert pages[-3].strip() == f"Pass the keyboard to {name}. Enter when ready."
    assert f"{name} looked at the card on space {space + 1}." in pages[-4]  # type: ignore[operator]
    assert secret not in pages[-4] + pages[-1]


def _whole_card(after: str) -> bool:
    """Whether will, wrath and what both would bring now follow on the line that names the card."""
    lines = after.splitlines()[1:5]
    return [line[:6] for line in lines] == ["  Will", "  Wrat", "  Now ", "  Now "]


def _exploring() -> Typist:
    """Plays until a person has explored and reads on for one more question."""
    any_answer = at_random(3)
    explored = False

    def type_on(printed: str) -> str | None:
        nonlocal explored
        if explored and printed.endswith("> "):
            return None
        found = re.search(r"  (\d)\. (Explore the King's Will|Enrichment|Look at space \d)", printed)
        explored = explored or "Look at space" in printed
        if printed.endswith("> ") and found:
            return found[1]
        return any_answer(printed)

    return type_on


@rule("SET-6")
def test_cards_that_may_be_kept_are_read_in_full() -> None:
    printed, _ = sit(new_table(), script(""))
    menu = printed[printed.index("keeps one of two") :]
    assert len(re.findall(r"^  \d\. Keep .*\n     Will: .*\n     Wrath .*\n", menu, re.MULTILINE)) == 2


@rule("SET-7")
def test_chance_may_give_the_rest_of_the_private_answers_and_none_beyond() -> None:
    table = new_table("Marion,Bea", "standard")
    cards = ("", "1", "1", "", "", "1", "2", "")
    printed, _ = sit(table, script(*cards, "", "surprise"))
    duchy = table.observe(0).seats[0].duchy
    assert sum(duchy.resources) == 4
    assert len(duchy.lands) == 4
    assert sum(duchy.people) == 2
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "pick_resource")
    assert "Type surprise" in printed


def test_chance_gives_no_answers_that_all_may_see() -> None:
    table = new_table()
    assert "Only what is asked behind a cover can be left to chance." in typed_at_the_first_turn(
        "surprise", table=table
    )
    assert table.ply == 4
