"""The palette takes any key at any time."""

from pathlib import Path

import pytest
from textual.command import CommandPalette

from kingswill_tui.ui.palette import Palette
from tests.ui.driving import app_at


async def test_a_page_turned_before_the_list_is_laid_out_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unready(palette: CommandPalette, action: str) -> None:
        raise KeyError(0)

    async with app_at(tmp_path, None, (80, 24)) as (app, pilot):
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert isinstance(app.screen, Palette)
        monkeypatch.setattr(CommandPalette, "_action_command_list", unready)
        await pilot.press("r", "pageup", "pagedown")
        await pilot.pause()
        assert isinstance(app.screen, Palette)
