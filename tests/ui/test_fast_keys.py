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
from tests.ui.driving import app_at, press, settle, setup
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
