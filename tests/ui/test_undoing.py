"""Answers are taken back and given again at the table, as far as nothing became known."""

from __future__ import annotations

from pathlib import Path
from random import Random

from kingswill_tui.session.milestones import TURN, begun_in
from kingswill_tui.session.reach import UndoReach
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.play import Play
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.log import LogScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import answer_at_random, app_at, press, settle, setup, shown
from tests.ui.test_whole_games import step_by_key


def told(app: KingsWillApp) -> str:
    """What was said in passing."""
    return " ".join(note.message for note in app._notifications)


def reach(app: KingsWillApp) -> UndoReach:
    """How far answers can be taken back."""
    return the_play(app).table.undo_reach()


def the_play(app: KingsWillApp) -> Play:
    """The game on the table."""
    assert app.play is not None
    return app.play


async def until(app: KingsWillApp, own: bool) -> None:
    """Play on until something can be taken back, that is the asked person's own answer or another's."""
    dice = Random(3)
    for _ in range(400):
        found, decision = reach(app), the_play(app).table.decision
        assert decision is not None
        if isinstance(app.screen, TableScreen) and found.steps and (found.seats[0] == decision.seat) == own:
            return
        await step_by_key(app, dice)
    raise AssertionError("nothing to take back")


async def test_an_answer_is_taken_back_and_given_again(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await until(app, own=True)
        table = the_play(app).table
        after, ply = table.digest, table.ply
        await press(app, "u")
        assert table.ply == ply - 1
        assert table.digest != after
        await press(app, "ctrl+r")
        assert table.digest == after


async def test_taking_back_anothers_answer_asks_the_table_first(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await until(app, own=False)
        table = the_play(app).table
        after, ply = table.digest, table.ply
        other = the_play(app).name(reach(app).seats[0])
        await press(app, "u")
        assert isinstance(app.screen, ConfirmScreen)
        assert other in shown(app)
        await press(app, "n")
        assert table.digest == after
        await press(app, "u")
        await press(app, "y")
        assert table.ply == ply - 1


async def test_the_reason_is_told_where_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        dice = Random(5)
        for _ in range(600):
            if isinstance(app.screen, TableScreen) and not reach(app).steps:
                break
            await step_by_key(app, dice)
        blocked, ply = reach(app).blocked, the_play(app).table.ply
        assert blocked
        for key in ("u", "U"):
            app.clear_notifications()
            await press(app, key)
            await settle(app)
            assert blocked in told(app)
        assert the_play(app).table.ply == ply


async def test_redo_without_anything_taken_back_says_so(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await press(app, "ctrl+r")
        await settle(app)
        assert "There is nothing to give again." in told(app)


async def test_a_turn_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await until(app, own=True)
        table = the_play(app).table
        ply = table.ply
        await press(app, "U")
        if isinstance(app.screen, ConfirmScreen):
            await press(app, "y")
        assert table.ply < ply
        assert not reach(app).steps or begun_in(table.history[-1].events, TURN)


async def test_a_line_of_the_log_can_be_gone_back_to(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await until(app, own=True)
        table = the_play(app).table
        ply = table.ply
        await press(app, "L")
        await settle(app)
        assert isinstance(app.screen, LogScreen)
        for _ in range(40):
            if app.screen.can("go_back_here"):
                break
            await press(app, "up")
        target = app.screen._told[app.screen.query_one("Lines").cursor][0]  # type: ignore[attr-defined]
        await press(app, "enter")
        if isinstance(app.screen, ConfirmScreen):
            await press(app, "y")
        assert table.ply == target < ply


async def test_the_log_sets_rounds_and_turns_apart(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=60) as (app, _):
        entries = the_play(app).screen.chronicle.entries
        titles = [entry.text for entry in entries if entry.begins]
        assert any(text.startswith("Turn 2") for text in titles)
        await press(app, "L")
        assert isinstance(app.screen, LogScreen)
        assert {entries[place].text for place in app.screen._titles} == set(titles)


async def test_the_chronicle_is_the_same_after_back_and_forth(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await until(app, own=True)
        before = list(the_play(app).screen.chronicle.entries)
        await press(app, "u")
        assert len(the_play(app).screen.chronicle.entries) <= len(before)
        await press(app, "ctrl+r")
        assert the_play(app).screen.chronicle.entries == before


async def test_who_plays_alone_against_bots_is_never_asked_to_agree(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random", "bot:random"), answers=40) as (app, _):
        table, dice = the_play(app).table, Random(2)
        the_play(app).bots.paused = True
        for _ in range(200):
            decision = table.decision
            assert decision is not None
            if decision.seat != 0 and 0 in reach(app).seats:
                break
            answer_at_random(table, table.ply + 1, dice)
        ply = table.ply
        await press(app, "u")
        assert isinstance(app.screen, TableScreen)
        assert table.ply < ply
        assert table.decision is not None
        assert table.decision.seat == 0


def bot_last(app: KingsWillApp) -> bool:
    """Whether a bot answered last and a person before it, both of whose answers could be taken back."""
    table, found = the_play(app).table, reach(app)
    bots = [table.player(seat).bot is not None for seat in found.seats[: found.steps]]
    decision = table.decision
    return bots[:2] == [True, False] and decision is not None and not decision.private


async def to_bot_last(app: KingsWillApp) -> None:
    play, dice = the_play(app), Random(3)
    play.bots.stop()
    play.bots.paused = True
    while not bot_last(app):
        answer_at_random(play.table, play.table.ply + 1, dice)
    play.screen.update_table()
    await settle(app)


async def test_the_log_goes_back_to_its_line_also_behind_the_answers_of_bots(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random", seed=5), answers=60, seed=5) as (app, _):
        await to_bot_last(app)
        play = the_play(app)
        ply = play.table.ply
        play.back.undo_to(ply - 1)
        await settle(app)
        assert play.table.ply == ply - 1


async def test_one_step_back_goes_over_the_answers_of_bots(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random", seed=5), answers=60, seed=5) as (app, _):
        await to_bot_last(app)
        play = the_play(app)
        ply = play.table.ply
        await press(app, "u")
        assert play.table.ply == ply - 2


async def test_answers_of_bots_alone_are_not_taken_back(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "bot:random", seed=5), answers=60, seed=5) as (app, _):
        play, dice = the_play(app), Random(3)
        play.bots.stop()
        play.bots.paused = True
        while not (reach(app).steps and all(seat not in play.people for seat in reach(app).seats)):
            answer_at_random(play.table, play.table.ply + 1, dice)
        ply = play.table.ply
        play.back.undo()
        await settle(app)
        assert play.table.ply == ply
        assert told(app)
