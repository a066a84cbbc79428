"""Finds the data files that come with the program, in a checkout, an editable install and a built wheel."""

from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

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


class _Parsed(SourceFileLoader):
    """Loads TOML as modules are loaded: what was parsed once lies beside the file for the next start."""

    def source_to_code(self, data: Any, path: Any, **_: Any) -> Any:  # type: ignore[override]
        """The values as an expression."""
        from tomllib import loads  # for which nobody waits at any other start

        return compile(repr(loads(bytes(data).decode())), str(path), "eval")


def asset_values(path: Path) -> dict[str, Any]:
    """What a TOML file that comes with the program holds; an OSError or ValueError where that is nothing."""
    code = _Parsed(path.stem, str(path)).get_code(path.stem)
    values: dict[str, Any] = eval(code)  # type: ignore[arg-type]  # what has a source has code
    return values
