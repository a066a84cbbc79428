"""A series of games is the same whoever plays it, and its figures add up."""

from functools import cache

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.lab.kings_will import NAMED, TILES_CHOSEN, WRATHS, open_game
from kingswill_tui.lab.plan import Plan
from kingswill_tui.lab.playing import Played, play
from kingswill_tui.lab.report import figures
from kingswill_tui.lab.series import play_series
from kingswill_tui.lab.statistics import Statistics

PLAN = Plan(3, 3, ("random", "steady"), seed=8)


@cache
def results() -> tuple[Played, ...]:
    """The games of the plan, played in this process."""
    return tuple(play_series(PLAN, 1))


def statistics_of(games: tuple[Played, ...]) -> Statistics:
    """The games added up."""
    found = Statistics()
    for game in games:
        found.add(game)
    return found


def test_any_number_of_workers_gives_the_same_games_in_the_same_order() -> None:
    assert tuple(play_series(PLAN, 3)) == results()


def test_another_seed_gives_other_games() -> None:
    one, other = (tuple(play_series(Plan(3, 2, ("random",), seed), 1)) for seed in (1, 2))
    assert one != other


def test_bots_take_the_seats_in_turn_and_move_on_with_each_game() -> None:
    assert [PLAN.levels(number) for number in range(4)] == [
        ("random", "steady", "random"),
        ("steady", "random", "random"),
        ("random", "random", "steady"),
        ("random", "steady", "random"),
    ]


def test_points_by_source_make_the_final_score() -> None:
    for number, played in enumerate(results()):
        setup = PLAN.setup(number)
        assert setup.players[0].bot == played.levels[0]
        assert [seat.points["start"] for seat in played.seats] == [5, 5, 5]
        totals = [seat.total for seat in played.seats]
        assert played.winner is not None
        assert totals[played.winner] == max(totals)
        assert all(seat.points["will"] >= 0 >= seat.points["wrath"] for seat in played.seats)
        assert all(seat.points["wrath"] == -2 * seat.wraths["struck"] for seat in played.seats)


def test_every_turn_has_one_tile_and_every_seat_fears_the_same_cards() -> None:
    for played in results():
        chosen = [n for seat in played.seats for (kind, _), n in seat.counts.items() if kind == TILES_CHOSEN]
        assert sum(chosen) == played.turns
        assert len({sum(seat.wraths[fate] for fate in WRATHS) for seat in played.seats}) == 1


def test_the_figures_are_those_of_the_games() -> None:
    told = figures(PLAN, statistics_of(results()), seconds=2.0)
    decisions = [played.decisions for played in results()]
    assert told["decisions"]["total"] == sum(decisions)
    assert told["decisions_per_second"] == sum(decisions) / 2
    assert (told["turns"]["least"], told["turns"]["most"]) == (
        min(played.turns for played in results()),
        max(played.turns for played in results()),
    )
    levels = told["levels"]
    assert {name: level["seats"] for name, level in levels.items()} == {"random": 6, "steady": 3}
    assert sum(level["wins"] for level in levels.values()) == sum(told["wins_by_seat"]) == told["games"] == 3
    for level in levels.values():
        points = level["points"]
        assert points["mean"] == pytest.approx(sum(points["by_source"].values()), abs=0.02)
        assert points["least"] <= points["mean"] <= points["most"]
        assert set(level[TILES_CHOSEN]) <= set(NAMED[TILES_CHOSEN])


def test_the_order_of_games_makes_no_difference_to_the_figures() -> None:
    forwards = figures(PLAN, statistics_of(results()), 1.0)
    assert figures(PLAN, statistics_of(results()[::-1]), 1.0) == forwards


def test_a_game_that_takes_too_many_turns_is_cut_and_counted_as_such() -> None:
    plan = Plan(2, 2, ("random",), seed=1, most_turns=5)
    games = tuple(play_series(plan, 1))
    told = figures(plan, statistics_of(games), 1.0)
    assert [(played.winner, played.turns) for played in games] == [(None, 6), (None, 6)]
    assert (told["cut"], told["games"], told["wins_by_seat"], told["levels"]) == (2, 2, [0, 0], {})


def test_a_cut_goes_just_so_far_and_no_further() -> None:
    whole = play(Plan(1, 2, ("random",), seed=1), 0)
    enough = Plan(1, 2, ("random",), seed=1, most_turns=whole.turns)
    assert play(enough, 0) == whole
    short = Plan(1, 2, ("random",), seed=1, most_turns=whole.turns - 1)
    assert play(short, 0).winner is None


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan(1, 5, ("random",), 1), "This game is for 2, 3 or 4 players, not 5."),
        (Plan(1, 2, ("cunning",), 1), "There is no bot 'cunning'; choose one of random, steady."),
        (Plan(1, 2, (), 1), "No bot is named; name the bots with commas between, such as steady,random."),
        (
            Plan(1, 2, ("random",) * 3, 1),
            "3 bots are named for 2 seats; name no more than that.",
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_told_in_a_sentence(plan: Plan, sentence: str) -> None:
    with pytest.raises(PlayerError) as caught:
        plan.check()
    assert str(caught.value) == sentence


def test_the_first_game_can_be_played_too() -> None:
    plan = Plan(1, 2, ("steady",), seed=3, ruleset="first_game")
    assert open_game(None, "first_game").ruleset == plan.open_game().ruleset == "first_game"
    assert play(plan, 0).winner is not None
