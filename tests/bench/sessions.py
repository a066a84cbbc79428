"""A program at work: started, given keys, and how long each took until the screen was complete again."""

import os
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from tests.bench.pty_program import COLUMNS, ROWS, Chunk, PtyProgram
from tests.bench.terminal import Terminal
from tests.bench.turns import Sample

OTHER_SIZE = (100, 30)
"""Columns and rows to which terminals are resized, and back."""


class Session:
    """A running program and what is on its screen."""

    def __init__(self, arguments: Sequence[str], shows: Sequence[str]) -> None:
        """Start a module of Python; `first_frame` is how long it took until all these texts were there."""
        environment = {
            name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ
        }
        self._program = PtyProgram([sys.executable, "-m", *arguments], environment)
        self._terminal = Terminal()
        self._drawn = 0
        try:
            shown = self._until(shows)
        except BaseException:
            self.close()
            raise
        self.first_frame = Sample(shown - self._program.started, self._program.cpu_seconds())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        self._program.close()

    def _new_chunks(self) -> list[Chunk]:
        """Wait for output, and for quiet after it."""
        self._program.settle(self._drawn)
        since, self._drawn = self._drawn, len(self._program.chunks)
        return self._program.chunks[since : self._drawn]

    def _until(self, shows: Sequence[str]) -> float:
        shown = None
        while shown is None:
            shown = self._terminal.first_shows(shows, self._new_chunks())
        return shown

    def show_by(self, keys: bytes, shows: Sequence[str]) -> Sample:
        """Press keys and wait for all these texts."""
        cpu = self._program.cpu_seconds()
        pressed = self._program.send(keys)
        return Sample(self._until(shows) - pressed, self._program.cpu_seconds() - cpu)

    def press(self, keys: bytes) -> Sample:
        """Press keys and wait until the screen has changed and changes no more."""
        cpu = self._program.cpu_seconds()
        pressed = self._program.send(keys)
        return self._changed_since(pressed, cpu)

    def resize(self, columns: int, rows: int) -> Sample:
        """Change the terminal's size and wait until the screen is complete again."""
        cpu = self._program.cpu_seconds()
        pressed = self._program.resize(columns, rows)
        self._terminal.resize(columns, rows)
        return self._changed_since(pressed, cpu)

    def resize_both_ways(self) -> list[Sample]:
        """To another size and back."""
        return [self.resize(*OTHER_SIZE), self.resize(COLUMNS, ROWS)]

    def _changed_since(self, pressed: float, cpu: float) -> Sample:
        changed = None
        while changed is None:  # the first output may be a mode or a query, and the frame long in coming
            changed = self._terminal.last_change(self._new_chunks())
        return Sample(changed - pressed, self._program.cpu_seconds() - cpu)

    def memory(self) -> float:
        """MiB, as `PtyProgram.peak_memory` counts them."""
        return self._program.peak_memory()

    def wait_for_a_child(self) -> None:
        """Wait until it has started a process and that has done something that shows."""
        while not self._program.children():
            self._new_chunks()
        self._new_chunks()

    def text(self) -> str:
        """What is on the screen."""
        return self._terminal.text()
