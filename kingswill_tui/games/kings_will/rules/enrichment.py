"""Enrichment: exploring the King's Will and levying taxes."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.games.kings_will.rules import answers, effects, frames, powers
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, SingleAction
from kingswill_tui.games.kings_will.rules.names import COINS, EXPLORE_WILL, LEVY_TAXES
from kingswill_tui.games.kings_will.rules.state import SEEN, Frame, State


def _begin_exploring(state: State, seat: int, log: Log) -> None:
    state.stack.append((frames.EXPLORE, seat))


def _spaces(state: State, frame: Frame) -> Answers:
    # ENR-1: any space, also one looked at before.
    return tuple(answers.numbered("explore", space) for space in range(state.tables.will_spaces))


def _look(state: State, frame: Frame, action: Action, log: Log) -> None:
    seat, space = frame[1], action.args[0]
    state.ledgers[seat][SEEN] |= 1 << space
    log.append(Event("looked", seat, (space, state.cards[space])))


def _levy_taxes(state: State, seat: int, log: Log) -> None:
    peasants = sum(state.people[seat])
    effects.receive(state, seat, COINS, powers.tax_coins(state, seat, peasants), log)  # ENR-2
    effects.change_mood(state, seat, powers.tax_mood(state, seat), log)


ACTIONS: dict[int, SingleAction] = {
    EXPLORE_WILL: SingleAction(_begin_exploring),
    LEVY_TAXES: SingleAction(_levy_taxes),
}
QUESTIONS: dict[int, Question] = {frames.EXPLORE: Question(_spaces, _look)}
