"""What the steady bot believes a position to be worth agrees with the rules where they decide it."""

import pytest

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.game import SEAT_COUNTS, KingsWill
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.answers import NO_DELIVERY
from kingswill_tui.games.kings_will.rules.final_scoring import standing
from kingswill_tui.games.kings_will.rules.measures import MEASURES, measure
from kingswill_tui.games.kings_will.rules.state import ROUND, SEEN, State
from kingswill_tui.games.kings_will.valuation import outlook
from kingswill_tui.games.kings_will.valuation.features import features
from kingswill_tui.games.kings_will.valuation.wishes import wish_cards
from tests.bots.on_the_way import RULESETS, on_the_way, the_game


def at_the_end(game: KingsWill, seats: int, seed: int) -> State:
    """The position in which a game of random answers ended."""
    state, chance = game.new_game(seats, frozenset(), seed), Rng(seed)
    while game.decision(state) is not None:
        game.apply(state, chance.choice(game.legal_actions(state)))
    return state


@pytest.mark.parametrize("ruleset", RULESETS)
def test_features_are_the_measures_of_the_rules(ruleset: str) -> None:
    game = the_game(ruleset)
    for state in on_the_way(game, 3, seed=3, every=5):
        for seat in range(3):
            assert features(state, seat) == tuple(measure(name, state, seat) for name in MEASURES)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_without_hope_a_wish_is_worth_what_its_card_scores(seats: int) -> None:
    game = the_game()
    scored = 0
    for state in on_the_way(game, seats, seed=seats, every=9):
        everyone = [features(state, seat) for seat in range(seats)]
        for seat, mine in enumerate(everyone):
            others = everyone[:seat] + everyone[seat + 1 :]
            for number, card in enumerate(wish_cards(game.tables)):
                truth = standing(state, seat, number)
                assert card.wish.worth(mine, others, 0) == 100 * truth.points, (number, mine)
                assert card.angry(mine) != truth.met
                scored += truth.points > 0
    assert scored > 100


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_at_the_very_end_a_position_is_worth_its_final_score(seats: int) -> None:
    game = the_game()
    compared = 0
    for seed in range(30):
        state = at_the_end(game, seats, seed)
        if not all(state.discs):
            continue
        for seat, total in enumerate(game.outcome(state).totals):
            # One more question that changes nothing, asked of a seat that has seen every card.
            state.stack = [(frames.END_JOURNEY, 0), (frames.DELIVER, seat, 0)]
            state.answers = None
            state.ledgers[seat][SEEN] = (1 << len(state.cards)) - 1
            ahead = outlook(game.observe(state, seat), Rng(seed))
            assert ahead.value(ahead.after(ahead.start, NO_DELIVERY)) == 100 * total.total
            compared += 1
    assert compared > 10


def test_a_position_is_valued_by_what_is_known_and_never_by_the_guess() -> None:
    game = the_game()
    for state in on_the_way(game, 3, seed=11, every=4):
        if not state.clock[ROUND]:
            continue
        seen = game.observe(state, state.stack[-1][1])
        one, other = outlook(seen, Rng(1)), outlook(seen, Rng(2))
        for action in seen.legal_actions:
            assert one.value(one.after(one.start, action)) == other.value(other.after(other.start, action))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_promising_answers_are_some_of_the_legal_ones(seats: int) -> None:
    game = the_game()
    thinned = 0
    for number, state in enumerate(on_the_way(game, seats, seed=seats, every=2)):
        ahead = outlook(game.observe(state, state.stack[-1][1]), Rng(number))
        legal = game.legal_actions(ahead.start)
        promising = ahead.promising(ahead.start)
        assert promising
        assert set(promising) <= set(legal)
        thinned += len(promising) < len(legal)
    assert thinned


def test_what_other_seats_do_next_is_left_out() -> None:
    game = the_game()
    for state in on_the_way(game, 4, seed=2, every=3):
        seat = state.stack[-1][1]
        ahead = outlook(game.observe(state, seat), Rng(0))
        for action in game.legal_actions(state):
            after = ahead.after(ahead.start, action)
            assert all(frame[1] == seat and frame[0] != frames.END_TURN for frame in after.stack)
