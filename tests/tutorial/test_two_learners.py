"""Two learners at one keyboard: each is taught at the own answers, and nobody sees the other's cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot
from textual.widgets import Input

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import OF_PARTNER
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.look import LookScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.tutorial import TutorialScreen
from kingswill_tui.ui.screens.who import WhoScreen
from kingswill_tui.ui.tutorial_play import LessonPlay
from kingswill_tui.ui.widgets.coach_panel import CoachPanel
from kingswill_tui.ui.widgets.menu import Menu
from tests.tutorial.lessons import TWO, position, the_game
from tests.ui.driving import app_at, press, settle, shown
from tests.ui.secrets_shown import is_guarded, leaks

IDS = [step.id for step in TWO.steps]


def lesson(app: KingsWillApp) -> LessonPlay:
    assert isinstance(app.play, LessonPlay)
    return app.play


async def begin(app: KingsWillApp, home: Path, step_id: str = "") -> None:
    """Two learners sit down at a step."""
    house = app.house
    house.keep_learning(house.learning()._replace(partner=TWO.partner))
    app.teach(Coach(TWO, step_id))
    await Pilot(app).pause()
    await settle(app)


async def one_thing(app: KingsWillApp) -> None:
    """Do the one thing that leads on from what is on the screen."""
    screen = app.screen
    if isinstance(screen, LookScreen | PeekScreen):
        await press(app, "escape")
    elif isinstance(screen, CoverScreen | WhoScreen):
        await press(app, "enter")
    elif (wanted := lesson(app).wanted()) is not None:
        table = lesson(app).table
        seat = table.decision.seat if table.decision is not None else None
        menu = screen.query_one(Menu)
        menu.move_to(table.observe(seat).legal_actions.index(wanted))
        await press(app, "enter")
    elif command := lesson(app).coach.step.command:
        await press(app, COMMANDS[command].keys[0])
    else:
        await press(app, "enter")
    await Pilot(app).pause()
    await settle(app)


async def test_two_learners_go_through_the_lessons_and_no_screen_tells_a_secret(tmp_path: Path) -> None:
    covers = 0
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await begin(app, tmp_path)
        seen = []
        while isinstance(app.play, LessonPlay):
            assert leaks(app) == [] and is_guarded(app)
            step = lesson(app).coach.step
            covers += isinstance(app.screen, CoverScreen)
            if isinstance(app.screen, TableScreen | PreparationScreen) and step.id not in seen:
                seen.append(step.id)
            await one_thing(app)
        assert seen == IDS
        assert covers == 4  # a card each, a look, a peek
        assert app.play is not None and not app.play.read_only
        assert [player.bot for player in app.play.table.setup.players] == [None, None]
        assert [save.over for save in app.house.saves()] == [False]


@pytest.mark.parametrize("step_id", [step_id for step_id in IDS if step_id.endswith(OF_PARTNER)])
async def test_the_second_learner_is_told_what_to_try(tmp_path: Path, step_id: str) -> None:
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await begin(app, tmp_path, step_id)
        if isinstance(app.screen, CoverScreen):
            await one_thing(app)
        play = lesson(app)
        wanted = play.wanted()
        assert wanted is not None
        told = " ".join(play.coach.worded(play.coach.step.text, {}).split())
        assert TWO.partner in told
        assert told in panel(app)
        decision = play.table.decision
        assert decision is not None and decision.seat == 1
        actions = play.table.observe(1).legal_actions
        app.screen.query_one(Menu).move_to(next(i for i, action in enumerate(actions) if action != wanted))
        await press(app, "enter")
        assert play.coach.step.instead in panel(app)
        assert play.table.digest == the_game().digest(position(Coach(TWO, step_id)))


def panel(app: KingsWillApp) -> str:
    """What the coach says on the screen."""
    region = app.screen.query_one(CoachPanel).region
    rows = shown(app).splitlines()[region.y : region.bottom]
    return " ".join(" ".join(row[region.x : region.right] for row in rows).split())


async def test_what_concerns_one_card_is_not_said_on_the_table(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await begin(app, tmp_path, "keep_card")
        assert isinstance(app.screen, CoverScreen)
        await press(app, "enter")
        assert "Card A" in panel(app)
        await press(app, "escape")
        table = lesson(app).screen
        lesson(app).lesson("lesson_hint")
        assert table.query_one(CoachPanel).advice.text == ""


async def test_only_the_learners_own_peek_leads_on(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await begin(app, tmp_path, "peek")
        for line, there in ((1, "peek"), (0, "tax")):
            await press(app, COMMANDS["peek"].keys[0])
            app.screen.query_one(Menu).move_to(line)
            await press(app, "enter")
            await press(app, "enter")
            assert isinstance(app.screen, PeekScreen)
            await press(app, "escape")
            assert lesson(app).coach.step.id == there


async def test_the_second_learners_name_is_asked_for_and_kept(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await press(app, COMMANDS["first_game"].keys[0])
        name = app.screen.query_one("#partner", Input)
        name.value = app.house.learning().name
        await press(app, "enter")
        assert isinstance(app.screen, TutorialScreen)
        name.value = "Tilda"
        await press(app, "enter")
        await settle(app)
        assert lesson(app).name(1) == "Tilda"
        assert app.house.learning().partner == "Tilda"


def test_two_learn_line_by_line_and_one_goes_on_alone(tmp_path: Path) -> None:
    house = HomeHouse(tmp_path, None)
    arguments = ["tutorial", "--plain", "--home", str(tmp_path)]
    lines = ["", "", "1", "1", "", "", "1", "2", "", "", "quit"]
    told = CliRunner().invoke(kingswill, [*arguments, "--with", "Tilda"], input="\n".join(lines) + "\n")
    assert told.exit_code == 0
    assert house.learning().step == "row"
    shared = told.output.split("Pass the keyboard to ")
    assert [part.split(".")[0] for part in shared[1:]] == ["Marion", "Tilda"]
    assert "Card A" not in shared[0] and "Card A" in shared[1] and "Card A" not in shared[2]
    assert "Two wishes for you too, Tilda" not in shared[1]
    again = CliRunner().invoke(kingswill, [*arguments, "--alone"], input="quit\n")
    assert again.exit_code == 0
    assert "step 5 of 27" in again.output
    assert house.learning().partner == ""
    refused = CliRunner().invoke(kingswill, [*arguments, "--with", "Marion"])
    assert refused.exit_code == 2 and refused.stderr.count("\n") == 1
