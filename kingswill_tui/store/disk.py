"""Files that are either wholly on disk or not there: creation by rename, appending with fsync."""

import errno
import os
from pathlib import Path
from typing import Final, Protocol

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
"""The user alone may read and write."""
UNFINISHED: Final = ".new"
"""What the names of files end in that are not in place yet."""
_GIVEN_BACK: Final = -1
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


class AppendOnly(Protocol):
    """What a journal needs of a file."""

    def append(self, data: bytes) -> None:
        """Write at the end."""

    def sync(self) -> None:
        """Return once all written data is on the disk."""

    def cut(self, length: int) -> None:
        """Drop everything beyond a length."""

    def close(self) -> None:
        """Give the file back, and with it its lock."""


class DiskFile:
    """An open file of the operating system."""

    def __init__(self, path: Path) -> None:
        """Open an existing file for reading and writing."""
        self.handle = os.open(path, os.O_RDWR | _BINARY | getattr(os, "O_CLOEXEC", 0))

    def append(self, data: bytes) -> None:
        """Write all of it at the end."""
        os.lseek(self.handle, 0, os.SEEK_END)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self.handle, rest) :]

    def sync(self) -> None:
        """Return once all written data is on the disk."""
        os.fsync(self.handle)

    def cut(self, length: int) -> None:
        """Drop everything beyond a length."""
        os.ftruncate(self.handle, length)

    def close(self) -> None:
        """Give the file back, and with it its lock; from then on nothing can be written."""
        # The number may soon be that of another file, which nothing may be written into or close by mistake.
        handle, self.handle = self.handle, _GIVEN_BACK
        if handle != _GIVEN_BACK:
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Create a folder, and those above it, for the user alone; leaves an existing one as it is."""
    if not folder.is_dir():
        # Another process may have created it since.
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
        make_folder(folder.parent)
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
        sync_folder(folder.parent)


def create_file(path: Path, data: bytes, lasting: bool = True) -> None:
    """Put a file in place whole, replacing what is there; an OSError leaves the place as it was.

    What is not `lasting` may be lost when the power fails, and is not waited for.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}{UNFINISHED}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY | getattr(os, "O_NOFOLLOW", 0)
    try:
        handle = os.open(beside, flags, FILE_MODE)
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
            if lasting:
                os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    if lasting:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a new or renamed entry of a folder last; Windows does so by itself."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
