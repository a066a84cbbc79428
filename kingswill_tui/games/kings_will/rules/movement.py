"""Movement: moving peasants step by step, also onto new land, and exchanging resources."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.games.kings_will.rules import answers, frames
from kingswill_tui.games.kings_will.rules.effects import room_for
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, SingleAction
from kingswill_tui.games.kings_will.rules.names import (
    EXCHANGE_RESOURCE,
    LEFT,
    MOVE_PEASANTS,
    NOTHING,
    RESOURCES,
    RIGHT,
    TERRAINS,
)
from kingswill_tui.games.kings_will.rules.state import Frame, State, tile_room
from kingswill_tui.games.kings_will.rules.yields import exchange

STEPS_IN_ALL = 2
"""Single steps of one action, by one peasant or by two (MOV-1)."""

# STEP_FROM is (code, seat, steps left, barred from, barred to, added); STEP_TO has the place after the seat.


def has_room(state: State, seat: int, place: int) -> bool:
    """Whether one more peasant may stand there when the action ends (MOV-2)."""
    return state.people[seat][place] < tile_room(state, seat, place)


def add_land(state: State, seat: int, terrain: int, side: int, log: Log) -> None:
    """Lay a tile from the supply at one end of the duchy."""
    state.supply[terrain] -= 1
    if side == LEFT:
        state.lands[seat] = (terrain, *state.lands[seat])
        state.people[seat].insert(0, 0)
        state.settled[seat] = (0, *state.settled[seat])
        state.below[seat] = (NOTHING, *state.below[seat])
    else:
        state.lands[seat] = (*state.lands[seat], terrain)
        state.people[seat].append(0)
        state.settled[seat] = (*state.settled[seat], 0)
        state.below[seat] = (*state.below[seat], NOTHING)
    log.append(Event("land_added", seat, (terrain, side)))


def walk(state: State, seat: int, place: int, to: int, log: Log) -> None:
    """One peasant takes one step."""
    people = state.people[seat]
    people[place] -= 1
    people[to] += 1
    log.append(Event("stepped", seat, (place, to)))


def _new_lands(state: State, seat: int, place: int) -> list[Action]:
    supply = state.supply
    last = len(state.lands[seat]) - 1
    sides = [side for side, end in ((LEFT, 0), (RIGHT, last)) if place == end]
    return [answers.NEW_LAND[s][t] for s in sides for t in range(len(TERRAINS)) if supply[t]]  # MOV-3


def _ends_well(state: State, seat: int, place: int, to: int) -> bool:
    """Whether a first step that overfills a tile can be mended by a second that goes on from there."""
    beyond = 2 * to - place
    if 0 <= beyond < len(state.lands[seat]):
        return has_room(state, seat, beyond)
    return any(state.supply[t] for t in range(len(TERRAINS)))


def _destinations(state: State, frame: Frame, place: int, left: int) -> Answers:
    """Every step a peasant of this place may take, by a frame that ends in barred from, barred to, added."""
    seat = frame[1]
    barred_from, barred_to, added = frame[-3:]
    found = []
    for side, to in ((LEFT, place - 1), (RIGHT, place + 1)):
        if not 0 <= to < len(state.lands[seat]) or (place == barred_from and to == barred_to):  # MOV-3
            continue
        if has_room(state, seat, to) or (
            left == STEPS_IN_ALL and _ends_well(state, seat, place, to)
        ):  # MOV-2
            found.append(answers.STEP[side])
    if not added:
        found += _new_lands(state, seat, place)
    return tuple(found)


def _fresh(seat: int) -> Frame:
    return (frames.STEP_FROM, seat, STEPS_IN_ALL, NOTHING, NOTHING, 0)


def _can_move(state: State, seat: int) -> bool:
    frame = _fresh(seat)
    return any(
        folk and _destinations(state, frame, place, STEPS_IN_ALL)
        for place, folk in enumerate(state.people[seat])
    )


def _begin_moving(state: State, seat: int, log: Log) -> None:
    state.stack.append(_fresh(seat))


def _starts(state: State, frame: Frame) -> Answers:
    seat, left = frame[1], frame[2]
    people = state.people[seat]
    if left < STEPS_IN_ALL:
        for place, folk in enumerate(people):
            if folk > tile_room(state, seat, place):  # MOV-2: what the first step overfilled has to move on.
                return (answers.numbered("step_from", place),)
    found = tuple(
        answers.numbered("step_from", place)
        for place, folk in enumerate(people)
        if folk and _destinations(state, frame, place, left)
    )
    return (*found, answers.STAY) if left < STEPS_IN_ALL else found


def _choose_start(state: State, frame: Frame, action: Action, log: Log) -> None:
    if action != answers.STAY:
        state.stack.append((frames.STEP_TO, frame[1], action.args[0], *frame[2:]))


def _ends(state: State, frame: Frame) -> Answers:
    return _destinations(state, frame, frame[2], frame[3])


def _take_step(state: State, frame: Frame, action: Action, log: Log) -> None:
    _, seat, place, left, _, _, added = frame
    barred = (NOTHING, NOTHING)
    if action.kind == "new_land":
        side, terrain = action.args
        add_land(state, seat, terrain, side, log)
        if side == LEFT:
            place, to = place + 1, 0
        else:
            to = place + 1
        added = 1
    else:
        to = place - 1 if action.args[0] == LEFT else place + 1
        barred = (to, place)
    walk(state, seat, place, to, log)
    if left > 1:
        state.stack.append((frames.STEP_FROM, seat, left - 1, *barred, added))


def resources_with_room(state: State, seat: int, given: int) -> list[int]:
    """The resources that could be taken for a given one (HAR-6)."""
    return [r for r in range(len(RESOURCES)) if r != given and room_for(state, seat, r)]


def _givable(state: State, seat: int) -> list[int]:
    ledger = state.ledgers[seat]
    return [r for r in range(len(RESOURCES)) if ledger[r] and resources_with_room(state, seat, r)]


def _can_exchange(state: State, seat: int) -> bool:
    return bool(_givable(state, seat))


def _begin_exchange(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.GIVE, seat))


def _gifts(state: State, frame: Frame) -> Answers:
    return tuple(answers.GIVE[r] for r in _givable(state, frame[1]))


def _choose_gift(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.stack.append((frames.TAKE, frame[1], action.args[0]))


def _takings(state: State, frame: Frame) -> Answers:
    return tuple(answers.TAKE[r] for r in resources_with_room(state, frame[1], frame[2]))


def _refused_takings(state: State, frame: Frame) -> list[Refusal]:
    return [
        Refusal(answers.TAKE[r], Reason("warehouse_full", "HAR-6"))
        for r in range(len(RESOURCES))
        if r != frame[2] and not room_for(state, frame[1], r)
    ]


def _exchange(state: State, frame: Frame, action: Action, log: Log) -> None:
    exchange(state, frame[1], frame[2], action.args[0], log)  # MOV-4


def _why_not_moving(state: State, seat: int) -> Reason:
    return Reason("nowhere_to_step" if any(state.people[seat]) else "no_peasant", "MOV-2")


def _why_not_exchanging(state: State, seat: int) -> Reason:
    empty = not any(state.ledgers[seat][r] for r in range(len(RESOURCES)))
    return Reason("warehouse_empty", "MOV-4") if empty else Reason("warehouse_full", "HAR-6")


ACTIONS: dict[int, SingleAction] = {
    MOVE_PEASANTS: SingleAction(_begin_moving, _can_move, _why_not_moving),
    EXCHANGE_RESOURCE: SingleAction(_begin_exchange, _can_exchange, _why_not_exchanging),
}
QUESTIONS: dict[int, Question] = {
    frames.STEP_FROM: Question(_starts, _choose_start, asks_when_single=False),
    frames.STEP_TO: Question(_ends, _take_step),
    frames.GIVE: Question(_gifts, _choose_gift),
    frames.TAKE: Question(_takings, _exchange, _refused_takings),
}
