"""What can be wrong with a save, each told in a sentence that names the choices there are."""

from kingswill_tui.core.errors import PlayerError


class StoreError(PlayerError):
    """Something about saves that a person can put right."""


class NoSuchSave(StoreError):
    """No save has this name."""


class NameTaken(StoreError):
    """Something of this name is there already, and nothing is overwritten."""


class BadName(StoreError):
    """A name that not every file system can keep."""


class ForeignFile(StoreError):
    """The file is not a save of this program, or nothing of it can be read."""


class NewerSave(StoreError):
    """The save was written by a newer version of the program."""


class DamagedSave(StoreError):
    """Part of the save cannot be trusted; `told` says why, `ply` is the last answer that can."""

    def __init__(self, told: str, choices: str, ply: int) -> None:
        """Say what is wrong and what the command line can do about it; keep the last good answer's number."""
        super().__init__(f"{told} {choices}")
        self.told = told
        self.ply = ply


class SaveInUse(StoreError):
    """Another process is writing the save."""


class NotWritten(StoreError):
    """The disk did not take it; what was there before is untouched."""


def reason(error: OSError) -> str:
    """What the system says, as the end of a sentence."""
    return (error.strerror or str(error) or type(error).__name__).rstrip(".")
