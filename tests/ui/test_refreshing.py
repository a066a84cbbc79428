"""What waits until a screen was painted again happens, whatever lays the screen out in between."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kingswill_tui.ui.screens.confirm import ConfirmScreen
from tests.ui.driving import app_at, settle


async def test_a_layout_that_the_app_asks_for_keeps_nothing_waiting(tmp_path: Path) -> None:
    async with app_at(tmp_path) as (app, _):
        screen = ConfirmScreen("Is nothing forgotten?")
        app.show(screen)
        await settle(app)
        painted = asyncio.Event()
        screen.refresh()
        screen.call_after_refresh(painted.set)
        await painted.wait()
        # The screen has just been painted, so that the next time is some milliseconds away.
        painted.clear()
        screen.refresh()
        screen.call_after_refresh(painted.set)
        while not screen._callbacks or not screen._update_timer._active.is_set():
            await asyncio.sleep(0)
        screen._refresh_layout(app.size)  # as after a change of theme
        await asyncio.wait_for(painted.wait(), 5)
