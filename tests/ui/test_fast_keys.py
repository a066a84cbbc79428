"""Keys that come faster than screens change: what was left already is not left again, nor does it act."""

from __future__ import annotations

from pathlib import Path

from textual.screen import Screen

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.palette import Palette
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.recap import RecapScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from tests.ui.driving import app_at, click, press, settle, setup
from tests.ui.secrets_shown import is_guarded

ANSWERS = 60
"""So many that the preparation is over."""


def screens(app: KingsWillApp) -> list[type[Screen[object]]]:
    """What lies on one another, the title at the bottom left out."""
    assert isinstance(app.screen_stack[0], TitleScreen)
    return [type(screen) for screen in app.screen_stack[1:]]


async def test_a_cover_lifted_twice_opens_one_private_screen(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person")) as (app, _):
        assert screens(app) == [TableScreen, CoverScreen]
        await press(app, "space", "space", "space")
        assert screens(app) == [TableScreen, PreparationScreen]
        assert is_guarded(app)


async def test_a_peek_opened_and_left_faster_than_it_is_shown_is_left_once(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        await press(app, COMMANDS["peek"].keys[0])
        await press(app, "enter", "enter")
        assert screens(app) == [TableScreen, CoverScreen]
        await press(app, "enter", "space")
        assert screens(app) == [TableScreen, PeekScreen]
        await press(app, "escape", "escape", "escape")
        assert screens(app) == [TableScreen]


async def test_the_line_of_the_help_chosen_twice_is_done_once(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        await press(app, "f1")
        await press(app, "enter", "enter", "enter")  # the first line takes back an answer
        assert app.play is not None and app.play.table.ply == ANSWERS - 1
        assert screens(app) == [TableScreen]


async def test_the_palette_left_twice_leaves_the_table_where_it_is(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, pilot):
        for keys in (("escape", "escape", "escape"), ("down", "enter", "enter", "enter")):
            await press(app, "ctrl+p")
            await pilot.pause()
            assert screens(app) == [TableScreen, Palette]
            await press(app, *keys)
            await pilot.pause()
            assert screens(app)[0] is TableScreen and Palette not in screens(app)


async def test_a_screen_that_does_not_stand_yet_is_not_left(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        assert app.play is not None
        app.play.recap()
        assert not app.screen.is_mounted
        await app.screen.run_action("screen.back")  # as a key does that comes right now
        await settle(app)
        assert screens(app) == [TableScreen, RecapScreen]
        await press(app, "escape")
        assert screens(app) == [TableScreen]


async def test_a_double_click_gives_one_answer_where_the_next_question_has_others(tmp_path: Path) -> None:
    for by_board in (False, True):
        home = tmp_path / str(by_board)
        async with app_at(home, setup("person", "person"), size=(120, 40), answers=ANSWERS) as (app, _):
            assert app.play is not None
            play = app.play
            table = play.screen
            while play.table.decision is None or play.table.decision.kind != "choose_tile":
                await press(app, "enter")
                while app.screen is not table:
                    await press(app, "enter" if isinstance(app.screen, CoverScreen) else "escape")
            ply = play.table.ply
            target = table.asked.target(0)
            area = table.board.region_of(target)
            assert area is not None
            x, y = table.menu.content_region.offset
            if by_board:
                x, y = table.board.region.x + area.x + 1, table.board.region.y + area.y + 1
            await click(app, x + 5, y, times=2)
            assert play.table.ply == ply + 1


async def test_a_key_pressed_twice_at_once_answers_once(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        assert app.play is not None
        await press(app, "a", "a")
        assert app.play.table.ply == ANSWERS + 1
        await press(app, "a")
        assert app.play.table.ply == ANSWERS + 2
