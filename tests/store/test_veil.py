"""What is hidden cannot be read at a glance, comes back whole, and cannot unfold without end."""

import zlib
from base64 import b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.store import veil as module
from kingswill_tui.store.veil import MOST, unveil, veil
from tests.store.written import written_game


@given(st.text(st.characters(exclude_categories=["Cs"])), st.text(st.characters(exclude_categories=["Cs"])))
def test_every_text_comes_back(text: str, salt: str) -> None:
    assert unveil(veil(text, salt), salt) == text


@given(st.text(), st.text(st.characters(exclude_categories=["Cs"])))
def test_anything_else_is_refused_as_a_value_error(text: str, salt: str) -> None:
    with pytest.raises(ValueError):
        unveil(text + "*", salt)


def test_equal_texts_look_different_in_different_places() -> None:
    assert veil("keep 0", "game/1") != veil("keep 0", "game/2")
    with pytest.raises(ValueError, match="not veiled"):
        unveil(veil("keep 0", "game/1"), "game/2")


def test_a_small_text_that_unfolds_to_a_huge_one_is_refused() -> None:
    bomb = zlib.compress(bytes(MOST + 1))
    assert len(bomb) < 2000
    packed = b64encode(module._mixed(bomb, "salt")).decode()
    with pytest.raises(ValueError, match="too long"):
        unveil(packed, "salt")


def test_a_save_shows_neither_seed_nor_private_answers_nor_positions_and_says_it_is_no_encryption() -> None:
    written = written_game(3, 987_654_321, lines=120)
    text = written.data.decode()
    private = {record.action for record in written.records if record.kind == "answer" and record.private}
    assert len(private) > 10
    assert "987654321" not in text.replace("game987654321", "")
    assert [action for action in private if f'"{action}"' in text] == []
    assert "ledgers" not in text
    assert "no encryption" in written.header.about
