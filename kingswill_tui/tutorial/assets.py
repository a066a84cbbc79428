"""Reads what is taught from the data files."""

from typing import TypeVar

from kingswill_tui.core.assets import asset_values, assets_folder
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.fields import made_of
from kingswill_tui.core.named_tuples import NamedTuple

T = TypeVar("T", bound=NamedTuple)


def read_asset(kind: type[T], file: str) -> T:
    """Read and check a file of the lessons' folder; a PlayerError if it is missing or harmed."""
    path = assets_folder("tutorial") / file
    try:
        return made_of(kind, asset_values(path))
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise PlayerError(
            f"The lessons in {path} cannot be read: {reason}. Please install the program again."
        ) from None
