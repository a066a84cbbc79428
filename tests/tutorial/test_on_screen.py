"""The lessons on the real app, by keys and mouse, at both sizes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.tutorial.script import light
from kingswill_tui.ui import tutorial_play
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS, LESSON
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.look import LookScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.table_menu import GO_ON
from kingswill_tui.ui.screens.tutorial import TutorialScreen
from kingswill_tui.ui.tutorial_play import KEYS, LessonPlay
from kingswill_tui.ui.widgets.coach_panel import CoachPanel
from kingswill_tui.ui.widgets.menu import Menu
from tests.tutorial.lessons import SCRIPT, STEP_IDS, position, the_game
from tests.ui.driving import app_at, click, press, settle, shown

BOTH_SIZES = ((80, 24), (120, 40))


@asynccontextmanager
async def taught(
    home: Path, step_id: str = "", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[KingsWillApp]:
    """The app at a step of the lessons."""
    async with app_at(home, size=size) as (app, pilot):
        app.teach(Coach(SCRIPT, step_id))
        await pilot.pause()
        await settle(app)
        yield app


def lesson(app: KingsWillApp) -> LessonPlay:
    assert isinstance(app.play, LessonPlay)
    return app.play


def index_of_wanted(app: KingsWillApp) -> int:
    """The menu's line of the answer that the coach waits for."""
    play = lesson(app)
    wanted = play.wanted()
    actions = play.table.observe(0).legal_actions
    assert wanted is not None
    return actions.index(wanted)


async def choose(app: KingsWillApp, index: int) -> None:
    """Choose a line of the menu by its key, or by cursor where it has none."""
    menu = app.screen.query_one(Menu)
    menu.move_to(index)
    await press(app, "enter")


async def take_step(app: KingsWillApp) -> None:
    """Do what the step asks for."""
    coach = lesson(app).coach
    step = coach.step
    while isinstance(app.play, LessonPlay) and not coach.finished and coach.step is step:
        assert wanted_in_view(app), coach.wanted
        if coach.wanted is not None:
            await choose(app, index_of_wanted(app))
        elif step.command:
            await press(app, COMMANDS[step.command].keys[0])
        else:
            await press(app, "enter")
        if isinstance(app.screen, LookScreen | PeekScreen):
            await press(app, "escape")
            await Pilot(app).pause()


@pytest.mark.parametrize("size", BOTH_SIZES)
async def test_the_lessons_are_played_by_keys_to_a_free_game_that_is_saved(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with taught(tmp_path, size=size) as app:
        for step_id in STEP_IDS:
            await Pilot(app).pause()
            coach = lesson(app).coach
            assert coach.step.id == step_id
            assert lesson(app).table.digest == the_game().digest(position(coach))
            assert lesson(app).coach.worded(coach.step.text, KEYS) in panel_text(
                app, app.screen.query_one(CoachPanel)
            )
            await take_step(app)
        assert app.play is not None and not isinstance(app.play, LessonPlay)
        assert [save.over for save in app.house.saves()] == [False]
        assert app.house.learning().step == ""


@pytest.mark.parametrize("size", BOTH_SIZES)
@pytest.mark.parametrize("step_id", STEP_IDS)
async def test_text_replies_and_lights_of_each_step_are_on_the_screen(
    tmp_path: Path, step_id: str, size: tuple[int, int]
) -> None:
    async with taught(tmp_path, step_id, size) as app:
        step = lesson(app).coach.step
        panel = app.screen.query_one(CoachPanel)
        whole = " ".join(lesson(app).coach.worded(step.text, KEYS).split())
        assert whole in panel_text(app, panel)
        assert app.screen.query_one(Menu).size.height >= 3
        if isinstance(app.screen, TableScreen) and step.lights:
            first = light(step.lights[0])
            board = app.screen.board
            assert board.lit == first
            assert board.region_of(first) is not None
        named = set(re.findall(r"{(\w+)}", step.text + step.hint + step.instead))
        assert isinstance(app.screen, GameScreen)
        assert named <= {command.id for command in app.screen.available()} | {"go_on", "partner", "table"}
        assert "go_on" not in named or app.screen.query_one(Menu).items[0].label == GO_ON
        await press(app, COMMANDS["lesson_hint"].keys[0])
        assert " ".join(lesson(app).coach.worded(step.hint, KEYS).split()) in panel_text(app, panel)


def wanted_in_view(app: KingsWillApp) -> bool:
    """Whether the menu shows the line of the answer that is waited for, if one is."""
    if lesson(app).wanted() is None:
        return True
    menu, index = app.screen.query_one(Menu), index_of_wanted(app)
    return 0 <= index - round(menu.scroll_offset.y) < menu.size.height


def panel_text(app: KingsWillApp, panel: CoachPanel) -> str:
    """What can be read in the coach's panel."""
    region = panel.region
    rows = shown(app).splitlines()[region.y : region.bottom]
    return " ".join(" ".join(row[region.x : region.right] for row in rows).split())


@pytest.mark.parametrize("step_id", STEP_IDS)
async def test_a_wrong_answer_is_replied_to_and_changes_nothing(tmp_path: Path, step_id: str) -> None:
    async with taught(tmp_path, step_id) as app:
        play = lesson(app)
        step = play.coach.step
        if step.only_read:
            return
        actions = [play.table.game.actions.print_action(a) for a in play.table.observe(0).legal_actions]
        wrong = [i for i, action in enumerate(actions) if play.coach.objection(action)]
        assert len(wrong) < len(actions) or step.command
        before = play.table.digest
        for index in wrong:
            await choose(app, index)
            assert app.play is play and play.table.digest == before and play.coach.step is step
            panel = app.screen.query_one(CoachPanel)
            assert " ".join(lesson(app).coach.worded(step.instead, KEYS).split()) in panel_text(app, panel)
            assert wanted_in_view(app)
        await take_step(app)
        assert play.coach.step.id == STEP_IDS[STEP_IDS.index(step_id) + 1]


@pytest.mark.parametrize("step_id", STEP_IDS)
async def test_skip_back_and_restart_keep_game_and_coach_together(tmp_path: Path, step_id: str) -> None:
    async with taught(tmp_path, step_id) as app:
        at = STEP_IDS.index(step_id)
        await press(app, COMMANDS["lesson_back"].keys[0])
        assert lesson(app).coach.step.id == STEP_IDS[max(0, at - 1)]
        if at:
            await press(app, COMMANDS["lesson_skip"].keys[0])
        assert lesson(app).coach.step.id == step_id
        assert lesson(app).table.digest == the_game().digest(position(Coach(SCRIPT, step_id)))
        await press(app, COMMANDS["lesson_restart"].keys[0])
        assert lesson(app).coach.step.id == STEP_IDS[0]
        assert lesson(app).table.ply == 0


@pytest.mark.parametrize("step_id", STEP_IDS)
async def test_going_back_by_the_log_keeps_game_and_coach_together(tmp_path: Path, step_id: str) -> None:
    async with taught(tmp_path, step_id) as app:
        lesson(app).back.undo_to(lesson(app).table.ply - 1)
        await settle(app)
        assert lesson(app).coach.step.id == STEP_IDS[max(0, STEP_IDS.index(step_id) - 1)]
        assert lesson(app).table.digest == the_game().digest(position(lesson(app).coach))


async def test_leaving_and_coming_again_goes_on_at_the_same_step(tmp_path: Path) -> None:
    async with taught(tmp_path, "follow") as app:
        await take_step(app)
        await press(app, COMMANDS["title_screen"].keys[0])
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await press(app, COMMANDS["first_game"].keys[0])
        assert isinstance(app.screen, TutorialScreen)
        await press(app, "enter")
        assert lesson(app).coach.step.id == "choose_enrichment"
        assert lesson(app).table.digest == the_game().digest(position(Coach(SCRIPT, "choose_enrichment")))


async def test_undo_goes_one_step_back_even_over_a_look_at_a_card(tmp_path: Path) -> None:
    async with taught(tmp_path, "explore") as app:
        await take_step(app)
        assert lesson(app).coach.step.id == "peek"
        await press(app, COMMANDS["undo"].keys[0])
        assert lesson(app).coach.step.id == "explore"
        assert lesson(app).table.digest == the_game().digest(position(Coach(SCRIPT, "explore")))


async def test_a_hint_comes_by_itself_and_a_second_press_brings_the_text_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutorial_play, "HINT_AFTER", 0.01)
    async with taught(tmp_path, "choose_exploiting") as app:
        panel = app.screen.query_one(CoachPanel)
        while not panel.advice.notice:
            await Pilot(app).pause(0.01)
        assert panel.advice.text == lesson(app).coach.step.hint
        await press(app, COMMANDS["lesson_hint"].keys[0])
        assert panel.advice.text == lesson(app).coach.step.text


async def test_the_rules_open_at_what_is_taught(tmp_path: Path) -> None:
    async with taught(tmp_path, "king_moves") as app:
        await press(app, COMMANDS["rules"].keys[0])
        await Pilot(app).pause()
        assert Coach(SCRIPT, "king_moves").step.rules[0] in shown(app)


async def test_a_lesson_can_be_taken_by_mouse(tmp_path: Path) -> None:
    async with taught(tmp_path, "row", (120, 40)) as app:
        menu = app.screen.query_one(Menu)
        await click(app, menu.region.x + 6, menu.region.y)
        assert lesson(app).coach.step.id == "choose_exploiting"
        assert isinstance(app.screen, TableScreen)
        board = app.screen.board
        area = board.region_of(light("tile governing"))
        assert area is not None
        await click(app, board.region.x + area.x + 1, board.region.y + area.y + 1)
        assert lesson(app).coach.step.instead in panel_text(app, app.screen.query_one(CoachPanel))
        area = board.region_of(light("tile exploiting"))
        assert area is not None
        await click(app, board.region.x + area.x + 1, board.region.y + area.y + 1)
        assert lesson(app).coach.step.id == "one_twice"


async def test_the_screens_before_the_lessons_offer_a_free_first_game(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await press(app, COMMANDS["first_game"].keys[0])
        await choose(app, 1)
        assert app.play is not None and not isinstance(app.play, LessonPlay)
        assert app.play.table.setup.ruleset == "first_game"
        assert isinstance(app.screen, PreparationScreen)
        assert app.screen.query_one(CoachPanel).advice.text.startswith("Tip: ")


async def test_a_learner_cannot_take_the_partners_name(tmp_path: Path) -> None:
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        app.tutorial()
        await settle(app)
        from textual.widgets import Input

        app.screen.query_one(Input).value = SCRIPT.partner
        await choose(app, 0)
        assert isinstance(app.screen, TutorialScreen)
        assert SCRIPT.partner in shown(app)


def test_lesson_commands_are_no_part_of_a_free_game() -> None:
    assert set(LESSON) <= set(TableScreen.commands)
    assert set(LESSON) <= set(PreparationScreen.commands)


async def test_the_ways_to_begin_fit_the_smallest_screen(tmp_path: Path) -> None:
    async with taught(tmp_path, "found") as app:
        app.to_title()
        await settle(app)
        await press(app, COMMANDS["first_game"].keys[0])
        await Pilot(app).pause()
        menu = app.screen.query_one(Menu)
        for item in menu.items:
            assert item.label in shown(app) and item.note in shown(app)


async def test_undo_on_the_private_screen_goes_a_step_back(tmp_path: Path) -> None:
    async with taught(tmp_path, "lay_card") as app:
        assert isinstance(app.screen, PreparationScreen)
        await press(app, COMMANDS["undo"].keys[0])
        await Pilot(app).pause()
        assert lesson(app).coach.step.id == "keep_card"
        assert lesson(app).table.ply == 0
