"""The rules are found by words, read with their marks, and linked to each other."""

from functools import cache

import pytest
from textual.widgets import Input

from kingswill_tui.games.kings_will.passages import Passage, passages
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.ui.screens.passage_lines import MARKS
from kingswill_tui.ui.screens.rules import RulesScreen
from kingswill_tui.ui.widgets.lines import Lines
from tests.ui.screens.screen_app import SIZES, Shown, drawn, fits, missing_methods, showing


@cache
def all_passages() -> tuple[Passage, ...]:
    """The rules of the standard game."""
    return passages(load_tables(None, "standard"))


def title_of(shown: Shown) -> str:
    """The first row of the passage on display."""
    return drawn(shown.app.screen.query_one("#rules-passage"))[0].strip()


def found(shown: Shown) -> list[str]:
    """The rows of the list."""
    return [row.strip() for row in drawn(shown.app.screen.query_one("#rules-found"))]


@pytest.mark.parametrize("size", SIZES)
async def test_the_reference_opens_at_the_rule_in_question(size: tuple[int, int]) -> None:
    async with showing(RulesScreen(all_passages(), "jrn-4"), size) as shown:
        assert title_of(shown).startswith("JRN-4")
        assert any(row.startswith("JRN-4") for row in found(shown))
        assert fits(shown)


@pytest.mark.parametrize("at", [None, "XYZ-9"])
async def test_without_a_known_rule_it_opens_at_the_first(at: str | None) -> None:
    async with showing(RulesScreen(all_passages(), at)) as shown:
        assert title_of(shown).startswith(all_passages()[0].id)


async def test_every_passage_shows_its_mark_and_ruling() -> None:
    first = {passage.mark: passage for passage in all_passages()}
    assert set(first) == set(MARKS)
    for mark, passage in first.items():
        async with showing(RulesScreen(all_passages(), passage.id), (120, 60)) as shown:
            text = " ".join(" ".join(drawn(shown.app.screen.query_one("#rules-passage"))).split())
            assert MARKS[mark][0] in text
            assert (passage.ruling[:25] in text) and (mark == "book" or passage.ruling)


async def test_typing_searches_and_arrows_choose() -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        await shown.press(*"voluntary levy")
        assert title_of(shown).startswith("JRN-5")
        rows = [row for row in found(shown) if row[:3].isupper()]
        await shown.press("down")
        assert not title_of(shown).startswith("JRN-5")
        assert title_of(shown).split()[0] == rows[1].split()[0]
        await shown.press("up")
        assert title_of(shown).startswith("JRN-5")


async def test_a_search_without_result_says_so_and_can_be_taken_back() -> None:
    async with showing(RulesScreen(all_passages(), "JRN-4")) as shown:
        await shown.press(*"qqq")
        assert "No rule has all these words." in found(shown)
        await shown.press("backspace", "backspace", "backspace")
        assert any(row.startswith(all_passages()[0].id) for row in found(shown))


async def test_links_are_followed_and_led_back_from_by_key() -> None:
    async with showing(RulesScreen(all_passages(), "JRN-5")) as shown:
        await shown.press("tab", "enter")
        assert title_of(shown).startswith("JRN-4")
        await shown.press("ctrl+o")
        assert title_of(shown).startswith("JRN-5")


async def test_links_are_followed_and_led_back_from_by_mouse() -> None:
    async with showing(RulesScreen(all_passages(), "JRN-5")) as shown:
        passage = shown.app.screen.query_one("#rules-passage", Lines)
        row = next(y for y, text in enumerate(drawn(passage)) if "JRN-4 " in text)
        await shown.click(passage, 5, row)
        assert title_of(shown).startswith("JRN-4")
        await shown.click_command("Rule before")
        assert title_of(shown).startswith("JRN-5")


async def test_a_link_out_of_a_search_ends_the_search() -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        await shown.press(*"voluntary levy", "enter", "enter")
        assert title_of(shown).startswith("JRN-4")
        assert shown.app.screen.query_one(Input).value == ""
        assert any(row.startswith("JRN-4") for row in found(shown))


async def test_a_click_in_the_list_opens_the_rule() -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        rows = found(shown)
        row = next(y for y, text in enumerate(rows) if text.startswith(all_passages()[2].id + " "))
        await shown.click(shown.app.screen.query_one("#rules-found"), 5, row)
        assert title_of(shown).startswith(all_passages()[2].id)


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_search_is_reached_from_anywhere(by_mouse: bool) -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        await shown.press("tab", "tab")
        if by_mouse:
            await shown.click_command("Search")
        else:
            await shown.press("slash")
        assert shown.app.screen.query_one(Input).has_focus
        await shown.press("shift+tab")
        assert shown.app.screen.query_one("#rules-passage").has_focus


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_it_is_left_by_back(by_mouse: bool) -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        if by_mouse:
            await shown.click_command("Back")
        else:
            await shown.press("escape")
        assert shown.results == [None]


async def test_escape_leaves_the_search_before_the_screen() -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        await shown.press("slash", "slash", *"jrn", "escape")
        assert shown.results == [] and not shown.app.screen.query_one(Input).has_focus
        assert shown.app.screen.query_one(Input).value == "/jrn"
        await shown.press("escape")
        assert shown.results == [None]


async def test_the_aim_of_the_game_is_what_one_reads_first() -> None:
    async with showing(RulesScreen(all_passages())) as shown:
        assert title_of(shown).startswith("SET-1  The aim")
        assert "most victory points" in shown.prose()


async def test_a_reference_without_rules_takes_every_key() -> None:
    async with showing(RulesScreen([])) as shown:
        await shown.press("down", "up", "tab", "enter", "tab", "enter", "slash", "a", "ctrl+o")
        assert shown.results == []


def test_every_command_has_its_method() -> None:
    assert missing_methods(RulesScreen) == []
