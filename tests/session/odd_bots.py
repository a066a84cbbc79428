"""Bots that do what bots must not do, for the process in which bots think."""

import os
import signal
import time
from pathlib import Path

from kingswill_tui.core.action import Action
from kingswill_tui.core.game import Observed
from kingswill_tui.core.rng import Rng


class Odd:
    """Does what its level says; `dies_once:FILE` only while the file is there."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, observation: Observed, rng: Rng) -> Action:
        """Answer, or not."""
        kind, _, path = self.level.partition(":")
        if kind == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        elif kind == "dies_once" and Path(path).exists():
            Path(path).unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        elif kind == "fails":
            raise ValueError("I give up")
        elif kind == "prints":
            print("thinking aloud", flush=True)
        elif kind == "hangs":
            Path(path).touch()
            time.sleep(3600)
        return observation.legal_actions[0]


def make(level: str) -> Odd:
    """Any level."""
    return Odd(level)
