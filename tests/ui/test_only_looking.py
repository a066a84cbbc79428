"""A game that another process plays is looked at and nothing else: the table stays as the save is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from kingswill_tui.session.bot_turns import bot_to_move
from kingswill_tui.store.errors import NotWritten
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.log import LogScreen
from kingswill_tui.ui.screens.table import MOVES, TableScreen
from tests.ui.driving import SeededHouse, answer_at_random, app_at, press, settle, setup
from tests.ui.test_undoing import told

SHARED = ("person", "bot:random", "bot:random")


@contextmanager
def played_elsewhere(home: Path, seats: tuple[str, ...], bot_asked: bool) -> Iterator[tuple[str, int]]:
    """The name of a save that is being written, and how many answers it has, some of which could go back."""
    sitting = SeededHouse(home).sit_down(setup(*seats))
    table, dice = sitting.table, Random(2)
    answer_at_random(table, 44, Random(1))
    while (bot_to_move(table) is not None) != bot_asked or not table.undo_reach().steps:
        answer_at_random(table, table.ply + 1, dice)
    yield sitting.name, table.ply
    assert sitting.journal is not None
    sitting.journal.close()


@pytest.mark.parametrize("bot_asked", [False, True])
async def test_no_key_moves_it(tmp_path: Path, bot_asked: bool) -> None:
    with played_elsewhere(tmp_path, SHARED, bot_asked) as (name, ply):
        async with app_at(tmp_path) as (app, _):
            app.settings = app.settings._replace(pace="instant")
            app.resume(name)
            await settle(app)
            assert app.play is not None and app.play.read_only
            assert "can only be looked at" in told(app)
            for command in MOVES:
                for key in COMMANDS[command].keys:
                    await press(app, key)
            await asyncio.sleep(0.1)
            await settle(app)
            assert isinstance(app.screen, TableScreen)
            assert not {command.id for command in app.screen.available()} & {*MOVES}
            assert app.play.table.ply == ply


async def test_the_log_leads_nowhere_and_says_why(tmp_path: Path) -> None:
    with played_elsewhere(tmp_path, SHARED, False) as (name, ply):
        async with app_at(tmp_path) as (app, _):
            app.resume(name)
            await settle(app)
            assert app.play is not None
            app.play.log()
            await settle(app)
            assert isinstance(app.screen, LogScreen)
            app.screen.dismiss(ply - 1)
            await settle(app)
            assert app.play.table.ply == ply
            assert told(app).count("can only be looked at") == 2


async def test_an_answer_is_refused_by_the_table_itself(tmp_path: Path) -> None:
    with played_elsewhere(tmp_path, ("person", "person"), False) as (name, ply):
        table = SeededHouse(tmp_path).resume(name).table
        assert table.decision is not None
        before = table.digest
        with pytest.raises(NotWritten, match="can only be looked at"):
            table.submit(table.observe(table.decision.seat).legal_actions[0], ply)
        assert (table.ply, table.digest) == (ply, before)
