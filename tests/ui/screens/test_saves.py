"""Saves are listed, opened, exported and deleted, and what is wrong with one is said in words."""

from pathlib import Path

import pytest
from textual.widgets import Input

from kingswill_tui.store.errors import NameTaken, SaveInUse
from kingswill_tui.ui.house import SaveLine
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.saves import SavesScreen
from kingswill_tui.ui.widgets.menu import Menu
from tests.ui.screens.screen_app import SIZES, Shown, drawn, fits, missing_methods, showing

PROBLEM = "The first line of damaged cannot be used: seed or id is missing."
SAVES = (
    SaveLine("newest", "Marion, Bea", "round 2", "today 12:31", "3 KB", False, ""),
    SaveLine("ended", "Marion, Otto", "finished", "today 11:00", "9 KB", True, ""),
    SaveLine("damaged", "", "preparation", "2026-11-29 08:00", "1 KB", False, PROBLEM),
    SaveLine(
        "older", "Marion, Bea, Otto, Judith of Quedlinburg", "round 1", "2026-11-28 20:15", "2 KB", False, ""
    ),
)


class Cupboard:
    """A house of which only the saves matter."""

    def __init__(self, *saves: SaveLine) -> None:
        self.there = list(saves)
        self.exported: list[tuple[str, str]] = []
        self.locked = False

    def saves(self) -> list[SaveLine]:
        """What is there."""
        return list(self.there)

    def delete(self, name: str) -> None:
        """Delete, unless it is locked."""
        if self.locked:
            raise SaveInUse(f"'{name}' is being played by another process.")
        self.there = [save for save in self.there if save.name != name]

    def export(self, name: str, target: str) -> str:
        """Note it, unless the target is taken."""
        if target == "taken":
            raise NameTaken("There is a file taken already.")
        self.exported.append((name, target))
        return str(Path("/home") / target)


def saves_screen(cupboard: Cupboard, finished: bool = False) -> SavesScreen:
    """The screen over a cupboard."""
    return SavesScreen(cupboard, finished)  # type: ignore[arg-type]  # only its saves matter


def rows(shown: Shown) -> list[str]:
    """The lines of the list."""
    return [row.strip() for row in drawn(shown.app.screen.query_one(Menu)) if row.strip()]


@pytest.mark.parametrize("size", SIZES)
async def test_unfinished_games_are_listed_with_players_round_time_and_size(size: tuple[int, int]) -> None:
    async with showing(saves_screen(Cupboard(*SAVES)), size) as shown:
        newest, damaged, older = rows(shown)
        for part in ("Marion, Bea", "round 2", "today 12:31", "3 KB"):
            assert part in newest
        assert "damaged" in damaged and "cannot open" in damaged
        for part in ("Marion, Bea, Otto", "round 1", "2026-11-28 20:15", "2 KB"):
            assert part in older
        assert fits(shown)


async def test_finished_games_come_first_and_running_ones_say_how_they_are_shown() -> None:
    async with showing(saves_screen(Cupboard(*SAVES), finished=True)) as shown:
        assert [row.split()[-2:] for row in rows(shown)] == [["9", "KB"], ["3", "KB"], ["2", "KB"]]
        await shown.press("down")
        assert "shown as someone who only looks on sees it" in shown.prose()
        await shown.press("enter")
        assert shown.results == ["newest"]


@pytest.mark.parametrize("key", ["enter", "a"])
async def test_a_key_opens_a_save(key: str) -> None:
    async with showing(saves_screen(Cupboard(*SAVES))) as shown:
        await shown.press(key)
        assert shown.results == ["newest"]


async def test_a_click_or_the_key_line_opens_a_save() -> None:
    async with showing(saves_screen(Cupboard(*SAVES))) as shown:
        await shown.click(shown.app.screen.query_one(Menu), 8, 2)
        assert shown.results == ["older"]
    async with showing(saves_screen(Cupboard(*SAVES))) as shown:
        await shown.click_command("Open")
        assert shown.results == ["newest"]


async def test_a_damaged_save_is_explained_and_not_opened() -> None:
    async with showing(saves_screen(Cupboard(*SAVES))) as shown:
        await shown.press("down")
        assert PROBLEM in shown.prose()
        await shown.press("enter")
        assert shown.results == []
        assert "Open" not in drawn(shown.app.screen.children[-1])[0]


async def test_deleting_asks_first_and_no_is_the_default() -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("delete")
        assert isinstance(shown.app.screen, ConfirmScreen)
        await shown.press("enter")
        assert len(cupboard.there) == 4
        await shown.click_command("Delete")
        await shown.press("y")
        assert [save.name for save in cupboard.there] == ["ended", "damaged", "older"]
        assert "'newest' was deleted." in shown.prose()
        assert len(rows(shown)) == 2


async def test_the_last_save_can_be_deleted_and_then_there_is_none() -> None:
    async with showing(saves_screen(Cupboard(SAVES[0]))) as shown:
        await shown.press("delete", "y")
        await shown.press("enter", "delete", "e", "down", "a")
        assert shown.results == []
        assert rows(shown) == []


async def test_a_save_in_use_is_not_deleted_and_says_so() -> None:
    cupboard = Cupboard(*SAVES)
    cupboard.locked = True
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("delete", "y")
        assert "'newest' is being played by another process." in shown.prose()
        assert len(cupboard.there) == 4


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_export_asks_where_and_says_where_it_went(by_mouse: bool) -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        if by_mouse:
            await shown.click_command("Export")
        else:
            await shown.press("e")
        target = shown.app.screen.query_one(Input)
        assert target.value == "newest.kingswill"
        assert fits(shown)
        target.value = "copy"
        await shown.press("enter")
        assert cupboard.exported == [("newest", "copy")]
        assert "was written to /home/copy." in shown.prose()
        await shown.press("enter")
        assert shown.results == ["newest"]


async def test_export_to_a_taken_place_asks_again_and_escape_gives_up() -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("e")
        shown.app.screen.query_one(Input).value = "taken"
        await shown.press("enter")
        assert "There is a file taken already." in shown.prose()
        assert shown.app.screen.query_one(Input).has_focus
        await shown.press("escape")
        assert shown.results == [] and cupboard.exported == []
        await shown.press("escape")
        assert shown.results == [None]


async def test_an_empty_list_says_so() -> None:
    async with showing(saves_screen(Cupboard())) as shown:
        assert "There is no game here yet." in shown.prose()
        await shown.click_command("Back")
        assert shown.results == [None]


def test_every_command_has_its_method() -> None:
    assert missing_methods(SavesScreen) == []
