"""Private screens come behind covers, hide by themselves, and what waited is said when they are gone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.new_game import NewGameScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import SeededHouse, app_at, press, settle, setup, shown, uncover

PATIENCE = 500


async def to_peek(app: KingsWillApp) -> None:
    """Behind the cover, as the first of those who may look."""
    await press(app, "p")
    await press(app, "enter")
    assert isinstance(app.screen, CoverScreen)
    await press(app, "enter")
    assert isinstance(app.screen, PeekScreen)


@pytest.mark.parametrize("key", ["p", "n"])
async def test_a_cover_names_the_seat_and_can_be_left(tmp_path: Path, key: str) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await press(app, key)
        await press(app, "down")
        await press(app, "enter")
        assert isinstance(app.screen, CoverScreen)
        assert app.play is not None
        decision = app.play.table.decision
        assert decision is not None
        assert app.play.name(1 - decision.seat) in shown(app)
        await press(app, "escape")
        assert isinstance(app.screen, TableScreen)


async def test_a_private_screen_hides_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        soon: Any = 0.05  # sooner than any setting there is
        await to_peek(app)
        monkeypatch.setattr(app, "settings", replace(app.settings, hide_after=soon))
        await press(app, "down")
        for _ in range(PATIENCE):
            if isinstance(app.screen, TableScreen):
                break
            await asyncio.sleep(0.01)
        assert isinstance(app.screen, TableScreen)


async def test_whoever_wants_no_hiding_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        monkeypatch.setattr(app, "settings", replace(app.settings, hide_after=0))
        await to_peek(app)
        assert isinstance(app.screen, PeekScreen)
        assert app.screen._idle is None


async def test_what_is_said_meanwhile_waits(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await to_peek(app)
        app.tell("Something happened.")
        await settle(app)
        assert "Something happened." not in shown(app)
        assert not app._notifications
        await press(app, "escape")
        await settle(app)
        assert "Something happened." in " ".join(note.message for note in app._notifications)


async def test_what_was_said_before_is_not_laid_over_a_private_screen(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        app.notify("Something happened.")
        await to_peek(app)
        await settle(app)
        assert "Something happened." not in shown(app)


async def test_covers_come_before_every_person_s_turn_where_that_is_wished(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person", covers="always"), answers=40) as (app, _):
        assert app.play is not None
        covered = 0
        for _ in range(60):
            asked = app.play.table.decision
            await press(app, "enter")
            now = app.play.table.decision
            assert asked is not None and now is not None
            if isinstance(app.screen, CoverScreen):
                covered += 1
                assert app.play.name(now.seat) in shown(app)
                await uncover(app)
            elif isinstance(app.screen, TableScreen):
                assert asked.seat == now.seat
            else:
                await press(app, "escape")
        assert covered > 3


async def test_new_games_begin_with_the_covers_of_the_settings(tmp_path: Path) -> None:
    house = SeededHouse(tmp_path)
    house.keep_settings(Settings(covers="always"))
    async with app_at(tmp_path, house=house) as (app, _):
        await press(app, "n")
        assert isinstance(app.screen, NewGameScreen)
        await press(app, "f5")
        assert app.play is not None
        assert app.play.table.setup.covers == "always"


@pytest.mark.parametrize("answers", [3, 40, 90])
async def test_continue_goes_on_at_the_same_position_behind_a_cover_where_it_was_private(
    tmp_path: Path, answers: int
) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=answers) as (app, _):
        assert app.play is not None
        digest, decision = app.play.table.digest, app.play.table.decision
    async with app_at(tmp_path) as (app, _):
        await press(app, "c")
        await settle(app)
        assert app.play is not None
        assert app.play.table.digest == digest
        assert decision is not None
        assert isinstance(app.screen, CoverScreen if decision.private else TableScreen)
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen if decision.private else TableScreen)


async def test_plain_signs_and_the_theme_reach_board_and_preparation(tmp_path: Path) -> None:
    house = SeededHouse(tmp_path)
    house.keep_settings(Settings(ascii_glyphs=True, theme="kingswill-light", tips="off"))
    async with app_at(tmp_path, setup("person", "person"), house=house) as (app, _):
        assert app.theme == "kingswill-light"
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen)
        picture = app.screen.query_one("DuchyView")
        rows = ["".join(s.text for s in picture.render_line(y)) for y in range(picture.size.height)]
        assert "".join(rows).isascii()
        while not isinstance(app.screen, TableScreen):
            await press(app, "ctrl+u")
            await uncover(app)
        board = app.screen.board
        rows = ["".join(s.text for s in board.render_line(y)) for y in range(board.size.height)]
        assert "".join(rows).isascii()
