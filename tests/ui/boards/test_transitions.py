"""What moves between two positions: tiles slide, goods are counted, and all ends where it should."""

from itertools import pairwise
from pathlib import Path

from textual.pilot import Pilot

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.ui.boards.kings_will.transitions import MOST_FRAMES, between
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.boards.positions import states, the_game
from tests.ui.driving import app_at, press, setup, shown, uncover

GAMES = ((2, 3), (3, 5), (4, 8))
"""Seats and seed."""


def pairs() -> list[tuple[Observation, Observation]]:
    """Each position of some games with the next."""
    found: list[tuple[Observation, Observation]] = []
    for seats, seed in GAMES:
        found += pairwise([the_game().observe(state, None) for state in states(seats, seed)])
    return found


def without(row: tuple[int, ...], tile: int) -> list[int]:
    return [other for other in row if other != tile]


def test_a_taken_tile_goes_left_place_by_place_and_all_others_keep_their_order() -> None:
    slid = 0
    for before, after in pairs():
        rows = [frame.row for frame in between(before, after)]
        assert len(rows) < MOST_FRAMES
        if before.row == after.row:
            assert set(rows) <= {after.row}
            continue
        moved = max(before.row, key=lambda tile: before.row.index(tile) - after.row.index(tile))
        assert without(before.row, moved) == without(after.row, moved)
        for row in rows:
            assert without(row, moved) == without(after.row, moved)
        places = [row.index(moved) for row in (before.row, *rows, after.row)]
        assert places == sorted(places, reverse=True)
        slid += len(set(places)) > 2
    assert slid > 20


def test_coins_and_goods_are_counted_from_what_was_to_what_is() -> None:
    counted = 0
    for before, after in pairs():
        frames = between(before, after)
        for old, new, *shown_between in zip(
            before.seats, after.seats, *(f.seats for f in frames), strict=True
        ):
            coins = [old.coins, *(view.coins for view in shown_between), new.coins]
            assert coins in (sorted(coins), sorted(coins, reverse=True))
            counted += len(set(coins)) > 2
            for view in shown_between:
                assert view._replace(coins=0, duchy=UNKNOWN) == new._replace(coins=0, duchy=UNKNOWN)
    assert counted > 20


def test_a_frame_tells_nothing_but_what_the_next_position_tells() -> None:
    for before, after in pairs():
        for frame in between(before, after):
            assert frame._replace(row=after.row, seats=after.seats) == after


async def test_the_table_comes_to_rest_where_it_is_without_animations(tmp_path: Path) -> None:
    tables = []
    for animations in (True, False):
        async with app_at(
            tmp_path, setup("person", "person"), answers=60, size=(120, 40), animations=animations
        ) as (app, pilot):
            await uncover(app)
            assert isinstance(app.screen, TableScreen)
            board = app.screen.board
            moved = False
            for _ in range(12):
                await press(app, "enter")
                await uncover(app)
                if not isinstance(app.screen, TableScreen):
                    await press(app, "escape")
                moved = moved or board.moving
                while board.moving:
                    await Pilot(app).pause(0.01)
            assert moved is animations
            await pilot.pause()
            tables.append(shown(app))
    assert tables[0] == tables[1]
