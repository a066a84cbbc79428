"""A disk that fails the way real ones do: in the middle of a write, in keeping, in forgetting."""

import errno
import os
from pathlib import Path

from kingswill_tui.store.disk import DiskFile


class FailingFile(DiskFile):
    """A real file with room for a few more bytes; other failures can be switched on."""

    room: int | None = None
    """Bytes it still takes; None for all there are."""
    keeps_failing: bool = False
    """Whether `sync` fails."""
    cuts_failing: bool = False
    """Whether `cut` fails."""

    def __init__(self, path: Path) -> None:
        """Open the file."""
        super().__init__(path)

    def append(self, data: bytes) -> None:
        """Write what there is room for."""
        if self.room is None or len(data) <= self.room:
            super().append(data)
            return
        super().append(data[: self.room])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def sync(self) -> None:
        """Keep it, or not."""
        if self.keeps_failing:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().sync()

    def cut(self, length: int) -> None:
        """Forget it, or not."""
        if self.cuts_failing:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().cut(length)
