"""Notes are their writer's own, and kept where they can be written."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, TextArea

from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import Script
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.notebook import NotebookScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.tutorial.lessons import SCRIPT, TWO
from tests.ui.driving import app_at, press, settle, setup, uncover

ANSWERS = 60
"""So many that the preparation is over."""


async def open_notes(app: KingsWillApp, place: int) -> TextArea:
    """The notes of whoever stands at this place of those who may look."""
    await press(app, COMMANDS["notebook"].keys[0])
    for _ in range(place):
        await press(app, "down")
    await press(app, "enter")
    await uncover(app)
    assert isinstance(app.screen, NotebookScreen)
    return app.screen.query_one(TextArea)


async def test_what_is_cut_from_notes_can_be_pasted_into_them_and_nowhere_else(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        notes = await open_notes(app, 0)
        for letter in "secret":
            await press(app, letter)
        await press(app, "ctrl+x")
        assert notes.text == ""
        await press(app, "ctrl+v")
        assert "secret" in notes.text
        await press(app, "escape")
        await press(app, COMMANDS["rules"].keys[0])
        await press(app, "ctrl+v")
        assert app.screen.query_one(Input).value == ""
        await press(app, "escape")
        others = await open_notes(app, 1)
        await press(app, "ctrl+v")
        assert others.text == ""


async def test_what_is_copied_where_all_look_is_pasted_where_all_look(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        await press(app, COMMANDS["rules"].keys[0])
        for letter in "levy":
            await press(app, letter)
        app.screen.query_one(Input).select_all()
        await press(app, "ctrl+x")
        assert app.screen.query_one(Input).value == ""
        await press(app, "ctrl+v")
        assert app.screen.query_one(Input).value == "levy"


@pytest.mark.parametrize("script", [SCRIPT, TWO], ids=["alone", "two"])
async def test_lessons_which_keep_no_notes_offer_no_notebook(tmp_path: Path, script: Script) -> None:
    key = COMMANDS["notebook"].keys[0]
    async with app_at(tmp_path) as (app, _):
        app.teach(Coach(script, "peek"))
        await settle(app)
        for opened in (TableScreen, PeekScreen):
            while not isinstance(app.screen, opened):
                await press(app, COMMANDS["peek"].keys[0] if isinstance(app.screen, TableScreen) else "enter")
            await press(app, key)
            assert isinstance(app.screen, opened)
            assert COMMANDS["notebook"] not in app.screen.available()
