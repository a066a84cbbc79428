"""`kingswill delete`: deletes a saved game for good."""

import sys
from pathlib import Path

import click

from kingswill_tui.cli.home import home_option, saves_at
from kingswill_tui.cli.saying import say
from kingswill_tui.core.errors import PlayerError


@click.command("delete")
@home_option
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete_command(home: Path | None, name: str, yes: bool) -> None:
    """Delete the saved game NAME for good, after asking."""
    saves = saves_at(home)
    saves.path(name)
    if not yes:
        if not sys.stdin.isatty():
            raise PlayerError(f"'{name}' was not deleted: nobody can be asked here; add --yes to delete it.")
        if not click.confirm(f"Delete '{name}' for good?"):
            say("It was kept.")
            return
    saves.delete(name)
    say(f"'{name}' was deleted.")
