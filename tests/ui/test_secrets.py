"""No screen gives away what the people in front of it may not know, through whole random games."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules.state import POINTS
from kingswill_tui.session.bot_turns import bot_to_move
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.screens.small import SmallScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from tests.soak import soak_count
from tests.ui.driving import SIZES, app_at, press, resize, settle, setup, uncover
from tests.ui.secrets_shown import is_guarded, leaks, told_apart
from tests.ui.test_monkey import poke
from tests.ui.test_whole_games import step_by_key

GAMES = 200
"""Games that a full run plays, over all tables."""
TABLES = (
    (("person", "person"), "first_game", "private"),
    (("person", "person", "person"), "standard", "always"),
    (("person", "bot:random", "person", "person"), "standard", "private"),
)


async def step(app: KingsWillApp, pilot: Pilot[str], dice: Random) -> None:
    """Mostly an answer; now and then a look at something private, or anything at all."""
    chance = dice.random()
    if isinstance(app.screen, SmallScreen):
        await resize(app, pilot, *dice.choice(SIZES))
    elif isinstance(app.screen, TitleScreen):
        await press(app, "c")
    elif not isinstance(app.screen, (TableScreen, PreparationScreen, CoverScreen)):
        await press(app, dice.choice(("escape", "enter", "escape")))
    elif app.play is not None and app.play.bots.paused and bot_to_move(app.play.table):
        await press(app, "ctrl+n")
    elif chance < 0.75:
        await step_by_key(app, dice)
    elif chance < 0.9:
        await press(app, dice.choice("ppnurLw") if dice.random() < 0.9 else "ctrl+p")
    else:
        await poke(app, pilot, dice)


@pytest.mark.parametrize(("seats", "ruleset", "covers"), TABLES)
async def test_no_screen_of_a_random_game_shows_what_may_not_be_known(
    tmp_path: Path, seats: tuple[str, ...], ruleset: str, covers: str
) -> None:
    dice, rng = Random(f"{seats}{covers}"), Rng(len(seats))
    for number in range(soak_count(1, -(-GAMES // len(TABLES)))):
        game = setup(*seats, ruleset=ruleset, covers=covers, seed=number)
        async with app_at(tmp_path / str(number), game) as (app, pilot):
            for count in range(soak_count(80, 900)):
                if isinstance(app.screen, ScoringScreen):
                    break
                await step(app, pilot, dice)
                assert leaks(app) == [], (number, count, type(app.screen).__name__)
                assert is_guarded(app), (number, count, type(app.screen).__name__)
                if count % 12 == 0:
                    assert await told_apart(app, rng) is None, (number, count)


@pytest.mark.parametrize("secret", ["cards", "travel", "seats"])
async def test_a_table_that_let_out_what_only_one_seat_knows_would_be_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    """The test above is able to fail, also where no name is spelt out."""

    def status(screen: TableScreen) -> str:
        table: Any = screen.play.table
        state = table._line.state
        told = [ledger[POINTS] for ledger in state.ledgers] if secret == "seats" else getattr(state, secret)
        return f" {told}"

    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        assert isinstance(app.screen, TableScreen)
        assert await told_apart(app, Rng(5)) is None
        monkeypatch.setattr(TableScreen, "_status", status)
        assert await told_apart(app, Rng(5)) is not None


async def test_a_card_named_where_everyone_looks_would_be_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        assert app.play is not None
        assert leaks(app) == []
        title = app.play.words.card_title(3)
        for place in ("sub_title", "title"):
            monkeypatch.setattr(app, place, title)
            assert leaks(app) == [title]
            monkeypatch.undo()
        app.notify(title)
        await settle(app)
        assert leaks(app) == [title]


async def test_one_seat_s_screen_before_another_seat_s_eyes_would_be_caught(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person")) as (app, _):
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen)
        assert leaks(app) == []
        app.screen.seat = 1
        assert leaks(app) != []
