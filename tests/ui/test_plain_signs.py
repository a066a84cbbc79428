"""Set to plain ASCII, every screen keeps to it, frames, scroll bars and the palette included."""

from pathlib import Path

import pytest

from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.widgets.lines import Lines
from tests.ui.driving import (
    SIZES,
    SeededHouse,
    app_at,
    press,
    resize,
    setup,
    shown,
    uncover,
)

TITLE_WALKS = ("", "n", "n tab tab enter", "l", "t", "s", "question_mark", "f1", "ctrl+p", "ctrl+p l o")
TABLE_WALKS = (
    *("", "down end", "f1", "question_mark", "question_mark slash k i n g", "w", "r", "L", "s", "ctrl+p"),
    *("p enter enter", "n enter enter", "n enter enter f1", "tab tab tab", "ctrl+q", "escape"),
)


def odd(text: str) -> str:
    """The signs in it that are not plain."""
    return "".join(sorted({sign for sign in text if not sign.isascii()}))


def plain_house(home: Path) -> SeededHouse:
    house = SeededHouse(home)
    house.keep_settings(Settings(tips="off", animations=False, ascii_glyphs=True))
    return house


@pytest.mark.parametrize("walk", TITLE_WALKS)
async def test_screens_before_a_game_are_plain(tmp_path: Path, walk: str) -> None:
    async with app_at(tmp_path, size=SIZES[0], house=plain_house(tmp_path)) as (app, pilot):
        await press(app, *walk.split())
        await pilot.pause()
        assert odd(shown(app)) == ""


@pytest.mark.parametrize("walk", TABLE_WALKS)
async def test_the_screens_of_a_game_are_plain(tmp_path: Path, walk: str) -> None:
    game = setup("person", "person", "bot:steady")
    async with app_at(tmp_path, game, house=plain_house(tmp_path), answers=160) as (app, pilot):
        await uncover(app)
        await press(app, *walk.split())
        for size in SIZES:
            await resize(app, pilot, *size)
            assert odd(shown(app)) == ""


async def test_other_signs_are_used_as_soon_as_they_are_set(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=60) as (app, pilot):
        assert odd(shown(app)) != ""
        for plain in (True, False):
            app.keep_settings(app.settings._replace(ascii_glyphs=plain))
            await pilot.pause()
            assert (odd(shown(app)) == "") == plain


async def test_scroll_bars_need_no_sign_at_all(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=160, size=SIZES[1]) as (app, pilot):
        await pilot.pause()
        bars = [bar for bar in app.screen.query(Lines).results() if bar.show_vertical_scrollbar]
        assert bars
        for lines in bars:
            region = lines.vertical_scrollbar.region
            rows = shown(app).split("\n")[region.y : region.bottom]
            assert {row[region.x] for row in rows} == {" "}
