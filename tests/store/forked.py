"""Runs a piece of a test in a process of its own that can be killed at any moment."""

import os
import signal
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Self


class Forked:
    """A child process that says lines and waits until it is told to go on."""

    def __init__(self, act: Callable[["Forked"], None]) -> None:
        """Start it with something to do."""
        from_child, self._say = os.pipe()
        self._wait, to_child = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            code = 1
            try:
                os.close(from_child)
                os.close(to_child)
                act(self)
                code = 0
            except BaseException:
                self.say(traceback.format_exc())
            finally:
                os._exit(code)
        os.close(self._say)
        os.close(self._wait)
        self._heard = os.fdopen(from_child, "r")
        self._go = to_child

    def say(self, text: str) -> None:
        """In the child: tell the test something."""
        os.write(self._say, f"{text}\n".encode())

    def wait(self) -> None:
        """In the child: stand still until told to go on."""
        os.read(self._wait, 1)

    def heard(self) -> str:
        """In the test: the child's next line, empty when it has ended."""
        return self._heard.readline().rstrip("\n")

    def all_heard(self) -> str:
        """In the test: all that is still to come until it ends."""
        return self._heard.read().rstrip("\n")

    def go_on(self) -> None:
        """In the test: let the child go on."""
        os.write(self._go, b".")

    def kill(self) -> None:
        """In the test: end it at once."""
        os.kill(self.pid, signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._heard.close()
        os.close(self._go)
        self.kill()
        os.waitpid(self.pid, 0)
