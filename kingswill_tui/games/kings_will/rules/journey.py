"""The King continues his journey: commitments, the compulsory levy, the voluntary levy, a new travel tile."""

from kingswill_tui.core.action import NO_SEAT, Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.games.kings_will.rules import answers, effects, frames, levy, mood, powers
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, Step
from kingswill_tui.games.kings_will.rules.names import (
    BY_MONUMENT,
    JOURNEY,
    PEASANTS,
    UNPAID_LEVY,
    VOLUNTARY_LEVY,
)
from kingswill_tui.games.kings_will.rules.state import (
    MOOD,
    NEUTRAL,
    ROUND,
    TILES_GONE,
    Frame,
    State,
    replaced,
    seats_from,
)
from kingswill_tui.games.kings_will.rules.tables import Delivery

DISCS_ON_A_CARD = {2: 2, 3: 2, 4: 3}
"""Most discs on a card by number of seats (JRN-2)."""


def begin_journey(state: State, frame: Frame, log: Log) -> None:
    """All of a journey, last things first, since the last one pushed is the next to happen."""
    chooser = frame[1]
    order = seats_from(state, chooser)  # JRN-1
    log.append(Event("journey_began", NO_SEAT, (state.clock[ROUND],)))
    push = state.stack.append
    push((frames.END_JOURNEY, chooser))
    for seat in reversed(order):
        push((frames.DELIVER, seat, 0))
    for seat in reversed(order):  # JRN-6
        push((frames.LEVY, seat))
        push((frames.MONUMENT_POINT, seat))
    if state.options.seats == 2:  # JRN-3
        push((frames.PLACE_NEUTRAL, chooser))
    for seat in reversed(order):
        push((frames.COMMIT, seat))


def _discs(mask: int) -> int:
    return mask.bit_count()


def free_spaces(state: State, disc: int) -> list[int]:
    """Cards with room on which this seat's, or the neutral, disc does not lie yet (JRN-2, JRN-3)."""
    limit = DISCS_ON_A_CARD[state.options.seats]
    return [
        space
        for space in range(state.tables.will_spaces)
        if not state.discs[space] >> disc & 1 and _discs(state.discs[space]) < limit
    ]


def _commitments(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("commit", space) for space in free_spaces(state, frame[1]))


def _commit(state: State, frame: Frame, action: Action, log: Log) -> None:
    _place_disc(state, action.args[0], frame[1])
    log.append(Event("committed", frame[1], action.args))


def _place_disc(state: State, space: int, disc: int) -> None:
    state.discs = replaced(state.discs, space, state.discs[space] | 1 << disc)


def _neutral_spaces(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("neutral", space) for space in free_spaces(state, NEUTRAL))


def _place_neutral(state: State, frame: Frame, action: Action, log: Log) -> None:
    _place_disc(state, action.args[0], NEUTRAL)
    log.append(Event("neutral_placed", frame[1], action.args))


def _refused_spaces(kind: str, disc: int, state: State) -> list[Refusal]:
    free = free_spaces(state, disc)
    return [
        Refusal(
            answers.numbered(kind, space),
            Reason("disc_there_already" if state.discs[space] >> disc & 1 else "card_full", "JRN-2"),
        )
        for space in range(state.tables.will_spaces)
        if space not in free
    ]


def _refused_commitments(state: State, frame: Frame) -> list[Refusal]:
    return _refused_spaces("commit", frame[1], state)


def _refused_neutral(state: State, frame: Frame) -> list[Refusal]:
    return _refused_spaces("neutral", NEUTRAL, state)


def monument_point(state: State, frame: Frame, log: Log) -> None:
    """The Monument's point comes just before the levy (GRN-2)."""
    if points := powers.points_before_levy(state, frame[1]):
        effects.change_points(state, frame[1], points, BY_MONUMENT, log)


def _levies(state: State, frame: Frame) -> Answers:
    seat = frame[1]
    payable = levy.payable(state, seat)
    paying = tuple(answers.amounts("levy", way) for way in payable)
    # JRN-4: who can pay without help may not fail.
    return paying if levy.can_provide(state, seat, levy.plain(state)) else (*paying, answers.FAIL_LEVY)


def _refused_levies(state: State, frame: Frame) -> list[Refusal]:
    if levy.can_provide(state, frame[1], levy.plain(state)):
        return [Refusal(answers.FAIL_LEVY, Reason("must_pay_levy", "JRN-4"))]
    return []


def _pay_levy(state: State, frame: Frame, action: Action, log: Log) -> None:
    seat = frame[1]
    if action == answers.FAIL_LEVY:
        log.append(Event("levy_failed", seat))
        effects.change_points(state, seat, -1, UNPAID_LEVY, log)
        effects.change_mood(state, seat, -1, log)
        return
    effects.pay(state, seat, action.args)
    log.append(Event("levy_paid", seat, action.args))
    for _ in range(action.args[PEASANTS]):
        state.stack.append((frames.LEVY_PEASANT, seat))


def delivery(state: State, seat: int) -> Delivery | None:
    """The row of the travel tile for exactly the seat's mood (JRN-5)."""
    travel = state.tables.travel[levy.current_travel(state)]
    return travel.rows[state.ledgers[seat][MOOD] - state.tables.mood_low]


def _deliveries(state: State, frame: Frame) -> Answers:
    _, seat, made = frame
    row = delivery(state, seat)
    if row is None or made >= row.times or not effects.can_pay(state, seat, row.pay):
        return (answers.NO_DELIVERY,)
    return (answers.DELIVER, answers.NO_DELIVERY)


def _deliver(state: State, frame: Frame, action: Action, log: Log) -> None:
    _, seat, made = frame
    row = delivery(state, seat)
    if row is None or action == answers.NO_DELIVERY:
        if not made:
            log.append(Event("delivery_declined", seat))
        return
    effects.pay(state, seat, row.pay)
    log.append(Event("delivered", seat, (*row.pay, row.points)))
    effects.change_points(state, seat, row.points, VOLUNTARY_LEVY, log)
    state.stack.append((frames.DELIVER, seat, made + 1))


def end_journey(state: State, frame: Frame, log: Log) -> None:
    """The next travel tile and round, or the end of the game (JRN-7, JRN-8)."""
    if state.clock[ROUND] == state.tables.rounds:
        log.append(Event("game_ended", NO_SEAT))
        return
    state.clock[TILES_GONE] += 1
    state.row = (JOURNEY, *(tile for tile in state.row if tile != JOURNEY))
    state.stack.append((frames.BEGIN_ROUND, (frame[1] + 1) % state.options.seats))


QUESTIONS: dict[int, Question] = {
    frames.COMMIT: Question(_commitments, _commit, _refused_commitments),
    frames.PLACE_NEUTRAL: Question(_neutral_spaces, _place_neutral, _refused_neutral),
    frames.LEVY: Question(_levies, _pay_levy, _refused_levies, asks_when_single=False),
    frames.LEVY_PEASANT: Question(mood.peasant_places, mood.give_up_peasant, asks_when_single=False),
    frames.DELIVER: Question(_deliveries, _deliver, asks_when_single=False),
}
STEPS: dict[int, Step] = {
    frames.BEGIN_JOURNEY: begin_journey,
    frames.MONUMENT_POINT: monument_point,
    frames.END_JOURNEY: end_journey,
}
