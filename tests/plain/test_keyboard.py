"""The keyboard reads line after line, and what it reads can neither garble nor flood the page."""

from io import StringIO

import pytest

from kingswill_tui.plain.keyboard import LONGEST, EndOfInput, Keyboard, Leaving
from kingswill_tui.plain.page import Page


def keyboard(typed: str, *, echoes: bool = False) -> tuple[Keyboard, StringIO]:
    """A keyboard on which this is typed, and what is printed."""
    out = StringIO()
    return Keyboard(StringIO(typed), Page(out, None), echoes=echoes), out


def test_lines_come_one_after_the_other_until_the_input_ends() -> None:
    keys, _ = keyboard("3\n  undo   2 \n")
    assert [keys.ask("> "), keys.ask("> ")] == ["3", "undo 2"]
    with pytest.raises(EndOfInput):
        keys.ask("> ")


def test_what_a_pipe_answers_is_shown_behind_the_prompt() -> None:
    keys, out = keyboard("3\n")
    keys.ask("Bea> ")
    assert out.getvalue() == "Bea> 3\n"


def test_what_a_terminal_shows_by_itself_is_not_repeated() -> None:
    keys, out = keyboard("3\n", echoes=True)
    keys.ask("Bea> ")
    assert out.getvalue() == "Bea> "


def test_control_characters_and_endless_lines_do_not_reach_the_page() -> None:
    keys, out = keyboard("\x1b[2J3" + "x" * 10_000 + "\n")
    assert keys.ask("> ").startswith("[2J3xxx")
    assert "\x1b" not in out.getvalue()
    assert len(out.getvalue()) < 2 * LONGEST


@pytest.mark.parametrize("typed", ["quit", "Q", "exit"])
def test_waiting_for_enter_can_be_left(typed: str) -> None:
    keys, _ = keyboard(f"anything\n{typed}\n")
    keys.wait("Enter when ready. ")
    with pytest.raises(Leaving):
        keys.wait("Enter when ready. ")
