"""Conspiring: borrowing one action from under the chain."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Refusal
from kingswill_tui.games.kings_will.rules import answers, frames
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question
from kingswill_tui.games.kings_will.rules.names import TILE_ACTIONS
from kingswill_tui.games.kings_will.rules.single_actions import ACTIONS
from kingswill_tui.games.kings_will.rules.state import Frame, State

BLOCKED = 4
"""Spaces under the chain at the left of the row (ROW-1)."""


def _blocked_actions(state: State) -> list[int]:
    # CON-1: the King's tile carries no action, so it never offers one.
    return [single for tile in state.row[:BLOCKED] for single in TILE_ACTIONS[tile]]


def _borrowable(state: State, frame: Frame) -> Answers:
    seat = frame[1]
    possible = tuple(answers.DO[s] for s in _blocked_actions(state) if ACTIONS[s].possible(state, seat))
    return (*possible, answers.FORGO)


def _refused(state: State, frame: Frame) -> list[Refusal]:
    seat = frame[1]
    return [
        Refusal(answers.DO[s], ACTIONS[s].refusal(state, seat))
        for s in _blocked_actions(state)
        if not ACTIONS[s].possible(state, seat)
    ]


def _borrow(state: State, frame: Frame, action: Action, log: Log) -> None:
    seat = frame[1]
    if action == answers.FORGO:
        log.append(Event("action_forgone", seat))
        return
    log.append(Event("action_borrowed", seat, action.args))
    ACTIONS[action.args[0]].begin(state, seat, log)


QUESTIONS: dict[int, Question] = {frames.CONSPIRE: Question(_borrowable, _borrow, _refused)}
