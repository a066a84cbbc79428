"""Between what one seat reads and what others read lies an empty page that names the next reader."""

from io import StringIO

import pytest

from kingswill_tui.plain.cover import Cover
from kingswill_tui.plain.keyboard import EndOfInput, Keyboard
from kingswill_tui.plain.page import NEW_PAGE, WIPE, Page
from kingswill_tui.session.players import Player

PEOPLE = (Player("Marion"), Player("Bea"))


def covered(typed: str, players: tuple[Player, ...] = PEOPLE) -> tuple[Cover, Page, StringIO]:
    """A cover over a page that is no terminal, with this typed."""
    out = StringIO()
    page = Page(out, None)
    return Cover(page, Keyboard(StringIO(typed), page, echoes=False), players, lambda: 7), page, out


def test_the_reader_is_named_on_a_page_of_its_own_before_anything_private() -> None:
    cover, page, out = covered("\n")
    page.say("for all")
    cover.private_to(1)
    page.say("for Bea")
    before, at_cover, private = out.getvalue().split(NEW_PAGE)
    assert before == "for all\n\n"
    assert at_cover.strip() == "Pass the keyboard to Bea. Enter when ready."
    assert private == "for Bea\n"
    assert cover.reader == 1


def test_what_was_private_is_hidden_before_all_may_read_again() -> None:
    cover, page, out = covered("\n\n")
    cover.private_to(1)
    page.say("for Bea")
    cover.shared()
    page.say("for all")
    *_, private, shared = out.getvalue().split(NEW_PAGE)
    assert "Bea, Enter hides this page." in private
    assert shared == "for all\n"
    assert cover.reader is None


def test_from_one_reader_to_the_next_the_page_is_hidden_before_the_next_is_named() -> None:
    cover, page, out = covered("\n\n\n")
    cover.private_to(0)
    page.say("for Marion")
    cover.private_to(1)
    pages = out.getvalue().split(NEW_PAGE)
    assert any(text.endswith("for Marion\n\nMarion, Enter hides this page. \n\n") for text in pages)
    named = next(i for i, text in enumerate(pages) if "Pass the keyboard to Bea" in text)
    assert not any("for Marion" in text for text in pages[named:])


def test_the_same_reader_reads_on_without_a_cover() -> None:
    cover, _, out = covered("\n")
    cover.private_to(0)
    printed = out.getvalue()
    cover.private_to(0)
    assert out.getvalue() == printed


def test_a_person_alone_among_bots_needs_no_cover() -> None:
    cover, _, out = covered("", (Player("Otto", "random"), Player("Marion")))
    assert cover.reader == 1
    cover.private_to(1)
    cover.shared()
    cover.abandon()
    assert (cover.reader, out.getvalue()) == (1, "")


def test_bots_among_themselves_are_read_by_all() -> None:
    cover, _, _ = covered("", (Player("Otto", "random"), Player("Gisela", "steady")))
    assert (cover.reader, cover.alone) == (None, None)


def test_a_private_page_that_is_left_in_a_hurry_is_hidden() -> None:
    out = StringIO()
    page = Page(out, lambda: 80)
    cover = Cover(page, Keyboard(StringIO("\n"), page, echoes=True), PEOPLE, lambda: 0)
    cover.private_to(0)
    page.say("for Marion")
    with pytest.raises(EndOfInput):
        cover.shared()
    assert not out.getvalue().rstrip().endswith(WIPE)
    cover.abandon()
    assert out.getvalue().endswith(WIPE)


def test_the_cover_remembers_what_was_hidden_with_the_page() -> None:
    given = [2]
    page = Page(StringIO(), None)
    cover = Cover(page, Keyboard(StringIO("\n\n"), page, echoes=False), PEOPLE, lambda: given[0])
    assert (cover.hidden_up_to, cover.pages) == (2, 0)
    given[0] = 5
    cover.private_to(0)
    assert cover.hidden_up_to == 5
    assert cover.pages > 0
