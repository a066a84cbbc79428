"""Notes are their writer's own, and kept where they can be written."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, TextArea

from kingswill_tui.store.reading import read_file
from kingswill_tui.store.records import LONGEST_NOTE
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import Script
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.notebook import NotebookScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.tutorial.lessons import SCRIPT, TWO
from tests.ui.driving import SeededHouse, app_at, press, settle, setup, shown, uncover

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


async def test_what_is_being_typed_is_kept_when_the_program_ends(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        await open_notes(app, 0)
        await press(app, "h", "i", COMMANDS["quit"].keys[0])
        path = SeededHouse(tmp_path)._saves.path(SeededHouse(tmp_path)._saves.names()[0])
    assert list(read_file(path).notes.values()) == ["hi"]


async def test_notes_that_cannot_be_kept_say_why_and_are_not_lost(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        notes = await open_notes(app, 0)
        notes.text = "x" * (LONGEST_NOTE + 1)
        await press(app, "escape")
        assert isinstance(app.screen, NotebookScreen) and app.screen.reading
        assert "shorten them" in " ".join(shown(app).split())
        await press(app, "escape")
        assert isinstance(app.screen, NotebookScreen) and not app.screen.reading
        app.screen.hide()  # as when nobody has touched anything for a while
        await settle(app)
        assert isinstance(app.screen, TableScreen)
        assert "shorten them" in " ".join(note.message for note in app._notifications)
        notes = await open_notes(app, 0)
        assert len(notes.text) == LONGEST_NOTE + 1
        notes.text = "short"
        await press(app, "escape")
        assert isinstance(app.screen, TableScreen)
        assert (await open_notes(app, 0)).text == "short"


async def test_a_notebook_that_has_to_go_before_it_stands_loses_nothing(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS) as (app, _):
        assert app.play is not None
        app.play.keep_note(0, "mine")
        app.play._notebook(0)
        assert isinstance(app.screen, NotebookScreen) and not app.screen.is_mounted
        app.screen.hide()
        await settle(app)
        assert isinstance(app.screen, TableScreen)
        assert app.play.notes(0) == "mine"
