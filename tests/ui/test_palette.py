"""The palette takes any key at any time."""

from pathlib import Path

from textual.widgets import OptionList

from kingswill_tui.ui.palette import Palette
from tests.ui.driving import app_at


async def test_a_page_turned_before_the_list_is_laid_out_does_no_harm(tmp_path: Path) -> None:
    async with app_at(tmp_path, None, (80, 24)) as (app, pilot):
        await pilot.press("ctrl+p")
        await pilot.pause()
        palette = app.screen
        assert isinstance(palette, Palette)
        await pilot.press("r")
        await pilot.pause(0.3)
        palette.query_one(OptionList)._lines.clear()
        palette.query_one(OptionList)._index_to_line.clear()
        palette._action_command_list("page_up")
        await pilot.pause()
        assert app.screen is palette
