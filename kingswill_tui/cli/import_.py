"""`kingswill import`: brings a saved game in from a file."""

from pathlib import Path

import click

from kingswill_tui.cli.home import home_option, saves_at
from kingswill_tui.cli.saying import say
from kingswill_tui.store.moving import import_save


@click.command("import")
@home_option
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--name", metavar="NAME", help="What to call it; otherwise the file's name.")
@click.option("--good-part", is_flag=True, help="Of a damaged file, bring in what is good.")
def import_command(home: Path | None, file: Path, name: str | None, good_part: bool) -> None:
    """Bring a saved game in from FILE, which stays as it is."""
    called, loaded = import_save(saves_at(home), file, name, good_part)
    say(f"{file} is now the saved game '{called}', with {loaded.ply} answers.")
