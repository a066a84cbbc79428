"""What is shown between two positions to explain what happened: a tile slides, goods are counted."""

from typing import Final

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.observation import Observation, SeatView

FRAME_SECONDS: Final = 0.045
MOST_FRAMES: Final = 8
"""So that nobody waits: a third of a second at most."""


def between(before: Observation, after: Observation) -> list[Observation]:
    """The positions to be drawn on the way from one to the other, both left out; none where nothing moves."""
    rows = _sliding(before.row, after.row)
    counted = max(map(_steps, before.seats, after.seats), default=0)
    length = min(max(len(rows), counted), MOST_FRAMES) - 1
    frames = []
    for frame in range(1, length + 1):
        done = frame / (length + 1)
        row = rows[int(done * len(rows))] if rows else after.row
        seats = tuple(_counted(old, new, done) for old, new in zip(before.seats, after.seats, strict=True))
        frames.append(after._replace(row=row, seats=seats))
    return frames


def _sliding(before: tuple[int, ...], after: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The rows in which a taken tile goes from place to place to the left (ROW-3); empty if none does."""
    for tile in before:
        start, end = before.index(tile), after.index(tile)
        others = [other for other in before if other != tile]
        if end < start and others == [other for other in after if other != tile]:
            return [(*others[:place], tile, *others[place:]) for place in range(start - 1, end - 1, -1)]
    return []


def _steps(before: SeatView, after: SeatView) -> int:
    """The most units by which a seat's coins or one of its resources changed."""
    return max(abs(new - old) for old, new in zip(_goods(before), _goods(after), strict=False))


def _goods(view: SeatView) -> tuple[int, ...]:
    return (view.coins, *(() if view.duchy is UNKNOWN else view.duchy.resources))


def _counted(before: SeatView, after: SeatView, done: float) -> SeatView:
    """A seat whose goods are changed so far."""
    duchy = after.duchy
    if before.duchy is not UNKNOWN and duchy is not UNKNOWN:
        resources = map(_part, before.duchy.resources, duchy.resources, [done] * len(duchy.resources))
        duchy = duchy._replace(resources=tuple(resources))
    return after._replace(coins=_part(before.coins, after.coins, done), duchy=duchy)


def _part(before: int, after: int, done: float) -> int:
    return before + round((after - before) * done)
