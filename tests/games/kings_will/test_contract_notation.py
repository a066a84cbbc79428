"""Answers, events and positions are text and back without loss, and a seed is a game for ever."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.core.errors import NotAnAction
from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.rules import state as parts
from tests.games.kings_will.random_games import Setting, fingerprints, on_games, plies, random_games

ROOT = Path(__file__).resolve().parents[3]
SETTING = Setting("standard", 3, frozenset(), 5, eager=True)


@on_games(12, 300)
@given(random_games())
def test_answers_and_events_are_read_back_as_they_were_printed(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    for _, events in plies(setting, game, state):
        for action in (*game.legal_actions(state), *(refusal.action for refusal in game.refusals(state))):
            assert game.actions.parse_action(game.actions.print_action(action)) == action
        for event in events:
            for viewer in (None, *range(setting.seats)):
                told = game.events.redact(event, viewer)
                assert game.events.parse_event(game.events.print_event(told)) == told


@on_games(10, 300)
@given(random_games())
def test_a_position_is_read_back_and_played_on_as_if_nothing_had_been(setting: Setting) -> None:
    game = setting.game()
    state = setting.start(game)
    rng = stream(setting.seed, "answers")
    while legal := game.legal_actions(state):
        text = game.print_state(state)
        twin = game.parse_state(text)
        assert "\n" not in text
        assert game.print_state(twin) == text
        assert game.digest(twin) == game.digest(state)
        assert game.legal_actions(twin) == legal
        action = rng.choice(legal)
        assert game.apply(twin, action) == game.apply(state, action)
    assert game.print_state(game.parse_state(game.print_state(state))) == game.print_state(state)


@on_games(300, 20_000)
@given(st.integers(0, 400), st.integers(0, 2**32), st.sampled_from("0123456789-,/; x"))
def test_a_damaged_position_is_refused_in_a_sentence_or_sound(ply: int, at: int, letter: str) -> None:
    game = SETTING.game()
    state = SETTING.start(game)
    for number, _ in enumerate(plies(SETTING, game, state)):
        if number == ply:
            break
    text = game.print_state(state)
    place = at % len(text)
    try:
        read = game.parse_state(text[:place] + letter + text[place + 1 :])
    except NotAnAction as error:
        assert str(error).endswith(".")
    else:
        assert game.problems(read) == []


@pytest.mark.parametrize("text", ["", "seats", "seats 5 0 0", "a game"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotAnAction):
        SETTING.game().parse_state(text)


def test_a_game_is_the_same_in_another_process_whatever_its_hashes() -> None:
    here = fingerprints()
    program = "from tests.games.kings_will.random_games import fingerprints; print(*fingerprints())"
    for hash_seed in ("1", "4242"):
        there = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.split() == here


def test_different_seeds_deal_different_games_and_the_same_seed_the_same_one() -> None:
    game = SETTING.game()
    deals = {seed: game.print_state(game.new_game(4, frozenset(), seed)) for seed in range(50)}
    assert len(set(deals.values())) == 50
    assert all(game.print_state(game.new_game(4, frozenset(), seed)) == text for seed, text in deals.items())


def test_the_options_of_a_table_do_not_change_its_deal() -> None:
    game = SETTING.game()
    plain = game.new_game(3, frozenset(), 9)
    opened = game.new_game(3, frozenset({"open_points", "impatient_king"}), 9)
    assert (plain.row, plain.travel, plain.ledgers, plain.pile) == (
        opened.row,
        opened.travel,
        opened.ledgers,
        opened.pile,
    )
    assert plain.clock[parts.STARTER] == opened.clock[parts.STARTER]
