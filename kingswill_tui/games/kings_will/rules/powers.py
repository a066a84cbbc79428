"""What each green building does to its owner's actions, one small hook a building."""

from kingswill_tui.games.kings_will.rules.names import (
    BARN,
    BUILDING_CRANE,
    CASTLE,
    COUNCIL_HALL,
    FAIR,
    HAMLET,
    HOSPITAL,
    INN,
    MONUMENT,
    RESIDENCE,
    SCHOOL,
    TITHE_CELLAR,
    VILLAGE,
    WAREHOUSE,
)
from kingswill_tui.games.kings_will.rules.state import POWERS, State, count_pieces


def has(state: State, seat: int, building: int) -> bool:
    """Whether the seat has a building with its effect in force (ACT-5: never in the first game)."""
    return bool(state.ledgers[seat][POWERS] >> building & 1)


def founds_without_peasant(state: State, seat: int) -> bool:
    """Building Crane: a settlement, also a village, needs no peasant on the tile (GRN-1)."""
    return has(state, seat, BUILDING_CRANE)


def points_before_levy(state: State, seat: int) -> int:
    """Monument: one victory point before the compulsory levy (GRN-2)."""
    return int(has(state, seat, MONUMENT))


def replaces_in_levy(state: State, seat: int) -> bool:
    """Inn: one demanded resource may be replaced by another (GRN-3)."""
    return has(state, seat, INN)


def breeds_on(state: State, seat: int, place: int) -> bool:
    """Hospital and Barn: beside hamlet and village (MUL-1), any tile (GRN-4) or a castle (GRN-8) will do."""
    powers = state.ledgers[seat][POWERS]
    packed = state.settled[seat][place]
    return bool(
        count_pieces(packed, HAMLET)
        or count_pieces(packed, VILLAGE)
        or powers >> HOSPITAL & 1
        or (powers >> BARN & 1 and count_pieces(packed, CASTLE))
    )


def tax_mood(state: State, seat: int) -> int:
    """How levying taxes changes the mood: -2, with the Fair -1 (GRN-5)."""
    return -1 if has(state, seat, FAIR) else -2


def coin_in_levy(state: State, seat: int) -> bool:
    """Council Hall: a coin may be paid instead of one demanded resource (GRN-6)."""
    return has(state, seat, COUNCIL_HALL)


def one_less_in_levy(state: State, seat: int) -> bool:
    """Residence: one demanded resource less (GRN-7)."""
    return has(state, seat, RESIDENCE)


def development_mood(state: State, seat: int) -> int:
    """School: increasing development also lifts the mood by one (GRN-9)."""
    return int(has(state, seat, SCHOOL))


def coin_in_payment(state: State, seat: int) -> bool:
    """Warehouse: one resource of a building cost may be bought for a coin (GRN-10)."""
    return has(state, seat, WAREHOUSE)


def tax_coins(state: State, seat: int, peasants: int) -> int:
    """Coins from taxes: one a peasant; with the Tithe Cellar three for two, where that is more (GRN-11)."""
    return max(peasants, peasants // 2 * 3) if has(state, seat, TITHE_CELLAR) else peasants
