"""Nobody gets stuck: letters answer wherever the cursor is, and Escape leads back and out of the game."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from tests.ui.driving import SIZES, app_at, press, settle, setup, shown, uncover


def table_of(app: KingsWillApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def keys_told(app: KingsWillApp) -> str:
    return shown(app).splitlines()[app.screen.query_one(KeyLine).region.y]


@pytest.mark.parametrize("size", SIZES)
async def test_letters_answer_from_every_panel_and_page(tmp_path: Path, size: tuple[int, int]) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40, size=size) as (app, _):
        table = table_of(app)
        for tabs in range(1, len(table.board.pages) + 1):
            ply = app.play.table.ply if app.play else 0
            for _ in range(tabs):
                await press(app, "tab")
            assert not table.menu.has_focus
            await press(app, table.menu.key_of(0))
            assert app.play is not None and app.play.table.ply > ply
            await press(app, "escape")
            await uncover(app)
            if not isinstance(app.screen, TableScreen):
                return


async def test_whoever_turns_pages_does_not_answer_by_enter(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40, size=(80, 24)) as (app, _):
        table = table_of(app)
        assert app.play is not None
        while (decision := app.play.table.decision) is not None and decision.kind != "choose_tile":
            await press(app, "enter")
            await uncover(app)
            if app.screen is not table:
                await press(app, "escape")
        ply = app.play.table.ply
        await press(app, "tab")
        assert table.board.lit is not None
        await press(app, "tab")
        assert table.board.page > 0
        await press(app, "enter")
        assert app.play.table.ply == ply
        await press(app, "escape")
        assert table.menu.has_focus
        assert table.board.lit == table.asked.target(table.menu.cursor)


async def test_escape_leads_from_the_board_to_the_answers_and_then_asks_before_it_leaves(
    tmp_path: Path,
) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40, size=(80, 24)) as (app, _):
        table = table_of(app)
        assert "Esc Leave" in keys_told(app)
        await press(app, "tab")
        await Pilot(app).pause()
        assert "Esc Answers" in keys_told(app)
        await press(app, "escape")
        assert table.menu.has_focus
        await press(app, "escape")
        assert isinstance(app.screen, ConfirmScreen)
        await press(app, "n")
        assert table_of(app) is table
        await press(app, "escape")
        await press(app, "y")
        assert isinstance(app.screen, TitleScreen)


async def test_a_cover_can_be_left_for_the_title_and_stands_there_again(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), size=(80, 24)) as (app, _):
        assert isinstance(app.screen, CoverScreen)
        before = shown(app)
        await press(app, "escape")
        assert isinstance(app.screen, TitleScreen)
        await press(app, "c")
        await settle(app)
        assert isinstance(app.screen, CoverScreen)
        assert shown(app) == before


async def test_who_prepares_alone_leaves_for_the_title_and_is_told_so(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random"), size=(80, 24)) as (app, _):
        assert isinstance(app.screen, PreparationScreen)
        assert "Esc Leave" in keys_told(app)
        assert "Undo" not in keys_told(app)
        await press(app, "enter")
        await Pilot(app).pause()
        assert "Undo" in keys_told(app)
        await press(app, "escape")
        assert isinstance(app.screen, TitleScreen)


async def test_a_finished_game_is_left_at_once(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=10_000, size=(80, 24)) as (app, _):
        while not isinstance(app.screen, TableScreen):
            await press(app, "escape")
        assert "Esc Leave" in keys_told(app)
        await press(app, "escape")
        assert isinstance(app.screen, TitleScreen)


async def test_pause_is_offered_only_while_a_bot_is_asked_and_then_as_a_way_on(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random"), answers=40, size=(200, 50)) as (app, _):
        table = table_of(app)
        assert app.play is not None
        while not table.asked.of_bot:
            assert "Pause" not in keys_told(app)
            await press(app, "enter")
        app.play.bots.paused = True
        table.update_table()
        await Pilot(app).pause()
        assert "Space Go on" in keys_told(app)
