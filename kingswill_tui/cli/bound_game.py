"""Finds the game that a save was begun with, bound to the component tables it was begun with."""

from pathlib import Path
from typing import Protocol

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.store.reading import Loaded, read_file
from kingswill_tui.store.saves import Saves


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
        if not folder.is_dir():
            raise PlayerError(
                f"The game was begun with the component tables of {folder}, which is not there any more."
                " Name the folder where they are now by --components DIR."
            )
    return KingsWill(load_tables(folder, header.ruleset))


def read_save(saves: Saves, file_or_name: str) -> tuple[str, Loaded]:
    """A save named by its file or its name, to look at; and what to call it in sentences."""
    path = Path(file_or_name)
    if path.is_file():
        return str(path), read_file(path)
    if path.name != file_or_name or path.suffix:
        return str(path), read_file(path)
    return f"'{file_or_name}'", read_file(saves.path(file_or_name))
