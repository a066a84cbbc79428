"""Adds up what the games of a series came to."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from kingswill_tui.lab.kings_will import NAMED, SOURCES, WRATHS, SeatTally
from kingswill_tui.lab.playing import Played


@dataclass(slots=True)
class Spread:
    """Whole numbers seen one after another."""

    count: int = 0
    """How many."""
    total: int = 0
    """Their sum."""
    least: int = 0
    """The smallest."""
    most: int = 0
    """The largest."""

    def add(self, value: int) -> None:
        """See one more."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value

    @property
    def mean(self) -> float:
        """The average, 0 when there was none, to three places."""
        return share(self.total, self.count)

    def figures(self) -> dict[str, float]:
        """For a report."""
        return {"mean": self.mean, "least": self.least, "most": self.most}


@dataclass(slots=True)
class LevelStatistics:
    """What one level of bot did, over all seats it had."""

    seats: int = 0
    """Seats in games that came to their end."""
    wins: int = 0
    """Games won."""
    points: Spread = field(default_factory=Spread)
    """Final scores."""
    tally: SeatTally = field(default_factory=SeatTally)
    """Everything counted, added up."""

    def add(self, seat: SeatTally, won: bool) -> None:
        """Add one seat of a finished game."""
        self.seats += 1
        self.wins += won
        self.points.add(seat.total)
        self.tally.points.update(seat.points)
        self.tally.counts.update(seat.counts)
        self.tally.wraths.update(seat.wraths)

    def figures(self) -> dict[str, Any]:
        """For a report; what is counted is given for each seat and game."""
        counts = self.tally.counts
        return {
            "seats": self.seats,
            "wins": self.wins,
            "win_share": share(self.wins, self.seats),
            "points": {
                **self.points.figures(),
                "by_source": {source: share(self.tally.points[source], self.seats) for source in SOURCES},
            },
            "wraths": {fate: share(self.tally.wraths[fate], self.seats) for fate in WRATHS},
            **{
                kind: {name: share(counts[kind, name], self.seats) for name in names if counts[kind, name]}
                for kind, names in NAMED.items()
            },
        }


@dataclass(slots=True)
class Statistics:
    """Adds games up; the order makes no difference."""

    cut: int = 0
    """Games cut after too many turns; they count for nothing else but turns and decisions."""
    turns: Spread = field(default_factory=Spread)
    """Turns of each game."""
    decisions: Spread = field(default_factory=Spread)
    """Questions answered in each game."""
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    """Games won from each seat."""
    levels: dict[str, LevelStatistics] = field(default_factory=dict)
    """By level of bot."""

    def add(self, played: Played) -> None:
        """Add one game."""
        self.turns.add(played.turns)
        self.decisions.add(played.decisions)
        if played.winner is None:
            self.cut += 1
            return
        self.wins_by_seat[played.winner] += 1
        for seat, level in enumerate(played.levels):
            of_level = self.levels.setdefault(level, LevelStatistics())
            of_level.add(played.seats[seat], seat == played.winner)


def share(amount: float, of: float) -> float:
    """How much falls to each one, to three places; 0 when there is none."""
    return round(amount / of, 3) if of else 0.0
