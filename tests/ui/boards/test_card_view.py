"""Cards face up: all their words at every width, and one of them pointed at without any colour."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from kingswill_tui.games.kings_will.rules.state import NEUTRAL
from kingswill_tui.ui.boards.kings_will.card_view import CardView, Face
from kingswill_tui.ui.glyphs import ASCII, UNICODE
from kingswill_tui.ui.theme import register_themes

WILL, WRATH = "Will: 3 points for each castle.", "Wrath avoided by at least 1 castle or 1 stone."
MET, BRINGS = "Now 1 castle: avoids the wrath.", "Now 1 castle: 3 points if committed."
PLAIN_FACE = Face(1, "Space 8", "B castles", (WILL, WRATH))
FACE = PLAIN_FACE._replace(
    remarks=((MET, "good"), (BRINGS, "good")), discs=((0, "oM"), (NEUTRAL, "x neutral"))
)
LONG = Face(10, "Put aside", "K hamlet, castle, monastery, village", (WILL,))
WIDTHS = (38, 57, 60, 79, 119)


class CardsApp(App[None]):
    """Cards that can be scrolled, with something above and below."""

    def __init__(self, *faces: Face, plain: bool = False) -> None:
        super().__init__()
        register_themes(self)
        self.theme = "kingswill-dark"
        self.cards = CardView(faces, ascii_glyphs=plain)

    def compose(self) -> ComposeResult:
        """Nothing else."""
        with VerticalScroll(can_focus=False):
            yield Static("above")
            yield self.cards
            yield Static("below")

    def rows(self) -> list[str]:
        """What is drawn."""
        return [self.cards.render_line(y).text for y in range(self.cards.size.height)]

    def words(self) -> str:
        """The same as one text, without frames and seams."""
        inside = [row.replace(UNICODE.box[5], " ") for row in self.rows()]
        return " ".join(" ".join(inside).split())


@pytest.mark.parametrize("width", WIDTHS)
async def test_a_card_without_remarks_shows_all_its_words(width: int) -> None:
    app = CardsApp(PLAIN_FACE)
    async with app.run_test(size=(width, 30)):
        assert "Space 8: B castles" in app.rows()[0]
        assert all(word in app.words() for word in (*WILL.split(), *WRATH.split()))


@pytest.mark.parametrize("width", WIDTHS)
async def test_remarks_and_discs_are_shown_at_every_width(width: int) -> None:
    app = CardsApp(FACE)
    async with app.run_test(size=(width, 30)):
        for sentence in (WILL, WRATH, MET, BRINGS):
            assert all(word in app.words() for word in sentence.split()), sentence
        assert "oM" in app.rows()[0] and "x neutral" in app.rows()[0]
        assert all(len(row) <= width for row in app.rows())


async def test_remarks_stand_beside_the_words_where_there_is_room() -> None:
    app = CardsApp(FACE)
    async with app.run_test(size=(100, 30)):
        assert any("Will:" in row and "Now" in row for row in app.rows())
    app = CardsApp(FACE)
    async with app.run_test(size=(57, 30)):
        assert not any("Will:" in row and "Now" in row for row in app.rows())


async def test_a_title_that_has_no_room_on_the_edge_is_written_on_the_card() -> None:
    app = CardsApp(LONG)
    async with app.run_test(size=(38, 30)):
        assert "Put aside" in app.rows()[0] and "hamlet" not in app.rows()[0]
        assert all(word in app.words() for word in LONG.title.split())
    app = CardsApp(LONG)
    async with app.run_test(size=(79, 30)):
        assert LONG.heading in app.rows()[0]


async def test_the_arrow_keys_go_from_card_to_card_and_on_to_what_is_below() -> None:
    app = CardsApp(FACE, LONG, PLAIN_FACE)
    async with app.run_test(size=(79, 10)) as pilot:
        for _ in range(2):
            app.set_focus(None)
            await pilot.pause()
            assert UNICODE.cursor not in app.rows()[0]
            app.cards.focus(scroll_visible=False)
            await pilot.pause()
            assert f"{UNICODE.cursor}Space 8" in app.rows()[0]
        await pilot.press("down")
        assert app.cards.pointed_at == LONG
        marked = [row for row in app.rows() if UNICODE.cursor in row]
        assert len(marked) == 1 and LONG.heading in marked[0]
        await pilot.press("down")
        assert app.cards.pointed_at == PLAIN_FACE
        await pilot.press("down", "down")
        await pilot.pause()
        assert app.cards.pointed_at == PLAIN_FACE
        outside = app.query_one(VerticalScroll)
        assert outside.scroll_offset.y == outside.max_scroll_y > 0


async def test_a_click_points_at_a_card() -> None:
    app = CardsApp(FACE, LONG)
    async with app.run_test(size=(79, 30)) as pilot:
        await pilot.click(app.cards, offset=(5, app.cards.size.height - 1))
        assert app.cards.pointed_at == LONG


async def test_no_card_is_marked_where_there_is_no_choice() -> None:
    app = CardsApp(FACE)
    async with app.run_test(size=(79, 30)) as pilot:
        app.cards.focus()
        await pilot.pause()
        assert not any(UNICODE.cursor in row for row in app.rows())


async def test_no_cards_are_said_to_be_none() -> None:
    app = CardsApp()
    async with app.run_test(size=(79, 30)):
        assert app.words() == "Nothing is known yet."


async def test_plain_signs_draw_cards_too() -> None:
    app = CardsApp(FACE, LONG, plain=True)
    async with app.run_test(size=(79, 30)) as pilot:
        app.cards.focus()
        await pilot.pause()
        assert "".join(app.rows()).isascii()
        assert any(ASCII.cursor + "Space 8" in row for row in app.rows())
