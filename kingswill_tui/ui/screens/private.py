"""What every private screen of a seat does: rules and help inside itself, and hiding by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.ui.screens.base import PrivateScreen
from kingswill_tui.ui.screens.help import help_lines
from kingswill_tui.ui.screens.passage_lines import passage_lines, place_of
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import WARNING, Line, Lines

if TYPE_CHECKING:
    from textual.timer import Timer
    from textual.widget import Widget

    from kingswill_tui.games.kings_will.passages import Passage
    from kingswill_tui.ui.commands import Command
    from kingswill_tui.ui.play import Play

ResultType = TypeVar("ResultType")


class SeatScreen(PrivateScreen[ResultType]):
    """A private screen of one seat of the game on the table.

    Nothing may be laid over it: rules and help take the place of what it shows until they are shut.
    """

    DEFAULT_CSS = """
    SeatScreen .private-title {
        height: 1; padding: 0 1; background: $warning-muted; color: $text-warning; text-style: bold;
    }
    SeatScreen .private-cards { width: 1fr; height: 1fr; }
    SeatScreen #private-reading { padding: 0 1; border: $frame $border; border-title-color: $accent; }
    SeatScreen VerticalScroll { scrollbar-size-vertical: 1; }
    """
    hint = "Yours alone."
    """What the key line says first."""

    def __init__(self, play: Play, seat: int) -> None:
        """Show a seat what it may know."""
        super().__init__()
        self.play = play
        self.seat = seat
        self.reading = False
        """Whether a rule or the help is open."""
        self._read_from: Widget | None = None
        self._line_chosen: Callable[[int], None] = lambda _: None
        self._idle: Timer | None = None

    def title_text(self) -> str:
        """What the screen is headed with."""
        return ""

    def content(self) -> ComposeResult:
        """What the screen is for."""
        yield from ()

    def rule(self) -> str | None:
        """The rule behind what is pointed at."""
        return None

    def compose(self) -> ComposeResult:
        """Heading, content or what is read instead, key line."""
        yield Static(self.title_text(), classes="private-title", markup=False)
        with Vertical(id="private-content"):
            yield from self.content()
        reading = Lines(id="private-reading")
        reading.display = False
        yield reading
        yield KeyLine(self.hint)

    def on_mount(self) -> None:
        """Start to wait for the time when nobody looks any more."""
        self._wait()

    def on_key(self, event: events.Key) -> None:
        """Somebody is there."""
        self._wait()

    def on_mouse_move(self) -> None:
        """Somebody is there."""
        self._wait()

    def on_mouse_scroll_down(self) -> None:
        """Somebody is there."""
        self._wait()

    def on_mouse_scroll_up(self) -> None:
        """Somebody is there."""
        self._wait()

    def _wait(self) -> None:
        seconds = self.play.app.settings.hide_after
        if self._idle is not None:
            self._idle.stop()
            self._idle = None
        if seconds and len(self.play.people) > 1:
            self._idle = self.set_timer(seconds, self.hide)

    def can(self, command: str) -> bool:
        """While something is read it can be shut, and nothing else be done."""
        return (command == "shut") == self.reading

    def keep(self) -> None:
        """Keep what there is to keep by leaving."""
        self.hide()

    def action_back(self) -> None:
        """Leave."""
        self.hide()

    def action_rules(self) -> None:
        """The rule behind what is pointed at, in place of the content."""
        try:
            passages = self.play.house.passages(self.play.table.setup)
        except PlayerError as error:
            self._read("Rules", [Line(str(error), WARNING)])
            return
        self._read_rule(passages, place_of(passages, self.rule()))

    def tell_inside(self, text: str) -> None:
        """Tell what went wrong in place of the content, for what is told in passing waits meanwhile."""
        self._read("This did not work", [Line(text, WARNING)])

    def _read_rule(self, passages: Sequence[Passage], place: int) -> None:
        self._read("Rules", passage_lines(passages, place), partial(self._read_rule, passages))

    def action_help(self) -> None:
        """What can be done here, in place of the content."""
        commands = list(self.available())
        self._read("What can be done here", help_lines(self, commands), partial(self._do, commands))

    def _do(self, commands: Sequence[Command], at: int) -> None:
        """Shut the help and give one of the commands it tells of."""
        self.action_shut()
        self.call_later(self.run_action, f"screen.{commands[at].id}")

    def _read(
        self, title: str, lines: Iterable[Line], chosen: Callable[[int], None] = lambda _: None
    ) -> None:
        panel = self.query_one("#private-reading", Lines)
        if not self.reading:
            self._read_from = self.focused
        self._line_chosen = chosen
        self._swap(True)
        self.set_focus(panel)
        panel.border_title = title
        panel.show(lines)
        panel.scroll_to(0, 0, animate=False)

    def _swap(self, reading: bool) -> None:
        self.reading = reading
        self.query_one("#private-reading").display = reading
        self.query_one("#private-content").display = not reading
        self.query_one(KeyLine).refresh()

    def on_lines_chosen(self, message: Lines.Chosen) -> None:
        """Follow the link, or do what the line tells of."""
        message.stop()
        self._line_chosen(message.key)

    def action_shut(self) -> None:
        """Back to the content, and to where one was in it."""
        self._swap(False)
        self.set_focus(self._read_from)
