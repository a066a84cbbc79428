"""What is counted of The King's Will, from its events and its score sheet."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kingswill_tui.core.action import Event
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.names import BUILDINGS, POINT_REASONS, TILES
from kingswill_tui.games.kings_will.tables.load import load_tables

SOURCES: Final = ("start", *POINT_REASONS, "wrath", "will", "symbols")
"""Where points come from, in the order of a game; together they make the total."""
TILES_CHOSEN: Final = "tile_chosen"
BUILDINGS_CONSTRUCTED: Final = "constructed"
BUILDINGS_USED: Final = "building_used"
NAMED: Final = {TILES_CHOSEN: TILES, BUILDINGS_CONSTRUCTED: BUILDINGS, BUILDINGS_USED: BUILDINGS}
"""Events that are counted by what their first argument names."""
STRUCK: Final = "struck"
PREVENTED: Final = "prevented"
AVOIDED: Final = "avoided"
WRATHS: Final = (STRUCK, PREVENTED, AVOIDED)
"""What became of a scored card's wrath: it struck, a monastery prevented it, or its condition was met."""


def open_game(components: Path | None, ruleset: str) -> KingsWill:
    """The game bound to the tables of a folder, or to ours; a PlayerError says what is wrong with them."""
    return KingsWill(load_tables(components, ruleset))


@dataclass(slots=True)
class SeatTally:
    """What one seat did in one game."""

    points: Counter[str] = field(default_factory=Counter)
    """Victory points by source."""
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each counted event named each thing."""
    wraths: Counter[str] = field(default_factory=Counter)
    """What became of the wraths."""

    @property
    def total(self) -> int:
        """The final score, once the sheet was added."""
        return sum(self.points.values())


class Tally:
    """Hears the events of one game and then reads its score sheet."""

    def __init__(self, seats: int) -> None:
        """Count for so many seats."""
        self.seats = tuple(SeatTally() for _ in range(seats))

    def hear(self, events: tuple[Event, ...]) -> None:
        """Count what happened."""
        for event in events:
            if names := NAMED.get(event.kind):
                self.seats[event.seat].counts[event.kind, names[_number(event.args[0])]] += 1
            elif event.kind == "points_changed":
                change, reason = map(_number, event.args)
                self.seats[event.seat].points[POINT_REASONS[reason]] += change

    def add(self, sheet: Outcome) -> None:
        """Add what the final scoring brought; what no event told of was there from the start."""
        for total, seat in zip(sheet.totals, self.seats, strict=True):
            seat.points["start"] = total.before - seat.total
            seat.points["wrath"] = total.wrath
            seat.points["will"] = total.will
            seat.points["symbols"] = total.buildings
        for line in sheet.cards:
            fate = STRUCK if line.wrath else PREVENTED if line.prevented else AVOIDED
            self.seats[line.seat].wraths[fate] += 1


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
