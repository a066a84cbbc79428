"""The streams of the process where they are closed or take no more."""

import os
import sys
from contextlib import suppress
from typing import Final, TextIO

_STREAMS: Final = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


def open_closed_streams() -> None:
    """Put an empty stream in place of each that whoever started the program has closed."""
    for name, mode in _STREAMS:
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


def divert(stream: TextIO) -> None:
    """Let what a stream did not take go nowhere, or Python would complain of it once more when it ends."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
