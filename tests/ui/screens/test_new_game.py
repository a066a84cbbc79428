"""The form of a new game explains its fields, loses nothing that was typed, and says what is wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input, Select, Static

from kingswill_tui.bots import ABOUT as BOTS
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.new_game import ABOUT, WAYS, NewGameScreen
from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.widgets.tick import Tick
from tests.ui.driving import app_at, press, settle, shown

SMALLEST = (80, 24)


def value(app: KingsWillApp, id_: str) -> str:
    """What stands in a field that is typed in."""
    return app.screen.query_one(id_, Input).value


def prose(app: KingsWillApp) -> str:
    """What stands on the screen, as one line."""
    return " ".join(shown(app).split())


async def go(app: KingsWillApp, *keys: str) -> None:
    """Press keys, each once the one before is dealt with, and wait until all is laid out anew."""
    for key in keys:
        await press(app, key)
    laid_out = asyncio.Event()
    app.screen.call_after_refresh(laid_out.set)
    await laid_out.wait()
    await settle(app)


async def test_each_field_in_focus_is_explained_and_so_is_how_to_get_about(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=SMALLEST) as (app, _):
        await go(app, "n")
        explained = set()
        for _ in app.screen.focus_chain:
            assert WAYS in prose(app)
            explained |= {name for name, text in ABOUT.items() if text in prose(app)}
            await go(app, "tab")
        assert explained == set(ABOUT)
        app.screen.query_one("#kind-0", Select).focus()
        await go(app)
        assert all(f"{level} {about}" in prose(app) for level, about in BOTS.items())
        assert len(BOTS) == len(app.house.bot_levels())


async def test_help_names_the_keys_that_lead_from_field_to_field(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        await go(app, "n", "f1")
        assert "Tab " in prose(app) and "Shift+Tab" in prose(app)


async def test_a_stray_key_in_a_name_wipes_nothing(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        await go(app, "n", "tab", "x")
        assert value(app, "#name-0") == "Marionx"
        await go(app, *["shift+tab"] * 3, "9")
        assert value(app, "#name-0") == "Marionx"


async def test_a_form_as_it_was_is_left_at_once(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        await go(app, "n", "tab", "x", "backspace", "escape")
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize("key", ["x", "tick"])
async def test_what_was_changed_is_not_dropped_unasked(tmp_path: Path, key: str) -> None:
    async with app_at(tmp_path) as (app, _):
        await go(app, "n", "tab")
        if key == "tick":
            app.screen.query_one("#open_points", Tick).value = True
        await go(app, *([key] if key == "x" else []), "escape")
        assert isinstance(app.screen, ConfirmScreen)
        await go(app, "n")
        assert isinstance(app.screen, NewGameScreen)
        await go(app, "escape", "y")
        assert isinstance(app.screen, TitleScreen)


async def test_what_is_wrong_is_said_whole_until_it_is_put_right(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=SMALLEST) as (app, _):
        await go(app, "n")
        names = [app.screen.query_one(f"#name-{seat}", Input) for seat in (0, 1)]
        names[0].value = names[1].value = "Judith of Quedlinbur"
        await go(app, "f5")
        assert isinstance(app.screen, NewGameScreen)
        assert str(app.screen.query_one("#problem", Static).content) in prose(app)
        assert "give each a name of their own." in prose(app)
        names[1].value = "Bea"
        await go(app)
        assert "give each" not in prose(app)
        app.screen.query_one("#seed", Input).value = "soon"
        await go(app, "f5")
        assert "The seed must be a whole number, not 'soon'." in prose(app)
