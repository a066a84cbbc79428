"""The yardsticks of the screens: a minimal Textual app and a board of 64 widgets on a CSS grid.

`python -m tests.bench.yardsticks minimal` and `... board`; the marker K=00000# counts the changes.
"""

import sys
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

CELLS = 40
PANELS = 4
KINDS = ("forest", "water", "hill", "")


def marker(count: int) -> str:
    """What the screen shows after so many changes."""
    return f"K={count:05d}#"


class Minimal(App[None]):
    """One line of text."""

    ENABLE_COMMAND_PALETTE = False

    def compose(self) -> ComposeResult:
        """The line."""
        yield Static(marker(0))


class Menu(ModalScreen[None]):
    """A modal of eleven lines over the board."""

    CSS = """
    Menu { align: center middle; }
    #dialog { width: 60; height: 20; border: thick $primary; background: $surface; }
    #dialog Static { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("q", "leave", "leave"), ("escape", "leave", "leave")]

    def compose(self) -> ComposeResult:
        """A heading and ten options."""
        with Vertical(id="dialog"):
            yield Static("MODAL-OPEN#")
            for number in range(10):
                yield Static(f"  [{number}] option number {number}")

    def action_leave(self) -> None:
        """Close it."""
        self.dismiss(None)


class Board(App[None]):
    """A board in the usual way: every cell a widget with a border of its own, placed by CSS."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #main { layout: grid; grid-size: 2 1; grid-columns: 84 36; height: 37; }
    #board { layout: grid; grid-size: 8 5; grid-gutter: 0 1; height: 37; }
    .cell {
        border: round $primary; height: 7; background: $surface; padding: 0 1; content-align: center middle;
    }
    .cell.forest { background: darkgreen; }
    .cell.water { background: darkblue; }
    .cell.hill { background: saddlebrown; }
    .cell.cursor { border: heavy yellow; text-style: bold; }
    #side { layout: vertical; height: 37; }
    .panel { border: solid $accent; height: 7; padding: 0 1; }
    .panel .name { text-style: bold; color: $warning; }
    .panel .stock { color: $text-muted; }
    #log { height: 9; border: solid grey; }
    #bar { height: 1; dock: top; background: $primary; }
    #hints { height: 1; dock: bottom; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("k", "move", "move"),
        ("a", "change_all", "change all"),
        ("m", "menu", "menu"),
    ]

    def __init__(self) -> None:
        """Nothing has changed yet."""
        super().__init__()
        self._changes = 0
        self._cursor = 0
        self._cells = [
            Static(self._cell_text(i), id=f"c{i}", classes=f"cell {KINDS[i % 4]}") for i in range(CELLS)
        ]
        self._bar = Static(self._status(), id="bar")

    def compose(self) -> ComposeResult:
        """Status line, cells, four panels of three lines, log and hints."""
        yield self._bar
        with Horizontal(id="main"):
            with Grid(id="board"):
                yield from self._cells
            with Vertical(id="side"):
                for number in range(PANELS):
                    with Vertical(classes="panel"):
                        yield Static(f"Player {number}", classes="name")
                        yield Static("wood 3 clay 2 reed 1", classes="stock")
                        yield Static("food 5 stone 0 VP 12", classes="stock")
                yield Static("log line\n" * 5, id="log")
        yield Static("k move  a change all  m menu", id="hints")

    def on_mount(self) -> None:
        """Put the cursor on the first cell."""
        self._cells[0].add_class("cursor")

    def _cell_text(self, number: int) -> str:
        return f"cell {number}\n{'wood' if number % 3 else 'clay'} {self._changes % 9}\n#{number}"

    def _status(self) -> str:
        return f"Round 1  {marker(self._changes)}"

    def action_move(self) -> None:
        """Move the cursor: two class toggles and the status line."""
        self._changes += 1
        self._cells[self._cursor].remove_class("cursor")
        self._cursor = (self._cursor + 1) % CELLS
        self._cells[self._cursor].add_class("cursor")
        self._bar.update(self._status())

    def action_change_all(self) -> None:
        """Give every cell another text."""
        self._changes += 1
        for number, cell in enumerate(self._cells):
            cell.update(self._cell_text(number))
        self._bar.update(self._status())

    def action_menu(self) -> None:
        """Open the modal."""
        self.push_screen(Menu())


YARDSTICKS: dict[str, type[App[None]]] = {"minimal": Minimal, "board": Board}

if __name__ == "__main__":
    YARDSTICKS[sys.argv[1]]().run()
