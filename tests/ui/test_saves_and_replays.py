"""Saves in the whole app: damaged ones gone on with or looked at as far as they are good, and left again."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.replay import ReplayScreen
from kingswill_tui.ui.screens.saves import SavesScreen
from kingswill_tui.ui.screens.title import TitleScreen
from kingswill_tui.ui.widgets.menu import Menu
from tests.cli.saved_games import FINISHED, RUNNING, disagreeing, home_with_games
from tests.ui.driving import SeededHouse, app_at, press, settle, shown

GOOD = RUNNING.records[38].ply
"""Answers that stand before the line that is harmed."""


def home_with_a_harmed_game(home: Path, finished: bool = False) -> bytes:
    """A home with nothing but a game that was harmed in the middle; returns its file."""
    written, at = (FINISHED, 80) if finished else (RUNNING, 40)
    saves = home_with_games(home)
    for name in ("running", "finished"):
        saves.delete(name)
    data = disagreeing(written, at)
    saves.place(data, written.header, "harmed")
    return data


def prose(app: KingsWillApp) -> str:
    """What stands on the screen, as one line."""
    return " ".join(shown(app).split())


async def go(app: KingsWillApp, *keys: str) -> None:
    """Press keys, each once the one before is dealt with."""
    for key in keys:
        await press(app, key)
        await settle(app)


@pytest.mark.parametrize("keys", [("l", "enter"), ("c",)])
async def test_a_damaged_game_goes_on_as_a_new_one_and_stays_as_it_is(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    data = home_with_a_harmed_game(tmp_path)
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await go(app, *keys)
        assert isinstance(app.screen, SavesScreen)
        assert (
            "'harmed' is damaged in line 41 (it was changed, moved or lost since it was written); it is"
            in prose(app)
        )
        assert f"good up to answer {GOOD}." in prose(app)
        await go(app, "g", "n")
        assert isinstance(app.screen, SavesScreen) and app.play is None
        await go(app, "g", "y")
        assert app.play is not None and app.play.table.ply == GOOD
        assert app.play.sitting.name != "harmed"
        assert "is a new game that goes on after answer" in app.play.sitting.notice
    assert (tmp_path / "saves" / "harmed.kingswill").read_bytes() == data


async def test_the_palette_offers_the_good_part_once_the_damage_is_known(tmp_path: Path) -> None:
    home_with_a_harmed_game(tmp_path)
    async with app_at(tmp_path) as (app, _):
        await go(app, "l")
        assert "Good part" not in [each.title for each in app.get_system_commands(app.screen)]
        await go(app, "enter")
        (entry,) = [each for each in app.get_system_commands(app.screen) if each.title == "Good part"]
        await entry.callback()
        await settle(app)
        assert isinstance(app.screen, ConfirmScreen)


async def test_a_damaged_game_that_was_over_can_be_named_as_well(tmp_path: Path) -> None:
    home_with_a_harmed_game(tmp_path, finished=True)
    house = SeededHouse(tmp_path)
    app = KingsWillApp(house, resume="harmed")
    async with app.run_test() as pilot:
        await pilot.pause()
        await settle(app)
        assert isinstance(app.screen, SavesScreen) and "is damaged in line 81" in prose(app)
        await go(app, "escape")
        assert isinstance(app.screen, TitleScreen)
    house.close()


async def test_a_damaged_game_is_looked_at_as_far_as_it_is_good_and_keeps_its_secrets(tmp_path: Path) -> None:
    home_with_a_harmed_game(tmp_path, finished=True)
    last = FINISHED.records[78].ply
    async with app_at(tmp_path, size=(80, 24)) as (app, _):
        await go(app, "v", "enter")
        assert isinstance(app.screen, ReplayScreen)
        assert f"it is good up to answer {last}." in prose(app)
        await go(app, "end", "e")
        assert f"Answer {last} of {last}, as the table knew it" in prose(app)
        await go(app, "escape")
        assert isinstance(app.screen, SavesScreen)


async def test_playing_on_from_a_game_still_played_warns(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    async with app_at(tmp_path) as (app, _):
        await go(app, "v", "down", "down")
        menu = app.screen.query_one(Menu)
        assert "round" in menu.items[menu.cursor].label
        await go(app, "enter", "right", "f", "y")
        assert app.play is not None and app.play.table.ply == 1
        assert "'running' is still being played" in app.play.sitting.notice
        assert (
            f"'{app.play.sitting.name}' is a new game that goes on after answer 1 of"
            in app.play.sitting.notice
        )


async def test_a_replay_that_the_program_was_started_for_ends_it(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    house = SeededHouse(tmp_path)
    app = KingsWillApp(house, watched=house.replay("finished"))
    async with app.run_test() as pilot:
        await pilot.pause()
        await settle(app)
        assert isinstance(app.screen, ReplayScreen)
        await go(app, "f1", "escape", "right")
        assert "Answer 1 of" in shown(app) and app.is_running
        await press(app, "escape")
        assert not app.is_running and not app.return_code
    house.close()


async def test_playing_on_from_that_replay_leads_to_the_table(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    house = SeededHouse(tmp_path)
    app = KingsWillApp(house, watched=house.replay(str(saves.path("finished"))))
    async with app.run_test() as pilot:
        await pilot.pause()
        await settle(app)
        await go(app, "right", "right", "f", "y")
        assert app.play is not None and app.play.table.ply == 2
        app.get_up()
    house.close()


async def test_the_title_does_not_offer_a_game_that_was_deleted_meanwhile(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    async with app_at(tmp_path) as (app, pilot):
        await pilot.pause(0.3)
        assert "Continue" in shown(app)
        await go(app, "l", "delete", "y", "escape")
        assert isinstance(app.screen, TitleScreen)
        await pilot.pause(0.1)
        assert "Continue" not in shown(app)


async def test_the_title_keeps_the_line_that_was_chosen(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    async with app_at(tmp_path) as (app, pilot):
        await pilot.pause(0.3)
        await go(app, "s", "escape")
        assert isinstance(app.screen, TitleScreen)
        menu = app.screen.query_one(Menu)
        assert menu.items[menu.cursor].label == "Settings"
