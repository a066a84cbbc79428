"""Plays all games of a plan, over several processes, always in the same order of results."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.lab.plan import Plan
from kingswill_tui.lab.playing import Played, play

_LARGEST_CHUNK = 16
"""Games handed to a process at once at most, so that progress is seen."""


def play_series(plan: Plan, workers: int) -> Iterator[Played]:
    """Each game's result, by number, as soon as it and those before it are there."""
    workers = min(workers, plan.games)
    if workers == 1:
        yield from map(partial(play, plan), range(plan.games))
        return
    chunk = max(1, min(_LARGEST_CHUNK, plan.games // (4 * workers)))
    # A fresh interpreter for each process: forking one that runs threads of its own may hang.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        yield from pool.map(partial(play, plan), range(plan.games), chunksize=chunk)
    except BrokenProcessPool:
        raise PlayerError(
            "A process that played games ended too early; try again with fewer workers."
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
