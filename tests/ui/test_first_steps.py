"""From the title to the first question in two presses, by every way there is."""

from pathlib import Path

import pytest

from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from tests.ui.driving import app_at


@pytest.mark.parametrize("start", ["enter", "ctrl+s", "f5"])
@pytest.mark.parametrize("lift", ["enter", "space"])
async def test_two_presses_lead_to_a_cover_and_one_more_behind_it(
    tmp_path: Path, start: str, lift: str
) -> None:
    async with app_at(tmp_path, None, (80, 24)) as (app, pilot):
        await pilot.press("n", start)
        await pilot.pause()
        assert isinstance(app.screen, CoverScreen)
        await pilot.press(lift)
        await pilot.pause()
        assert isinstance(app.screen, PreparationScreen)
