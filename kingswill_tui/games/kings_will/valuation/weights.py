"""What things are worth to a duke with the whole game before him, in hundredths of a point; all by hand."""

from functools import cache
from itertools import accumulate
from typing import Final

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.names import (
    ABBEY,
    BAKERY,
    BARN,
    BUILDING_CRANE,
    BUILDINGS,
    CART,
    CHURCH,
    COUNCIL_HALL,
    FAIR,
    HOSPITAL,
    INN,
    MONUMENT,
    PEON_HOUSE,
    POOR_HOUSE,
    RESIDENCE,
    ROADHOUSE,
    SCHOOL,
    SMITHY,
    TANNERY,
    TITHE_CELLAR,
    WAREHOUSE,
    WEEKLY_MARKET,
)
from kingswill_tui.games.kings_will.valuation.features import INDEX
from kingswill_tui.games.kings_will.valuation.wishes import FULL, POINT

_MOST: Final = 40
"""Tables of amounts reach this far; more is worth no more."""


def _sums(*steps: int) -> tuple[int, ...]:
    """The worth of 0, 1, 2 ... pieces from what each further one adds; the last step goes on."""
    return tuple(accumulate((*steps, *[steps[-1]] * (_MOST - len(steps))), initial=0))


_RESOURCE: Final = _sums(34, 28, 20, 12, 8, 4, 0)
_COINS: Final = _sums(24, 24, 22, 20, 16, 14, 10, 8, 6, 4)
_EDUCATION: Final = _sums(24, 26, 20, 18, 24, 0)
_DEVELOPMENT: Final = _sums(34, 32, 28, 26, 26, 0)
_PEASANTS: Final = _sums(90, 85, 75, 60, 45, 35, 25, 15)
_YIELD: Final = _sums(30, 18, 10, 4)
"""Peasants on the land of one resource."""
_BIRTH: Final = _sums(22, 10, 4, 0)
"""Tiles on which a peasant could be born."""
_FOUNDATION: Final = _sums(16, 8, 2, 0)
"""Free foundation spaces beside a peasant."""
_LANDS: Final = _sums(0, 0, 0, 0, 22, 10, 4, 0)
_HAMLETS: Final = _sums(40, 30, 25, 20)
_CASTLES: Final = _sums(75, 35, 25, 20)
_MONASTERIES: Final = _sums(90, 70, 50, 30)
_VILLAGES: Final = _sums(75, 45, 30)
_GOOD_MOOD: Final = _sums(32, 30, 28, 26)
_BAD_MOOD: Final = _sums(40, 50, 65, 80)

POWERS: Final = {
    BUILDING_CRANE: 50,
    MONUMENT: 4 * POINT,
    INN: 50,
    HOSPITAL: 80,
    FAIR: 80,
    COUNCIL_HALL: 40,
    RESIDENCE: 90,
    BARN: 50,
    SCHOOL: 60,
    WAREHOUSE: 50,
    TITHE_CELLAR: 70,
    ABBEY: 90,
    CHURCH: 80,
    POOR_HOUSE: 70,
    SMITHY: 80,
    BAKERY: 40,
    PEON_HOUSE: 120,
    CART: 60,
    ROADHOUSE: 60,
    TANNERY: 80,
    WEEKLY_MARKET: 70,
}
"""What each building's effect may still bring."""
HALF_SYMBOL: Final = 12
"""A half symbol beside an empty path, for each point of its value."""
LEVY_PAID: Final = 140
"""Being able to pay the compulsory levy as the King arrives: a point and a step of mood."""
LEVY_HALF: Final = 45
DELIVERY_AHEAD: Final = 55
"""Of each point that could be had by delivering now, while things may still change."""


class Scales(NamedTuple):
    """The tables of worth by amount for one share of the game still to come."""

    measures: tuple[tuple[int, tuple[int, ...]], ...]
    """Places in the list of features with the worth of their amounts."""
    good_mood: tuple[int, ...]
    """By mood above 0."""
    bad_mood: tuple[int, ...]
    """By mood below 0, counted downwards; worth less than nothing."""
    yields: tuple[int, ...]
    """By peasants on the land of one resource."""
    births: tuple[int, ...]
    """By tiles on which a peasant could be born."""
    foundations: tuple[int, ...]
    """By free foundation spaces in reach."""
    powers: tuple[int, ...]
    """By building."""


@cache
def scales(hope: int) -> Scales:
    """The tables for a share of the game still to come, from 0 to FULL."""

    def scaled(worths: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(worth * hope // FULL for worth in worths)

    by_name = {
        "hamlets": _HAMLETS,
        "castles": _CASTLES,
        "monasteries": _MONASTERIES,
        "villages": _VILLAGES,
        "wood": _RESOURCE,
        "leather": _RESOURCE,
        "stone": _RESOURCE,
        "food": _RESOURCE,
        "coins": _COINS,
        "education": _EDUCATION,
        "development": _DEVELOPMENT,
        "peasants": _PEASANTS,
        "terrain_tiles": _LANDS,
    }
    return Scales(
        measures=tuple((INDEX[name], scaled(worths)) for name, worths in by_name.items()),
        good_mood=scaled(_GOOD_MOOD),
        bad_mood=tuple(-worth for worth in scaled(_BAD_MOOD)),
        yields=scaled(_YIELD),
        births=scaled(_BIRTH),
        foundations=scaled(_FOUNDATION),
        powers=tuple(POWERS[building] * hope // FULL for building in range(len(BUILDINGS))),
    )
