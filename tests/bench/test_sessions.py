"""The terminal in which screens are measured sees what a person would see."""

import pytest

from tests.bench import screens
from tests.bench.prepared_save import EVENTS, MENU_LINES, middle_of_a_game
from tests.bench.pty_program import Chunk
from tests.bench.rules import Ours
from tests.bench.sessions import Session
from tests.bench.terminal import Terminal


def test_keys_and_sizes_reach_the_program_and_are_waited_for() -> None:
    with screens.board() as session:
        assert session.first_frame.wall > 0
        assert session.memory() > 0
        session.press(b"k")
        assert "K=00001#" in session.text()
        session.press(b"a")
        assert "K=00002#" in session.text()
        session.show_by(b"m", screens.MODAL)
        session.press(b"q")
        assert "MODAL-OPEN#" not in session.text()
        session.resize(100, 30)
        assert [len(line) for line in session.text().splitlines()] == [100] * 30


def test_a_program_that_ends_at_once_is_told_with_its_last_words() -> None:
    with pytest.raises(RuntimeError, match=r"No module named tests\.bench\.nowhere"):
        Session(["tests.bench.nowhere"], ("never",))


def test_the_last_change_is_the_last_chunk_that_looks_different() -> None:
    terminal = Terminal()
    chunks = [
        Chunk(1.0, b"one"),
        Chunk(2.0, b"\x1b[1;1H\x1b["),
        Chunk(3.0, b"1mt"),
        Chunk(4.0, b"\x1b[?2026$p"),
    ]
    assert terminal.last_change(chunks) == 3.0
    assert terminal.text().startswith("tne")
    assert terminal.last_change([Chunk(5.0, b"\x1b[1;2Hne")]) == 5.0, "bold is a change"
    assert terminal.last_change([Chunk(6.0, b"\x1b[1;2Hne")]) is None


def test_the_prepared_position_hands_on_to_another_seat_in_public() -> None:
    game = Ours().game
    prepared = middle_of_a_game(game)
    state = game.new_game(4, frozenset(), prepared.seed)
    for action in prepared.answers:
        game.apply(state, action)
    before = game.decision(state)
    assert before is not None
    assert len(game.legal_actions(state)) >= MENU_LINES
    events = game.apply(state, game.legal_actions(state)[0])
    after = game.decision(state)
    assert after is not None
    assert before.seat == prepared.asked != after.seat
    assert not after.private
    assert len(events) >= EVENTS
    assert not any(game.is_fence(event) for event in events)
