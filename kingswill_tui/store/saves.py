"""The folder of saves: every game has one file, and no file is overwritten or deleted without being asked."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.store.disk import UNFINISHED, DiskFile, create_file, make_folder, sync_folder
from kingswill_tui.store.errors import NameTaken, NoSuchSave, NotWritten, SaveInUse, StoreError, reason
from kingswill_tui.store.journal import Journal, begun, end_of
from kingswill_tui.store.listing import SaveInfo, info_of
from kingswill_tui.store.lock import leave_note, note_path, one_at_a_time, read_note, try_lock
from kingswill_tui.store.names import checked_name, free_name, speaking_name
from kingswill_tui.store.reading import Loaded, read_file
from kingswill_tui.store.records import SAVE_VERSION, Header, Record

SUFFIX: Final = ".kingswill"
"""What the names of save files end in."""


class Opened(NamedTuple):
    """A save that was opened."""

    name: str
    """What it is called."""
    loaded: Loaded
    """What it holds."""
    journal: Journal | None
    """Writes it on; None when it can only be looked at."""
    word: str | None = None
    """What people should be told about it, as a sentence."""


class Saves:
    """The saves of one home folder."""

    def __init__(
        self, home: Path, clock: Callable[[], datetime], opening: Callable[[Path], DiskFile] = DiskFile
    ) -> None:
        """Look after a folder, which is created when the first game is saved."""
        self.folder = home / "saves"
        self._clock = clock
        self._opening = opening

    def now(self) -> str:
        """The time, as headers keep it."""
        return self._clock().isoformat(timespec="seconds")

    def names(self) -> list[str]:
        """What the saves are called, in alphabetical order."""
        try:
            entries = sorted(self.folder.iterdir())
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreError(f"{self.folder} cannot be read: {reason(error)}.") from None
        return [path.stem for path in entries if path.suffix == SUFFIX and not path.name.startswith(".")]

    def infos(self) -> list[SaveInfo]:
        """What there is to tell of each save, the one last written first."""
        found = [info_of(name, self._path(name)) for name in self.names()]
        return sorted(
            (info for info in found if info is not None), key=lambda info: info.changed, reverse=True
        )

    def newest_unfinished(self) -> SaveInfo | None:
        """The game that `resume` goes on with when none is named."""
        return next((info for info in self.infos() if info.problem is None and not info.over), None)

    def path(self, name: str) -> Path:
        """Where a save lies; NoSuchSave names what is there instead."""
        path = self._path(checked_name(name))
        if not path.is_file():
            there = ", ".join(self.names()[:10]) or "no save at all"
            raise NoSuchSave(f"There is no save called '{name}'; there is {there}.")
        return path

    def create(self, header: Header, name: str | None = None, *records: Record) -> Journal:
        """Start a save, named after the players where no name is given; NameTaken or NotWritten."""
        data, end = begun(header, *records)
        called = self.place(data, header, name)
        try:
            file = self._locked(self._path(called))
        except OSError as error:
            raise NotWritten(_unwritable(self.folder, error)) from None
        if file is None:
            raise SaveInUse(f"'{called}' was opened by another process the moment it was created; resume it.")
        return Journal(called, file, header.id, end)

    def place(self, data: bytes, header: Header, name: str | None = None) -> str:
        """Put a whole save into the folder and say what it is called; NameTaken or NotWritten."""
        wanted = None if name is None else checked_name(name)
        try:
            make_folder(self.folder)
            # Two games that start at once must not take the same name.
            with one_at_a_time(self.folder):
                for left_over in self.folder.glob(f".*{SUFFIX}.*{UNFINISHED}"):
                    left_over.unlink()  # by a process that was killed before its save was in place
                called = self._free(wanted, header)
                create_file(self._path(called), data)
        except OSError as error:
            raise NotWritten(_unwritable(self.folder, error)) from None
        return called

    def open(self, name: str) -> Opened:
        """Open a save to go on with it, or to look at it where that is all that can be done."""
        path = self.path(name)
        try:
            file = self._locked(path)
        except OSError as error:
            return Opened(name, read_file(path), None, f"{path} can only be read: {reason(error)}.")
        if file is None:
            return Opened(name, read_file(path), None, _in_use(name, path))
        try:
            opened = self._opened(name, path, file)
        except BaseException:
            file.close()
            raise
        if opened.journal is None or opened.name != name:  # a newer copy is written on instead
            file.close()
        return opened

    def delete(self, name: str) -> None:
        """Delete a save for good; SaveInUse while another process writes it."""
        path = self.path(name)
        try:
            file = self._locked(path)
            if file is None:
                raise SaveInUse(_in_use(name, path))
            try:
                if os.name == "nt":
                    file.close()  # Windows deletes no open file
                path.unlink()
                note_path(path).unlink(missing_ok=True)
                sync_folder(self.folder)
            finally:
                if os.name != "nt":
                    file.close()
        except OSError as error:
            raise NotWritten(f"{path} could not be deleted: {reason(error)}.") from None

    def _opened(self, name: str, path: Path, file: DiskFile) -> Opened:
        loaded = read_file(path)
        if loaded.damage is not None:
            return Opened(name, loaded, None, f"'{name}' is damaged and is not written on.")
        if loaded.version != SAVE_VERSION:
            return self._brought_up_to_date(name, loaded)
        if loaded.torn:
            try:
                file.cut(loaded.length)
                file.sync()
            except OSError as error:
                return Opened(name, loaded, None, f"{path} can only be read: {reason(error)}.")
        return Opened(name, loaded, Journal(name, file, loaded.header.id, end_of(loaded)))

    def _brought_up_to_date(self, name: str, loaded: Loaded) -> Opened:
        """A copy that can be written on, while the older file stays as it is; finished games need none."""
        older = f"'{name}' was saved by an older version of the program"
        if loaded.over:
            return Opened(name, loaded, None, f"{older}.")
        journal = self.create(loaded.header, free_name(name, self.names()), *loaded.records)
        return Opened(
            journal.name,
            loaded,
            journal,
            f"{older}; it goes on as '{journal.name}', and the old file is kept.",
        )

    def _locked(self, path: Path) -> DiskFile | None:
        """The file, locked for this process; None while another has it."""
        while True:
            file = self._opening(path)
            try:
                if not try_lock(file.handle):
                    file.close()
                    return None
                # Between opening and locking the file may have been deleted, or another put in its place.
                if os.path.samestat(os.fstat(file.handle), path.stat()):
                    break
            except BaseException:
                file.close()
                raise
            file.close()
        with suppress(OSError):  # the lock is what counts, the word about it is a courtesy
            leave_note(path, self._clock().strftime("%Y-%m-%d %H:%M"))
        return file

    def _free(self, name: str | None, header: Header) -> str:
        taken = self.names()
        if name is None:
            return speaking_name(
                self._clock().strftime("%Y-%m-%d"), (seat.name for seat in header.seats), taken
            )
        if free_name(name, taken) != name:
            raise NameTaken(
                f"There is a save called '{name}' already; choose another name or delete that one."
            )
        return name

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def _in_use(name: str, path: Path) -> str:
    holder = read_note(path) or "another process"
    return f"'{name}' is being played by {holder}. Here it can only be looked at: kingswill replay {name}"


def _unwritable(folder: Path, error: OSError) -> str:
    return (
        f"The game cannot be saved in {folder}: {reason(error)}. Make room or name a folder of your own with"
        " --home DIR or KINGSWILL_HOME."
    )
