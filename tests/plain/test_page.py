"""The page prints whole lines, wipes terminals for good, and begins new pages elsewhere."""

from io import StringIO

from kingswill_tui.plain.page import NEW_PAGE, WIPE, Page


def test_a_terminal_is_wiped_with_all_that_scrolled_off() -> None:
    out = StringIO()
    page = Page(out, lambda: 80)
    page.say("a secret")
    page.clear()
    cleared = out.getvalue().partition("a secret\n")[2]
    assert cleared == WIPE
    # Some terminals push a cleared screen into what scrolled off, so that must be cleared last.
    assert WIPE.index("\x1b[2J") < WIPE.index("\x1b[3J")


def test_a_pipe_begins_a_new_page_without_escape_codes() -> None:
    out = StringIO()
    page = Page(out, None)
    page.say("a secret")
    page.clear()
    page.say("for all")
    assert out.getvalue() == f"a secret\n\n{NEW_PAGE}for all\n"
    assert "\x1b" not in out.getvalue()


def test_there_are_never_two_blank_lines_in_a_row_nor_one_at_the_top() -> None:
    out = StringIO()
    page = Page(out, None)
    page.blank()
    page.say("one")
    page.blank()
    page.blank()
    page.say("two")
    assert out.getvalue() == "one\n\ntwo\n"


def test_long_lines_break_between_words_on_a_terminal_and_keep_their_indent() -> None:
    out = StringIO()
    Page(out, lambda: 24).say("  1. Harvesting for everybody at the table")
    lines = out.getvalue().splitlines()
    assert " ".join(line.strip() for line in lines) == "1. Harvesting for everybody at the table"
    assert all(len(line) < 24 for line in lines)
    assert all(line.startswith("    ") for line in lines[1:])


def test_a_word_longer_than_the_terminal_is_wide_stays_whole_as_it_may_be_the_name_of_a_file() -> None:
    out = StringIO()
    Page(out, lambda: 24).say("A copy is in /home/marion/games/marion-bea-2.kingswill now.")
    assert "/home/marion/games/marion-bea-2.kingswill" in out.getvalue()


def test_long_lines_stay_whole_in_a_pipe_and_on_a_very_narrow_terminal() -> None:
    for width in (None, lambda: 10):
        out = StringIO()
        Page(out, width).say("one line that stays whole")
        assert out.getvalue() == "one line that stays whole\n"
