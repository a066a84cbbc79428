"""The few ways in which a seat's numbers change, each with the event that tells of it."""

from kingswill_tui.core.action import Event
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.machine_types import Log
from kingswill_tui.games.kings_will.rules.names import COINS, REVOLT
from kingswill_tui.games.kings_will.rules.state import FOLK, MOOD, POINTS, ROOM, State


def room_for(state: State, seat: int, thing: int) -> int:
    """How many more of a resource or of coins the seat can hold."""
    ledger = state.ledgers[seat]
    return (state.tables.money_high if thing == COINS else ledger[ROOM]) - ledger[thing]


def receive(state: State, seat: int, thing: int, amount: int, log: Log) -> int:
    """Give resources or coins; returns how many went in, the rest is forfeited (HAR-5, ENR-2, HAR-6)."""
    ledger = state.ledgers[seat]
    room = (state.tables.money_high if thing == COINS else ledger[ROOM]) - ledger[thing]
    kept = amount if amount <= room else room
    ledger[thing] += kept
    log.append(Event("received", seat, (thing, kept, amount - kept)))
    return kept


def pay(state: State, seat: int, cost: tuple[int, ...]) -> None:
    """Take resources and coins away; the caller has made sure they are there."""
    ledger = state.ledgers[seat]
    for thing in range(COINS + 1):
        ledger[thing] -= cost[thing]


def can_pay(state: State, seat: int, cost: tuple[int, ...]) -> bool:
    """Whether the seat holds these resources and coins."""
    wood, leather, stone, food, coins = cost
    ledger = state.ledgers[seat]
    return (
        ledger[4] >= coins
        and ledger[0] >= wood
        and ledger[2] >= stone
        and ledger[1] >= leather
        and ledger[3] >= food
    )


def change_points(state: State, seat: int, change: int, reason: int, log: Log) -> None:
    """Gain or lose victory points, never below 0 while the game runs (MOOD-3)."""
    ledger = state.ledgers[seat]
    after = max(0, ledger[POINTS] + change)
    log.append(Event("points_changed", seat, (after - ledger[POINTS], reason)))
    ledger[POINTS] = after


def change_mood(state: State, seat: int, change: int, log: Log) -> None:
    """Move the mood within its track (MOOD-1); at the bottom the people revolt at once (MOOD-2)."""
    ledger = state.ledgers[seat]
    before = ledger[MOOD]
    after = max(state.tables.mood_low, min(state.tables.mood_high, before + change))
    if after == before:
        return
    ledger[MOOD] = after
    log.append(Event("mood_changed", seat, (before, after)))
    if after == state.tables.mood_low:
        log.append(Event("revolted", seat))
        change_points(state, seat, -1, REVOLT, log)
        state.stack.append((frames.END_REVOLT, seat))
        state.stack.append((frames.REVOLT_PEASANT, seat))


def add_peasant(state: State, seat: int, place: int) -> None:
    """Put a peasant from the supply on a tile."""
    state.people[seat][place] += 1
    state.supply[FOLK] -= 1


def lose_peasant(state: State, seat: int, place: int, log: Log) -> None:
    """Put a peasant back into the supply."""
    state.people[seat][place] -= 1
    state.supply[FOLK] += 1
    log.append(Event("peasant_lost", seat, (place,)))
