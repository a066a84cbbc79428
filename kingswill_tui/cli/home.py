"""Where games and settings are kept: in the system's place for them, or where people say."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from kingswill_tui.store.saves import Saves

home_option = click.option(
    "--home",
    metavar="DIR",
    type=click.Path(path_type=Path, resolve_path=True),
    envvar="KINGSWILL_HOME",
    show_envvar=True,
    help="Folder for saves and settings, instead of the system's own place for them.",
)


def home_folder(home: Path | None) -> Path:
    """The folder in use; it need not be there yet."""
    if home is not None:
        return home
    from platformdirs import user_data_path  # nobody waits for it who has named a folder

    return user_data_path("kingswill", appauthor=False)


def where_saved(name: str) -> str:
    """Where a game that was left is, and what to type to go on with it."""
    return f"It is saved as '{name}'; '{going_on(name)}' goes on with it."


def going_on(name: str) -> str:
    """The command that goes on with a save line by line, in the home that was named for this command."""
    return f"kingswill resume {name}{named_home()}"


def named_home() -> str:
    """The option that has to be typed again for the same home; empty where nobody typed it."""
    ctx = click.get_current_context(silent=True)
    typed = ctx is not None and ctx.get_parameter_source("home") is ParameterSource.COMMANDLINE
    return f" --home {quote(str(ctx.params['home']))}" if ctx is not None and typed else ""


def new_game_id() -> str:
    """An id that no other game has."""
    from secrets import token_hex  # costs the title too much

    return token_hex(16)


def saves_at(home: Path | None) -> Saves:
    """The saves of the folder in use."""
    from kingswill_tui.store.saves import Saves  # the title does without

    return Saves(home_folder(home), datetime.now)
