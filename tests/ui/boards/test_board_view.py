"""The board as a widget: cursor, mouse, pages, and how little is painted."""

from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.widgets import Static

from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.ui.boards.kings_will.board_view import BoardView
from kingswill_tui.ui.boards.kings_will.duchy_view import DuchyView
from kingswill_tui.ui.boards.kings_will.targets import Target
from kingswill_tui.ui.theme import register_themes
from tests.ui.boards.positions import NAMES, grown, legal_targets, seen_at, states, the_game

CHOOSING = 2, 3
"""Seats and seed of a game that is looked at when a tile is chosen."""


class BoardApp(App[None]):
    """A board, and what it reports."""

    def __init__(self) -> None:
        super().__init__()
        register_themes(self)
        self.theme = "kingswill-dark"
        self.board = BoardView(NAMES[: CHOOSING[0]])
        self.told: list[tuple[str, Target]] = []

    def compose(self) -> ComposeResult:
        """Nothing else."""
        yield self.board

    def on_board_view_target_reached(self, message: BoardView.TargetReached) -> None:
        """Keep it."""
        self.told.append(("reached", message.target))

    def on_board_view_target_pressed(self, message: BoardView.TargetPressed) -> None:
        """Keep it."""
        self.told.append(("pressed", message.target))

    def show(self, seen: Observation) -> frozenset[Target]:
        """Show a position with the board in focus; what can be chosen."""
        legal = legal_targets(seen)
        assert seen.decision is not None
        self.board.show(seen, seen.decision.seat, legal)
        self.board.focus()
        return legal


def asked(kind: str) -> Observation:
    game = the_game()
    for state in states(*CHOOSING):
        decision = game.decision(state)
        if decision is not None and decision.kind == kind:
            return game.observe(state, None)
    raise ValueError(kind)


def row(app: BoardApp, y: int) -> str:
    return app.board.render_line(y).text


async def test_keys_move_over_what_can_be_chosen_and_enter_chooses_it() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        legal = app.show(asked("choose_tile"))
        tiles = [("tile", tile) for tile in asked("choose_tile").row if ("tile", tile) in legal]
        await pilot.press("right", "right", "left", "right", "enter")
        assert app.told == [
            ("reached", tiles[0]),
            ("reached", tiles[1]),
            ("reached", tiles[0]),
            ("reached", tiles[1]),
            ("pressed", tiles[1]),
        ]


async def test_what_cannot_be_chosen_is_not_pressed() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        app.show(asked("choose_tile"))
        await pilot.click(app.board, offset=(3, 2))
        await pilot.press("enter")
        assert app.told == []


async def test_a_click_chooses_the_thing_under_it() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        legal = app.show(asked("choose_tile"))
        for target in legal:
            area = app.board.region_of(target)
            assert area is not None and app.board.target_at(area.x, area.y) == target
            await pilot.click(app.board, offset=(area.x + 2, area.y))
            assert app.told[-1] == ("pressed", target)


async def test_a_double_click_chooses_once() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        target = next(iter(app.show(asked("choose_tile"))))
        area = app.board.region_of(target)
        assert area is not None
        await pilot.double_click(app.board, offset=(area.x + 2, area.y))
        assert app.told == [("pressed", target)]


async def test_moving_the_cursor_paints_two_regions_and_draws_nothing_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        app.show(asked("choose_tile"))
        app.board.move_cursor(1, 0)
        await pilot.pause()
        canvas, before = app.board.canvas, app.board.region_of(app.board.lit)
        painted: list[Region] = []
        monkeypatch.setattr(app.board, "refresh", lambda *regions, **_: painted.extend(regions))
        app.board.move_cursor(1, 0)
        after = app.board.region_of(app.board.lit)
        assert app.board.canvas is canvas
        assert before is not None and after is not None and before != after
        assert painted == [Region(*before), Region(*after)]


async def test_the_cursor_is_marked_by_a_sign_and_leaves_when_told() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)):
        app.show(asked("choose_tile"))
        plain = [row(app, y) for y in range(26)]
        app.board.move_cursor(1, 0)
        area = app.board.region_of(app.board.lit)
        assert area is not None
        assert row(app, area.y)[area.x] == "▸"
        assert [len(row(app, y)) for y in range(26)] == [120] * 26
        app.board.light(None)
        assert [row(app, y) for y in range(26)] == plain


@pytest.mark.parametrize("size", [(80, 13), (100, 18), (120, 26)])
async def test_the_page_with_what_is_asked_opens_by_itself(size: tuple[int, int]) -> None:
    app = BoardApp()
    async with app.run_test(size=size):
        for kind in ("choose_tile", "explore", "found", "construct", "step_from", "commit", "levy"):
            legal = app.show(asked(kind))
            assert legal and all(app.board.region_of(target) for target in legal), kind


async def test_pages_are_turned_by_tab_and_by_call() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 13)) as pilot:
        app.show(asked("choose_tile"))
        names = app.board.pages
        for page in range(len(names)):
            area = app.board.region_of(("page", page))
            assert area is not None
            await pilot.click(app.board, offset=(area.x + 1, area.y))
            assert app.board.page == page
        assert not app.board.next_page() and app.board.page == 0
        assert app.board.next_page() and app.board.page == 1


async def test_lighting_something_out_of_view_brings_it_into_view() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 13)):
        app.show(asked("choose_tile"))
        assert app.board.region_of(("space", 3)) is None
        app.board.light(("space", 3))
        assert app.board.region_of(("space", 3)) is not None


async def test_a_long_duchy_scrolls_with_the_cursor() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 13)):
        seen = the_game().observe(grown(2, 5), None)
        app.board.show(seen, 1, frozenset(("place", 1, place) for place in range(12)))
        app.board.light(("place", 1, 0))
        for place in range(1, 12):
            app.board.move_cursor(1, 0)
            assert app.board.lit == ("place", 1, place)
            assert app.board.region_of(app.board.lit) is not None
        for place in range(10, -1, -1):
            app.board.move_cursor(-1, 0)
            assert app.board.lit == ("place", 1, place)


async def test_another_duchy_can_be_made_large_by_a_click() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        seen = asked("choose_tile")
        app.show(seen)
        front = seen.decision.seat if seen.decision else 0
        area = app.board.region_of(("seat", 1 - front))
        assert area is not None
        await pilot.click(app.board, offset=(area.x, area.y))
        await pilot.pause()
        titles = "".join(row(app, y) for y in range(26))
        assert f"{NAMES[1 - front]}'s duchy" in titles and f"{NAMES[front]}'s duchy" not in titles


async def test_the_other_signs_are_used_at_once() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)):
        app.show(asked("choose_tile"))
        app.board.use_glyphs(True)
        assert "".join(row(app, y) for y in range(26)).isascii()


async def test_every_size_draws_after_a_resize() -> None:
    app = BoardApp()
    async with app.run_test(size=(120, 26)) as pilot:
        app.show(asked("choose_tile"))
        for size in ((20, 3), (80, 13), (240, 60), (116, 25), (99, 17), (40, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert [len(row(app, y)) for y in range(size[1])] == [size[0]] * size[1]


class SideApp(App[None]):
    """The smaller pictures."""

    def __init__(self, *widgets: Any) -> None:
        super().__init__()
        register_themes(self)
        self.theme = "kingswill-dark"
        self._shown = widgets

    def compose(self) -> ComposeResult:
        """Nothing else."""
        yield from self._shown
        yield Static("below")


async def test_a_duchy_is_pictured_alone() -> None:
    duchy = DuchyView(NAMES[:2])
    async with SideApp(duchy).run_test(size=(80, 20)):
        duchy.show(seen_at(2, 3, 60), 1)
        board = "\n".join(duchy.render_line(y).text for y in range(duchy.size.height))
        assert "Bea's duchy" in board and "warehouse" in board and "1 " in board


@pytest.mark.parametrize("kind", ["construct", "found", "explore", "commit"])
async def test_resizing_keeps_what_is_asked_in_view(kind: str) -> None:
    app = BoardApp()
    async with app.run_test(size=(100, 18)) as pilot:
        legal = app.show(asked(kind))
        for size in ((80, 13), (120, 26), (80, 13), (160, 40), (100, 18)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert legal and all(app.board.region_of(target) for target in legal), size


async def test_resizing_within_the_same_pages_turns_none() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 13)) as pilot:
        app.show(asked("construct"))
        app.board.show_page(2)
        await pilot.resize_terminal(84, 15)
        await pilot.pause()
        assert app.board.page == 2
