"""The random games that the contract is shown on meet everything there is in the game."""

from kingswill_tui.games.kings_will.rules import frames, vocabulary
from kingswill_tui.games.kings_will.rules.names import BUILDINGS
from tests.games.kings_will.random_games import RULESETS, Setting, plies


def test_random_games_meet_every_question_answer_event_and_building() -> None:
    questions: set[str] = set()
    answers: set[str] = set()
    events: set[str] = set()
    built: set[int] = set()
    for seed in range(30):
        setting = Setting(RULESETS[seed % 3 == 0], 2 + seed % 3, frozenset(), seed, eager=seed % 2 == 0)
        game = setting.game()
        state = setting.start(game)
        for action, told in plies(setting, game, state):
            answers.add(action.kind)
            events.update(event.kind for event in told)
            built.update(action.args if action.kind == "construct" else ())
            if decision := game.decision(state):
                questions.add(decision.kind)
    assert questions == set(frames.DECISIONS)
    assert answers == set(vocabulary.ACTIONS.kinds)
    assert events == set(vocabulary.EVENTS.kinds)
    assert built == set(range(len(BUILDINGS)))
