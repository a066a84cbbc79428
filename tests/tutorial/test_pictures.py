"""Pictures of three steps: something to read, a private choice, and an answer at the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.ui.app import KingsWillApp
from tests.tutorial.lessons import SCRIPT


@pytest.mark.parametrize("step_id", ["row", "keep_card", "choose_building"])
def test_a_step_looks_as_it_should(snap_compare: Callable[..., bool], tmp_path: Path, step_id: str) -> None:
    app = KingsWillApp(HomeHouse(tmp_path, None))

    async def teach(pilot: Pilot[None]) -> None:
        app.teach(Coach(SCRIPT, step_id))
        await pilot.pause()

    assert snap_compare(app, terminal_size=(80, 24), run_before=teach)
