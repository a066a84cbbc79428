"""A round and its turns from top to bottom: choosing a tile, acting, following, and moving the row on."""

from kingswill_tui.core.action import NO_SEAT, Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.games.kings_will.rules import answers, effects, frames
from kingswill_tui.games.kings_will.rules.conspiring import BLOCKED
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, Step
from kingswill_tui.games.kings_will.rules.names import (
    CONSPIRING,
    JOURNEY,
    RIGHTMOST,
    TILE_ACTIONS,
)
from kingswill_tui.games.kings_will.rules.single_actions import ACTIONS
from kingswill_tui.games.kings_will.rules.state import (
    CHOOSER,
    ROUND,
    ROUND_TURN,
    TURN,
    Frame,
    State,
    king_place,
    seats_from,
)

PATIENCE = 24
"""Turns of a round after which an impatient King forces the right-most tile (ROW-5)."""
RIGHTMOST_POINTS = 1
"""Victory points for choosing the right-most tile (ROW-2)."""


def begin_round(state: State, frame: Frame, log: Log) -> None:
    """The travel tile of the round lies open, and the given seat takes the first turn."""
    state.clock[ROUND] += 1
    state.clock[ROUND_TURN] = 0
    log.append(Event("round_began", NO_SEAT, (state.clock[ROUND],)))
    log.append(Event("travel_revealed", NO_SEAT, (state.travel[state.clock[ROUND] - 1],)))
    state.stack.append((frames.BEGIN_TURN, frame[1]))


def begin_turn(state: State, frame: Frame, log: Log) -> None:
    """The seat becomes the active one and chooses a tile."""
    state.clock[TURN] += 1
    state.clock[ROUND_TURN] += 1
    log.append(Event("turn_began", frame[1], (state.clock[TURN],)))
    state.stack.append((frames.CHOOSE_TILE, frame[1]))


def _tiles(state: State, frame: Frame) -> Answers:
    if state.options.impatient_king and state.clock[ROUND_TURN] > PATIENCE:  # ROW-5
        return (answers.CHOOSE[state.row[-1]],)
    return tuple(answers.CHOOSE[tile] for tile in state.row[BLOCKED:] if tile != JOURNEY)  # ROW-1


def _refused_tiles(state: State, frame: Frame) -> list[Refusal]:
    free = _tiles(state, frame)
    refused = []
    for place, tile in enumerate(state.row):
        if answers.CHOOSE[tile] in free:
            continue
        if tile == JOURNEY:
            reason = Reason("the_king_moves_by_himself", "ROW-1")
        elif place < BLOCKED:
            reason = Reason("under_the_chain", "ROW-1")
        else:
            reason = Reason("the_king_is_impatient", "ROW-5")
        refused.append(Refusal(answers.CHOOSE[tile], reason))
    return refused


def _choose_tile(state: State, frame: Frame, action: Action, log: Log) -> None:
    """The whole turn, last things first, since the last one pushed is the next to happen."""
    seat, tile = frame[1], action.args[0]
    state.clock[CHOOSER] = seat
    log.append(Event("tile_chosen", seat, (tile,)))
    push = state.stack.append
    push((frames.END_TURN, seat, tile))
    if tile == CONSPIRING:  # CON-1, ACT-4
        push((frames.CONSPIRE, seat))
    else:
        active, *followers = seats_from(state, seat)
        for follower in reversed(followers):  # ACT-1
            push((frames.GIVING_BUILDINGS, follower, tile, 0))
            push((frames.CHOOSE_ACTION, follower, tile, 1))
        push((frames.GIVING_BUILDINGS, active, tile, 0))
        push((frames.CHOOSE_ACTION, active, tile, 2))
    if tile == state.row[-1]:  # ROW-2
        effects.change_points(state, seat, RIGHTMOST_POINTS, RIGHTMOST, log)


def _actions(state: State, frame: Frame) -> Answers:
    _, seat, tile, _ = frame
    first, second = TILE_ACTIONS[tile]
    if ACTIONS[first].possible(state, seat):
        if ACTIONS[second].possible(state, seat):
            return (answers.DO[first], answers.DO[second], answers.FORGO)  # ACT-2
        return (answers.DO[first], answers.FORGO)
    if ACTIONS[second].possible(state, seat):
        return (answers.DO[second], answers.FORGO)
    return (answers.FORGO,)


def _refused_actions(state: State, frame: Frame) -> list[Refusal]:
    _, seat, tile, _ = frame
    return [
        Refusal(answers.DO[single], ACTIONS[single].refusal(state, seat))
        for single in TILE_ACTIONS[tile]
        if not ACTIONS[single].possible(state, seat)
    ]


def _choose_action(state: State, frame: Frame, action: Action, log: Log) -> None:
    _, seat, tile, left = frame
    if left > 1:
        state.stack.append((frames.CHOOSE_ACTION, seat, tile, left - 1))
    if action.kind == "forgo":
        log.append(Event("action_forgone", seat))
        return
    log.append(Event("action_taken", seat, action.args))
    ACTIONS[action.args[0]].begin(state, seat, log)


def end_turn(state: State, frame: Frame, log: Log) -> None:
    """The tile goes to the far left; the King travels when he has reached the right end (ROW-3, ROW-4)."""
    _, seat, tile = frame
    state.row = (tile, *(other for other in state.row if other != tile))
    place = king_place(state)
    last = len(state.row) - 1
    log.append(Event("tile_returned", seat, (tile, place + 1, last + 1)))
    if place == last:
        state.stack.append((frames.BEGIN_JOURNEY, seat))
    else:
        state.stack.append((frames.BEGIN_TURN, (seat + 1) % state.options.seats))


QUESTIONS: dict[int, Question] = {
    frames.CHOOSE_TILE: Question(_tiles, _choose_tile, _refused_tiles),
    frames.CHOOSE_ACTION: Question(_actions, _choose_action, _refused_actions),
}
STEPS: dict[int, Step] = {
    frames.BEGIN_ROUND: begin_round,
    frames.BEGIN_TURN: begin_turn,
    frames.END_TURN: end_turn,
}
