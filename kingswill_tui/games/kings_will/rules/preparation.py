"""Preparation: the box, the deal, the first card of each seat, and how each duchy is laid out."""

from kingswill_tui.core.action import NO_SEAT, Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules import answers, frames
from kingswill_tui.games.kings_will.rules.machine_types import Answers, Log, Question, Step
from kingswill_tui.games.kings_will.rules.names import (
    COINS,
    FIRST_FOUR,
    HAMLET,
    HOME_TERRAINS,
    NOTHING,
    RESOURCES,
    TERRAINS,
)
from kingswill_tui.games.kings_will.rules.options import Options
from kingswill_tui.games.kings_will.rules.state import (
    ASIDE,
    CHOOSER,
    CLOCK_SIZE,
    DEVELOPMENT,
    EDUCATION,
    HAND,
    LEDGER_SIZE,
    MOOD,
    OWN_SPACE,
    PIECE_BITS,
    POINTS,
    ROOM,
    SEEN,
    STARTER,
    Frame,
    State,
    replaced,
)
from kingswill_tui.games.kings_will.rules.tables import Tables

START_RESOURCES = 4
"""Resources of its choice a seat starts with (SET-7)."""
MOST_OF_A_KIND = 4
START_PEASANTS = 2


def new_game(tables: Tables, options: Options, rng: Rng) -> State:
    """The table before the first question; everything that is left to chance is decided here."""
    state = State.__new__(State)
    seats = options.seats
    state.tables = tables
    state.options = options
    free = [tile for tile in tables.tiles_in_play if tile not in FIRST_FOUR]
    first = tuple(tile for tile in FIRST_FOUR if tile in tables.tiles_in_play)
    state.row = (*first, *rng.shuffled(free))  # SET-2
    state.travel = tuple(rng.shuffled(range(len(tables.travel)))[: tables.rounds])  # SET-4
    deck = rng.shuffled(tables.will_cards)  # SET-6
    starter = rng.below(seats)  # SET-10
    state.pile = tuple(deck[2 * seats :])
    state.cards = (NOTHING,) * tables.will_spaces
    state.discs = (0,) * tables.will_spaces
    state.clock = [0] * CLOCK_SIZE
    state.clock[STARTER] = state.clock[CHOOSER] = starter
    state.supply = _supply(tables, seats)
    state.ledgers = [_ledger(tables, deck[2 * seat], deck[2 * seat + 1]) for seat in range(seats)]
    _lay_out(state)
    state.answers = None
    state.stack = _plan(state, starter)
    return state


def _supply(tables: Tables, seats: int) -> list[int]:
    in_play = [
        pieces if t in tables.terrains_in_play else 0 for t, pieces in enumerate(tables.terrain_pieces)
    ]
    for terrain in HOME_TERRAINS:  # SET-5
        in_play[terrain] -= seats
    pieces = list(tables.settlement_pieces)
    pieces[HAMLET] -= seats
    peasants = tables.peasant_pieces - START_PEASANTS * seats
    return [*in_play, *pieces, peasants, (1 << len(tables.building_costs)) - 1]


def _ledger(tables: Tables, first: int, second: int) -> list[int]:
    ledger = [0] * LEDGER_SIZE
    ledger[COINS] = tables.money_start  # SET-5
    ledger[POINTS] = tables.points_start
    ledger[MOOD] = tables.mood_start
    ledger[EDUCATION] = tables.education_start
    ledger[DEVELOPMENT] = tables.development_start
    ledger[ROOM] = tables.warehouse_plain
    ledger[HAND] = first
    ledger[ASIDE] = second
    ledger[OWN_SPACE] = NOTHING
    return ledger


def _lay_out(state: State) -> None:
    """The duchies: empty where seats choose, otherwise as the rule set lays them out (FG-2)."""
    seats = state.options.seats
    start = state.tables.start
    state.lands = [() if start is None else start.terrains] * seats
    size = len(state.lands[0])
    state.people = [[0] * size for _ in range(seats)]
    state.settled = [(0,) * size] * seats
    state.below = [(NOTHING,) * size] * seats
    if start is not None:
        for seat in range(seats):
            state.ledgers[seat][: len(RESOURCES)] = start.resources
            for place in start.peasants:
                state.people[seat][place] += 1
            _place_hamlet(state, seat, start.hamlet)


def _place_hamlet(state: State, seat: int, place: int) -> None:
    packed = state.settled[seat][place] + (1 << PIECE_BITS * HAMLET)
    state.settled[seat] = replaced(state.settled[seat], place, packed)


def _plan(state: State, starter: int) -> list[Frame]:
    """The whole preparation, last things first (SET-8: seats one after another)."""
    order = range(state.options.seats)
    stack: list[Frame] = [(frames.BEGIN_ROUND, starter)]
    if state.tables.start is None:
        stack.append((frames.REVEAL_DUCHIES, NO_SEAT))
        for seat in reversed(order):
            stack.append((frames.PICK_HAMLET, seat))
            stack += [(frames.PICK_PEASANT, seat)] * START_PEASANTS
            stack += [(frames.PICK_LAND, seat)] * len(HOME_TERRAINS)
            stack += [(frames.PICK_RESOURCE, seat)] * START_RESOURCES
    stack.append((frames.FILL_BOARD, NO_SEAT))
    for seat in reversed(order):
        stack += [(frames.PLACE_CARD, seat), (frames.KEEP_CARD, seat)]
    return stack


def _hand(state: State, frame: Frame) -> Answers:
    return answers.KEEP


def _keep(state: State, frame: Frame, action: Action, log: Log) -> None:
    ledger = state.ledgers[frame[1]]
    if action.args[0]:
        ledger[HAND], ledger[ASIDE] = ledger[ASIDE], ledger[HAND]
    log.append(Event("card_kept", frame[1], (ledger[HAND], ledger[ASIDE])))


def _empty_spaces(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("lay", s) for s, card in enumerate(state.cards) if card == NOTHING)


def _taken_spaces(state: State, frame: Frame) -> list[Refusal]:
    reason = Reason("space_taken", "SET-6")
    return [
        Refusal(answers.numbered("lay", s), reason) for s, card in enumerate(state.cards) if card != NOTHING
    ]


def _lay(state: State, frame: Frame, action: Action, log: Log) -> None:
    space = action.args[0]
    ledger = state.ledgers[frame[1]]
    card = ledger[HAND]
    state.cards = replaced(state.cards, space, card)
    ledger[HAND] = NOTHING
    ledger[OWN_SPACE] = space
    ledger[SEEN] |= 1 << space  # INF-1
    log.append(Event("card_laid", frame[1], (space, card)))


def fill_board(state: State, frame: Frame, log: Log) -> None:
    """The empty spaces are filled from the pile; what is left of it goes back to the box (SET-6)."""
    pile = iter(state.pile)
    state.cards = tuple(next(pile) if card == NOTHING else card for card in state.cards)
    state.pile = ()
    log.append(Event("board_filled", NO_SEAT))


def _stocks(state: State, frame: Frame) -> Answers:
    ledger = state.ledgers[frame[1]]
    most = min(MOST_OF_A_KIND, ledger[ROOM])
    return tuple(answers.STOCK[r] for r in range(len(RESOURCES)) if ledger[r] < most)


def _stock(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.ledgers[frame[1]][action.args[0]] += 1
    log.append(Event("stocked", frame[1], action.args))


def _home_lands(state: State, frame: Frame) -> Answers:
    laid = state.lands[frame[1]]
    return tuple(answers.NEXT_LAND[t] for t in range(len(TERRAINS)) if t in HOME_TERRAINS and t not in laid)


def _lay_land(state: State, frame: Frame, action: Action, log: Log) -> None:
    seat = frame[1]
    state.lands[seat] = (*state.lands[seat], action.args[0])
    state.people[seat].append(0)
    state.settled[seat] = (*state.settled[seat], 0)
    state.below[seat] = (*state.below[seat], NOTHING)
    log.append(Event("land_laid", seat, action.args))


def _peasant_places(state: State, frame: Frame) -> Answers:
    room = state.tables.peasants_per_tile
    return tuple(
        answers.numbered("settle_peasant", place)
        for place, folk in enumerate(state.people[frame[1]])
        if folk < room
    )


def _settle_peasant(state: State, frame: Frame, action: Action, log: Log) -> None:
    state.people[frame[1]][action.args[0]] += 1
    log.append(Event("peasant_settled", frame[1], action.args))


def _hamlet_places(state: State, frame: Frame) -> Answers:
    return tuple(answers.numbered("settle_hamlet", place) for place in range(len(state.lands[frame[1]])))


def _settle_hamlet(state: State, frame: Frame, action: Action, log: Log) -> None:
    _place_hamlet(state, frame[1], action.args[0])
    log.append(Event("hamlet_settled", frame[1], action.args))


def reveal_duchies(state: State, frame: Frame, log: Log) -> None:
    """Once all have chosen, everyone sees every duchy (SET-8)."""
    log.append(Event("duchies_revealed", NO_SEAT))


QUESTIONS: dict[int, Question] = {
    frames.KEEP_CARD: Question(_hand, _keep, private=True),
    frames.PLACE_CARD: Question(_empty_spaces, _lay, _taken_spaces, private=True),
    frames.PICK_RESOURCE: Question(_stocks, _stock, private=True),
    frames.PICK_LAND: Question(_home_lands, _lay_land, private=True, asks_when_single=False),
    frames.PICK_PEASANT: Question(_peasant_places, _settle_peasant, private=True),
    frames.PICK_HAMLET: Question(_hamlet_places, _settle_hamlet, private=True),
}
STEPS: dict[int, Step] = {
    frames.FILL_BOARD: fill_board,
    frames.REVEAL_DUCHIES: reveal_duchies,
}
