"""Random keys, clicks and sizes: nothing crashes, sticks or leaks, and the save is always right."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from kingswill_tui.session.resuming import resume
from kingswill_tui.store.reading import read_file
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.small import SmallScreen
from kingswill_tui.ui.screens.title import TitleScreen
from tests.soak import soak_count
from tests.ui.driving import SIZES, app_at, click, press, resize, settle, setup
from tests.ui.secrets_shown import is_guarded, leaks

LEAVING = {"quit"}
"""Commands that end the program, which a test has to outlive."""
KEYS = [
    *"abcdefghijklmoqsvxyz123",
    *["enter"] * 12,
    *["up", "down", "left", "right", "tab", "escape", "space", "home", "end", "pagedown"] * 2,
    *(key for command in COMMANDS.values() if command.id not in LEAVING for key in command.keys),
]
TABLES = (
    (("person", "person"), "first_game", "private"),
    (("person", "bot:random"), "standard", "private"),
    (("person", "person", "person"), "standard", "always"),
    (("person", "bot:steady", "person", "bot:random"), "first_game", "private"),
)


ANSWERS = (40, 0, 120, 240)
"""How far games are when they are poked at."""


async def poke(app: KingsWillApp, pilot: Pilot[str], dice: Random) -> None:
    """One random event."""
    chance = 1.0 if isinstance(app.screen, SmallScreen) and dice.random() < 0.3 else dice.random()
    if chance < 0.72:
        await press(app, dice.choice(KEYS))
    elif chance < 0.97:
        width, height = app.size
        await click(app, dice.randrange(width), dice.randrange(height))
    else:
        await resize(app, pilot, *dice.choice([*SIZES, (60, 20), (200, 60)]))


def how_the_save_differs(app: KingsWillApp) -> str:
    """What on disk is not as it is on the table; empty where all is."""
    play = app.play
    if play is None or play.sitting.journal is None:
        return ""
    folder: Path = app.house._saves.folder  # type: ignore[attr-defined]
    saved = read_file(folder / f"{play.sitting.name}.kingswill")
    if saved.damage is not None or saved.torn:
        return f"{saved.damage or 'torn'} after {saved.records[-3:]}, at answer {play.table.ply}"
    there, here = resume(play.table.game, saved), play.table
    if (there.ply, there.digest) == (here.ply, here.digest):
        return ""
    return f"{there.ply}: {there.snapshot()} after {saved.records[-3:]}, not {here.ply}: {here.snapshot()}"


async def still_alive(app: KingsWillApp, pilot: Pilot[str]) -> bool:
    """Whether the title can be reached from wherever one is."""
    await resize(app, pilot, 120, 40)
    app.to_title()
    await settle(app)
    return app.is_running and isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize(("seats", "ruleset", "covers"), TABLES)
async def test_no_event_can_crash_stick_or_leak(
    tmp_path: Path, seats: tuple[str, ...], ruleset: str, covers: str
) -> None:
    dice = Random(f"{seats}{ruleset}{covers}")
    for game in range(soak_count(1, 50)):
        home = tmp_path / str(game)
        table = setup(*seats, ruleset=ruleset, covers=covers, seed=game)
        async with app_at(home, table, seed=game, answers=ANSWERS[game % len(ANSWERS)]) as (app, pilot):
            for step in range(soak_count(160, 520)):
                await poke(app, pilot, dice)
                assert leaks(app) == [], (step, type(app.screen).__name__)
                assert is_guarded(app), (step, type(app.screen).__name__)
                if step % 25 == 0:
                    assert how_the_save_differs(app) == "", (step, type(app.screen).__name__)
                if isinstance(app.screen, TitleScreen) and app.play is None:
                    app.begin(setup(*seats, ruleset=ruleset, covers=covers, seed=dice.randrange(999)))
                    await resize(app, pilot, 120, 40)
            assert await still_alive(app, pilot)
