"""Lets bots think in a process of their own: no screen waits for them and no bot can end a game."""

import json
import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any, Final

from kingswill_tui.core.action import Action
from kingswill_tui.session.bot_process import receive, send
from kingswill_tui.session.bot_turns import BotQuestion
from kingswill_tui.session.errors import BotCancelled, BotFailed

PATIENCE: Final = 120.0
"""Seconds after which a bot is given up."""
REGISTRY: Final = "kingswill_tui.bots"
"""Where bots are made."""


class BotWorker:
    """One process that answers one question at a time; started again whenever it has ended."""

    def __init__(self, registry: str = REGISTRY, patience: float = PATIENCE) -> None:
        """Use the bots of a module; the process starts with the first question."""
        self._registry = registry
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._one_question = threading.Lock()
        self._switch = threading.Lock()
        self._stopped: str | None = None

    def think(self, question: BotQuestion[Any]) -> Action:
        """Wait for the answer; BotCancelled after `cancel`, BotFailed with a sentence when there is none."""
        message = pickle.dumps((question.level, question.observation, question.rng))
        with self._one_question:
            self._stopped = None
            reply = self._reply(message, question.level)
        if "error" in reply:
            raise BotFailed(f"The bot '{question.level}' could not answer ({reply['error']}).")
        return Action(str(reply["kind"]), tuple(reply["args"]))

    def cancel(self) -> None:
        """End the thinking at once; may be called from any thread."""
        self._stop("cancelled")

    def close(self) -> None:
        """End the thinking and the process; a further question would start it again."""
        self._stop("cancelled")
        with self._one_question, self._switch:
            if self._process is not None:
                self._end(self._process)
                self._process = None

    def _reply(self, message: bytes, level: str) -> dict[str, Any]:
        for _ in range(2):  # a process that died of something else deserves a second try
            with self._switch:
                if self._stopped is not None:
                    break
                process = self._running()
            timer = threading.Timer(self._patience, self._stop, ["late"])
            timer.daemon = True
            timer.start()
            try:
                assert process.stdin is not None and process.stdout is not None
                send(process.stdin, message)  # type: ignore[arg-type]
                reply: dict[str, Any] = json.loads(receive(process.stdout))  # type: ignore[arg-type]
                return reply
            except (EOFError, OSError, ValueError):
                self._end(process)
            finally:
                timer.cancel()
        if self._stopped == "cancelled":
            raise BotCancelled(f"The bot '{level}' was stopped.")
        if self._stopped == "late":
            raise BotFailed(f"The bot '{level}' did not answer within {self._patience:g} seconds.")
        raise BotFailed(f"The bot '{level}' could not answer: its process ended twice.")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._end(self._process)
            self._process = None
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "kingswill_tui.session.bot_process", self._registry],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        return self._process

    def _stop(self, why: str) -> None:
        with self._switch:
            self._stopped = why
            if self._process is not None:
                self._process.kill()

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
