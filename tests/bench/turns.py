"""Two contenders measured in turns, so that whatever else the machine does meets both alike."""

from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Sample(NamedTuple):
    """What one operation took."""

    wall: float
    """Seconds on the clock."""
    cpu: float
    """Seconds of processor time."""


Work = Callable[[], list[Sample]]
"""A contender's share of a round."""


class Duel(NamedTuple):
    """All samples of both contenders."""

    ours: list[Sample]
    """Ours."""
    peer: list[Sample]
    """The yardstick's."""

    def medians(self) -> tuple[float, float]:
        """The median seconds on the clock, ours and the peer's."""
        return median(s.wall for s in self.ours), median(s.wall for s in self.peer)

    def p95(self) -> tuple[float, float]:
        """The seconds on the clock that 95 of 100 operations stay below, ours and the peer's."""
        return _p95(self.ours), _p95(self.peer)

    def cpu_ratio(self) -> float | None:
        """The ratio of the median processor times; None when there was too little to see."""
        peer = median(s.cpu for s in self.peer)
        return median(s.cpu for s in self.ours) / peer if peer else None


def _p95(samples: Sequence[Sample]) -> float:
    walls = [sample.wall for sample in samples]
    return quantiles(walls, n=20, method="inclusive")[-1] if len(walls) > 1 else walls[0]


def in_turns(rounds: int, ours: Work, peer: Work) -> Duel:
    """Let both work in each round, and change from round to round who begins."""
    duel = Duel([], [])
    for number in range(rounds):
        order = ((ours, duel.ours), (peer, duel.peer))
        for work, samples in order if number % 2 == 0 else order[::-1]:
            samples += work()
    return duel


def repeating(call: Callable[[T], object], items: Sequence[T]) -> Work:
    """Do the same with every item; one sample, the mean of them all."""

    def work() -> list[Sample]:
        wall, cpu = perf_counter(), process_time()
        for item in items:
            call(item)
        cpu, wall = process_time() - cpu, perf_counter() - wall
        return [Sample(wall / len(items), cpu / len(items))]

    return work


def playing(deal: Callable[[], T], play: Callable[[T], int], games: int) -> Work:
    """Play some games, dealt while the clock stands still; one sample, the mean of all decisions."""

    def work() -> list[Sample]:
        wall = cpu = 0.0
        decisions = 0
        for _ in range(games):
            game = deal()
            wall, cpu = wall - perf_counter(), cpu - process_time()
            decisions += play(game)
            cpu, wall = cpu + process_time(), wall + perf_counter()
        return [Sample(wall / decisions, cpu / decisions)]

    return work
