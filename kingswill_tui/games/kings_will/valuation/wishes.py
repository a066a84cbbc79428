"""The King's Will cards as a bot weighs them: what is reached, and what may yet be reached."""

from collections.abc import Sequence
from typing import Final, Protocol

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.final_scoring import WRATH_POINTS
from kingswill_tui.games.kings_will.rules.tables import Card, Condition, Tables, Will
from kingswill_tui.games.kings_will.valuation.features import INDEX

FULL: Final = 32
"""All of the game still to come, as a measure of hope; 0 when it is over."""
POINT: Final = 100
"""The worth of a victory point."""
ANGER: Final = WRATH_POINTS * POINT
"""What the King's wrath costs."""
_LEVEL_HOPE: Final = 60
"""Per cent of a level's worth that the whole way to it counts, while there is all the time to reach it."""
_ORDER_HOPE: Final = 45
_LEAD: Final = 12
"""The worth of being one more ahead, or one less behind, in a ranking."""
_LONG_LEAD: Final = 3
_LOWEST: Final = -10
_HIGHEST: Final = 40
"""Levels are looked up for values between these, beyond every track of the game."""

Features = tuple[int, ...]
Wrath = tuple[tuple[int, int], ...]
"""Any of these measures reaching its value keeps the wrath away."""


class Wish(Protocol):
    """The will of a card."""

    def worth(self, mine: Features, others: Sequence[Features], hope: int) -> int:
        """Points in hundredths, and with hope for the rest of the game a part of those within reach."""


class Per(NamedTuple):
    """So many points for each piece."""

    each: tuple[tuple[int, int], ...]
    """Measure and worth of one."""

    def worth(self, mine: Features, others: Sequence[Features], hope: int) -> int:
        """The sum over all pieces."""
        return sum(mine[index] * points for index, points in self.each)


class Levels(NamedTuple):
    """The points of the highest level reached."""

    measure: int
    """The measure."""
    reached: tuple[int, ...]
    """Worth by value, from the lowest up."""
    ahead: tuple[int, ...]
    """Worth of the way already made to the next level, likewise."""

    def worth(self, mine: Features, others: Sequence[Features], hope: int) -> int:
        """The level, and the way to the next."""
        place = max(_LOWEST, min(_HIGHEST, mine[self.measure])) - _LOWEST
        return self.reached[place] + self.ahead[place] * hope // FULL


class Order(NamedTuple):
    """Conditions that count only together with all before them."""

    conditions: tuple[tuple[int, int], ...]
    """Measure and the value it must reach."""
    points: tuple[int, ...]
    """Worth of each level."""

    def worth(self, mine: Features, others: Sequence[Features], hope: int) -> int:
        """The conditions met, and a part for those met out of order."""
        worth = ahead = before = 0
        unbroken = True
        for (index, least), points in zip(self.conditions, self.points, strict=True):
            value = mine[index]
            if value < least:
                unbroken = False
                ahead += (points - before) * max(0, value) // (2 * least) if least > 0 else 0
            elif unbroken:
                worth = points
            else:
                ahead += points - before
            before = points
        return worth + ahead * hope * _ORDER_HOPE // (FULL * 100)


class Rank(NamedTuple):
    """Points for first, second and third among all seats."""

    measure: int
    """The measure."""
    points: tuple[int, ...]
    """Worth of each rank."""

    def worth(self, mine: Features, others: Sequence[Features], hope: int) -> int:
        """The rank as it is, and how far the nearest rivals are."""
        value = mine[self.measure]
        rivals = {other[self.measure] for other in others}
        rank = sum(rival > value for rival in rivals)
        worth = self.points[rank] if rank < len(self.points) else 0
        lead = value - max(rivals)
        return worth + max(-_LONG_LEAD, min(_LONG_LEAD, lead)) * _LEAD * hope // FULL


class WishCard(NamedTuple):
    """One card."""

    wrath: Wrath
    """What keeps the wrath away."""
    wish: Wish
    """What it rewards."""
    promise: int
    """What it may bring in the end to somebody who has played for it, for a choice before the game begins."""

    def angry(self, mine: Features) -> bool:
        """Whether the King's wrath would strike."""
        for index, least in self.wrath:  # noqa: SIM110 - asked all the time; all(...) takes twice as long
            if mine[index] >= least:
                return False
        return True


def wish_cards(tables: Tables) -> tuple[WishCard, ...]:
    """All cards of the box, by number; worked out once for each set of tables."""
    cards, weighed = _WEIGHED.get(tables.digest, ((), ()))
    if cards != tables.cards:
        weighed = tuple(
            WishCard(_conditions(card.wrath), _wish(card.will), _promise(card.will)) for card in tables.cards
        )
        _WEIGHED[tables.digest] = tables.cards, weighed
    return weighed


_WEIGHED: Final[dict[str, tuple[tuple[Card, ...], tuple[WishCard, ...]]]] = {}
"""By the tables' digest, with the cards it was worked out from."""


def _conditions(conditions: tuple[Condition, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((INDEX[condition.measure], condition.least) for condition in conditions)


def _wish(will: Will) -> Wish:
    points = tuple(POINT * value for value in will.points)
    if will.kind == "per":
        return Per(tuple(zip((INDEX[name] for name in will.measures), points, strict=True)))
    if will.kind == "levels":
        return _levels(will, points)
    if will.kind == "order":
        return Order(_conditions(will.conditions), points)
    return Rank(INDEX[will.measures[0]], points)


def _levels(will: Will, points: tuple[int, ...]) -> Levels:
    starts = (min(0, will.at[0] - 1), *will.at)
    worths = (0, *points)
    reached, ahead = [], []
    for value in range(_LOWEST, _HIGHEST + 1):
        level = sum(value >= at for at in will.at)
        reached.append(worths[level])
        if level == len(points):
            ahead.append(0)
        else:
            way = max(0, value - starts[level]) * (worths[level + 1] - worths[level])
            ahead.append(way * _LEVEL_HOPE // (100 * (starts[level + 1] - starts[level])))
    return Levels(INDEX[will.measures[0]], tuple(reached), tuple(ahead))


def _promise(will: Will) -> int:
    if will.kind == "rank":
        return POINT * sum(will.points[:2]) // 2
    if will.kind == "per":
        return POINT * 2 * max(will.points)
    return POINT * sum(will.points[:3]) // 3
