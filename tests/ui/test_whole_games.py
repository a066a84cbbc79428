"""Whole games through the app: by keyboard alone and by mouse alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.look import LookScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.widgets.menu import Menu
from tests.soak import soak_count
from tests.ui.driving import app_at, click, press, setup

MOST_STEPS = 6000
CASES = [
    ((80, 24), ("person", "person"), "first_game"),
    ((120, 40), ("person", "person", "person"), "first_game"),
    ((120, 40), ("person", "person", "person", "person"), "standard"),
    ((80, 24), ("person", "person"), "standard"),
]


def hurried(app: KingsWillApp, dice: Random, count: int) -> int:
    """A line of the menu: any, but often the tile that moves the King."""
    play = app.play
    assert play is not None
    decision = play.table.decision
    if decision is not None and decision.kind == "choose_tile" and dice.random() < 0.7:
        return max(count - 1, 0)
    return dice.randrange(max(count, 1))


async def step_by_key(app: KingsWillApp, dice: Random) -> None:
    """One answer by the keyboard."""
    screen = app.screen
    if isinstance(screen, (CoverScreen, LookScreen)):
        await press(app, "enter")
    elif isinstance(screen, (PreparationScreen, TableScreen)):
        menu = screen.query_one(Menu)
        offered = sum(not item.reason for item in menu.items)
        await press(app, menu.key_of(hurried(app, dice, offered)) or "enter")


async def step_by_mouse(app: KingsWillApp, dice: Random) -> None:
    """One answer by the mouse."""
    screen = app.screen
    if isinstance(screen, (CoverScreen, LookScreen)):
        await click(app, 20, 5)
    elif isinstance(screen, (PreparationScreen, TableScreen)):
        while screen._layout_required or screen._layout_widgets:  # a tip may just have moved the menu
            await asyncio.sleep(0.005)
        menu = screen.query_one(Menu)
        offered = sum(not item.reason for item in menu.items)
        row = min(hurried(app, dice, offered), menu.size.height - 1)
        await click(app, menu.region.x + 4, menu.region.y + row)


@pytest.mark.parametrize("steps", [step_by_key, step_by_mouse])
@pytest.mark.parametrize(("size", "seats", "ruleset"), CASES[: soak_count(2, len(CASES))])
async def test_a_whole_game_is_played_to_its_score(
    tmp_path: Path, steps: object, size: tuple[int, int], seats: tuple[str, ...], ruleset: str
) -> None:
    dice = Random(f"{size}{seats}{ruleset}")
    async with app_at(tmp_path, setup(*seats, ruleset=ruleset), size) as (app, _):
        for _ in range(MOST_STEPS):
            if isinstance(app.screen, ScoringScreen):
                break
            await steps(app, dice)  # type: ignore[operator]
        assert isinstance(app.screen, ScoringScreen)
        assert app.play is not None
        assert app.play.table.over
