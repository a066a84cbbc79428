"""Writes the record of a game while it is played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.lab.plan import AnyTable, Plan
from kingswill_tui.lab.records import header_of, print_header, print_told
from kingswill_tui.session.told import Moved, Told

PATTERN: Final = "game-*.jsonl"
"""The files that records of a folder are looked for in."""


def record_path(folder: Path, number: int) -> Path:
    """The file of game `number`, counted from 0; its name counts from 1."""
    return folder / f"game-{number + 1:06}.jsonl"


def check_folder(folder: Path) -> None:
    """Make the folder where there is none; a PlayerError when records cannot be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if next(folder.glob(PATTERN), None) is not None:
            raise PlayerError(
                f"{folder} holds records already and none is overwritten; name an empty folder."
            )
        trial = record_path(folder, 0)
        trial.open("x").close()
        trial.unlink()
    except OSError as error:
        raise _unwritable(folder, error) from None


@contextmanager
def recording(table: AnyTable, plan: Plan, number: int) -> Iterator[None]:
    """Write every answer of the table as it is given, where the plan asks for records."""
    if plan.record is None:
        yield
        return
    path = record_path(plan.record, number)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            header = header_of(table.game, table.setup, plan.most_turns, table.digest)
            file.write(print_header(header) + "\n")

            def write(table: AnyTable, moved: Moved) -> None:
                if isinstance(moved, Told):
                    file.write(print_told(table.game, moved, table.digest) + "\n")

            table.record_to(write)
            yield
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> PlayerError:
    why = (error.strerror or str(error)).rstrip(".")
    return PlayerError(f"Records cannot be written to {path}: {why}; name a folder that can be written to.")
