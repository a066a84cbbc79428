"""Below 80x24 a notice says what is needed and what there is, and goes when there is room again."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events
from textual.geometry import Size

from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.notebook import NotebookScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.small import SmallScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from tests.ui.driving import app_at, press, resize, settle, setup, shown, uncover


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10), (12, 4)])
async def test_the_notice_names_what_is_needed_and_what_there_is(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with app_at(tmp_path, None, size) as (app, _):
        await settle(app)
        assert isinstance(app.screen, SmallScreen)
        text = " ".join(shown(app).split())
        if size[0] > 40:
            assert "80 columns and 24 rows" in text
            assert f"{size[0]} and {size[1]}" in text
            assert "Ctrl+Q leaves the game; every answer is saved." in text


async def test_the_notice_follows_the_size_and_goes(tmp_path: Path) -> None:
    async with app_at(tmp_path, None, (80, 24)) as (app, pilot):
        assert isinstance(app.screen, TitleScreen)
        for size in ((70, 20), (60, 24)):
            await resize(app, pilot, *size)
            assert f"{size[0]} and {size[1]}" in shown(app)
        await resize(app, pilot, 100, 30)
        assert isinstance(app.screen, TitleScreen)
        assert len(app.screen_stack) == 1


async def test_no_answer_is_given_behind_the_notice(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, pilot):
        assert app.play is not None
        assert isinstance(app.screen, TableScreen)
        await resize(app, pilot, 60, 20)
        for key in ("a", "enter", "u", "p", "ctrl+p", "escape"):
            await press(app, key)
            assert isinstance(app.screen, SmallScreen)
        assert app.play.table.ply == 40
        await resize(app, pilot, 80, 24)
        assert isinstance(app.screen, TableScreen)
        await press(app, "enter")
        assert app.play.table.ply == 41


@pytest.mark.parametrize(
    ("key", "private"), [("p", PeekScreen), ("n", NotebookScreen)], ids=["peek", "notebook"]
)
async def test_what_was_private_is_gone_and_stays_gone(tmp_path: Path, key: str, private: type) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, pilot):
        await press(app, key)
        await press(app, "enter")
        await uncover(app)
        assert isinstance(app.screen, private)
        await resize(app, pilot, 60, 20)
        assert isinstance(app.screen, SmallScreen)
        assert not any(isinstance(screen, private) for screen in app.screen_stack)
        await resize(app, pilot, 120, 40)
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("seats", [("person", "person"), ("person", "bot:steady")])
async def test_a_preparation_goes_on_behind_its_cover(tmp_path: Path, seats: tuple[str, ...]) -> None:
    async with app_at(tmp_path, setup(*seats)) as (app, pilot):
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen)
        await resize(app, pilot, 60, 20)
        assert isinstance(app.screen, SmallScreen)
        assert len(app.screen_stack) == 3  # the title, the table, the notice
        await resize(app, pilot, 80, 24)
        await settle(app)
        alone = "bot:steady" in seats
        assert isinstance(app.screen, PreparationScreen if alone else CoverScreen)


async def test_a_cover_waits_under_the_notice(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person")) as (app, pilot):
        assert isinstance(app.screen, CoverScreen)
        await resize(app, pilot, 60, 20)
        await press(app, "enter")
        assert isinstance(app.screen, SmallScreen)
        await resize(app, pilot, 80, 24)
        assert isinstance(app.screen, CoverScreen)


async def test_a_screen_that_comes_over_the_notice_leaves_no_second_one_behind(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, pilot):
        await press(app, "p")
        app.post_message(events.Resize(Size(60, 20), Size(60, 20)))
        app.screen.dismiss(1)  # while the app still has to learn of the size, so that a cover follows
        await settle(app)
        await resize(app, pilot, 120, 40)
        assert isinstance(app.screen, CoverScreen)
        await press(app, "escape")
        assert isinstance(app.screen, TableScreen)
