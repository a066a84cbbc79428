"""`kingswill app`: the table in the terminal, which `kingswill` alone opens too."""

from pathlib import Path

import click

from kingswill_tui.cli.home import home_option
from kingswill_tui.cli.table_options import components_option


@click.command("app")
@click.option("--resume", "name", metavar="NAME", help="Go on with this save at once.")
@components_option
@home_option
def app_command(name: str | None, components: Path | None, home: Path | None) -> None:
    """Open the table in the terminal."""
    from kingswill_tui.cli.house import HomeHouse
    from kingswill_tui.ui.app import KingsWillApp

    house = HomeHouse(home, components)
    app = KingsWillApp(house, name)
    try:
        app.run()
    finally:
        house.close()
    if app.return_code:
        raise SystemExit(app.return_code)
