"""Governing: improving education and increasing development."""

from kingswill_tui.core.action import Event
from kingswill_tui.core.decision import Reason
from kingswill_tui.games.kings_will.rules import effects, powers
from kingswill_tui.games.kings_will.rules.machine_types import Log, SingleAction
from kingswill_tui.games.kings_will.rules.names import IMPROVE_EDUCATION, INCREASE_DEVELOPMENT
from kingswill_tui.games.kings_will.rules.state import DEVELOPMENT, EDUCATION, State

EDUCATION_MOOD = 1
"""How improving education changes the mood (GOV-1)."""


def _can_improve(state: State, seat: int) -> bool:
    return state.ledgers[seat][EDUCATION] < state.tables.education_high


def _improve(state: State, seat: int, log: Log) -> None:
    ledger = state.ledgers[seat]
    ledger[EDUCATION] += 1
    log.append(Event("education_raised", seat, (ledger[EDUCATION],)))
    effects.change_mood(state, seat, EDUCATION_MOOD, log)


def _can_increase(state: State, seat: int) -> bool:
    return state.ledgers[seat][DEVELOPMENT] < state.tables.development_high


def _increase(state: State, seat: int, log: Log) -> None:
    ledger = state.ledgers[seat]
    ledger[DEVELOPMENT] += 1  # GOV-2
    log.append(Event("development_raised", seat, (ledger[DEVELOPMENT],)))
    effects.change_mood(state, seat, powers.development_mood(state, seat), log)


def _at_the_end(state: State, seat: int) -> Reason:
    return Reason("track_at_end", "GOV-3")


ACTIONS: dict[int, SingleAction] = {
    IMPROVE_EDUCATION: SingleAction(_improve, _can_improve, _at_the_end),
    INCREASE_DEVELOPMENT: SingleAction(_increase, _can_increase, _at_the_end),
}
