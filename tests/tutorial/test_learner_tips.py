"""Tips in any game, as a learner wants them."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.core.decision import Decision
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.tutorial.learner_tips import LearnerTips, Wish
from kingswill_tui.tutorial.learning import Learning
from kingswill_tui.tutorial.tips import load_tips
from kingswill_tui.ui.widgets.coach_panel import CoachPanel
from tests.ui.driving import app_at, settle, setup

CHOOSE = Decision(0, "choose_tile", False)
TEXT = next(f"Tip: {tip.text}" for tip in load_tips() if tip.question == CHOOSE.kind)


def tips_wanted(wish: Wish, kept: list[Learning]) -> LearnerTips:
    return LearnerTips(lambda: wish, lambda: kept[-1], kept.append)


def test_tips_until_seen_twice_count_over_games() -> None:
    kept = [Learning()]
    assert tips_wanted("twice", kept).tip(CHOOSE, 4) == TEXT
    assert tips_wanted("twice", kept).tip(CHOOSE, 4) == TEXT
    assert tips_wanted("twice", kept).tip(CHOOSE, 4) == ""


def test_tips_can_be_always_on_or_off() -> None:
    kept = [Learning(seen={"choose": 7})]
    assert tips_wanted("on", kept).tip(CHOOSE, 4) == TEXT
    assert tips_wanted("off", [Learning()]).tip(CHOOSE, 4) == ""


def test_a_tip_that_cannot_be_kept_does_not_disturb_the_game() -> None:
    def full(_: Learning) -> None:
        raise PlayerError("The disk is full.")

    assert LearnerTips(lambda: "twice", Learning, full).tip(CHOOSE, 4) == ""


@pytest.mark.parametrize(("wish", "shown"), [("on", True), ("off", False), ("twice", True)])
async def test_the_table_of_any_game_shows_tips_as_the_settings_say(
    tmp_path: Path, wish: Wish, shown: bool
) -> None:
    house = HomeHouse(tmp_path, None)
    house.keep_settings(house.settings()[0]._replace(tips=wish))
    async with app_at(tmp_path, setup("person", "bot:random"), size=(80, 24)) as (app, _):
        await settle(app)
        panel = app.screen.query_one(CoachPanel)
        assert bool(panel.advice.text) is shown
        assert panel.display is shown


def test_the_line_mode_has_tips_too_and_a_first_game_at_once(tmp_path: Path) -> None:
    arguments = ["tutorial", "--free", "--home", str(tmp_path)]
    for expected in (1, 1, 0):
        told = CliRunner().invoke(kingswill, arguments, input="quit\n")
        assert told.exit_code == 0
        assert told.output.count("Tip: ") == expected
    assert len(HomeHouse(tmp_path, None).saves()) == 3
