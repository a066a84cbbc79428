"""What a seat knows before it answers, gathered once for all the positions it then looks at."""

from typing import Final

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.state import ROUND, State, king_place
from kingswill_tui.games.kings_will.valuation.features import features
from kingswill_tui.games.kings_will.valuation.weights import Scales, scales
from kingswill_tui.games.kings_will.valuation.wishes import ANGER, FULL, Features, WishCard, Wrath, wish_cards

LIKELY_SCORED: Final = 24
"""Of FULL: how likely a card without a disc is to have one in the end."""


class Lens(NamedTuple):
    """One seat's knowledge."""

    seat: int
    """The seat."""
    hope: int
    """Share of the game still to come, from FULL down to 0."""
    near: int
    """How near the King's next stop is, from FULL // 2 at the start of a round up to FULL."""
    scales: Scales
    """What things are worth now."""
    cards: tuple[WishCard, ...]
    """All cards of the box, by number."""
    known: tuple[tuple[int, WishCard], ...]
    """The spaces whose cards the seat knows."""
    unseen: tuple[tuple[Wrath, int], ...]
    """Wraths of the cards that may lie on the other spaces, with what each would cost on average."""
    seen: int
    """The bits of the spaces known."""
    others: tuple[Features, ...]
    """The other seats' measures."""
    disc_limit: int
    """Most discs on a card."""
    levy_ahead: bool
    """Whether the compulsory levy of this round is still to come."""
    delivery_ahead: bool
    """Whether the voluntary levy of this round is still to come."""


def look(seen: Observation, state: State, seat: int) -> Lens:
    """What the observer knows, with one position that agrees with it."""
    tables = seen.tables
    cards = wish_cards(tables)
    hope, near = _time(state)
    return Lens(
        seat=seat,
        hope=hope,
        near=near,
        scales=scales(hope),
        cards=cards,
        known=tuple(
            (space, cards[card])
            for space, card in enumerate(seen.cards)
            if card is not UNKNOWN and card != NOTHING
        ),
        unseen=_unseen(seen, seat, cards),
        seen=seen.seats[seat].seen,
        others=tuple(features(state, other) for other in range(seen.options.seats) if other != seat),
        disc_limit=DISCS_ON_A_CARD[seen.options.seats],
        levy_ahead=bool(state.clock[ROUND]) and _still_ahead(state, seat, frames.LEVY),
        delivery_ahead=bool(state.clock[ROUND]) and _still_ahead(state, seat, frames.DELIVER),
    )


def _time(state: State) -> tuple[int, int]:
    """The share of all steps of the King that is still to come, and how near he is."""
    rounds = state.tables.rounds
    last = len(state.row) - 1
    place = king_place(state)
    left = (rounds - max(1, state.clock[ROUND])) * last + last - place
    return FULL * left // (rounds * last), FULL // 2 + FULL // 2 * place // last


def _unseen(seen: Observation, seat: int, cards: tuple[WishCard, ...]) -> tuple[tuple[Wrath, int], ...]:
    mine = seen.seats[seat]
    known = {*seen.cards, mine.hand, mine.aside}
    hidden = [card for card in seen.tables.will_cards if card not in known]
    scored = sum(
        FULL if seen.discs[space] else LIKELY_SCORED
        for space, card in enumerate(seen.cards)
        if card is UNKNOWN or card == NOTHING
    )
    if not hidden or not scored:
        return ()
    loss = ANGER * scored // (len(hidden) * FULL)
    return tuple((cards[card].wrath, loss) for card in hidden)


def _still_ahead(state: State, seat: int, code: int) -> bool:
    """Whether the seat's part of the journey is not yet asked, on the way or in the middle of it."""
    travelling = any(frame[0] == frames.END_JOURNEY for frame in state.stack)
    return not travelling or any(frame[0] == code and frame[1] == seat for frame in state.stack[:-1])
