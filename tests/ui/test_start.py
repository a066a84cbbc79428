"""How the app starts, and what it is like to come back to its beginning."""

import gc
from pathlib import Path

import kingswill_tui.ui
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.widgets.menu import Menu
from tests.ui.driving import SeededHouse, app_at, press, settle, setup, shown


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


class FramesApp(KingsWillApp):
    """Keeps what each frame shows while the table is in front."""

    CSS_PATH = str(Path(kingswill_tui.ui.__file__).parent / "app.tcss")
    frames: list[str]

    def post_display_hook(self) -> None:
        """A frame was painted."""
        if self.screen_stack and isinstance(self.screen, TableScreen):
            self.frames.append(shown(self))


async def test_the_first_frame_of_a_resumed_game_already_shows_everything(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person", ruleset="first_game"), answers=30) as (app, _):
        assert app.play is not None
        name = app.play.sitting.name
    house = SeededHouse(tmp_path)
    resumed = FramesApp(house, resume=name)
    resumed.frames = []
    async with resumed.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await settle(resumed)
        first, menu = resumed.frames[0], resumed.screen.query_one(Menu)
        for text in ("Round", "warehouse", "Chronicle", "Undo", menu.items[0].label):
            assert text in first
        resumed.get_up()
    house.close()
