"""The small reading screens: recap, why not, help."""

import pytest

from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.help import HelpScreen
from kingswill_tui.ui.screens.log import LogScreen
from kingswill_tui.ui.screens.recap import RecapScreen
from kingswill_tui.ui.screens.why import NOTHING_REFUSED, WhyScreen
from kingswill_tui.ui.widgets.lines import Lines
from tests.ui.screens.screen_app import SIZES, drawn, fits, missing_methods, showing

REFUSED = [("Castle: needs 1 more stone", "BLD-2"), ("Monastery: needs 2 more food", "BLD-3")]


@pytest.mark.parametrize("size", SIZES)
async def test_recap_tells_in_order_and_is_left_by_escape(size: tuple[int, int]) -> None:
    async with showing(RecapScreen("Marion", ["Bea tilled.", "Bea levied taxes."]), size) as shown:
        text = shown.text()
        assert "Since Marion's last turn" in text
        assert text.index("Bea tilled.") < text.index("Bea levied taxes.")
        assert fits(shown)
        await shown.press("escape")
        assert shown.results == [None]


async def test_recap_says_when_nothing_happened() -> None:
    async with showing(RecapScreen("Marion", [])) as shown:
        assert "Nothing has happened since." in shown.text()
        await shown.click_command("Back")
        assert shown.results == [None]


@pytest.mark.parametrize("size", SIZES)
async def test_why_names_each_refusal_with_its_rule(size: tuple[int, int]) -> None:
    async with showing(WhyScreen(REFUSED), size) as shown:
        for text, rule in REFUSED:
            assert f"{text} ({rule})" in shown.text()
        assert fits(shown)


@pytest.mark.parametrize("key", ["enter", "question_mark"])
async def test_why_opens_the_rule_of_the_line(key: str) -> None:
    async with showing(WhyScreen(REFUSED)) as shown:
        await shown.press("down", key)
        assert shown.results == ["BLD-3"]


async def test_why_opens_a_rule_by_mouse() -> None:
    async with showing(WhyScreen(REFUSED)) as shown:
        await shown.click(shown.app.screen.query_one(Lines), 4, 1)
        assert shown.results == ["BLD-3"]
    async with showing(WhyScreen(REFUSED)) as shown:
        await shown.click_command("Rule")
        assert shown.results == ["BLD-2"]


async def test_why_says_when_nothing_is_refused() -> None:
    async with showing(WhyScreen([])) as shown:
        await shown.press("enter", "question_mark", "down")
        assert shown.results == []
        assert NOTHING_REFUSED in shown.text()
        await shown.press("escape")
        assert shown.results == [None]


@pytest.mark.parametrize("size", SIZES)
async def test_help_lists_every_command_of_the_screen_beneath_with_its_keys(size: tuple[int, int]) -> None:
    async with showing(WhyScreen(REFUSED), size) as shown:
        await shown.press("f1")
        assert isinstance(shown.app.screen, HelpScreen)
        text = shown.text()
        for name in WhyScreen.commands:
            assert COMMANDS[name].about in text
        assert "Enter" in text and "F1" in text
        assert fits(shown)
        await shown.press("escape")
        assert isinstance(shown.app.screen, WhyScreen)


async def test_help_leaves_out_what_makes_no_sense_now() -> None:
    async with showing(WhyScreen([])) as shown:
        await shown.press("f1")
        assert COMMANDS["open_rule"].about not in shown.text()


async def test_help_does_what_is_chosen() -> None:
    async with showing(WhyScreen(REFUSED)) as shown:
        await shown.click_command("Help")
        lines = shown.app.screen.query_one(Lines)
        row = next(y for y, text in enumerate(drawn(lines)) if COMMANDS["open_rule"].about in text)
        await shown.click(lines, 5, row)
        assert shown.results == ["BLD-2"]


async def test_help_names_the_keys_of_lists() -> None:
    async with showing(LogScreen([(1, "Bea levied taxes.")], 1, 0)) as shown:
        await shown.press("f1")
        rows = drawn(shown.app.screen.query_one(Lines))
        assert any(row.startswith("\u2193") and "Down" in row for row in rows)


@pytest.mark.parametrize("screen", [RecapScreen, WhyScreen, HelpScreen])
def test_every_command_has_its_method(screen: type[HelpScreen]) -> None:
    assert missing_methods(screen) == []
