"""A program in a pseudo-terminal that answers like one, with the moment of every piece of output."""

import fcntl
import os
import pty
import signal
import struct
import termios
import threading
from collections.abc import Mapping
from time import perf_counter
from typing import NamedTuple

import psutil

COLUMNS, ROWS = 120, 40
TIMEOUT = 30.0
"""Seconds after which a program that shows nothing is given up."""
QUIET = 0.12
"""Seconds without output after which a screen counts as complete."""
_REPLIES = (
    (b"\x1b[6n", b"\x1b[1;1R"),
    (b"\x1b[?2026$p", b"\x1b[?2026;2$y"),
    (b"\x1b[c", b"\x1b[?62;22c"),
    (b"\x1b[0c", b"\x1b[?62;22c"),
    (b"\x1b[>c", b"\x1b[>41;354;0c"),
)


class Chunk(NamedTuple):
    """A piece of output."""

    time: float
    """When it was read, on the clock of `perf_counter`."""
    data: bytes
    """What was written."""


class PtyProgram:
    """A running program; a thread reads what it writes."""

    def __init__(self, argv: list[str], environment: Mapping[str, str]) -> None:
        """Start it in a terminal of COLUMNS by ROWS; `started` is the moment before."""
        self._main, side = pty.openpty()
        self._set_size(COLUMNS, ROWS)
        self.chunks: list[Chunk] = []
        self._output = threading.Condition()
        self._ended = False
        terminal = os.ttyname(side)
        self.started = perf_counter()
        self.pid = os.posix_spawn(
            argv[0],
            argv,
            {**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"},
            setsid=True,  # opening the terminal then makes it the one that sends the signals of its size
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, terminal, os.O_RDWR, 0),
                (os.POSIX_SPAWN_DUP2, 0, 1),
                (os.POSIX_SPAWN_DUP2, 0, 2),
                (os.POSIX_SPAWN_CLOSE, self._main),
            ],
        )
        os.close(side)
        self._process = psutil.Process(self.pid)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        while True:
            try:
                data = os.read(self._main, 65536)
            except OSError:
                data = b""
            with self._output:
                if not data:
                    self._ended = True
                    self._output.notify_all()
                    return
                self.chunks.append(Chunk(perf_counter(), data))
                self._output.notify_all()
            for query, reply in _REPLIES:
                if query in data:
                    os.write(self._main, reply)

    def send(self, keys: bytes) -> float:
        """Press keys; returns the moment before."""
        moment = perf_counter()
        os.write(self._main, keys)
        return moment

    def resize(self, columns: int, rows: int) -> float:
        """Give the terminal another size; returns the moment before."""
        moment = perf_counter()
        self._set_size(columns, rows)
        return moment

    def _set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._main, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def settle(self, since: int) -> None:
        """Wait for output from this chunk on, and then for quiet; RuntimeError if none comes."""
        with self._output:
            self._output.wait_for(lambda: self._ended or len(self.chunks) > since, TIMEOUT)
            if len(self.chunks) <= since:
                written = b"".join(chunk.data for chunk in self.chunks)
                raise RuntimeError(f"The program shows nothing more; its last words: {written[-300:]!r}")
            while self._output.wait(QUIET) and not self._ended:
                pass  # every piece of output wakes us

    def cpu_seconds(self) -> float:
        """Processor time of the program so far."""
        times = self._process.cpu_times()
        return float(times.user + times.system)

    def peak_memory(self) -> float:
        """MiB of resident memory at their highest, of the program and each of its children, added up."""
        return sum(_peak(process.pid) for process in (self._process, *self._process.children(recursive=True)))

    def children(self) -> int:
        """How many processes it has started that still run."""
        return len(self._process.children(recursive=True))

    def close(self) -> None:
        """End it and what it started."""
        os.killpg(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        self._reader.join()
        os.close(self._main)


def _peak(pid: int) -> float:
    with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as status:
        kilobytes = next(line.split()[1] for line in status if line.startswith("VmHWM"))
    return int(kilobytes) / 1024
