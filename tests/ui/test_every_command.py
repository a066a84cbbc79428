"""Every command of every screen is carried out by its keys, by the palette and by a click on the key line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.help import HelpScreen
from kingswill_tui.ui.screens.log import LogScreen
from kingswill_tui.ui.screens.new_game import NewGameScreen
from kingswill_tui.ui.screens.notebook import NotebookScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.recap import RecapScreen
from kingswill_tui.ui.screens.replay import ReplayScreen
from kingswill_tui.ui.screens.rules import RulesScreen
from kingswill_tui.ui.screens.saves import SavesScreen
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.screens.settings import SettingsScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.screens.who import WhoScreen
from kingswill_tui.ui.screens.why import WhyScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from tests.soak import soak_count
from tests.ui.driving import app_at, click, press, settle, setup, uncover

WHOLE_GAME = 10**5
"""More answers than any game has."""


def keys(*pressed: str) -> Callable[[KingsWillApp], Awaitable[None]]:
    """The way to a screen."""

    async def go(app: KingsWillApp) -> None:
        for key in pressed:
            await press(app, key)
            await settle(app)

    return go


async def to_preparation(app: KingsWillApp) -> None:
    """Behind the first cover."""
    await uncover(app)


async def to_replay(app: KingsWillApp) -> None:
    """From the score sheet."""
    await press(app, "v")


Way = Callable[[KingsWillApp], Awaitable[None]]
WAYS: tuple[tuple[type[GameScreen[Any]], int | None, Way], ...] = (
    (TitleScreen, None, keys()),
    (NewGameScreen, None, keys("n")),
    (SettingsScreen, None, keys("s")),
    (RulesScreen, None, keys("question_mark")),
    (SavesScreen, 40, keys("ctrl+t", "l")),
    (HelpScreen, None, keys("f1")),
    (CoverScreen, 0, keys()),
    (PreparationScreen, 0, to_preparation),
    (TableScreen, 40, keys()),
    (WhoScreen, 40, keys("p")),
    (WhyScreen, 40, keys("w")),
    (RecapScreen, 40, keys("r")),
    (LogScreen, 40, keys("L")),
    (PeekScreen, 40, keys("p", "enter", "enter")),
    (NotebookScreen, 40, keys("n", "enter", "enter")),
    (ScoringScreen, WHOLE_GAME, keys()),
    (ReplayScreen, WHOLE_GAME, to_replay),
)
EACH = [
    pytest.param(screen, answers, go, name, id=f"{screen.__name__}-{name}")
    for screen, answers, go in WAYS
    for name in screen.commands
]


async def reached(app: KingsWillApp, kind: type[GameScreen[Any]], go: Way) -> GameScreen[Any]:
    """Go to a screen."""
    await go(app)
    await settle(app)
    assert isinstance(app.screen, kind)
    return app.screen


def game(answers: int | None) -> Any:
    """A game for screens that need one."""
    return None if answers is None else setup("person", "person", ruleset="first_game")


@pytest.mark.parametrize("kind", [way[0] for way in WAYS])
def test_each_command_of_a_screen_has_a_method_and_its_keys(kind: type[GameScreen[Any]]) -> None:
    bound = {(binding.key, binding.action) for _, binding in kind._merge_bindings()}
    for name in kind.commands:
        assert hasattr(kind, f"action_{name}") or name == "quit"
        assert {(key, name) for key in COMMANDS[name].keys} <= bound


@pytest.mark.parametrize(("kind", "answers", "go", "name"), EACH[:: soak_count(7, 1)])
async def test_a_command_does_no_harm_by_its_keys(
    tmp_path: Path, kind: type[GameScreen[Any]], answers: int | None, go: Way, name: str
) -> None:
    async with app_at(tmp_path, game(answers), answers=answers or 0) as (app, _):
        screen = await reached(app, kind, go)
        for key in COMMANDS[name].keys:
            if app.is_running and app.screen is screen:
                await press(app, key)
        assert app.is_running == (name != "quit")


@pytest.mark.parametrize(("kind", "answers", "go"), WAYS)
async def test_palette_and_key_line_give_the_commands_of_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type[GameScreen[Any]], answers: int | None, go: Way
) -> None:
    given: list[str] = []

    async def note(action: str, *_: object) -> bool:
        given.append(action.removeprefix("screen."))
        return True

    async with app_at(tmp_path, game(answers), answers=answers or 0) as (app, _):
        screen = await reached(app, kind, go)
        monkeypatch.setattr(screen, "run_action", note)
        can = [command.id for command in screen.available()]
        for entry in app.get_system_commands(screen):
            await entry.callback()
        assert given == ([] if screen.private else can)
        given.clear()
        for line in screen.query(KeyLine):
            fitting = line._fitting()
            for _, start, _ in fitting:
                await click(app, start + 1, line.region.y)
            assert given == [command.id for command, _, _ in fitting]
            assert given


async def test_a_command_is_found_and_given_in_the_palette(tmp_path: Path) -> None:
    async with app_at(tmp_path, game(40), answers=40) as (app, pilot):
        await pilot.press("ctrl+p", *"recap")
        for _ in range(200):
            await pilot.pause(0.01)
            if any(found.option_count for found in app.screen.query(OptionList)):
                break
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, RecapScreen)


@pytest.mark.parametrize("way", [way for way in WAYS if "palette" not in way[0].commands])
async def test_no_palette_opens_where_it_is_not_offered(tmp_path: Path, way: Any) -> None:
    kind, answers, go = way
    async with app_at(tmp_path, game(answers), answers=answers or 0) as (app, _):
        screen = await reached(app, kind, go)
        await press(app, "ctrl+p")
        assert app.screen is screen
