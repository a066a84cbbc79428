"""Finds the data files that come with the program, in a checkout, an editable install and a built wheel."""

from pathlib import Path

from kingswill_tui.core.errors import PlayerError

_PACKAGE = Path(__file__).resolve().parents[1]


def assets_folder(game: str) -> Path:
    """The folder of one game's data files; a PlayerError if the installation has lost it."""
    for top in (_PACKAGE, _PACKAGE.parent):
        folder = top / "assets" / game
        if folder.is_dir():
            return folder
    raise PlayerError(
        f"The data files of {game} are missing beside {_PACKAGE}; please install the program again."
    )
