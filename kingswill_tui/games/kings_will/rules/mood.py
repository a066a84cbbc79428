"""The mood of the people: what a revolt costs."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.games.kings_will.rules import answers, effects, frames
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, Step
from kingswill_tui.games.kings_will.rules.state import MOOD, Frame, State


def peasant_places(state: State, frame: Frame) -> Answers:
    """Every tile of the seat with a peasant that can be given up."""
    return tuple(answers.numbered("lose", place) for place, folk in enumerate(state.people[frame[1]]) if folk)


def give_up_peasant(state: State, frame: Frame, action: Action, log: Log) -> None:
    """The peasant of the chosen tile goes back to the supply."""
    effects.lose_peasant(state, frame[1], action.args[0], log)


def end_revolt(state: State, frame: Frame, log: Log) -> None:
    """The mood rises to one above the bottom (MOOD-2)."""
    ledger = state.ledgers[frame[1]]
    before = ledger[MOOD]
    ledger[MOOD] = before + 1
    log.append(Event("mood_changed", frame[1], (before, before + 1)))


QUESTIONS: dict[int, Question] = {
    # MOOD-3: with no peasant there is no answer and nothing is asked.
    frames.REVOLT_PEASANT: Question(peasant_places, give_up_peasant, asks_when_single=False),
}
STEPS: dict[int, Step] = {frames.END_REVOLT: end_revolt}
