"""A question is answered by key, button and key line, and nothing happens by accident."""

import pytest
from textual.widgets import Button

from kingswill_tui.ui.screens.confirm import ConfirmScreen
from tests.ui.screens.screen_app import SIZES, fits, showing

QUESTION = "This takes back what Bea and Otto answered. Does the table agree?"


@pytest.mark.parametrize(("key", "result"), [("y", True), ("n", False), ("escape", False), ("enter", False)])
async def test_each_key_gives_its_answer_and_enter_means_no(key: str, result: bool) -> None:
    async with showing(ConfirmScreen(QUESTION)) as shown:
        await shown.press(key)
        assert shown.results == [result]


async def test_enter_means_yes_only_after_moving_to_it() -> None:
    async with showing(ConfirmScreen(QUESTION)) as shown:
        await shown.press("tab", "enter")
        assert shown.results == [True]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("button", "result"), [("#yes", True), ("#no", False)])
async def test_buttons_can_be_clicked(size: tuple[int, int], button: str, result: bool) -> None:
    async with showing(ConfirmScreen(QUESTION), size) as shown:
        assert fits(shown)
        await shown.click(shown.app.screen.query_one(button, Button), 3)
        assert shown.results == [result]


@pytest.mark.parametrize(("title", "result"), [("Yes", True), ("No", False)])
async def test_the_key_line_can_be_clicked(title: str, result: bool) -> None:
    async with showing(ConfirmScreen(QUESTION)) as shown:
        await shown.click_command(title)
        assert shown.results == [result]
