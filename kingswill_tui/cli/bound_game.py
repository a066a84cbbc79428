"""Finds the game that a save was begun with, bound to the component tables it was begun with."""

from os.path import isdir  # which takes any text for a path
from pathlib import Path
from typing import Protocol

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.store.saves import Opened, Saves


class Bound(Protocol):
    """What the first line of a save or of a record tells of its game."""

    @property
    def game(self) -> str:
        """The game's short name."""

    @property
    def ruleset(self) -> str:
        """Rule set."""

    @property
    def components(self) -> str | None:
        """Folder of the owner's component tables."""


def game_of(header: Bound, components: Path | None = None) -> KingsWill:
    """The game of a save; `components` stands in for the folder of tables that the save names."""
    if header.game != KingsWill.id:
        raise PlayerError(f"The save is a game of '{header.game}', which this program does not have.")
    folder = components
    if folder is None and header.components is not None:
        folder = Path(header.components)
        if not isdir(folder):
            raise PlayerError(
                f"The game was begun with the component tables of {folder}, which is not there any more."
                " Name the folder where they are now by --components DIR."
            )
    return KingsWill(load_tables(folder, header.ruleset))


def opened_with_game(saves: Saves, name: str, components: Path | None = None) -> tuple[Opened, KingsWill]:
    """A save opened to go on with it, and its game; where there is no game the save is let go of."""
    opened = saves.open(name)
    try:
        return opened, game_of(opened.loaded.header, components)
    except BaseException:
        if opened.journal is not None:
            opened.journal.close()
        raise
