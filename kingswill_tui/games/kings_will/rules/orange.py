"""The orange buildings: what each gives after its owner's actions when its tile was chosen."""

from collections.abc import Callable

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules import answers, effects, frames, powers
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, Step
from kingswill_tui.games.kings_will.rules.movement import has_room, resources_with_room, walk
from kingswill_tui.games.kings_will.rules.multiplying import sell
from kingswill_tui.games.kings_will.rules.names import (
    ABBEY,
    BAKERY,
    CART,
    CHURCH,
    COINS,
    FOOD,
    LEATHER,
    LEFT,
    MONASTERY,
    NOTHING,
    PEON_HOUSE,
    POOR_HOUSE,
    ROADHOUSE,
    SMITHY,
    STONE,
    TANNERY,
    WEEKLY_MARKET,
)
from kingswill_tui.games.kings_will.rules.state import FOLK, MOOD, POWERS, Frame, State, count_pieces
from kingswill_tui.games.kings_will.rules.yields import exchange

ABBEY_COINS = 2
SMITHY_COINS = 3
PEON_PRICE = 2


class Orange(NamedTuple):
    """One orange building."""

    usable: Callable[[State, int], bool]
    """Whether it can do something for the seat now."""
    use: Callable[[State, int, Log], None]
    """Does it, or asks what it needs to know."""
    gives: bool = False
    """Whether it only gives and so happens by itself (ORA-11)."""


def _has_monastery(state: State, seat: int) -> bool:
    return any(count_pieces(packed, MONASTERY) for packed in state.settled[seat])


def _abbey(state: State, seat: int, log: Log) -> None:
    effects.receive(state, seat, COINS, ABBEY_COINS, log)  # ORA-1


def _church_open(state: State, seat: int) -> bool:
    ledger = state.ledgers[seat]
    return ledger[COINS] >= 1 and ledger[MOOD] < state.tables.mood_high  # HAR-6


def _church(state: State, seat: int, log: Log) -> None:
    state.ledgers[seat][COINS] -= 1  # ORA-2
    log.append(Event("paid", seat, (0, 0, 0, 0, 1)))
    effects.change_mood(state, seat, 1, log)


def _always(state: State, seat: int) -> bool:
    return True


def _poor_house(state: State, seat: int, log: Log) -> None:
    effects.receive(state, seat, FOOD, 1, log)  # ORA-3


def _smithy_open(state: State, seat: int) -> bool:
    return state.ledgers[seat][STONE] >= 1


def _smithy(state: State, seat: int, log: Log) -> None:
    sell(state, seat, STONE, SMITHY_COINS, log)  # ORA-4


def _bakery_open(state: State, seat: int) -> bool:
    return state.ledgers[seat][FOOD] >= 1 and bool(resources_with_room(state, seat, FOOD))


def _bakery(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.BAKE, seat))


def _loaves(state: State, frame: Frame) -> Answers:
    return tuple(answers.TAKE[r] for r in resources_with_room(state, frame[1], FOOD))


def _bake(state: State, frame: Frame, action: Action, log: Log) -> None:
    exchange(state, frame[1], FOOD, action.args[0], log)  # ORA-5


def _hiring_places(state: State, seat: int) -> list[int]:
    return [place for place in range(len(state.lands[seat])) if has_room(state, seat, place)]


def _peon_house_open(state: State, seat: int) -> bool:
    affordable = state.ledgers[seat][COINS] >= PEON_PRICE and state.supply[FOLK] > 0
    return affordable and bool(_hiring_places(state, seat))


def _peon_house(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.HIRE_AT, seat))


def _hirings(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("at", place) for place in _hiring_places(state, frame[1]))


def _hire(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.ledgers[frame[1]][COINS] -= PEON_PRICE  # ORA-6
    effects.add_peasant(state, frame[1], action.args[0])
    log.append(Event("peasant_hired", frame[1], (action.args[0], PEON_PRICE)))


def _cart_steps(state: State, seat: int, place: int) -> Answers:
    ends = ((0, place - 1), (1, place + 1))
    size = len(state.lands[seat])
    return tuple(answers.STEP[side] for side, to in ends if 0 <= to < size and has_room(state, seat, to))


def _cart_places(state: State, seat: int) -> list[int]:
    return [
        place for place, folk in enumerate(state.people[seat]) if folk and _cart_steps(state, seat, place)
    ]


def _cart_open(state: State, seat: int) -> bool:
    return bool(_cart_places(state, seat))


def _cart(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.CART_FROM, seat))


def _cart_starts(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("step_from", place) for place in _cart_places(state, frame[1]))


def _choose_cart_start(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.stack.append((frames.CART_TO, frame[1], action.args[0]))


def _cart_ends(state: State, frame: Frame) -> Answers:
    return _cart_steps(state, frame[1], frame[2])


def _drive(state: State, frame: Frame, action: Action, log: Log) -> None:
    _, seat, place = frame
    walk(state, seat, place, place - 1 if action.args[0] == LEFT else place + 1, log)  # ORA-7


def _roadhouse(state: State, seat: int, log: Log) -> None:
    above = state.below[seat].index(ROADHOUSE)
    effects.receive(state, seat, COINS, state.people[seat][above], log)  # ORA-8


def _tannery(state: State, seat: int, log: Log) -> None:
    effects.receive(state, seat, LEATHER, 1, log)  # ORA-9


def _market_open(state: State, seat: int) -> bool:
    return state.ledgers[seat][COINS] >= 1 and bool(resources_with_room(state, seat, NOTHING))


def _market(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.BUY, seat))


def _wares(state: State, frame: Frame) -> Answers:
    return tuple(answers.TAKE[r] for r in resources_with_room(state, frame[1], NOTHING))


def _buy(state: State, frame: Frame, action: Action, log: Log) -> None:
    ledger = state.ledgers[frame[1]]
    ledger[COINS] -= 1  # ORA-10
    ledger[action.args[0]] += 1
    log.append(Event("bought", frame[1], (action.args[0], 1)))


ORANGE: dict[int, Orange] = {
    ABBEY: Orange(_has_monastery, _abbey, gives=True),
    CHURCH: Orange(_church_open, _church),
    POOR_HOUSE: Orange(_always, _poor_house, gives=True),
    SMITHY: Orange(_smithy_open, _smithy),
    BAKERY: Orange(_bakery_open, _bakery),
    PEON_HOUSE: Orange(_peon_house_open, _peon_house),
    CART: Orange(_cart_open, _cart),
    ROADHOUSE: Orange(_always, _roadhouse, gives=True),
    TANNERY: Orange(_always, _tannery, gives=True),
    WEEKLY_MARKET: Orange(_market_open, _market),
}


def _open(state: State, seat: int, tile: int, used: int) -> list[int]:
    """The seat's orange buildings that this tile sets off, not yet used, with something to do (ACT-3)."""
    tiles = state.tables.building_tiles
    return [
        b
        for b, orange in ORANGE.items()
        if not used >> b & 1
        and powers.has(state, seat, b)
        and tile in tiles[b]
        and orange.usable(state, seat)
    ]


def give(state: State, frame: Frame, log: Log) -> None:
    """What only gives happens by itself; a Roadhouse waits while a Cart may still drive (ORA-11)."""
    _, seat, tile, used = frame
    if not state.ledgers[seat][POWERS] >> ABBEY:  # No orange building at all, as in most turns.
        return
    usable = _open(state, seat, tile, used)
    for building in usable:
        if ORANGE[building].gives and not (building == ROADHOUSE and CART in usable):
            used |= 1 << building
            _use(state, seat, building, log)
    if usable:
        state.stack.append((frames.USE_BUILDING, seat, tile, used))


def _use(state: State, seat: int, building: int, log: Log) -> None:
    log.append(Event("building_used", seat, (building,)))
    ORANGE[building].use(state, seat, log)


def _uses(state: State, frame: Frame) -> Answers:
    _, seat, tile, used = frame
    usable = _open(state, seat, tile, used)
    uses = tuple(answers.USE[building] for building in usable)
    return uses if any(ORANGE[building].gives for building in usable) else (*uses, answers.DONE)


def _choose_use(state: State, frame: Frame, action: Action, log: Log) -> None:
    if action == answers.DONE:
        return
    _, seat, tile, used = frame
    building = action.args[0]
    state.stack.append((frames.GIVING_BUILDINGS, seat, tile, used | 1 << building))
    _use(state, seat, building, log)


QUESTIONS: dict[int, Question] = {
    frames.USE_BUILDING: Question(_uses, _choose_use, asks_when_single=False),
    frames.BAKE: Question(_loaves, _bake),
    frames.BUY: Question(_wares, _buy),
    frames.HIRE_AT: Question(_hirings, _hire),
    frames.CART_FROM: Question(_cart_starts, _choose_cart_start),
    frames.CART_TO: Question(_cart_ends, _drive),
}
STEPS: dict[int, Step] = {frames.GIVING_BUILDINGS: give}
