"""The saved games: to go on with, to look at again, to export, to delete."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.widgets import Input, Static

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.menu import Menu, MenuItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingswill_tui.ui.house import House, SaveLine

PLAYERS_WIDTH = 30
ROUND_WIDTH = 12
WHEN_WIDTH = 17


class SavesScreen(GameScreen[str]):
    """Dismisses with the name of the save to open."""

    commands: ClassVar = ("open_save", "export", "delete", "back", "help", "palette", "quit")
    DEFAULT_CSS = """
    SavesScreen #saves-heads { margin: 1 1 0 1; padding: 0 1; color: $foreground-muted; }
    SavesScreen Menu { margin: 0 1; border: round $border; }
    SavesScreen #saves-about { margin: 0 2; height: 4; }
    SavesScreen #saves-target { margin: 0 1; display: none; background: $surface; }
    SavesScreen.-asking #saves-target { display: block; }
    """

    def __init__(self, house: House, finished: bool) -> None:
        """List the saves of a house: to be gone on with, or, finished ones first, to be looked at again."""
        super().__init__()
        self._house = house
        self._finished = finished
        self._saves: list[SaveLine] = []
        self._said = ""

    def compose(self) -> ComposeResult:
        """Heading, list, what there is to say of the chosen save, key line."""
        heading = "Games to look at again" if self._finished else "Games to go on with"
        yield Static(heading, classes="screen-title")
        yield Static(id="saves-heads", markup=False)
        reserved = "".join(key for name in self.commands for key in COMMANDS[name].keys if len(key) == 1)
        yield Menu(id="saves-menu", reserved=reserved)
        yield Static(id="saves-about", markup=False)
        yield Input(id="saves-target", compact=True)
        yield KeyLine()

    def on_mount(self) -> None:
        """Read the list."""
        heads = f"   {_columns('who plays', 'round', 'last played')}  size"
        self.query_one("#saves-heads", Static).update(heads)
        self.query_one(Menu).focus()
        self._list()

    def _list(self, cursor: int = 0) -> None:
        try:
            self._saves = self._wanted(self._house.saves())
        except PlayerError as error:
            self._saves = []
            self._said = str(error)
        self.query_one(Menu).show([self._item(save) for save in self._saves], cursor)
        self._tell()

    def _wanted(self, saves: Sequence[SaveLine]) -> list[SaveLine]:
        if not self._finished:
            return [save for save in saves if not save.over]
        whole = [save for save in saves if not save.problem]
        return sorted(whole, key=lambda save: not save.over)

    def _item(self, save: SaveLine) -> MenuItem:
        state = "cannot open" if save.problem else save.round
        return MenuItem(_columns(save.players or save.name, state, save.when), save.size)

    @property
    def _chosen(self) -> SaveLine | None:
        cursor = self.query_one(Menu).cursor
        return self._saves[cursor] if cursor < len(self._saves) else None

    def _tell(self) -> None:
        """What was done last, or what there is to say of the chosen save."""
        save = self._chosen
        if self._said:
            text, self._said = self._said, ""
        elif save is None:
            text = "There is no game here yet."
        elif save.problem:
            text = f"'{save.name}' cannot be opened. {save.problem}"
        elif self._finished and not save.over:
            text = f"'{save.name}' is still being played: it is shown as someone who only looks on sees it."
        else:
            text = f"'{save.name}'"
        self.query_one("#saves-about", Static).update(text)
        self.query_one(KeyLine).refresh()

    def can(self, command: str) -> bool:
        """What needs a save needs one that fits."""
        if command not in ("open_save", "export", "delete") or not self.is_mounted:
            return True
        save = self._chosen
        if self.has_class("-asking") or save is None:
            return False
        return command == "delete" or not save.problem

    def on_menu_moved(self, message: Menu.Moved) -> None:
        """Tell of the save under the cursor."""
        message.stop()
        self._tell()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Open the save, or tell why it cannot be."""
        message.stop()
        save = self._saves[message.index]
        if save.problem:
            self._tell()
            self.app.bell()
        else:
            self.dismiss(save.name)

    def action_open_save(self) -> None:
        """Open the save under the cursor."""
        self.query_one(Menu).action_choose()

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
        from kingswill_tui.store.saves import SUFFIX

        save = self._chosen
        if save is None:
            return
        self.add_class("-asking")
        target = self.query_one(Input)
        target.value = f"{save.name}{SUFFIX}"
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


def _columns(players: str, round_: str, when: str) -> str:
    fitted = players if len(players) <= PLAYERS_WIDTH else f"{players[: PLAYERS_WIDTH - 2]}.."
    return f"{fitted:<{PLAYERS_WIDTH}} {round_:<{ROUND_WIDTH}} {when:<{WHEN_WIDTH}}"
