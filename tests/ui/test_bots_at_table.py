"""Bots act at a pace, wait, hurry, and fail without harm; a failing disk costs no game either."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from kingswill_tui.core.action import Action
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.bot_turns import BotQuestion
from kingswill_tui.store.errors import StoreError
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import SeededHouse, app_at, press, settle, setup, shown
from tests.ui.test_monkey import how_the_save_differs

GAME = setup("person", "bot:random", "bot:random")
PATIENCE = 20_000
"""Looks at the app before a bot is given up."""


class Prompt:
    """A bot that answers at once, unless it is told to fail."""

    def __init__(self) -> None:
        """Fail at nothing."""
        self.failure: Exception | None = None
        self.asked = 0
        self.cancelled = 0

    def think(self, question: BotQuestion) -> Action:  # type: ignore[type-arg]
        """The first answer there is."""
        self.asked += 1
        if self.failure is not None:
            raise self.failure
        action: Action = question.observation.legal_actions[0]
        return action

    def cancel(self) -> None:
        """Nothing is under way that could not be awaited."""
        self.cancelled += 1


class BotHouse(SeededHouse):
    """A house whose bots are at hand."""

    def __init__(self, home: Path) -> None:
        """Let bots act as fast as can be."""
        super().__init__(home)
        self.bot = Prompt()

    def thinker(self) -> Prompt:  # type: ignore[override]
        """The bot at hand."""
        return self.bot


async def until(app: KingsWillApp, ready: Callable[[], bool]) -> None:
    """Wait for what bots do."""
    for _ in range(PATIENCE):
        await settle(app)
        if ready():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it does not come")


def bot_asked(app: KingsWillApp) -> bool:
    assert app.play is not None
    decision = app.play.table.decision
    return decision is not None and decision.seat not in app.play.people


def quick(app: KingsWillApp) -> None:
    app.settings = app.settings._replace(pace="instant")


async def to_a_bot(app: KingsWillApp) -> None:
    """Let the person answer until a bot is asked, which then waits."""
    assert app.play is not None
    app.play.bots.paused = True
    for _ in range(60):
        if bot_asked(app):
            return
        await press(app, "enter")
    raise AssertionError("no bot is asked")


async def test_bots_act_until_a_person_is_asked(tmp_path: Path) -> None:
    house = BotHouse(tmp_path)
    async with app_at(tmp_path, GAME, answers=40, house=house) as (app, _):
        quick(app)
        await to_a_bot(app)
        assert app.play is not None
        ply = app.play.table.ply
        await press(app, "space")
        await until(app, lambda: not bot_asked(app))
        assert app.play.table.ply > ply
        assert how_the_save_differs(app) == ""


async def test_a_paused_bot_waits_and_says_how_it_goes_on(tmp_path: Path) -> None:
    house = BotHouse(tmp_path)
    async with app_at(tmp_path, GAME, answers=40, house=house) as (app, _):
        quick(app)
        await to_a_bot(app)
        assert app.play is not None
        asked, ply = house.bot.asked, app.play.table.ply
        app.play.screen.update_table()
        await settle(app)
        assert "Space goes on" in shown(app)
        assert (house.bot.asked, app.play.table.ply) == (asked, ply)


async def test_skipping_goes_on_at_once_at_any_pace(tmp_path: Path) -> None:
    house = BotHouse(tmp_path)
    async with app_at(tmp_path, GAME, answers=40, house=house) as (app, _):
        app.settings = app.settings._replace(pace="slow")
        await to_a_bot(app)
        await press(app, "ctrl+n")
        await until(app, lambda: not bot_asked(app))


async def test_the_pace_is_changed_and_kept(tmp_path: Path) -> None:
    house = BotHouse(tmp_path)
    async with app_at(tmp_path, GAME, answers=40, house=house) as (app, _):
        before = app.settings.pace
        await press(app, "ctrl+b")
        assert app.settings.pace != before
        assert SeededHouse(tmp_path).settings()[0].pace == app.settings.pace


@pytest.mark.parametrize("failure", [PlayerError("The bot fell asleep."), ValueError("The bot fell asleep.")])
async def test_a_bot_that_fails_is_told_and_asked_again(tmp_path: Path, failure: Exception) -> None:
    house = BotHouse(tmp_path)
    async with app_at(tmp_path, GAME, answers=40, house=house) as (app, _):
        quick(app)
        await to_a_bot(app)
        assert app.play is not None
        ply = app.play.table.ply
        house.bot.failure = failure
        await press(app, "space")
        await until(app, lambda: "The bot fell asleep." in " ".join(n.message for n in app._notifications))
        assert app.play.bots.paused
        assert app.play.table.ply == ply
        house.bot.failure = None
        await press(app, "space")
        await until(app, lambda: not bot_asked(app))
        assert app.play.table.ply > ply


async def test_what_was_taken_back_is_not_answered_by_a_bot_at_once(tmp_path: Path) -> None:
    house = BotHouse(tmp_path)
    async with app_at(tmp_path, GAME, answers=40, house=house) as (app, _):
        quick(app)
        await to_a_bot(app)
        asked = house.bot.asked
        await press(app, "u")
        await settle(app)
        assert house.bot.asked == asked


class Slow(Prompt):
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        """Answer nothing yet."""
        super().__init__()
        self.may_answer = [Event(), Event()]

    def think(self, question: BotQuestion) -> Action:  # type: ignore[type-arg]
        """The first answer there is, in good time."""
        wait = self.may_answer[self.asked]
        action = super().think(question)
        assert wait.wait(10)
        return action


async def test_an_answer_to_a_question_that_was_taken_back_is_none_to_a_later_one(tmp_path: Path) -> None:
    house = BotHouse(tmp_path)
    house.bot = slow = Slow()
    async with app_at(tmp_path, setup("person", "bot:random"), answers=40, house=house) as (app, _):
        quick(app)
        await to_a_bot(app)
        assert app.play is not None
        table = app.play.table
        ply = table.ply
        await press(app, "space")
        await until(app, lambda: slow.asked == 1)
        assert slow.cancelled == 0
        await press(app, "u")
        assert table.ply < ply
        assert slow.cancelled == 1  # or the next question would have to wait for the answer to this one
        app.play.back.redo()
        await until(app, lambda: slow.asked == 2)
        slow.may_answer[0].set()
        await until(app, lambda: len(app.workers) == 1)
        assert table.ply == ply
        slow.may_answer[1].set()
        await until(app, lambda: table.ply > ply)


async def test_an_answer_that_cannot_be_saved_is_told_and_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        assert app.play is not None
        table = app.play.table

        def full(*_: object) -> None:
            raise StoreError("The disk is full.")

        journal = table._journal
        table.record_to(full)
        await press(app, "enter")
        await settle(app)
        assert "The disk is full." in " ".join(note.message for note in app._notifications)
        assert table.ply == 40
        assert isinstance(app.screen, TableScreen)
        assert journal is not None
        table.record_to(journal)
        await press(app, "enter")
        assert table.ply == 41
        assert how_the_save_differs(app) == ""
