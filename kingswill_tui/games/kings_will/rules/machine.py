"""The machine: whose answer is awaited, which answers are legal, and what an answer sets off."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Decision, Refusal
from kingswill_tui.core.errors import IllegalAction
from kingswill_tui.games.kings_will.rules import (
    action_row,
    building,
    conspiring,
    enrichment,
    frames,
    journey,
    mood,
    movement,
    multiplying,
    orange,
    preparation,
    yields,
)
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, Step
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.rules.vocabulary import ACTIONS

_QUESTIONS: dict[int, Question] = {
    code: question
    for chapter in (
        preparation,
        action_row,
        conspiring,
        yields,
        enrichment,
        building,
        movement,
        multiplying,
        orange,
        mood,
        journey,
    )
    for code, question in chapter.QUESTIONS.items()
}
_STEPS: dict[int, Step] = {
    code: step
    for chapter in (preparation, action_row, orange, mood, journey)
    for code, step in chapter.STEPS.items()
}
QUESTIONS: tuple[Question, ...] = tuple(_QUESTIONS[code] for code in range(len(frames.DECISIONS)))
STEPS: tuple[Step, ...] = tuple(_STEPS[code] for code in range(frames.FIRST_STEP, frames.END_JOURNEY + 1))


def decision(state: State) -> Decision | None:
    """The pending decision, or None when the game is over."""
    if not state.stack:
        return None
    code, seat, *args = state.stack[-1]
    return Decision(seat, frames.DECISIONS[code], QUESTIONS[code].private, tuple(args))


def legal_actions(state: State) -> Answers:
    """The complete list of answers to the pending decision; empty when the game is over."""
    answers = state.answers
    if answers is None:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        answers = state.answers = QUESTIONS[frame[0]].answers(state, frame)
    return answers


def refusals(state: State) -> list[Refusal]:
    """What a player might expect to be able to do now but cannot, with the reason and its rule."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    return QUESTIONS[frame[0]].refusals(state, frame)


def apply(state: State, action: Action) -> list[Event]:
    """Carry an answer out on this very state; IllegalAction when it is not among the legal ones."""
    if action not in legal_actions(state):
        raise _refused(state, action)
    log: Log = []
    frame = state.stack.pop()
    QUESTIONS[frame[0]].carry_out(state, frame, action, log)
    settle(state, log)
    return log


def settle(state: State, log: Log) -> None:
    """Run what happens by itself, up to the next question that has to be asked."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        code = frame[0]
        if code >= frames.FIRST_STEP:
            stack.pop()
            STEPS[code - frames.FIRST_STEP](state, frame, log)
            continue
        question = QUESTIONS[code]
        answers = question.answers(state, frame)
        if len(answers) > 1 or (answers and question.asks_when_single):
            state.answers = answers
            return
        stack.pop()
        if answers:
            question.carry_out(state, frame, answers[0], log)
    state.answers = ()


def _refused(state: State, action: Action) -> IllegalAction:
    for refusal in refusals(state):
        if refusal.action == action:
            return IllegalAction(refusal.reason.key, refusal.reason.rule)
    pending = decision(state)
    if pending is None:
        return IllegalAction("game_over")
    return IllegalAction(
        f"'{ACTIONS.print_action(action)}' does not answer what is asked now ({pending.kind})."
    )
