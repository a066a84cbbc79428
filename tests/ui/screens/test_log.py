"""The log shows everything, goes back as far as it may, and says why not further."""

import pytest

from kingswill_tui.ui.screens.log import LogScreen
from kingswill_tui.ui.widgets.lines import Lines
from tests.ui.screens.screen_app import SIZES, drawn, fits, missing_methods, showing

LOOKED = "Bea looked at a King's Will card."
TOLD = [
    (1, "Turn 1: Marion became the active player."),
    (1, "Marion chose Harvesting."),
    (2, "Marion tilled the fields."),
    (3, "Bea looked at a card."),
    (4, "Turn 2: Bea became the active player."),
    (5, "Bea levied taxes."),
    (6, "Bea received 4 coins."),
]


def log(reach: int = 3, now: int = 6) -> LogScreen:
    """A log whose last three answers can be taken back."""
    return LogScreen(TOLD, now, reach, LOOKED, (0, 4))


@pytest.mark.parametrize("size", SIZES)
async def test_every_sentence_is_there_and_the_newest_is_chosen(size: tuple[int, int]) -> None:
    async with showing(log(), size) as shown:
        text = shown.text()
        assert [sentence for _, sentence in TOLD if sentence not in text] == []
        assert shown.app.screen.query_one(Lines).cursor == len(TOLD) - 1
        assert fits(shown)


async def test_enter_goes_back_to_a_line_within_reach() -> None:
    async with showing(log()) as shown:
        await shown.press("up")
        assert "Enter takes back the one answer after this line." in shown.text()
        await shown.press("up", "enter")
        assert shown.results == [4]


async def test_the_key_line_goes_back_too() -> None:
    async with showing(log()) as shown:
        await shown.press("up")
        await shown.click_command("Go back here")
        assert shown.results == [5]


async def test_a_click_goes_back() -> None:
    async with showing(log()) as shown:
        lines = shown.app.screen.query_one(Lines)
        row = next(y for y, text in enumerate(drawn(lines)) if "levied taxes" in text)
        await shown.click(lines, 3, row)
        assert shown.results == [5]


async def test_a_line_beyond_the_fence_says_why_not() -> None:
    async with showing(log()) as shown:
        await shown.press("home", "enter")
        assert shown.results == []
        assert f"No way back to this line. {LOOKED}" in shown.text()
        assert "Go back here" not in shown.text()


async def test_nothing_lies_after_the_newest_line() -> None:
    async with showing(log()) as shown:
        await shown.press("enter")
        assert shown.results == []
        assert "nothing lies after it" in shown.text()


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_one_can_leave_without_changing_anything(by_mouse: bool) -> None:
    async with showing(log()) as shown:
        if by_mouse:
            await shown.click_command("Back")
        else:
            await shown.press("escape")
        assert shown.results == [None]


async def test_an_empty_log_says_so_and_takes_every_key() -> None:
    async with showing(LogScreen([], 0, 0)) as shown:
        await shown.press("up", "down", "home", "end", "enter", "pageup")
        assert "Nothing has happened yet." in shown.text()
        assert shown.results == []


def test_every_command_has_its_method() -> None:
    assert missing_methods(LogScreen) == []
