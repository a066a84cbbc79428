"""From the score sheet on: replay, another game, the title; and reading rules in between."""

from __future__ import annotations

from pathlib import Path

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.replay import ReplayScreen
from kingswill_tui.ui.screens.rules import RulesScreen
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.widgets.lines import Lines
from tests.ui.driving import app_at, press, settle, setup, shown

GAME = setup("person", "person", ruleset="first_game")
WHOLE_GAME = 10**5
"""More answers than any game has."""


async def wish(app: KingsWillApp, key: str) -> None:
    """Say on the score sheet how to go on."""
    assert isinstance(app.screen, ScoringScreen)
    await press(app, key)
    await settle(app)


async def test_a_finished_game_is_replayed_and_played_on_from_the_middle(tmp_path: Path) -> None:
    async with app_at(tmp_path, GAME, answers=WHOLE_GAME) as (app, _):
        assert app.play is not None
        finished = app.play.sitting.name
        await wish(app, "v")
        assert isinstance(app.screen, ReplayScreen)
        for _ in range(30):
            await press(app, "right")
        await press(app, "f")
        await press(app, "y")
        await settle(app)
        assert app.play.sitting.name != finished
        assert app.play.table.ply == 30
        assert isinstance(app.screen, (TableScreen, CoverScreen))


async def test_a_rematch_has_the_same_seats_and_another_deal(tmp_path: Path) -> None:
    async with app_at(tmp_path, GAME, answers=WHOLE_GAME) as (app, _):
        await wish(app, "m")
        assert app.play is not None
        game = app.play.table.setup
        assert (game.players, game.ruleset) == (GAME.players, GAME.ruleset)
        assert game.seed != GAME.seed
        assert app.play.table.ply == 0
        assert isinstance(app.screen, CoverScreen)


async def test_the_title_offers_no_finished_game_to_continue(tmp_path: Path) -> None:
    async with app_at(tmp_path, GAME, answers=WHOLE_GAME) as (app, _):
        await wish(app, "ctrl+t")
        assert isinstance(app.screen, TitleScreen)
        assert app.play is None
        await press(app, "c")
        assert isinstance(app.screen, TitleScreen)


async def test_the_score_sheet_can_be_left_and_opened_again(tmp_path: Path) -> None:
    async with app_at(tmp_path, GAME, answers=WHOLE_GAME) as (app, _):
        await wish(app, "escape")
        assert isinstance(app.screen, TableScreen)
        assert "Look at the final scoring" in shown(app)
        await press(app, "enter")
        await settle(app)
        assert isinstance(app.screen, ScoringScreen)


async def test_moves_that_follow_each_other_quickly_come_to_rest(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        await press(app, "question_mark")
        await settle(app)
        assert isinstance(app.screen, RulesScreen)
        found = app.screen.query_one("#rules-found", Lines)
        for _ in range(7):
            found.action_line_down()
        await settle(app)
        assert found.cursor == app.screen._open
