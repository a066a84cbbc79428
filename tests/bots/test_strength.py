"""How strong the steady bot is, and that bots bring their games to an end."""

from kingswill_tui.lab.plan import Plan
from kingswill_tui.lab.playing import play
from tests.soak import soak_count

LONGEST = 250
"""Turns that no game of bots may need."""


def test_steady_beats_random_in_95_of_100_games_with_seats_swapped() -> None:
    games = soak_count(10, 100)
    plan = Plan(games, 2, ("steady", "random"), seed=1)
    results = [play(plan, number) for number in range(games)]
    won = sum(result.winner is not None and result.levels[result.winner] == "steady" for result in results)
    assert {result.levels for result in results} == {("steady", "random"), ("random", "steady")}
    assert 100 * won >= 95 * games


def test_no_game_of_bots_is_longer_than_250_turns() -> None:
    for seats, full in ((2, 600), (3, 200), (4, 200)):
        games = soak_count(1, full)
        plan = Plan(games, seats, ("steady",), seed=seats)
        assert max(play(plan, number).turns for number in range(games)) <= LONGEST
