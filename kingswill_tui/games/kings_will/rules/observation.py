"""What a seat, or a spectator, may know, built up field by field from what is public or has been seen."""

from kingswill_tui.core.action import Action
from kingswill_tui.core.decision import Decision
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.unknown import UNKNOWN, Hidden, Unknown
from kingswill_tui.games.kings_will.rules.machine import decision, legal_actions
from kingswill_tui.games.kings_will.rules.names import COINS, NOTHING, RESOURCES
from kingswill_tui.games.kings_will.rules.options import Options
from kingswill_tui.games.kings_will.rules.state import (
    ASIDE,
    DEVELOPMENT,
    EDUCATION,
    HAND,
    MOOD,
    OWN_SPACE,
    POINTS,
    POWERS,
    ROOM,
    ROUND,
    SEEN,
    Frame,
    State,
)
from kingswill_tui.games.kings_will.rules.tables import Tables


class Duchy(NamedTuple):
    """What lies before a seat."""

    resources: tuple[int, ...]
    """Wood, leather, stone, food in the warehouse."""
    lands: tuple[int, ...]
    """Terrains from left to right."""
    people: tuple[int, ...]
    """Peasants, tile by tile."""
    settled: tuple[int, ...]
    """Settlements, tile by tile, two bits a kind."""
    below: tuple[int, ...]
    """The building below each tile, NOTHING for none."""


class SeatView(NamedTuple):
    """One seat as the viewer sees it."""

    seat: int
    """The seat."""
    duchy: Duchy | Unknown
    """Its duchy and warehouse; unknown to others until all have laid theirs out (SET-8)."""
    coins: int
    """Its money."""
    points: Hidden
    """Its victory points (SET-9)."""
    mood: int
    """Its people's mood."""
    education: int
    """Its space on the education track."""
    development: int
    """Its space on the development track."""
    room: int
    """The most of each resource its warehouse holds."""
    powers: int
    """Bit b is set when building b has its effect for it."""
    hand: Hidden
    """Before its first card is laid, the card in hand; NOTHING afterwards."""
    aside: Hidden
    """The card it put aside."""
    seen: int
    """Bit s is set when it has looked at the card on space s: which spaces is public, the faces are not."""
    own_space: int
    """Where its own first card lies, NOTHING before."""


class Observation(NamedTuple):
    """Everything the viewer may know, with perfect memory."""

    viewer: int | None
    """The seat that looks, None for a spectator."""
    tables: Tables
    """The components."""
    options: Options
    """The table's choices."""
    clock: tuple[int, ...]
    """Round, turn and who, by the state's clock names."""
    row: tuple[int, ...]
    """Action tiles from left to right."""
    cards: tuple[Hidden, ...]
    """The card on each space, NOTHING while empty."""
    discs: tuple[int, ...]
    """On each space, a bit for each seat's disc and one for a neutral disc."""
    travel: tuple[Hidden, ...]
    """The travel tiles in the order of their journeys."""
    pile: int
    """Cards still to be laid out during the preparation."""
    supply: tuple[int, ...]
    """What is left in the box, by the state's supply names."""
    seats: tuple[SeatView, ...]
    """The seats."""
    stack: tuple[Frame, ...]
    """What is still to come of this turn or journey."""
    decision: Decision | None
    """The pending decision."""
    legal_actions: tuple[Action, ...]
    """Its answers; empty when it is another seat's private matter."""


def observe(state: State, seat: int | None) -> Observation:
    """What the seat, or a spectator, may know (INF-1)."""
    pending = decision(state)
    seen = 0 if seat is None else state.ledgers[seat][SEEN]
    shown = state.clock[ROUND] or 1
    return Observation(
        viewer=seat,
        tables=state.tables,
        options=state.options,
        clock=tuple(state.clock),
        row=state.row,
        cards=tuple(
            card if card == NOTHING or seen >> space & 1 else UNKNOWN
            for space, card in enumerate(state.cards)
        ),
        discs=state.discs,
        travel=tuple(tile if i < shown else UNKNOWN for i, tile in enumerate(state.travel)),  # SET-4
        pile=len(state.pile),
        supply=tuple(state.supply),
        seats=tuple(_seat_view(state, other, seat) for other in range(state.options.seats)),
        stack=tuple(state.stack),
        decision=pending,
        legal_actions=()
        if pending is None or (pending.private and pending.seat != seat)
        else legal_actions(state),
    )


def duchies_are_secret(clock: tuple[int, ...] | list[int], tables: Tables) -> bool:
    """Whether seats are still laying out duchies of their own choice, unseen by the others (SET-8)."""
    return clock[ROUND] == 0 and tables.start is None


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    ledger = state.ledgers[seat]
    own = seat == viewer
    hand = ledger[HAND]
    duchy: Duchy | Unknown = UNKNOWN
    if own or not duchies_are_secret(state.clock, state.tables):
        duchy = Duchy(
            tuple(ledger[: len(RESOURCES)]),
            state.lands[seat],
            tuple(state.people[seat]),
            state.settled[seat],
            state.below[seat],
        )
    return SeatView(
        seat=seat,
        duchy=duchy,
        coins=ledger[COINS],
        points=ledger[POINTS] if own or state.options.open_points else UNKNOWN,
        mood=ledger[MOOD],
        education=ledger[EDUCATION],
        development=ledger[DEVELOPMENT],
        room=ledger[ROOM],
        powers=ledger[POWERS],
        hand=hand if own or hand == NOTHING else UNKNOWN,
        aside=ledger[ASIDE] if own else UNKNOWN,
        seen=ledger[SEEN],
        own_space=ledger[OWN_SPACE],
    )
