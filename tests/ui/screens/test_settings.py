"""Every setting takes each of its values by key and mouse, and leaving keeps them."""

from typing import Any, get_args, get_type_hints

import pytest

from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens.settings import ROWS, Row, SettingsScreen
from kingswill_tui.ui.theme import THEMES
from kingswill_tui.ui.widgets.menu import Menu
from tests.ui.screens.screen_app import SIZES, Shown, drawn, fits, missing_methods, showing


def row_text(shown: Shown, row: Row) -> str:
    """The line of a setting."""
    return drawn(shown.app.screen.query_one(Menu))[ROWS.index(row)]


def now(shown: Shown, row: Row) -> Any:
    """The value of a setting."""
    screen = shown.app.screen
    assert isinstance(screen, SettingsScreen)
    return getattr(screen.settings, row.field)


def test_every_setting_has_a_line_with_all_its_values() -> None:
    hints = get_type_hints(Settings)
    assert [row.field for row in ROWS] == list(Settings._fields)
    for row in ROWS:
        allowed = (True, False) if hints[row.field] is bool else get_args(hints[row.field])
        assert sorted(map(str, allowed)) == sorted(str(value) for value, _ in row.values)


def test_the_themes_offered_are_the_themes_there_are() -> None:
    assert [value for value, _ in ROWS[0].values] == [theme.name for theme in THEMES]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.field)
@pytest.mark.parametrize("key", ["right", "space", "enter"])
async def test_a_key_goes_through_all_values_and_round_again(row: Row, key: str) -> None:
    async with showing(SettingsScreen(Settings())) as shown:
        await shown.press(*["down"] * ROWS.index(row))
        seen = []
        for _ in row.values:
            await shown.press(key)
            assert dict(row.values)[now(shown, row)] in row_text(shown, row)
            seen.append(now(shown, row))
        assert sorted(map(str, seen)) == sorted(str(value) for value, _ in row.values)
        assert now(shown, row) == getattr(Settings(), row.field)


async def test_left_takes_the_value_before() -> None:
    async with showing(SettingsScreen(Settings())) as shown:
        row = ROWS[3]
        await shown.press("down", "down", "down", "left")
        assert now(shown, row) == "slow"
        await shown.press("left")
        assert now(shown, row) == "instant"


async def test_a_click_changes_the_line_under_the_mouse() -> None:
    async with showing(SettingsScreen(Settings())) as shown:
        await shown.click(shown.app.screen.query_one(Menu), 5, 1)
        assert now(shown, ROWS[1]) is True
        await shown.click_command("Change")
        assert now(shown, ROWS[1]) is False


async def test_a_theme_is_in_force_at_once() -> None:
    async with showing(SettingsScreen(Settings())) as shown:
        await shown.press("right")
        assert shown.app.theme == "kingswill-light"


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_leaving_gives_what_was_changed(by_mouse: bool) -> None:
    async with showing(SettingsScreen(Settings())) as shown:
        await shown.press("down", "right")
        if by_mouse:
            await shown.click_command("Back")
        else:
            await shown.press("escape")
        assert shown.results == [Settings(ascii_glyphs=True)]


async def test_leaving_unchanged_gives_nothing() -> None:
    async with showing(SettingsScreen(Settings())) as shown:
        await shown.press("down", "right", "right", "escape")
        assert shown.results == [None]


@pytest.mark.parametrize("size", SIZES)
async def test_all_settings_and_what_they_are_about_are_in_view(size: tuple[int, int]) -> None:
    async with showing(SettingsScreen(Settings()), size) as shown:
        assert fits(shown)
        for row in ROWS:
            assert row.title in shown.text()
            assert row.about in shown.text()
            await shown.press("down")


def test_every_command_has_its_method() -> None:
    assert missing_methods(SettingsScreen) == []
