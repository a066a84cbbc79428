"""One writer a file: a lock of the operating system that ends with the process that holds it."""

import json
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from kingswill_tui.core.fields import made_of, one_line, whole
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.store.disk import FILE_MODE, create_file

if sys.platform == "win32":
    import msvcrt

    _FAR_AWAY = 0x7FFF0000
    """The byte that is locked: beyond all data, since Windows keeps others from reading a locked byte."""

    def try_lock(handle: int) -> bool:
        """Lock an open file for this process, or say that another has it."""
        os.lseek(handle, _FAR_AWAY, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def wait_for_lock(handle: int) -> None:
        """Lock an open file as soon as nobody else has it; an OSError after ten seconds."""
        os.lseek(handle, _FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def try_lock(handle: int) -> bool:
        """Lock an open file for this process, or say that another has it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def wait_for_lock(handle: int) -> None:
        """Lock an open file as soon as nobody else has it."""
        fcntl.flock(handle, fcntl.LOCK_EX)


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Wait until no other process is doing something to the folder that must not be done by two."""
    handle = os.open(folder / ".turn", os.O_RDWR | os.O_CREAT, FILE_MODE)
    try:
        wait_for_lock(handle)
        yield
    finally:
        os.close(handle)


class Holder(NamedTuple):
    """Who is writing a save."""

    process: Annotated[int, whole(0, 2**32)]
    """Its process id."""
    host: Annotated[str, one_line(300)]
    """The machine it runs on."""
    since: Annotated[str, one_line(100)]
    """When it opened the save."""

    def __str__(self) -> str:
        """As the end of a sentence."""
        return f"process {self.process} on {self.host}, since {self.since}"


def note_path(path: Path) -> Path:
    """Where the holder of a save's lock leaves word; it means nothing while nobody holds the lock."""
    return path.with_name(f".{path.stem}.holder")


def leave_note(path: Path, since: str) -> None:
    """Say who holds the lock."""
    note = Holder(os.getpid(), socket.gethostname(), since)
    data = json.dumps(note._asdict()).encode()
    create_file(note_path(path), data, lasting=False)  # the lock does not outlast the power either


def read_note(path: Path) -> Holder | None:
    """Who holds the lock, None where no word was left, or none that can be passed on."""
    try:
        note = json.loads(note_path(path).read_bytes()[:1000])
        return made_of(Holder, note) if isinstance(note, dict) else None
    except (OSError, ValueError, RecursionError):
        return None
