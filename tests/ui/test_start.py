"""How the app starts, and what it is like to come back to its beginning."""

import gc
from pathlib import Path

from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.widgets.menu import Menu
from tests.ui.driving import app_at, press, settle, setup, shown


async def test_garbage_is_looked_for_again_once_the_first_frame_stands(tmp_path: Path) -> None:
    gc.disable()
    try:
        async with app_at(tmp_path) as (app, _):
            assert "New game" in shown(app)
            assert gc.isenabled()
            assert gc.get_freeze_count()
    finally:
        gc.enable()
        gc.unfreeze()


async def test_the_title_is_the_first_screen_and_begins_anew_after_a_game(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        (title,) = app.screen_stack
        assert isinstance(title, TitleScreen)
        assert not title.can("continue_game")
        await press(app, "down")
        app.begin(setup("person", "person"))
        await settle(app)
        assert app.screen is not title
        app.to_title()
        await settle(app)
        assert app.screen_stack == [title]
        assert title.can("continue_game")
        assert "Continue" in shown(app)
        assert title.query_one(Menu).cursor == 0
        assert app.focused is title.query_one(Menu)


async def test_a_game_that_cannot_be_resumed_leaves_the_title(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        app.resume("nothing")
        await settle(app)
        assert isinstance(app.screen, TitleScreen)
        assert "no save called 'nothing'" in " ".join(note.message for note in app._notifications)
