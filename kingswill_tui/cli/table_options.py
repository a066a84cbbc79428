"""The option of every command that needs component tables."""

from pathlib import Path

import click


def _nameable(_: click.Context, param: click.Parameter, folder: Path | None) -> Path | None:
    """The folder, which a save names in its first line: what stands there must be fit to be shown."""
    if folder is not None and not str(folder).isprintable():
        raise click.BadParameter(f"{str(folder)!a} holds characters that cannot be shown.", param=param)
    return folder


components_option = click.option(
    "--components",
    metavar="DIR",
    type=click.Path(path_type=Path, resolve_path=True),
    callback=_nameable,
    help="Folder with component tables of your own; each replaces ours of the same name.",
)
