"""A full position that an observer cannot tell from the true one."""

from kingswill_tui.core.rng import Rng
from kingswill_tui.core.unknown import UNKNOWN, Hidden, Unknown
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.names import COINS, HAMLET, HOME_TERRAINS, NOTHING, RESOURCES
from kingswill_tui.games.kings_will.rules.observation import Duchy, Observation, SeatView
from kingswill_tui.games.kings_will.rules.preparation import MOST_OF_A_KIND, START_PEASANTS, START_RESOURCES
from kingswill_tui.games.kings_will.rules.state import (
    ASIDE,
    DEVELOPMENT,
    EDUCATION,
    HAND,
    LEDGER_SIZE,
    MOOD,
    OWN_SPACE,
    PIECE_BITS,
    POINTS,
    POWERS,
    ROOM,
    ROUND,
    SEEN,
    State,
)

LIKELY_GAINS = 3
"""How many points a round another seat may have gained or lost, for a guess at its hidden total."""


def determinize(seen: Observation, rng: Rng) -> State:
    """Fill in at random what the observer does not know, so that it observes exactly the same."""
    state = State.__new__(State)
    state.tables = seen.tables
    state.options = seen.options
    state.clock = list(seen.clock)
    state.row = seen.row
    state.discs = seen.discs
    state.supply = list(seen.supply)
    state.stack = list(seen.stack)
    state.answers = None
    state.travel = _filled(seen.travel, _unseen_travel(seen, rng))
    unseen = _unseen_cards(seen, rng)
    state.cards = _filled(seen.cards, unseen)
    state.ledgers = [_ledger(seen, view, unseen, rng) for view in seen.seats]
    state.pile = tuple(unseen.pop() for _ in range(seen.pile))
    duchies = [_duchy(seen, view, rng) for view in seen.seats]
    state.lands = [duchy.lands for duchy in duchies]
    state.people = [list(duchy.people) for duchy in duchies]
    state.settled = [duchy.settled for duchy in duchies]
    state.below = [duchy.below for duchy in duchies]
    for ledger, duchy in zip(state.ledgers, duchies, strict=True):
        ledger[: len(RESOURCES)] = duchy.resources
    return state


def _filled(row: tuple[Hidden, ...], unseen: list[int]) -> tuple[int, ...]:
    return tuple(unseen.pop() if value is UNKNOWN else value for value in row)


def _unseen_travel(seen: Observation, rng: Rng) -> list[int]:
    return rng.shuffled([tile for tile in range(len(seen.tables.travel)) if tile not in seen.travel])


def _unseen_cards(seen: Observation, rng: Rng) -> list[int]:
    known = {*seen.cards, *(view.hand for view in seen.seats), *(view.aside for view in seen.seats)}
    return rng.shuffled([card for card in seen.tables.will_cards if card not in known])


def _ledger(seen: Observation, view: SeatView, unseen: list[int], rng: Rng) -> list[int]:
    ledger = [0] * LEDGER_SIZE
    ledger[COINS] = view.coins
    ledger[POINTS] = _points(seen, rng) if view.points is UNKNOWN else view.points
    ledger[MOOD] = view.mood
    ledger[EDUCATION] = view.education
    ledger[DEVELOPMENT] = view.development
    ledger[ROOM] = view.room
    ledger[POWERS] = view.powers
    ledger[HAND] = unseen.pop() if view.hand is UNKNOWN else view.hand
    ledger[ASIDE] = unseen.pop() if view.aside is UNKNOWN else view.aside
    ledger[SEEN] = view.seen
    ledger[OWN_SPACE] = view.own_space
    return ledger


def _points(seen: Observation, rng: Rng) -> int:
    spread = LIKELY_GAINS * seen.clock[ROUND]
    return max(0, seen.tables.points_start - spread + rng.below(2 * spread + 1))


def _duchy(seen: Observation, view: SeatView, rng: Rng) -> Duchy:
    return view.duchy if not isinstance(view.duchy, Unknown) else _laid_out(seen, view, rng)


def _laid_out(seen: Observation, view: SeatView, rng: Rng) -> Duchy:
    """A duchy laid out as far as its seat has come (SET-7)."""
    left = [frame[0] for frame in seen.stack if frame[1] == view.seat]
    resources = [0] * len(RESOURCES)
    most = min(MOST_OF_A_KIND, view.room)
    for _ in range(START_RESOURCES - left.count(frames.PICK_RESOURCE)):
        resources[rng.choice([r for r, held in enumerate(resources) if held < most])] += 1
    lands = tuple(rng.shuffled(HOME_TERRAINS)[: len(HOME_TERRAINS) - left.count(frames.PICK_LAND)])
    people = [0] * len(lands)
    for _ in range(START_PEASANTS - left.count(frames.PICK_PEASANT)):
        room = seen.tables.peasants_per_tile
        people[rng.choice([place for place, folk in enumerate(people) if folk < room])] += 1
    settled = [0] * len(lands)
    if frames.PICK_HAMLET not in left:
        settled[rng.below(len(lands))] = 1 << PIECE_BITS * HAMLET
    return Duchy(tuple(resources), lands, tuple(people), tuple(settled), (NOTHING,) * len(lands))
