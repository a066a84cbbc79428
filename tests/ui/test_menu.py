"""Lines of the menu end with a sign where they are cut, and what they lack stands below them."""

from time import monotonic

import pytest
from rich.color import Color
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.strip import Strip

from kingswill_tui.ui.glyphs import ASCII, UNICODE
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.widgets.menu import MORE, Menu, MenuItem
from tests.ui.screens.screen_app import ScreenApp, drawn

HOUSE = MenuItem("Peon House", "after Multiplying: hire a peasant for 2 coins, costs 2 wood and 2 coins")
TILE = MenuItem("Building: found a settlement, construct a building", "the King moves 1 space")
SIZES = range(30, 110)


class MenuApp(ScreenApp):
    """A menu in a frame."""

    CSS = "MenuApp Vertical { border: round white; height: 9; }"

    def __init__(self, *items: MenuItem, plain: bool = False) -> None:
        super().__init__(Settings(ascii_glyphs=plain))
        self.menu = Menu()
        self._items = list(items)

    def compose(self) -> ComposeResult:
        """Nothing else."""
        with Vertical():
            yield self.menu

    def on_mount(self) -> None:
        """Show the lines."""
        super().on_mount()
        self.call_after_refresh(self.menu.show, self._items)


@pytest.mark.parametrize("plain, sign", [(False, UNICODE.cut), (True, ASCII.cut)])
async def test_a_line_that_is_cut_ends_with_the_sign_for_it(plain: bool, sign: str) -> None:
    refused = MenuItem("Residence", reason="needs 1 more leather and 1 more stone", rule="BLD-6")
    app = MenuApp(HOUSE, refused, plain=plain)
    async with app.run_test(size=(40, 12)) as pilot:
        await pilot.pause()
        rows = drawn(app.menu)
        assert rows[0] == " a Peon House  after Multiplying: hire a"[:37] + sign
        assert rows[1].startswith(" - Residence: needs 1 more") and rows[1][-1] == sign
        assert not any(sign in row for row in rows[2:])


@pytest.mark.parametrize("items", [1, 20])
async def test_every_word_of_a_line_stands_in_it_or_below_it_or_more_is_announced(items: int) -> None:
    app = MenuApp(*[HOUSE] * items)
    async with app.run_test(size=(120, 12)) as pilot:
        for width in SIZES:
            await pilot.resize_terminal(width, 12)
            await pilot.pause()
            line, below = drawn(app.menu)[0], app.menu.cut_off(0)
            assert len(below) <= width - 6
            shown, cut, _ = line.partition(UNICODE.cut)
            assert bool(cut) == bool(below)
            if not below.endswith(MORE):
                told = f"{shown} {below}"
                assert all(word in told for word in f"{HOUSE.label} {HOUSE.effect}".split()), width


async def test_what_a_label_loses_for_want_of_room_stands_below() -> None:
    app = MenuApp(TILE)
    async with app.run_test(size=(60, 12)) as pilot:
        await pilot.pause()
        assert drawn(app.menu)[0].rstrip() == " a Building  the King moves 1 space"
        assert app.menu.cut_off(0) == "found a settlement, construct a building"


def columns_of(app: MenuApp, word: str) -> set[int]:
    return {row.index(word) for row in drawn(app.menu) if word in row}


async def test_effects_and_notes_line_up_where_there_is_room() -> None:
    lengths = ((50, 3), (4, 12), (20, 0))
    app = MenuApp(*(MenuItem("l" * a, "e" * b, note="note", warning="warned") for a, b in lengths))
    async with app.run_test(size=(110, 12)) as pilot:
        await pilot.pause()
        assert columns_of(app, " note") == {3 + 50 + 2 + 12 + 1}
        assert len(columns_of(app, " e")) == 1
        assert len(columns_of(app, "! warned")) == 1


class Painted(Menu):
    """Keeps how its lines were painted last."""

    def __init__(self) -> None:
        super().__init__()
        self.grounds: dict[int, Color | None] = {}

    def render_line(self, y: int) -> Strip:
        """Note what lies behind the first letter."""
        strip = super().render_line(y)
        style = next(iter(strip)).style
        self.grounds[y] = None if style is None else style.bgcolor
        return strip


async def test_the_line_under_the_cursor_looks_otherwise_once_the_focus_is_elsewhere() -> None:
    app = MenuApp(HOUSE, TILE)
    app.menu = menu = Painted()
    async with app.run_test(size=(120, 12)) as pilot:
        menu.focus()
        await pilot.pause()
        lit, other = menu.grounds[0], menu.grounds[1]
        app.set_focus(None)
        await pilot.pause()
        assert len({lit, other, menu.grounds[0]}) == 3 and menu.grounds[1] == other


class Answered(MenuApp):
    """Other lines come with each answer."""

    def __init__(self) -> None:
        super().__init__(MenuItem("Question 1"))
        self.answers = 0

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Ask on."""
        self.answers += 1
        message.menu.show([MenuItem(f"Question {self.answers + 1}")])


@pytest.mark.parametrize("pause, answers", [(0.1, 1), (0.4, 2)])
async def test_a_click_soon_after_another_counts_unless_both_are_one_double_click(
    pause: float, answers: int
) -> None:
    app = Answered()
    async with app.run_test(size=(60, 12)) as pilot:
        await pilot.pause()
        place = app.menu.content_region.offset
        begun = monotonic()
        for number in (1, 2):
            click = events.Click(app.menu, 2, 0, 0, 0, 1, False, False, False, place.x + 2, place.y)
            click.chain, click.time = number, begun + pause * number
            app.menu.post_message(click)
            await pilot.pause()
        assert app.answers == answers
