"""Where games and settings are kept: in the system's place for them, or where people say."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

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


def new_game_id() -> str:
    """An id that no other game has."""
    from secrets import token_hex  # costs the title too much

    return token_hex(16)


def saves_at(home: Path | None) -> Saves:
    """The saves of the folder in use."""
    from kingswill_tui.store.saves import Saves  # the title does without

    return Saves(home_folder(home), datetime.now)
