"""What a seat cannot see changes nothing of what it is shown, told, asked or refused."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.errors import IllegalAction
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.core.unknown import UNKNOWN, Unknown
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules import state as parts
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.state import State
from tests.games.kings_will.random_games import Setting, answer, on_games, plies, random_games
from tests.rules_cited import rule

MANY_POINTS = 60
"""So many that no loss is cut short at nothing, which would tell a total."""
NEWS = frozenset({"travel_revealed", "duchies_revealed", "looked"})
"""Events that may show a viewer what it could not know before."""


def twin_of(game: KingsWill, state: State, viewer: int | None, rng: Rng) -> State:
    """A position with other cards, travel tiles and, where they are private, more points of the others."""
    twin = game.determinize(state, viewer, rng)
    for seat, ledger in enumerate(twin.ledgers):
        hidden = seat != viewer and not state.options.open_points
        ledger[parts.POINTS] = state.ledgers[seat][parts.POINTS] + (1 + rng.below(9) if hidden else 0)
    return twin


def viewers(setting: Setting) -> tuple[int | None, ...]:
    """A spectator and every seat."""
    return (None, *range(setting.seats))


def same_in_the_twin(game: KingsWill, twin: State, action: Action, viewer: int | None, rng: Rng) -> Action:
    """The same answer; in another seat's private matters one of the twin's own that looks the same."""
    decision = game.decision(twin)
    assert decision is not None
    if decision.private and decision.seat != viewer and action.kind != "lay":
        return rng.choice(game.legal_actions(twin))
    return action


def told(game: KingsWill, events: list[Event], viewer: int | None) -> list[Event]:
    """Events as the viewer may know them, without faces that are new to it."""
    shown = [game.events.redact(event, viewer) for event in events]
    return [
        Event(event.kind, event.seat)
        if event.kind == "travel_revealed" or (event.kind == "looked" and event.seat == viewer)
        else event
        for event in shown
    ]


def check_alike(game: KingsWill, state: State, twin: State, viewer: int | None, tried: Action) -> None:
    """Everything that the viewer is shown, asked and refused is the same in both positions."""
    assert game.observe(state, viewer) == game.observe(twin, viewer)
    decision = game.decision(state)
    if decision is None or (decision.private and decision.seat != viewer):
        return
    assert game.legal_actions(state) == game.legal_actions(twin)
    assert game.refusals(state) == game.refusals(twin)
    for action in game.legal_actions(state):
        assert game.preview(state, action) == game.preview(twin, action)
    if tried not in game.legal_actions(state):
        assert refusal(game, state, tried) == refusal(game, twin, tried)


def refusal(game: KingsWill, state: State, action: Action) -> tuple[str, str]:
    """Reason and rule for which an answer is refused."""
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, action)
    return refused.value.reason, refused.value.rule


@rule("INF-1", "SET-4", "SET-6", "SET-8", "SET-9")
@on_games(8, 400)
@given(random_games())
def test_a_game_with_other_hidden_things_looks_the_same_to_its_viewer(setting: Setting) -> None:
    game = setting.game()
    for viewer in viewers(setting):
        state = setting.start(game)
        rng, chance = setting.rng(), stream(setting.seed, "twin")
        for ledger in state.ledgers:
            ledger[parts.POINTS] = MANY_POINTS
        twin = twin_of(game, state, viewer, chance)
        past: list[Action] = [Action("forgo")]
        while legal := game.legal_actions(state):
            check_alike(game, state, twin, viewer, chance.choice(past))
            action = answer(setting, legal, rng)
            past.append(action)
            other = same_in_the_twin(game, twin, action, viewer, chance)
            events = game.apply(state, action)
            assert told(game, events, viewer) == told(game, game.apply(twin, other), viewer)
            if any(event.kind in NEWS for event in events) or chance.below(15) == 0:
                twin = twin_of(game, state, viewer, chance)
        check_alike(game, state, twin, viewer, Action("forgo"))


@on_games(10, 300)
@given(random_games())
def test_a_guess_at_the_position_is_sound_and_observed_just_like_the_true_one(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    rng = stream(setting.seed, "guess")
    for ply, _ in enumerate(plies(setting, game, state)):
        if ply < 60 or ply % 7 == 0 or game.decision(state) is None:
            for viewer in viewers(setting):
                before = game.print_state(state)
                guess = game.determinize(state, viewer, rng)
                assert game.observe(guess, viewer) == game.observe(state, viewer)
                assert game.problems(guess) == []
                assert game.print_state(state) == before


@on_games(4, 100)
@given(random_games())
def test_a_guess_can_be_played_to_its_end(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    rng = stream(setting.seed, "guess")
    for ply, _ in enumerate(plies(setting, game, state)):
        if ply % 40 == 0:
            guess = game.determinize(state, rng.choice(viewers(setting)), rng)
            for _ in plies(setting, game, guess):
                assert game.problems(guess) == []


def hidden_cards(game: KingsWill, state: State, viewer: int | None) -> Iterator[int]:
    """Spaces whose card the viewer does not know."""
    yield from (space for space, card in enumerate(game.observe(state, viewer).cards) if card is UNKNOWN)


def test_guesses_reach_every_card_and_travel_tile_that_could_lie_there() -> None:
    setting = Setting("standard", 2, frozenset(), 4)
    game = setting.game()
    state = setting.start(game)
    for _ in plies(setting, game, state):
        if state.clock[parts.ROUND]:
            break
    rng = stream(1, "guess")
    guesses = [game.determinize(state, 0, rng) for _ in range(600)]
    known = {card for card in game.observe(state, 0).cards if card is not UNKNOWN}
    possible = set(range(16)) - known - {state.ledgers[0][parts.ASIDE]}
    for space in hidden_cards(game, state, 0):
        assert {guess.cards[space] for guess in guesses} == possible
    assert {guess.ledgers[1][parts.ASIDE] for guess in guesses} == possible
    for journey in (1, 2, 3):
        assert {guess.travel[journey] for guess in guesses} == set(range(8)) - {state.travel[0]}


@rule("INF-1", "ENR-1")
@on_games(8, 200)
@given(random_games())
def test_a_seat_knows_the_faces_it_has_seen_to_the_end_and_no_others(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    seen: dict[int | None, dict[int, int]] = {viewer: {} for viewer in viewers(setting)}
    for _, events in plies(setting, game, state):
        for event in events:
            if event.kind in ("looked", "card_laid"):
                space, card = event.args
                assert isinstance(space, int)
                assert isinstance(card, int)
                seen[event.seat][space] = card
        for viewer in viewers(setting):
            cards = game.observe(state, viewer).cards
            known = {s: card for s, card in enumerate(cards) if card is not UNKNOWN and card != NOTHING}
            assert known == seen[viewer]


@rule("SET-4")
@on_games(8, 200)
@given(random_games())
def test_travel_tiles_are_known_from_the_round_they_are_revealed_in_and_not_before(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    shown = 1
    for _, events in plies(setting, game, state):
        shown = max(
            [shown, *(state.clock[parts.ROUND] for event in events if event.kind == "travel_revealed")]
        )
        for viewer in viewers(setting):
            tiles = game.observe(state, viewer).travel
            assert tiles[:shown] == state.travel[:shown]
            assert set(tiles[shown:]) <= {UNKNOWN}


@rule("SET-8")
@on_games(6, 100)
@given(random_games())
def test_another_duchy_is_unknown_exactly_until_all_are_laid_out(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    for _ in plies(setting, game, state):
        secret = setting.ruleset == "standard" and state.clock[parts.ROUND] == 0
        for viewer in viewers(setting):
            for view in game.observe(state, viewer).seats:
                assert isinstance(view.duchy, Unknown) == (secret and view.seat != viewer)
