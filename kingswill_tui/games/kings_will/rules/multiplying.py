"""Multiplying: offspring, and turning a resource into money."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.games.kings_will.rules import answers, effects, frames, powers
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, SingleAction
from kingswill_tui.games.kings_will.rules.movement import has_room
from kingswill_tui.games.kings_will.rules.names import COINS, MULTIPLY_MONEY, OFFSPRING, RESOURCES
from kingswill_tui.games.kings_will.rules.state import FOLK, Frame, State

SALE_COINS = 2
"""Coins for one resource (MUL-2)."""


def _birth_places(state: State, seat: int) -> list[int]:
    """Tiles with a peasant, room for one more, and what offspring needs there (MUL-1)."""
    if not state.supply[FOLK]:
        return []
    return [
        place
        for place, folk in enumerate(state.people[seat])
        if folk and powers.breeds_on(state, seat, place) and has_room(state, seat, place)
    ]


def _can_breed(state: State, seat: int) -> bool:
    return bool(_birth_places(state, seat))


def _begin_breeding(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.OFFSPRING_AT, seat))


def _births(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("at", place) for place in _birth_places(state, frame[1]))


def _refused_births(state: State, frame: Frame) -> list[Refusal]:
    seat = frame[1]
    possible = _birth_places(state, seat)
    return [
        Refusal(answers.numbered("at", place), _why_not_born(state, seat, place))
        for place in range(len(state.lands[seat]))
        if place not in possible
    ]


def _why_not_born(state: State, seat: int, place: int) -> Reason:
    if not state.people[seat][place]:
        return Reason("no_peasant_here", "MUL-1")
    if not powers.breeds_on(state, seat, place):
        return Reason("no_home_here", "MUL-1")
    return Reason("tile_full", "MOV-2")


def _why_not_breeding(state: State, seat: int) -> Reason:
    if not state.supply[FOLK]:
        return Reason("no_peasant_left", "SET-3")
    reasons = [_why_not_born(state, seat, place) for place in range(len(state.lands[seat]))]
    order = ("tile_full", "no_home_here", "no_peasant_here")
    return min(reasons, key=lambda reason: order.index(reason.key))


def _bear(state: State, frame: Frame, action: Action, log: Log) -> None:
    effects.add_peasant(state, frame[1], action.args[0])
    log.append(Event("peasant_born", frame[1], action.args))


def _can_sell(state: State, seat: int) -> bool:
    return any(state.ledgers[seat][: len(RESOURCES)])


def _begin_selling(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.SELL, seat))


def _wares(state: State, frame: Frame) -> Answers:
    ledger = state.ledgers[frame[1]]
    return tuple(answers.SELL[r] for r in range(len(RESOURCES)) if ledger[r])


def _sell(state: State, frame: Frame, action: Action, log: Log) -> None:
    sell(state, frame[1], action.args[0], SALE_COINS, log)


def sell(state: State, seat: int, resource: int, coins: int, log: Log) -> None:
    """Give a resource for coins; coins beyond the end of the track are forfeited (HAR-6)."""
    state.ledgers[seat][resource] -= 1
    log.append(Event("sold", seat, (resource, coins)))
    effects.receive(state, seat, COINS, coins, log)


def _why_not_selling(state: State, seat: int) -> Reason:
    return Reason("warehouse_empty", "MUL-2")


ACTIONS: dict[int, SingleAction] = {
    OFFSPRING: SingleAction(_begin_breeding, _can_breed, _why_not_breeding),
    MULTIPLY_MONEY: SingleAction(_begin_selling, _can_sell, _why_not_selling),
}
QUESTIONS: dict[int, Question] = {
    frames.OFFSPRING_AT: Question(_births, _bear, _refused_births),
    frames.SELL: Question(_wares, _sell),
}
