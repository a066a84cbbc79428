"""The option of every command that needs component tables."""

from pathlib import Path

import click

components_option = click.option(
    "--components",
    metavar="DIR",
    type=click.Path(path_type=Path, resolve_path=True),
    help="Folder with component tables of your own; each replaces ours of the same name.",
)
