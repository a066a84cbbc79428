"""What chance, a full disk or a stopped program does to a private screen is that screen's own matter."""

from __future__ import annotations

from pathlib import Path

from textual.driver import Driver

from kingswill_tui.store.errors import NotWritten
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import app_at, press, settle, setup, uncover
from tests.ui.test_private_screens import read, to_peek


async def test_a_private_screen_is_gone_when_the_program_was_stopped_and_goes_on(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person", "person"), answers=40) as (app, _):
        await to_peek(app)
        app.post_message(Driver.SignalResume())
        await settle(app)
        assert isinstance(app.screen, TableScreen)
        app.post_message(Driver.SignalResume())  # where nothing private stands, nothing happens
        await settle(app)
        assert isinstance(app.screen, TableScreen)


async def test_a_full_disk_is_told_on_the_private_screen_itself(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random")) as (app, pilot):
        assert app.play is not None and isinstance(app.screen, PreparationScreen)

        def full(*_: object) -> None:
            raise NotWritten("The disk is full.")

        ply = app.play.table.ply
        journal = app.play.table._journal
        assert journal is not None
        app.play.table.record_to(full)
        for key in ("a", "ctrl+u"):
            await press(app, key)
            await pilot.pause(0.1)
            assert "The disk is full." in read(app)
            await press(app, "escape")
            assert isinstance(app.screen, PreparationScreen) and not app.screen.reading
        assert app.play.table.ply == ply
        app.play.table.record_to(journal)
        await press(app, "a")
        assert app.play.table.ply > ply


async def test_what_chance_filled_in_is_shown_before_it_stands_for_good(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person")) as (app, _):
        await uncover(app)
        assert app.play is not None and isinstance(app.screen, PreparationScreen)
        table = app.play.table
        await press(app, "ctrl+u")
        assert isinstance(app.screen, PreparationScreen)
        assert table.decision is not None and table.decision.seat == app.screen.seat
        ply = table.ply
        await press(app, "u")
        assert table.ply == ply - 1
        await press(app, "ctrl+u")
        assert table.ply == ply
        await press(app, "ctrl+u")
        assert not isinstance(app.screen, PreparationScreen)
        assert table.ply == ply + 1
