"""Makes the pictures of the README: `python -m tests.ui.readme_pictures` writes them into assets."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import app_at, press, setup
from tests.ui.test_whole_games import step_by_key

FOLDER = Path(__file__).parents[2] / "assets" / "screenshots"
ANSWERS = 262
"""Answers until the duchies have something to show."""


async def played(app: KingsWillApp, answers: int) -> None:
    """Play on by chance, and stop where the table is shown."""
    dice = Random(5)
    for _ in range(answers):
        await step_by_key(app, dice)
    while not isinstance(app.screen, (TableScreen, ScoringScreen)):
        await step_by_key(app, dice)


def keep(app: KingsWillApp, name: str) -> None:
    """Write what is on the screen, in whatever fixed-width font is there: no picture fetches one."""
    picture = re.sub(r"@font-face \{.*?\}", "", app.export_screenshot(), flags=re.DOTALL)
    (FOLDER / f"{name}.svg").write_text(picture)


async def main() -> None:
    """The table in both lights, the private peek, and the final scoring."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        async with app_at(Path(home), setup("person", "person", "person", seed=11), (120, 40)) as (
            app,
            pilot,
        ):
            await played(app, ANSWERS)
            await pilot.pause(0.3)
            keep(app, "table")
            app.keep_settings(app.settings._replace(theme="kingswill-light"))
            await pilot.pause(0.3)
            keep(app, "table-light")
            app.keep_settings(app.settings._replace(theme="kingswill-dark"))
            for key in ("p", "enter", "enter"):
                await press(app, key)
            await pilot.pause(0.3)
            keep(app, "peek")
            await press(app, "escape")
            while not isinstance(app.screen, ScoringScreen):
                await played(app, 20)
            await press(app, "a")
            await pilot.pause(0.3)
            keep(app, "scoring")


if __name__ == "__main__":
    asyncio.run(main())
