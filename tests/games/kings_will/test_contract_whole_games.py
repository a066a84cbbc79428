"""Any game can be played to its end, is sound at every answer, and asks small questions."""

from collections import Counter

from hypothesis import given

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.names import JOURNEY
from kingswill_tui.games.kings_will.rules.state import ROUND, ROUND_TURN, State, king_place
from tests.games.kings_will.random_games import (
    DECLINES,
    MOST_PLIES,
    Setting,
    on_games,
    plies,
    random_games,
)
from tests.rules_cited import rule

LONGEST_LIST = 40
SHORT_LIST = 12


@on_games(40, 1500)
@given(random_games())
def test_a_random_game_is_sound_at_every_answer_and_ends(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    assert game.problems(state) == []
    for ply, _ in enumerate(plies(setting, game, state)):
        assert game.problems(state) == []
        assert ply < MOST_PLIES
    assert game.decision(state) is None
    assert state.clock[ROUND] == state.tables.rounds
    outcome = game.outcome(state)
    assert outcome.winner in outcome.tied
    assert outcome.totals[outcome.winner].total == max(total.total for total in outcome.totals)


@on_games(12, 300)
@given(random_games())
def test_whoever_is_asked_has_an_answer_and_lists_are_short_without_doubles(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    lengths: Counter[bool] = Counter()
    for _ in plies(setting, game, state):
        legal = game.legal_actions(state)
        assert (game.decision(state) is None) == (legal == ())
        assert len(set(legal)) == len(legal) <= LONGEST_LIST
        lengths[len(legal) <= SHORT_LIST] += 1
    assert lengths[True] > 0.9 * lengths.total()


@on_games(12, 300)
@given(random_games())
def test_the_observers_seat_is_the_one_that_is_asked_and_others_see_no_private_answers(
    setting: Setting,
) -> None:
    game = setting.game()
    state = setting.start(game)
    for _ in plies(setting, game, state):
        decision = game.decision(state)
        for viewer in (None, *range(setting.seats)):
            seen = game.observe(state, viewer)
            assert (seen.viewer, seen.decision) == (viewer, decision)
            hidden = decision is not None and decision.private and decision.seat != viewer
            assert seen.legal_actions == (() if hidden else game.legal_actions(state))


def dawdling(state: State, legal: tuple[Action, ...]) -> Action:
    """The answer that keeps the King where he is, wherever there is one."""
    if legal[0].kind == "choose":
        king = king_place(state)
        return min(
            legal,
            key=lambda action: (state.row.index(action.args[0]) > king, state.row.index(action.args[0])),
        )
    declines = [action for action in legal if action.kind in DECLINES]
    return (declines or list(legal))[0]


@rule("ROW-5")
def test_with_an_impatient_king_even_dawdlers_end_their_game_and_without_him_a_round_may_go_on() -> None:
    for impatient in (True, False):
        setting = Setting("standard", 3, frozenset({"impatient_king"} if impatient else ()), 3)
        game = setting.game()
        state = setting.start(game)
        longest = 0
        for _ in range(MOST_PLIES):
            legal = game.legal_actions(state)
            if not legal:
                break
            game.apply(state, dawdling(state, legal))
            longest = max(longest, state.clock[ROUND_TURN])
        assert (game.decision(state) is None) == impatient
        assert (longest <= 24 + len(state.row)) == impatient


@rule("ROW-1", "ROW-3", "ROW-4")
@on_games(8, 200)
@given(random_games())
def test_the_king_is_never_at_the_right_end_when_a_tile_is_chosen(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    for action, _ in plies(setting, game, state):
        decision = game.decision(state)
        if decision is not None and decision.kind == "choose_tile":
            assert state.row[-1] != JOURNEY
        assert action != Action("choose", (JOURNEY,))
