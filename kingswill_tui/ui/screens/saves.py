"""The saved games: to go on with, to look at again, to export, to delete."""

from __future__ import annotations

from string import ascii_lowercase, digits
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.widgets import Input, Static

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.store.errors import DamagedSave
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.widgets.key_line import KeyLine, key_name
from kingswill_tui.ui.widgets.menu import Menu, MenuItem

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingswill_tui.ui.house import House
    from kingswill_tui.ui.sitting import SaveLine

PLAYERS_WIDTH = 28
"""Columns for the players where there is no room for more."""
BESIDE = 52
"""Columns of a line that are not the players'."""
ROUND_WIDTH = 12
WHEN_WIDTH = 17
STILL_PLAYED = "Still being played; shown as a spectator sees it"
"""Heads the running games among those to be looked at again."""


class SavesScreen(GameScreen[None]):
    """Opens saves, and stays to tell why where that cannot be."""

    commands: ClassVar = ("open_save", "good_part", "export", "delete", "back", "help", "palette", "quit")
    DEFAULT_CSS = """
    SavesScreen #saves-heads { margin: 1 1 0 1; padding: 0 1; color: $foreground-muted; }
    SavesScreen Menu { margin: 0 1; border: $frame $border; }
    SavesScreen #saves-about { margin: 0 2; height: 4; }
    SavesScreen #saves-target { margin: 0 1; display: none; background: $surface; }
    SavesScreen.-asking #saves-target { display: block; }
    """

    def __init__(
        self,
        house: House,
        finished: bool,
        open_save: Callable[[str], None],
        open_good_part: Callable[[str], None],
        chosen: str | None = None,
    ) -> None:
        """List the saves of a house: to be gone on with, or, finished ones first, to be looked at again.

        What opens one shows another screen in place of this one, or raises a PlayerError. `chosen` names a
        save that is opened at once.
        """
        super().__init__()
        self._house = house
        self._finished = finished
        self._open_save = open_save
        self._open_good_part = open_good_part
        self._chosen_first = chosen
        self._lines: list[SaveLine | None] = []
        self._damaged: dict[str, DamagedSave] = {}
        self._said = ""

    def compose(self) -> ComposeResult:
        """Heading, list, what there is to say of the chosen save, key line."""
        heading = "Games to look at again" if self._finished else "Games to go on with"
        yield Static(heading, classes="screen-title")
        yield Static(id="saves-heads", markup=False)
        yield Menu(id="saves-menu")
        yield Static(id="saves-about", markup=False)
        yield Input(id="saves-target", compact=True)
        yield KeyLine()

    def on_mount(self) -> None:
        """Read the list."""
        self.query_one(Menu).focus()
        self._list()
        names = [save.name if save else "" for save in self._lines]
        if self._chosen_first and self._chosen_first in names:
            self.query_one(Menu).move_to(names.index(self._chosen_first))
            self._open()

    def _list(self, cursor: int = 0) -> None:
        try:
            self._lines = self._wanted(self._house.saves())
        except PlayerError as error:
            self._lines = []
            self._said = str(error)
        if cursor < len(self._lines) and self._lines[cursor] is None:
            cursor += 1  # a heading cannot be opened
        menu = self.query_one(Menu)
        menu.set_letters(self._keys())
        menu.show([self._item(save) for save in self._lines], cursor)
        heads = f"   {_columns('who plays', self._players_width, 'round', 'last played')}  size"
        self.query_one("#saves-heads", Static).update(heads)
        self._tell()

    def _keys(self) -> str:
        """A key for each line without a gap between them, and none for a heading."""
        reserved = [key for name in self.commands for key in COMMANDS[name].keys if key in ascii_lowercase]
        behind = ascii_lowercase[ascii_lowercase.index(max(reserved)) + 1 :]
        keys = iter(digits[1:] + behind)
        return "".join(" " if save is None else next(keys, " ") for save in self._lines)

    def _wanted(self, saves: Sequence[SaveLine]) -> list[SaveLine | None]:
        """The saves in order; None stands for the heading of those that are still played."""
        if not self._finished:
            return [save for save in saves if not save.over or save.name == self._chosen_first]
        whole = [save for save in saves if not save.problem]
        running = [save for save in whole if not save.over]
        heading = [None] if running else []
        return [*(save for save in whole if save.over), *heading, *running]

    def _item(self, save: SaveLine | None) -> MenuItem:
        if save is None:
            return MenuItem(STILL_PLAYED, silent=True)
        state = "cannot open" if save.problem else "damaged" if save.name in self._damaged else save.round
        return MenuItem(_columns(_called(save), self._players_width, state, save.when), save.size)

    @property
    def _players_width(self) -> int:
        """As many columns as the players of some save need, as far as there is room."""
        longest = max((len(_called(save)) for save in self._lines if save is not None), default=0)
        return max(PLAYERS_WIDTH, min(longest, self.app.size.width - BESIDE))

    @property
    def _chosen(self) -> SaveLine | None:
        cursor = self.query_one(Menu).cursor
        return self._lines[cursor] if cursor < len(self._lines) else None

    def _tell(self) -> None:
        """What was done last, or what there is to say of the chosen line."""
        text, self._said = self._said or self._about(), ""
        self.query_one("#saves-about", Static).update(text)
        self.query_one(KeyLine).refresh()

    def _about(self) -> str:
        save = self._chosen
        if save is None:
            return (
                "The games below this line are not over yet." if self._lines else "There is no game here yet."
            )
        if save.problem:
            return f"'{save.name}' cannot be opened. {save.problem}"
        if save.name in self._damaged:
            return self._offer(self._damaged[save.name])
        if self._finished and not save.over:
            return f"'{save.name}' is still being played: it is shown as someone who only looks on sees it."
        return f"'{save.name}'"

    def _offer(self, damage: DamagedSave) -> str:
        """What is wrong, and what can be done about it."""
        if not damage.ply:
            return f"{damage.told} There is nothing in it to go on from."
        command = COMMANDS["good_part"]
        way = f"{command.title} ({key_name(command.keys[0])})"
        return f"{damage.told} {way} goes on from there as a new game; this one stays as it is."

    def can(self, command: str) -> bool:
        """What needs a save needs one that fits."""
        if command not in ("open_save", "good_part", "export", "delete") or not self.is_mounted:
            return True
        save = self._chosen
        if self.has_class("-asking") or save is None:
            return False
        if command == "good_part":
            return save.name in self._damaged and self._damaged[save.name].ply > 0
        return command == "delete" or not save.problem

    def on_menu_moved(self, message: Menu.Moved) -> None:
        """Tell of the save under the cursor."""
        message.stop()
        self._tell()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Open the save, or tell why it cannot be."""
        message.stop()
        self._open()

    def action_open_save(self) -> None:
        """Open the save under the cursor."""
        self.query_one(Menu).action_choose()

    def _open(self) -> None:
        save = self._chosen
        if save is not None and not save.problem:
            self._try(self._open_save, save.name)
        else:
            self._tell()
            self.app.bell()

    def _try(self, opening: Callable[[str], None], name: str) -> None:
        """Open a save in one way or another; what is wrong with it is told here."""
        try:
            opening(name)
        except DamagedSave as damage:
            self._damaged[name] = damage
            self._list(self.query_one(Menu).cursor)
            self.app.bell()
        except PlayerError as error:
            self._said = str(error)
            self._tell()
            self.app.bell()

    def action_good_part(self) -> None:
        """Go on with the good part of the damaged save under the cursor, after asking."""
        save = self._chosen
        if save is None:
            return
        name, ply = save.name, self._damaged[save.name].ply

        def answered(yes: bool | None) -> None:
            if yes:
                self._try(self._open_good_part, name)

        question = f"Go on after answer {ply} of '{name}' as a new game? The damaged one stays as it is."
        self.app.push_screen(ConfirmScreen(question), answered)

    def action_delete(self) -> None:
        """Delete the save under the cursor, after asking."""
        save = self._chosen
        if save is None:
            return
        name = save.name

        def answered(yes: bool | None) -> None:
            if yes:
                self._delete(name)

        question = f"Delete the game '{name}' for good? It cannot be brought back."
        self.app.push_screen(ConfirmScreen(question), answered)

    def _delete(self, name: str) -> None:
        try:
            self._house.delete(name)
            self._said = f"'{name}' was deleted."
        except PlayerError as error:
            self._said = str(error)
        self._list(self.query_one(Menu).cursor)

    def action_export(self) -> None:
        """Ask where to write the save under the cursor."""
        save = self._chosen
        if save is None:
            return
        self.add_class("-asking")
        target = self.query_one(Input)
        target.value = self._house.export_place(save.name)
        target.focus()
        self._said = f"Where should a copy of '{save.name}' be written? Enter writes it, Esc does not."
        self._tell()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Write the copy, or tell why not and ask again."""
        message.stop()
        save, target = self._chosen, message.value.strip()
        if save is None or not target:
            self._end_asking()
            return
        try:
            self._said = f"A copy of '{save.name}' was written to {self._house.export(save.name, target)}."
        except PlayerError as error:
            self._said = str(error)
            self._tell()
            return
        self._end_asking()

    def _end_asking(self) -> None:
        self.remove_class("-asking")
        self.query_one(Menu).focus()
        self._tell()

    def action_back(self) -> None:
        """Give up what is being asked, or leave."""
        if self.has_class("-asking"):
            self._end_asking()
        else:
            self.dismiss(None)


def _called(save: SaveLine) -> str:
    return save.players or save.name


def _columns(players: str, width: int, round_: str, when: str) -> str:
    fitted = players if len(players) <= width else f"{players[: width - 2]}.."
    return f"{fitted:<{width}} {round_:<{ROUND_WIDTH}} {when:<{WHEN_WIDTH}}"
