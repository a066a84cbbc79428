"""What can be done on a screen, and with which keys: derived from its commands and its widgets."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from kingswill_tui.ui.boards.kings_will.drawn import Drawn
from kingswill_tui.ui.commands import Command
from kingswill_tui.ui.glyphs import ASCII, glyphs_of
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine, key_name
from kingswill_tui.ui.widgets.lines import SOFT, TITLE, Line, Lines

EVERYWHERE = ("back", "help", "palette", "quit")
"""Commands that nearly all screens have."""
KEYS_WIDTH = 14
"""Columns of the keys."""


class HelpScreen(GameScreen[None]):
    """Enter on a line gives its command on the screen beneath."""

    commands: ClassVar = ("back", "quit")
    DEFAULT_CSS = """
    HelpScreen Lines { margin: 1 2; }
    """

    def __init__(self, screen: GameScreen[Any]) -> None:
        """Help with this screen."""
        super().__init__()
        self._about = screen
        self._commands = list(screen.available())

    def compose(self) -> ComposeResult:
        """Heading, groups, key line."""
        yield Static("What can be done here", classes="screen-title", markup=False)
        yield Lines(help_lines(self._about, self._commands))
        yield KeyLine("Enter on a line does it.")

    def on_mount(self) -> None:
        """The arrow keys choose a line."""
        self.query_one(Lines).focus()

    def on_lines_chosen(self, message: Lines.Chosen) -> None:
        """Go back and do it."""
        message.stop()
        command, screen = self._commands[message.key], self._about
        self.dismiss(None)
        screen.call_later(screen.run_action, f"screen.{command.id}")

    def action_back(self) -> None:
        """Back to the screen."""
        self.dismiss(None)


def help_lines(screen: Screen[Any], commands: Sequence[Command]) -> Iterator[Line]:
    """The commands as lines to choose, by place among them, and the screen's other keys and its signs."""
    own = [command for command in commands if command.id not in EVERYWHERE]
    plain = glyphs_of(screen.app) is ASCII
    yield from _group("Here", plain, commands, [command for command in own if command.shown])
    yield from _group("Also here", plain, commands, [command for command in own if not command.shown])
    hints = list(_widget_keys(screen, plain))
    if hints:
        yield Line("In lists, forms and on the board", TITLE)
        yield from (Line(f"{keys:<{KEYS_WIDTH}}{title}", SOFT) for keys, title in hints)
        yield Line("")
    everywhere = [command for command in commands if command.id in EVERYWHERE]
    yield from _group("Everywhere", plain, commands, everywhere)
    signs = [sign for board in screen.query(Drawn) for sign in board.legend()]
    if signs:
        yield Line("Signs on the table", TITLE)
        yield from (Line(f"{sign:<{KEYS_WIDTH}}{meaning}", SOFT, hang=KEYS_WIDTH) for sign, meaning in signs)


def _group(title: str, plain: bool, commands: Sequence[Command], some: Sequence[Command]) -> Iterator[Line]:
    lines = [Line(_line(command, plain), key=commands.index(command), hang=KEYS_WIDTH) for command in some]
    if lines:
        yield from (Line(title, TITLE), *lines, Line(""))


def _line(command: Command, plain: bool) -> str:
    keys = " ".join(key_name(key, plain) for key in command.keys)
    return f"{keys:<{KEYS_WIDTH}}{command.title}: {command.about}"


def _widget_keys(screen: Screen[Any], plain: bool) -> Iterator[tuple[str, str]]:
    """The keys of the widgets that can be stepped to, each once."""
    told = set()
    for widget in screen.focus_chain:
        for binding in _own_bindings(widget):
            hint = (" ".join(key_name(key, plain) for key in binding.key.split(",")), binding.description)
            if hint[1] and hint not in told:
                told.add(hint)
                yield hint


def _own_bindings(widget: Widget) -> Iterator[Binding]:
    """The bindings of the program's own widgets; those of the toolkit are what everyone expects."""
    for kind in type(widget).__mro__:
        if kind.__module__.startswith("kingswill_tui."):
            yield from (each for each in kind.__dict__.get("BINDINGS", ()) if isinstance(each, Binding))
