"""Every bot answers legally, by what its seat may know alone, and the same again with the same chance."""

import pytest

from kingswill_tui.bots import NAMES, make
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.games.kings_will.game import SEAT_COUNTS
from tests.bots.on_the_way import RULESETS, on_the_way, the_game


def test_the_levels_are_random_and_steady() -> None:
    assert NAMES == ("random", "steady")
    assert [make(name).name for name in NAMES] == list(NAMES)


def test_an_unknown_level_is_told_with_those_there_are() -> None:
    with pytest.raises(PlayerError, match=r"^There is no bot 'cunning'; choose one of random, steady\.$"):
        make("cunning")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_of_a_whole_game_is_legal(name: str, seats: int, ruleset: str) -> None:
    game = the_game(ruleset)
    bot, chance = make(name), Rng(seats)
    state = game.new_game(seats, frozenset(), seats)
    while (decision := game.decision(state)) is not None:
        observation = game.observe(state, decision.seat)
        action = bot.choose(observation, chance)
        assert action in observation.legal_actions
        game.apply(state, action)
    assert game.problems(state) == []


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("name", NAMES)
def test_bots_choose_alike_when_only_unseen_things_differ(name: str, seats: int) -> None:
    game, bot = the_game(), make(name)
    differing = 0
    for number, state in enumerate(on_the_way(game, seats, seed=20 + seats, every=3)):
        seat = state.stack[-1][1]
        other = game.determinize(state, seat, Rng(number))
        differing += game.digest(other) != game.digest(state)
        seen, seen_there = game.observe(state, seat), game.observe(other, seat)
        assert seen == seen_there
        assert bot.choose(seen, Rng(number)) == bot.choose(seen_there, Rng(number))
    assert differing > 50


@pytest.mark.parametrize("name", NAMES)
def test_answers_follow_from_the_observation_and_the_chance_alone(name: str) -> None:
    game, used = the_game(), make(name)
    for number, state in enumerate(on_the_way(game, 3, seed=5, every=7)):
        seen = game.observe(state, state.stack[-1][1])
        answer = used.choose(seen, stream(number, "chance"))
        assert make(name).choose(seen, stream(number, "chance")) == answer


def test_random_gives_every_answer_now_and_then() -> None:
    game, bot = the_game(), make("random")
    seen = game.observe(game.new_game(2, frozenset(), 1), 0)
    assert {bot.choose(seen, Rng(number)) for number in range(40)} == set(seen.legal_actions)
