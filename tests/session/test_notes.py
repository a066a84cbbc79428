"""Private notes are kept with the game, for nobody's eyes at a glance, whatever is taken back."""

from pathlib import Path

import pytest

from kingswill_tui.session.saved import begin_saved, go_on
from kingswill_tui.session.verifying import verify
from kingswill_tui.store.errors import NotWritten
from kingswill_tui.store.records import LONGEST_NOTE
from tests.session.playing import played, saves_in, setup_for, the_game


def test_notes_come_back_with_the_game(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game") as game:
        played(game.table, seed=3, answers=60)
        game.keep_note(1, "Bea wants\nstone")
        game.keep_note(0, "first")
        game.keep_note(0, "Second: café\x1b[31m")
        game.table.undo()
        played(game.table, seed=9, answers=62)
        expected = game.table.digest
        assert game.notes == {0: "Second: café[31m", 1: "Bea wants\nstone"}
    info = saves.infos()[0]
    assert (info.ply, info.round) == (62, 1)
    with go_on(the_game(), saves.open("game")) as again:
        assert again.notes == {0: "Second: café[31m", 1: "Bea wants\nstone"}
        assert again.table.digest == expected
    data = saves.path("game").read_bytes()
    assert b"stone" not in data
    assert verify(the_game(), saves.open("game").loaded, "the save").disagreements == ()


def test_notes_that_cannot_be_kept_are_refused_in_a_sentence_and_the_old_ones_stay(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game") as game:
        game.keep_note(0, "mine")
        with pytest.raises(NotWritten, match="longer than"):
            game.keep_note(0, "x" * (LONGEST_NOTE + 1))
        looking = go_on(the_game(), saves.open("game"))
        with pytest.raises(NotWritten, match="can only be looked at"):
            looking.keep_note(0, "yours")
        assert game.notes == looking.notes == {0: "mine"}
