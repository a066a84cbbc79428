"""The worth of the King's Will cards to a seat: wills to score, wraths to fear, cards yet to be seen."""

from typing import Final

from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.state import HAND, ROUND, SEEN, State
from kingswill_tui.games.kings_will.valuation.features import INDEX
from kingswill_tui.games.kings_will.valuation.lens import LIKELY_SCORED, Lens
from kingswill_tui.games.kings_will.valuation.wishes import ANGER, FULL, Features

_UNCOMMITTED: Final = 24
"""Of FULL: how much of a known card's will counts before the seat has committed to it."""
_NEWS: Final = 60
"""Knowing one more card to commit to, while another commitment is to be made."""
_OLD_NEWS: Final = 12
_MONASTERIES: Final = INDEX["monasteries"]


def wills(state: State, mine: Features, lens: Lens) -> int:
    """What the cards bring, as the position is and by what may still change in the time left."""
    if not state.clock[ROUND]:
        return _before_the_game(state, mine, lens)
    seat, hope = lens.seat, lens.hope
    total = 0
    losses: list[int] = []
    chances: list[int] = []
    commitments = state.tables.rounds
    for discs in state.discs:
        commitments -= discs >> seat & 1
    for space, card in lens.known:
        discs = state.discs[space]
        angry = card.angry(mine)
        if discs >> seat & 1:
            will = card.wish.worth(mine, lens.others, hope)
            total += will
            if angry:
                losses.append(ANGER + max(0, will))
            continue
        if angry:
            losses.append(ANGER if discs else ANGER * LIKELY_SCORED // FULL)
        if commitments and discs.bit_count() < lens.disc_limit:
            will = card.wish.worth(mine, lens.others, hope)
            chances.append(will // 2 if angry else will)
    chances.sort(reverse=True)
    total += sum(chances[:commitments]) * _UNCOMMITTED // FULL
    return total - _losses(losses, mine, lens) + _news(state, len(chances), commitments, lens)


def _before_the_game(state: State, mine: Features, lens: Lens) -> int:
    """The card in hand or laid: what it promises, and how far the duchy is on the way to it."""
    hand = state.ledgers[lens.seat][HAND]
    cards = [lens.cards[hand]] if hand != NOTHING else [card for _, card in lens.known]
    return sum(card.promise + card.wish.worth(mine, lens.others, lens.hope) for card in cards) - _losses(
        [ANGER for card in cards if card.angry(mine)], mine, lens
    )


def _losses(losses: list[int], mine: Features, lens: Lens) -> int:
    """What wraths cost when monasteries have prevented the worst, less the hope to avoid them in time."""
    losses.sort(reverse=True)
    total = sum(losses[mine[_MONASTERIES] :])
    for wrath, loss in lens.unseen:
        for measure, least in wrath:
            if mine[measure] >= least:
                break
        else:
            total += loss
    return total * (2 * FULL - lens.hope) // (2 * FULL)


def _news(state: State, open_cards: int, commitments: int, lens: Lens) -> int:
    """Cards seen since the question was asked: each is one more to choose from when committing."""
    fresh = state.ledgers[lens.seat][SEEN] & ~lens.seen
    total = 0
    for space, discs in enumerate(state.discs):
        if fresh >> space & 1:
            useful = commitments and not discs >> lens.seat & 1 and discs.bit_count() < lens.disc_limit
            total += _NEWS if useful and open_cards <= commitments else _OLD_NEWS
    return total
