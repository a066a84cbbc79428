"""Any game can be played to its end, is sound at every answer, and asks short questions."""

from hypothesis import given

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules import frames, vocabulary
from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.rules.names import JOURNEY
from kingswill_tui.games.kings_will.rules.state import ROUND, ROUND_TURN, State, king_place
from tests.games.kings_will.contract_games import (
    MOST_PLIES,
    PASSING,
    RULESETS,
    TABLES,
    Table,
    on_games,
    plies,
)
from tests.rules_cited import rule

LONGEST_LIST = 40


@on_games(40, 1500)
@given(TABLES)
def test_a_random_game_is_sound_at_every_answer_and_ends(table: Table) -> None:
    game, state = table.game, table.new_game()
    assert game.problems(state) == []
    for number, action in plies(game, state, table.rng("whole")):
        game.apply(state, action)
        assert game.problems(state) == []
        assert number < MOST_PLIES
    assert game.decision(state) is None
    assert state.clock[ROUND] == state.tables.rounds
    outcome = game.outcome(state)
    assert outcome.winner in outcome.tied
    assert outcome.totals[outcome.winner].total == max(total.total for total in outcome.totals)


@on_games(15, 500)
@given(TABLES)
def test_whoever_is_asked_has_answers_and_lists_are_short_without_doubles(table: Table) -> None:
    game, state = table.game, table.new_game()
    for _, action in plies(game, state, table.rng("lists")):
        answers = game.legal_actions(state)
        decision = game.decision(state)
        assert decision is not None
        assert decision.seat in range(table.seats)
        assert 1 <= len(answers) == len(set(answers)) <= LONGEST_LIST
        game.apply(state, action)
    assert game.decision(state) is None
    assert game.refusals(state) == []


@rule("ROW-1", "ROW-4")
@on_games(10, 500)
@given(TABLES)
def test_the_king_is_never_at_the_right_end_when_a_tile_is_chosen_nor_chosen_himself(table: Table) -> None:
    game, state = table.game, table.new_game()
    for _, action in plies(game, state, table.rng("king")):
        decision = game.decision(state)
        if decision is not None and decision.kind == "choose_tile":
            assert state.row[-1] != JOURNEY
            assert Action("choose", (JOURNEY,)) not in game.legal_actions(state)
        game.apply(state, action)


def test_random_games_meet_every_question_answer_and_event() -> None:
    questions: set[str] = set()
    answers: set[str] = set()
    events: set[str] = set()
    for seed in range(30):
        table = Table(RULESETS[seed % 3 == 0], 2 + seed % 3, frozenset(), seed)
        game, state = table.game, table.new_game()
        for _, action in plies(game, state, table.rng("everything")):
            decision = game.decision(state)
            assert decision is not None
            questions.add(decision.kind)
            answers.add(action.kind)
            events.update(event.kind for event in game.apply(state, action))
    assert questions == set(frames.DECISIONS)
    assert answers == set(vocabulary.ACTIONS.kinds)
    assert events == set(vocabulary.EVENTS.kinds)


def dawdling(state: State, answers: tuple[Action, ...]) -> Action:
    """The answer that keeps the King where he is, wherever there is one."""
    if answers[0].kind == "choose":
        return min(answers, key=lambda action: state.row.index(action.args[0]) > king_place(state))
    return next((action for action in answers if action.kind in PASSING), answers[0])


@rule("ROW-5")
def test_only_an_impatient_king_brings_a_round_of_dawdlers_to_its_end() -> None:
    for impatient in (True, False):
        table = Table("standard", 3, frozenset({"impatient_king"} if impatient else ()), 3)
        game, state = table.game, table.new_game()
        longest = 0
        for _ in range(MOST_PLIES):
            answers = game.legal_actions(state)
            if not answers:
                break
            game.apply(state, dawdling(state, answers))
            longest = max(longest, state.clock[ROUND_TURN])
        assert (game.decision(state) is None) == impatient
        assert (longest <= PATIENCE + len(state.row)) == impatient
