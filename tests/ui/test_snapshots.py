"""Pictures of a few screens that may not change unnoticed; `pytest --snapshot-update` accepts new ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.preferences import Settings
from tests.ui.driving import SeededHouse, answer_at_random, press, settle, setup

GAME = setup("person", "person", "person", ruleset="first_game")
MIDDLE, END = 150, 10**5
"""Answers that stand in the pictures."""
Compare = Callable[..., bool]


def app_with(home: Path, answers: int | None, **settings: Any) -> KingsWillApp:
    """The app at its title, or at a game after some answers."""
    house = SeededHouse(home)
    house.keep_settings(Settings(tips="off", animations=False, **settings))
    if answers is None:
        return KingsWillApp(house)
    sitting = house.sit_down(GAME)
    answer_at_random(sitting.table, answers, Random(4))
    assert sitting.journal is not None
    sitting.journal.close()
    return KingsWillApp(house, resume=sitting.name)


def pressed(*keys: str) -> Callable[[Pilot[None]], Any]:
    """What is done before the picture is taken."""

    async def before(pilot: Pilot[None]) -> None:
        app: Any = pilot.app
        await settle(app)
        for key in keys:
            await press(app, key)
        await pilot.pause(0.1)

    return before


def test_the_title(snap_compare: Compare, tmp_path: Path) -> None:
    assert snap_compare(app_with(tmp_path, None), terminal_size=(80, 24), run_before=pressed())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)], ids=["80x24", "100x30", "120x40"])
def test_the_table(snap_compare: Compare, tmp_path: Path, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(tmp_path, MIDDLE), terminal_size=size, run_before=pressed())


def test_the_table_in_light_with_plain_signs(snap_compare: Compare, tmp_path: Path) -> None:
    app = app_with(tmp_path, MIDDLE, theme="kingswill-light", ascii_glyphs=True)
    assert snap_compare(app, terminal_size=(80, 24), run_before=pressed())


def test_a_peek(snap_compare: Compare, tmp_path: Path) -> None:
    before = pressed("p", "enter", "enter")
    assert snap_compare(app_with(tmp_path, MIDDLE), terminal_size=(80, 24), run_before=before)


def test_the_table_without_colour(
    snap_compare: Compare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    before = pressed("down")
    assert snap_compare(app_with(tmp_path, MIDDLE), terminal_size=(120, 40), run_before=before)


def test_a_preparation(snap_compare: Compare, tmp_path: Path) -> None:
    before = pressed("enter", "down")
    assert snap_compare(app_with(tmp_path, 0), terminal_size=(80, 24), run_before=before)


def test_the_score_sheet(snap_compare: Compare, tmp_path: Path) -> None:
    assert snap_compare(app_with(tmp_path, END), terminal_size=(80, 24), run_before=pressed())
