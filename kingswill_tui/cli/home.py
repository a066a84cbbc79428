"""Where games and settings are kept: in the system's place for them, or where people say."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final

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


LINE_BY_LINE: Final = "resume"
ON_THE_SCREEN: Final = "app --resume"
"""The commands that go on with a save whose name follows."""


def where_saved(name: str, opening: str) -> str:
    """Where a game that was left is, and what to type to go on with it in the same way."""
    return f"It is saved as '{name}'; '{going_on(name, opening)}' goes on with it."


def going_on(name: str, opening: str = LINE_BY_LINE) -> str:
    """The command that goes on with a save, in the home that was named for this command."""
    return f"kingswill {opening} {name}{named_home()}"


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
