"""However a game is left, it ends with a sentence, and nothing private stays readable."""

import pytest

from kingswill_tui.plain.opening import INTERRUPTED
from kingswill_tui.plain.page import NEW_PAGE
from tests.plain.sittings import KingsTable, Typist, new_table, script, sit


@pytest.mark.parametrize("lines", range(12))
def test_input_may_end_at_any_prompt(lines: int) -> None:
    typed = ("", "1", "1", "", "", "1", "1", "", "1", "peek", "", "")
    printed, code = sit(new_table(), script(*typed[:lines]))
    assert code == 0
    assert printed.endswith("There is no more input, so the game stops here.\n")
    assert "card " not in printed.split(NEW_PAGE)[-1].lower().replace("king's will card", "")


@pytest.mark.parametrize("typed", [("quit",), ("", "quit"), ("", "1", "1", "exit"), ("", "1", "1", "", "q")])
def test_people_may_leave_at_questions_and_at_covers(typed: tuple[str, ...]) -> None:
    printed, code = sit(new_table(), script(*typed))
    assert code == 0
    assert printed.endswith("Farewell.\n")


@pytest.mark.parametrize("lines", range(5))
def test_an_interruption_is_answered_politely_on_a_page_that_shows_nothing_private(lines: int) -> None:
    table = new_table()
    printed, code = sit(table, interrupting(*("", "1", "1", "", "")[:lines]))
    assert code == INTERRUPTED
    last_page = printed.split(NEW_PAGE)[-1]
    assert last_page.endswith("Interrupted.\n")
    assert "Keep " not in last_page
    assert table.ply == len([line for line in ("", "1", "1", "", "")[:lines] if line])


def interrupting(*lines: str) -> Typist:
    """Types these lines and then presses the keys that interrupt."""
    rest = script(*lines)

    def type_on(printed: str) -> str:
        typed = rest(printed)
        if typed is None:
            raise KeyboardInterrupt
        return typed

    return type_on


def test_a_game_that_ended_is_told_again_when_it_is_opened() -> None:
    table: KingsTable = new_table("bot:random,bot:random")
    told, _ = sit(table, script())
    again, code = sit(table, script())
    assert code == 0
    assert again.endswith(told[told.index("\nSpace 1: ") :])
