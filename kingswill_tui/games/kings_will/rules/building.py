"""Building: founding settlements and constructing buildings."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.games.kings_will.rules import answers, effects, frames, payment, powers
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, SingleAction
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CASTLE,
    COINS,
    CONSTRUCT_BUILDING,
    FOUND_SETTLEMENT,
    HAMLET,
    NOTHING,
    SETTLEMENTS,
    VILLAGE,
)
from kingswill_tui.games.kings_will.rules.state import (
    EDUCATION,
    MARKET,
    PIECE_BITS,
    PIECES,
    POWERS,
    ROOM,
    Frame,
    State,
    all_pieces,
    count_pieces,
    replaced,
)
from kingswill_tui.games.kings_will.rules.tables import Cost

_ONE = tuple(1 << PIECE_BITS * kind for kind in range(len(SETTLEMENTS)))


def founding_places(state: State, seat: int, kind: int) -> list[int]:
    """Tiles with a peasant and a free foundation space, for a village with a hamlet (BLD-1 to BLD-3)."""
    foundation = state.tables.foundation
    anywhere = powers.founds_without_peasant(state, seat)
    lands = state.lands[seat]
    settled = state.settled[seat]
    return [
        place
        for place, folk in enumerate(state.people[seat])
        if (folk or anywhere)
        and (
            count_pieces(settled[place], HAMLET)
            if kind == VILLAGE
            else all_pieces(settled[place]) < foundation[lands[place]]
        )
    ]


def _can_found_kind(state: State, seat: int, kind: int) -> bool:
    return bool(
        state.supply[PIECES + kind]
        and payment.settlement_ways(state, seat, kind)
        and founding_places(state, seat, kind)
    )


def _can_found(state: State, seat: int) -> bool:
    return any(_can_found_kind(state, seat, kind) for kind in range(len(SETTLEMENTS)))


def _begin_founding(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.FOUND, seat))


def _kinds(state: State, frame: Frame) -> Answers:
    seat = frame[1]
    return tuple(
        answers.FOUND[kind] for kind in range(len(SETTLEMENTS)) if _can_found_kind(state, seat, kind)
    )


def _choose_kind(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.stack.append((frames.FOUND_AT, frame[1], action.args[0]))


def _refused_kinds(state: State, frame: Frame) -> list[Refusal]:
    seat = frame[1]
    return [
        Refusal(answers.FOUND[kind], _why_not_found(state, seat, kind))
        for kind in range(len(SETTLEMENTS))
        if not _can_found_kind(state, seat, kind)
    ]


def _why_not_found(state: State, seat: int, kind: int) -> Reason:
    tables = state.tables
    if not state.supply[PIECES + kind]:
        return Reason("no_piece_left", "SET-3", (kind,))
    if not founding_places(state, seat, kind):
        return Reason("no_hamlet_for_village" if kind == VILLAGE else "no_foundation", "BLD-1")
    options = payment.ways(
        tables.settlement_costs[kind],
        state.ledgers[seat][EDUCATION] >= tables.discount_at[kind],
        False,
        powers.coin_in_payment(state, seat),
    )
    return Reason("cannot_pay", "BLD-1", payment.missing(state, seat, options))


def _why_not_founding(state: State, seat: int) -> Reason:
    """The reason of the settlement the seat comes nearest to."""
    reasons = [_why_not_found(state, seat, kind) for kind in range(len(SETTLEMENTS))]
    return min(reasons, key=lambda reason: sum(reason.details) if reason.key == "cannot_pay" else 99)


def _foundations(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("at", place) for place in founding_places(state, frame[1], frame[2]))


def _choose_foundation(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.stack.append((frames.PAY_SETTLEMENT, frame[1], frame[2], action.args[0]))


def _settlement_payments(state: State, frame: Frame) -> Answers:
    return tuple(answers.amounts("pay", cost) for cost in payment.settlement_ways(state, frame[1], frame[2]))


def _found(state: State, frame: Frame, action: Action, log: Log) -> None:
    _, seat, kind, place = frame
    effects.pay(state, seat, action.args)
    log.append(Event("paid", seat, action.args))
    packed = state.settled[seat][place] + _ONE[kind]
    state.supply[PIECES + kind] -= 1
    if kind == VILLAGE:  # BLD-3
        packed -= _ONE[HAMLET]
        state.supply[PIECES + HAMLET] += 1
    state.settled[seat] = replaced(state.settled[seat], place, packed)
    log.append(Event("founded", seat, (kind, place)))
    ledger = state.ledgers[seat]
    if kind == CASTLE and ledger[ROOM] != state.tables.warehouse_expanded:  # BLD-4
        ledger[ROOM] = state.tables.warehouse_expanded
        log.append(Event("warehouse_expanded", seat, (ledger[ROOM],)))
    effects.change_mood(state, seat, state.tables.settlement_moods[kind], log)


def _empty_places(state: State, seat: int) -> list[int]:
    return [place for place, building in enumerate(state.below[seat]) if building == NOTHING]


def _can_construct(state: State, seat: int) -> bool:
    if NOTHING not in state.below[seat]:
        return False
    market = state.supply[MARKET]
    coins = state.ledgers[seat][COINS]
    for building, cost in enumerate(state.tables.building_costs):
        # No way of paying takes fewer coins than the plain cost, so most buildings need no closer look.
        if cost[COINS] <= coins and market >> building & 1 and payment.building_ways(state, seat, building):
            return True
    return False


def _why_not_constructing(state: State, seat: int) -> Reason:
    if NOTHING not in state.below[seat]:
        return Reason("no_empty_path", "BLD-6")
    left = [b for b in range(len(BUILDINGS)) if state.supply[MARKET] >> b & 1]
    if not left:
        return Reason("no_building_left", "SET-3")
    return min((_why_not_construct(state, seat, b) for b in left), key=lambda reason: sum(reason.details))


def _why_not_construct(state: State, seat: int, building: int) -> Reason:
    options: tuple[Cost, ...] = payment.ways(
        state.tables.building_costs[building],
        False,
        state.ledgers[seat][EDUCATION] >= payment.REPLACES_FROM,
        powers.coin_in_payment(state, seat),
    )
    return Reason("cannot_pay", "BLD-6", payment.missing(state, seat, options))


def _begin_constructing(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.CONSTRUCT, seat))


def _buildings(state: State, frame: Frame) -> Answers:
    market = state.supply[MARKET]
    return tuple(
        answers.CONSTRUCT[building]
        for building in range(len(BUILDINGS))
        if market >> building & 1 and payment.building_ways(state, frame[1], building)
    )


def _refused_buildings(state: State, frame: Frame) -> list[Refusal]:
    seat = frame[1]
    return [
        Refusal(answers.CONSTRUCT[building], _why_not_construct(state, seat, building))
        for building in range(len(BUILDINGS))
        if state.supply[MARKET] >> building & 1 and not payment.building_ways(state, seat, building)
    ]


def _choose_building(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.stack.append((frames.CONSTRUCT_AT, frame[1], action.args[0]))


def _places_above(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("at", place) for place in _empty_places(state, frame[1]))


def _choose_place_above(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.stack.append((frames.PAY_BUILDING, frame[1], frame[2], action.args[0]))


def _building_payments(state: State, frame: Frame) -> Answers:
    return tuple(answers.amounts("pay", cost) for cost in payment.building_ways(state, frame[1], frame[2]))


def _construct(state: State, frame: Frame, action: Action, log: Log) -> None:
    _, seat, building, place = frame
    effects.pay(state, seat, action.args)
    log.append(Event("paid", seat, action.args))
    state.supply[MARKET] &= ~(1 << building)
    state.below[seat] = replaced(state.below[seat], place, building)
    log.append(Event("constructed", seat, (building, place)))
    if state.tables.building_effects:  # FG-3
        state.ledgers[seat][POWERS] |= 1 << building
        effects.change_mood(state, seat, state.tables.building_moods[building], log)


ACTIONS: dict[int, SingleAction] = {
    FOUND_SETTLEMENT: SingleAction(_begin_founding, _can_found, _why_not_founding),
    CONSTRUCT_BUILDING: SingleAction(_begin_constructing, _can_construct, _why_not_constructing),
}
QUESTIONS: dict[int, Question] = {
    frames.FOUND: Question(_kinds, _choose_kind, _refused_kinds),
    frames.FOUND_AT: Question(_foundations, _choose_foundation),
    # BLD-8: a single way to pay is taken without asking.
    frames.PAY_SETTLEMENT: Question(_settlement_payments, _found, asks_when_single=False),
    frames.CONSTRUCT: Question(_buildings, _choose_building, _refused_buildings),
    frames.CONSTRUCT_AT: Question(_places_above, _choose_place_above),
    frames.PAY_BUILDING: Question(_building_payments, _construct, asks_when_single=False),
}
