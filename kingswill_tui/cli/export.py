"""`kingswill export`: copies a saved game to a file."""

from pathlib import Path

import click

from kingswill_tui.cli.home import home_option, saves_at
from kingswill_tui.cli.saying import say
from kingswill_tui.store.moving import damage_told, export_save


@click.command("export")
@home_option
@click.argument("name")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
def export_command(home: Path | None, name: str, file: Path, force: bool) -> None:
    """Copy the saved game NAME to FILE; FILE may be a folder."""
    target, loaded = export_save(saves_at(home), name, file, force)
    say(f"'{name}' was copied to {target}.")
    if loaded.damage is not None:
        say(f"Both are damaged: {damage_told(f'{target}', loaded)}", err=True)
