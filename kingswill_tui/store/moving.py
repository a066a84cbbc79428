"""Takes saves out of the folder and brings them in; originals stay as they are."""

from os.path import abspath, exists, isdir  # which take any text for a path
from pathlib import Path

from kingswill_tui.store.disk import create_file
from kingswill_tui.store.errors import DamagedSave, NameTaken, NotWritten, reason
from kingswill_tui.store.names import checked_name
from kingswill_tui.store.reading import Loaded, read_file
from kingswill_tui.store.saves import SUFFIX, Saves


def export_save(saves: Saves, name: str, target: Path, replace: bool = False) -> tuple[Path, Loaded]:
    """Copy a save as it is, damaged or not; NameTaken unless a file there may be replaced.

    Says where the copy lies, as a whole path.
    """
    source = saves.path(name)
    loaded = read_file(source)
    if isdir(target):
        target = target / source.name
    target = Path(abspath(target))
    if exists(target) and not replace:
        raise NameTaken(
            f"There is a file {target} already; choose another name, or add --force to replace it."
        )
    try:
        create_file(target, source.read_bytes())
    except OSError as error:
        raise NotWritten(f"{target} could not be written: {reason(error)}.") from None
    except ValueError:  # a NUL, which can be pasted but never be part of a name
        raise NotWritten(f"No file can be called {target.name!r}.") from None
    return target, loaded


def import_save(
    saves: Saves, source: Path, name: str | None = None, good_part: bool = False
) -> tuple[str, Loaded]:
    """Bring a file into the folder, say what it is called there; DamagedSave unless the good part will do."""
    loaded = read_file(source)
    if loaded.damage is not None and not good_part:
        raise DamagedSave(
            damage_told(str(source), loaded), "Add --good-part to import the game up to there.", loaded.ply
        )
    wanted = name if name is not None else checked_name(source.name.removesuffix(SUFFIX))
    return saves.place(good_bytes(source, loaded), loaded.header, wanted), loaded


def good_bytes(path: Path, loaded: Loaded) -> bytes:
    """The lines of a file that can be trusted."""
    try:
        with path.open("rb") as file:
            data = file.read(loaded.length)
    except OSError as error:
        raise NotWritten(f"{path} cannot be read: {reason(error)}.") from None
    return data if data.endswith(b"\n") else data + b"\n"


def damage_told(called: str, loaded: Loaded) -> str:
    """Where and why trust ends, as sentences; empty when nothing is damaged."""
    damage = loaded.damage
    if damage is None:
        return ""
    good = f"up to answer {damage.ply}" if damage.ply else "only before the first answer"
    return f"{called} is damaged in line {damage.line} ({damage.why}); it is good {good}."
