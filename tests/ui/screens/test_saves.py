"""Saves are listed, opened, exported and deleted, and what is wrong with one is said in words."""

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from kingswill_tui.store.errors import DamagedSave, NameTaken, NoSuchSave, SaveInUse
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.saves import SavesScreen
from kingswill_tui.ui.sitting import SaveLine
from kingswill_tui.ui.widgets.menu import Menu
from tests.ui.screens.screen_app import SIZES, Shown, drawn, fits, missing_methods, showing

PROBLEM = "The first line of damaged cannot be used: seed or id is missing."
WRONG = "'newest' is damaged in line 41; it is good up to answer 39."
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
        self.opened: list[str] = []
        self.good_parts: list[str] = []
        self.damaged: dict[str, DamagedSave] = {}
        self.exported: list[tuple[str, str]] = []
        self.locked = False

    def saves(self) -> list[SaveLine]:
        """What is there."""
        return list(self.there)

    def open(self, name: str) -> None:
        """Note it, unless it is harmed or somewhere else."""
        if name in self.damaged:
            raise self.damaged[name]
        if name not in [save.name for save in self.there]:
            raise NoSuchSave(f"There is no save called '{name}'.")
        self.opened.append(name)

    def open_good_part(self, name: str) -> None:
        """Note it."""
        self.good_parts.append(name)

    def delete(self, name: str) -> None:
        """Delete, unless it is locked."""
        if self.locked:
            raise SaveInUse(f"'{name}' is being played by another process.")
        self.there = [save for save in self.there if save.name != name]

    def export_place(self, name: str) -> str:
        """In a folder of its own."""
        return f"/home/marion/{name}.kingswill"

    def export(self, name: str, target: str) -> str:
        """Note it, unless the target is taken."""
        if target == "taken":
            raise NameTaken("There is a file taken already.")
        self.exported.append((name, target))
        return str(Path("/home") / target)


def saves_screen(cupboard: Cupboard, finished: bool = False, chosen: str | None = None) -> SavesScreen:
    """The screen over a cupboard."""
    house: Any = cupboard  # only its saves matter
    return SavesScreen(house, finished, cupboard.open, cupboard.open_good_part, chosen)


def harmed(ply: int = 39) -> Cupboard:
    """A cupboard whose first save is good up to some answer."""
    cupboard = Cupboard(*SAVES)
    cupboard.damaged["newest"] = DamagedSave(WRONG, "Type something at the command line.", ply)
    return cupboard


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
        all_of_them = size[0] > SIZES[0][0]
        players = "Marion, Bea, Otto, Judith of Quedlinburg" if all_of_them else "Marion, Bea, Otto"
        for part in (players, "round 1", "2026-11-28 20:15", "2 KB"):
            assert part in older
        heads = drawn(shown.app.screen.query_one("#saves-heads"))[0]
        first = drawn(shown.app.screen.query_one(Menu))[0]
        assert heads.index("round") == first.index("round 2")
        assert heads.index("last played") == first.index("today")
        assert fits(shown)


@pytest.mark.parametrize("size", SIZES)
async def test_finished_games_come_first_and_running_ones_are_marked(size: tuple[int, int]) -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard, finished=True), size) as shown:
        ended, heading, newest, older = rows(shown)
        assert "finished" in ended
        assert "Still being played; shown as a spectator sees it" in heading
        assert "round 2" in newest and "round 1" in older
        await shown.press("down", "enter", "delete", "e")
        assert cupboard.opened == [] and isinstance(shown.app.screen, SavesScreen)
        assert "The games below this line are not over yet." in shown.prose()
        await shown.press("down")
        assert "shown as someone who only looks on sees it" in shown.prose()
        await shown.press("enter")
        assert cupboard.opened == ["newest"]
        assert fits(shown)


async def test_where_no_game_has_ended_the_first_running_one_is_under_the_cursor() -> None:
    cupboard = Cupboard(SAVES[0])
    async with showing(saves_screen(cupboard, finished=True)) as shown:
        await shown.press("enter")
        assert cupboard.opened == ["newest"]


async def test_where_all_games_have_ended_none_is_said_to_be_played() -> None:
    async with showing(saves_screen(Cupboard(SAVES[1]), finished=True)) as shown:
        assert len(rows(shown)) == 1 and "Still being played" not in shown.text()


@pytest.mark.parametrize("key", ["enter", "1"])
async def test_a_key_opens_a_save(key: str) -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press(key)
        assert cupboard.opened == ["newest"]


async def test_the_keys_of_the_lines_run_on_without_a_gap_whatever_stands_between_them() -> None:
    many = [SAVES[1]._replace(name=f"ended-{n}") for n in range(4)]
    running = [SAVES[0]._replace(name=f"going-{n}") for n in range(8)]
    async with showing(saves_screen(Cupboard(*many, *running), finished=True)) as shown:
        keys = [row.split()[0] for row in rows(shown) if "Still being played" not in row]
        assert keys == [*"123456789hij"]


async def test_a_click_or_the_key_line_opens_a_save() -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        await shown.click(shown.app.screen.query_one(Menu), 8, 2)
        assert cupboard.opened == ["older"]
        await shown.press("home")
        await shown.click_command("Open")
        assert cupboard.opened == ["older", "newest"]


async def test_a_save_that_cannot_be_read_is_explained_and_not_opened() -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("down")
        assert PROBLEM in shown.prose()
        await shown.press("enter", "g")
        assert cupboard.opened == cupboard.good_parts == []
        line = drawn(shown.app.screen.children[-1])[0]
        assert "Open" not in line and "Good part" not in line


async def test_a_save_that_has_gone_meanwhile_is_told_in_the_list() -> None:
    cupboard = Cupboard(*SAVES)
    async with showing(saves_screen(cupboard)) as shown:
        cupboard.there = []
        await shown.press("enter")
        assert "There is no save called 'newest'." in shown.prose()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("by_mouse", [False, True])
async def test_a_damaged_save_is_gone_on_with_from_its_good_part_after_asking(
    size: tuple[int, int], by_mouse: bool
) -> None:
    cupboard = harmed()
    async with showing(saves_screen(cupboard), size) as shown:
        assert "Good part" not in shown.text()
        if by_mouse:
            await shown.click(shown.app.screen.query_one(Menu), 8, 0)
        else:
            await shown.press("enter")
        assert f"{WRONG} Good part (g) goes on from there as a new game; this one stays" in shown.prose()
        assert "command line" not in shown.prose()
        assert "damaged" in rows(shown)[0] and fits(shown)
        if by_mouse:
            await shown.click_command("Good part")
            await shown.pilot.click("#yes")
        else:
            await shown.press("g")
            assert "after answer 39 of 'newest' as a new game?" in shown.prose()
            await shown.press("y")
        assert cupboard.good_parts == ["newest"] and cupboard.opened == []


async def test_no_is_the_default_and_leads_back_to_the_list() -> None:
    cupboard = harmed()
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("enter", "g", "enter")
        assert cupboard.good_parts == []
        assert WRONG in shown.prose()


async def test_the_good_part_is_offered_for_the_damaged_save_alone() -> None:
    async with showing(saves_screen(harmed())) as shown:
        await shown.press("enter", "down", "down")
        assert "Good part" not in shown.text() and WRONG not in shown.prose()
        await shown.press("home")
        assert "Good part" in drawn(shown.app.screen.children[-1])[0]


async def test_without_a_good_answer_nothing_is_offered() -> None:
    cupboard = harmed(ply=0)
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("enter", "g")
        assert "nothing in it to go on from" in shown.prose() and "Good part" not in shown.text()
        assert isinstance(shown.app.screen, SavesScreen) and cupboard.good_parts == []


async def test_a_save_that_was_named_is_opened_at_once() -> None:
    cupboard = harmed()
    async with showing(saves_screen(cupboard, chosen="older")):
        assert cupboard.opened == ["older"]
    async with showing(saves_screen(cupboard, chosen="newest")) as shown:
        assert WRONG in shown.prose()


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
    cupboard = Cupboard(SAVES[0])
    async with showing(saves_screen(cupboard)) as shown:
        await shown.press("delete", "y")
        await shown.press("enter", "delete", "e", "down", "a")
        assert cupboard.opened == []
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
        assert target.value == "/home/marion/newest.kingswill"
        assert fits(shown)
        target.value = "copy"
        await shown.press("enter")
        assert cupboard.exported == [("newest", "copy")]
        assert "was written to /home/copy." in shown.prose()
        await shown.press("enter")
        assert cupboard.opened == ["newest"]


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
