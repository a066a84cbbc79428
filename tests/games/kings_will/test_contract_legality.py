"""What is listed is accepted, what is not is refused with a reason, and nothing else ever changes."""

import pytest
from hypothesis import given

from kingswill_tui.core.action import Action
from kingswill_tui.core.errors import IllegalAction, NotAnAction
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.core.vocabulary import Param
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.passages import passages
from kingswill_tui.games.kings_will.rules import state as parts
from kingswill_tui.games.kings_will.rules.preview import TRACKS, Preview
from kingswill_tui.games.kings_will.rules.state import State, king_place
from tests.games.kings_will.random_games import Setting, on_games, plies, random_games

LEDGER = {"mood": parts.MOOD, "education": parts.EDUCATION, "development": parts.DEVELOPMENT}
HIGHEST_NUMBER = 9
"""Beyond every place and space that there is in most games."""


def any_action(game: KingsWill, rng: Rng) -> Action:
    """An action of any kind with any arguments of the right shape."""

    def value(param: Param) -> int:
        return rng.below(len(param.names)) if param.names else rng.below(HIGHEST_NUMBER)

    kind = rng.choice(tuple(game.actions.kinds))
    return Action(kind, tuple(value(param) for param in game.actions.kinds[kind]))


@on_games(12, 300)
@given(random_games())
def test_exactly_the_listed_answers_are_accepted_and_a_refusal_changes_nothing(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    rng = stream(setting.seed, "any")
    for _ in plies(setting, game, state):
        before = game.print_state(state)
        legal = game.legal_actions(state)
        for action in legal:
            assert game.apply(game.copy(state), action) is not None
        for action in (any_action(game, rng) for _ in range(12)):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    game.apply(state, action)
        assert game.print_state(state) == before
        assert game.legal_actions(state) == legal


@on_games(12, 300)
@given(random_games())
def test_a_near_miss_is_illegal_is_told_once_and_is_refused_for_the_reason_it_names(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    rules = {passage.id for passage in passages(state.tables)}
    for _ in plies(setting, game, state):
        refusals = game.refusals(state)
        assert len({refusal.action for refusal in refusals}) == len(refusals)
        for action, reason in refusals:
            assert reason.rule in rules
            with pytest.raises(IllegalAction) as refused:
                game.apply(state, action)
            assert (refused.value.reason, refused.value.rule) == (reason.key, reason.rule)


@pytest.mark.parametrize(
    "action",
    [
        Action("fly"),
        Action("choose"),
        Action("choose", (99,)),
        Action("choose", (-1,)),
        Action("forgo", (1,)),
    ],
)
def test_what_is_no_action_at_all_is_refused_as_such(action: Action) -> None:
    setting = Setting("standard", 2, frozenset(), 1)
    game = setting.game()
    state = setting.start(game)
    before = game.digest(state)
    with pytest.raises(NotAnAction):
        game.apply(state, action)
    assert game.digest(state) == before


def test_when_the_game_is_over_nothing_is_asked_and_everything_refused() -> None:
    setting = Setting("first_game", 2, frozenset(), 1)
    game = setting.game()
    state = setting.start(game)
    for _ in plies(setting, game, state):
        pass
    assert (game.decision(state), game.legal_actions(state), game.refusals(state)) == (None, (), [])
    with pytest.raises(IllegalAction, match="game_over"):
        game.apply(state, Action("forgo"))


@on_games(12, 300)
@given(random_games())
def test_nothing_that_happens_later_changes_an_earlier_copy(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    kept = []
    for ply, _ in enumerate(plies(setting, game, state)):
        if ply % 5 == 0:
            copy = game.copy(state)
            kept.append((copy, game.print_state(copy), game.legal_actions(copy)))
    for copy, text, legal in kept:
        assert (game.print_state(copy), game.legal_actions(copy)) == (text, legal)


@on_games(8, 200)
@given(random_games())
def test_a_copy_played_on_leaves_the_original_alone(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    for ply, _ in enumerate(plies(setting, game, state)):
        if ply % 60 == 0:
            before = game.print_state(state)
            for _ in plies(setting, game, game.copy(state)):
                pass
            assert game.print_state(state) == before


def numbers(state: State, seat: int) -> dict[str, int]:
    """The seat's numbers by the names that previews use."""
    ledger = state.ledgers[seat]
    found = {name: ledger[LEDGER.get(name, index)] for index, name in enumerate(TRACKS) if name != "peasants"}
    return {**found, "peasants": sum(state.people[seat])}


def check_preview(game: KingsWill, state: State, action: Action, told: Preview) -> None:
    """Compare what was told with a copy on which the answer was carried out."""
    decision = game.decision(state)
    assert decision is not None
    seat = decision.seat
    after = game.copy(state)
    events = game.apply(after, action)
    was, is_now = numbers(state, seat), numbers(after, seat)
    changed = {name: (was[name], is_now[name]) for name in was if was[name] != is_now[name]}
    assert {TRACKS[track]: (old, new) for track, old, new in told.changes} == changed
    points = state.ledgers[seat][parts.POINTS]
    gained = after.ledgers[seat][parts.POINTS] - points
    assert told.points - told.penalty <= gained <= told.points
    assert points < told.penalty or gained == told.points - told.penalty
    assert told.looks == any(event.kind == "looked" for event in events)
    assert told.revolt == any((event.kind, event.seat) == ("revolted", seat) for event in events)


@on_games(10, 300)
@given(random_games())
def test_a_preview_tells_what_then_happens_and_touches_nothing(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    for _ in plies(setting, game, state):
        before = game.print_state(state)
        for action in game.legal_actions(state):
            check_preview(game, state, action, game.preview(state, action))
        assert game.print_state(state) == before


@on_games(10, 300)
@given(random_games())
def test_what_is_told_of_the_king_comes_true_at_the_end_of_the_turn(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    promised: tuple[int, bool] | None = None
    rng = setting.rng()
    while legal := game.legal_actions(state):
        action = rng.choice(legal)
        if action.kind == "choose":
            told = game.preview(state, action)
            promised = (king_place(state) + told.king_steps, told.ends_round)
        events = game.apply(state, action)
        for event in events:
            if event.kind == "tile_returned" and promised is not None:
                travels = any(other.kind == "journey_began" for other in events)
                assert event.args[1:] == (promised[0] + 1, len(state.row))
                assert travels == promised[1]
