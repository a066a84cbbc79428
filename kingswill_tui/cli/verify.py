"""`kingswill verify`: checks a saved game, or the record of a simulated one, line by line."""

from pathlib import Path

import click

from kingswill_tui.cli.bound_game import game_of
from kingswill_tui.cli.found_save import read_save
from kingswill_tui.cli.home import home_option, saves_at
from kingswill_tui.cli.saying import say
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.lab.replaying import is_record, verify_record
from kingswill_tui.session.verifying import verify


@click.command("verify")
@home_option
@components_option
@click.argument("file")
@click.pass_context
def verify_command(ctx: click.Context, home: Path | None, components: Path | None, file: str) -> None:
    """Play FILE, or the saved game of that name, again and compare every position; exit 1 if one differs."""
    if is_record(Path(file)):
        _verify_record(Path(file), components)
        return
    called, loaded = read_save(saves_at(home), file)
    found = verify(game_of(loaded.header, components), loaded, called)
    for sentence in found.disagreements:
        say(sentence, err=True)
    if found.torn:
        say(f"The last line of {called} was never finished and does not count.", err=True)
    if found.disagreements:
        ctx.exit(1)
    end = "the game is over" if found.over else "the game goes on"
    say(f"{called}: {found.ply} answers stand, all {found.records} lines agree, {end}.")


def _verify_record(path: Path, components: Path | None) -> None:
    """Play a record again; one that was cut short or altered is bad input, told in a sentence."""
    found = verify_record(path, lambda header: game_of(header, components))
    end = "the game is over" if found.over else "the game was cut"
    say(f"{path}: {found.decisions} answers agree with their events and positions, {end}.")
