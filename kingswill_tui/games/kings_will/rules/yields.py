"""What the peasants of one kind of land bring in, for harvesting and exploiting alike."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.games.kings_will.rules import answers, frames
from kingswill_tui.games.kings_will.rules.effects import receive, room_for
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question
from kingswill_tui.games.kings_will.rules.names import FOOD, LEATHER, STONE, WOOD
from kingswill_tui.games.kings_will.rules.state import DEVELOPMENT, Frame, State

ADDS_ONE = {WOOD: 1, LEATHER: 2, FOOD: 3, STONE: 4}
"""The space of the development track from which each resource comes with one more (HAR-3)."""
SWAPS_FROM = 5
"""The space of the development track from which one received resource may be swapped (HAR-4)."""


def amount(state: State, seat: int, resource: int) -> int:
    """One for each peasant on the resource's land, one more by development, peasants or not (HAR-3)."""
    yields = state.tables.yields
    total = 0
    for terrain, folk in zip(state.lands[seat], state.people[seat], strict=True):
        if folk and yields[terrain] == resource:
            total += folk
    return total + (state.ledgers[seat][DEVELOPMENT] >= ADDS_ONE[resource])


def gather(state: State, seat: int, resource: int, log: Log) -> None:
    """Receive the yield; from development 5 on one piece that came in may be swapped (HAR-4)."""
    kept = receive(state, seat, resource, amount(state, seat, resource), log)
    if kept and state.ledgers[seat][DEVELOPMENT] >= SWAPS_FROM:
        state.stack.append((frames.SWAP_RECEIVED, seat, resource))


def _swaps(state: State, frame: Frame) -> Answers:
    _, seat, received = frame
    others = tuple(
        answers.SWAP[resource]
        for resource in range(len(answers.SWAP))
        if resource != received and room_for(state, seat, resource)  # HAR-6
    )
    return (*others, answers.KEEP_RECEIVED)


def _swap(state: State, frame: Frame, action: Action, log: Log) -> None:
    if action == answers.KEEP_RECEIVED:
        return
    _, seat, received = frame
    exchange(state, seat, received, action.args[0], log)


def exchange(state: State, seat: int, gave: int, took: int, log: Log) -> None:
    """Give one resource and take another."""
    ledger = state.ledgers[seat]
    ledger[gave] -= 1
    ledger[took] += 1
    log.append(Event("swapped", seat, (gave, took)))


QUESTIONS: dict[int, Question] = {
    frames.SWAP_RECEIVED: Question(_swaps, _swap, asks_when_single=False),
}
