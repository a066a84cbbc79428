"""`kingswill app`: the table in the terminal, which `kingswill` alone opens too."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingswill_tui.cli.home import ON_THE_SCREEN, home_option, named_home, where_saved
from kingswill_tui.cli.saying import say
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.cli.terminal import at_a_terminal
from kingswill_tui.core.errors import PlayerError

if TYPE_CHECKING:
    from kingswill_tui.cli.house import HomeHouse
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.sitting import Watched


@click.command("app")
@click.option("--resume", "name", metavar="NAME", help="Go on with this save at once.")
@components_option
@home_option
def app_command(name: str | None, components: Path | None, home: Path | None) -> None:
    """Open the table in the terminal."""
    if not at_a_terminal():
        raise PlayerError("The table needs a terminal; 'kingswill play' plays line by line without one.")
    from kingswill_tui.cli.house import HomeHouse

    run_app(HomeHouse(home, components), resume=name)


def run_app(
    house: HomeHouse, resume: str | None = None, learn: bool = False, watched: Watched | None = None
) -> None:
    """Run the app in a house until it is left, and end as it ended."""
    # All that is loaded up to the first frame stays: looking for garbage in it, again and again, would only
    # hold the frame up. The app has it looked for again once the frame stands.
    gc.disable()
    from kingswill_tui.ui.app import KingsWillApp

    app = KingsWillApp(house, resume, learn, watched)
    try:
        left, signalled = _until_left(app)
    finally:
        gc.enable()
        house.close()
    if app.return_code:
        raise SystemExit(app.return_code)
    if left:
        say(where_saved(left, ON_THE_SCREEN))
    elif left is not None:
        say(f"The lessons stand; 'kingswill tutorial{named_home()}' goes on.")
    if signalled:
        raise SystemExit(128 + signal.SIGTERM)


def _until_left(app: KingsWillApp) -> tuple[str | None, bool]:
    """Run the app; returns what it was left with, and whether it was asked to end from outside.

    It then leaves as if by key: nothing private stays on the terminal, which takes lines again.
    """
    import asyncio

    signalled = False

    def end() -> None:
        nonlocal signalled
        signalled = True
        asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM)  # a second signal does not ask
        app.call_later(app.action_quit)

    async def run() -> str | None:
        if sys.platform != "win32":  # where nobody can ask so
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end)
        return await app.run_async()

    return asyncio.run(run()), signalled
