"""Text drawn line by line, wrapped to the width and scrolled: chronicle, log, rules, score sheet."""

from collections.abc import Iterable
from functools import lru_cache
from textwrap import wrap
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.ui.widgets.choice import Choice
from kingswill_tui.ui.widgets.inked import Inked

PLAIN, TITLE, SOFT, GOOD, WARNING = "plain", "heading", "soft", "good", "warning"
"""The ways a line can look, by their style keys."""


@lru_cache(maxsize=2000)
def _wrapped(text: str, width: int, hang: int) -> tuple[str, ...]:
    indent = len(text) - len(text.lstrip()) + hang
    return tuple(wrap(text, width, subsequent_indent=" " * indent) or [""])


class Line(NamedTuple):
    """One paragraph."""

    text: str
    """Its words."""
    look: str = PLAIN
    """How it looks."""
    key: int | None = None
    """What it stands for, where it can be chosen."""
    hang: int = 2
    """Columns by which its further rows are set in from its first one."""


class Lines(ScrollView, Inked, can_focus=True):
    """Paragraphs, of which those with a key can be chosen."""

    DEFAULT_CSS = "Lines { height: 1fr; overflow-x: hidden; scrollbar-size-vertical: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "line_up", "Up", show=False),
        Binding("down", "line_down", "Down", show=False),
        Binding("home", "line_home", "First", show=False),
        Binding("end", "line_end", "Last", show=False),
        Binding("enter", "choose", "Choose", show=False),
    ]

    class Chosen(Choice):
        """A line was chosen."""

        def __init__(self, lines: "Lines", key: int) -> None:
            """Name what the line stands for."""
            super().__init__()
            self.lines = lines
            self.key = key

    class Reached(Message):
        """The cursor went to another line."""

        def __init__(self, lines: "Lines", key: int) -> None:
            """Name what the line stands for."""
            super().__init__()
            self.lines = lines
            self.key = key

    def __init__(self, lines: Iterable[Line] = (), *, id: str | None = None, follow: bool = False) -> None:
        """Show these lines; `follow` keeps the last ones in view."""
        super().__init__(id=id)
        self._paragraphs = list(lines)
        self._follow = follow
        self._rows: list[Line] = []
        self._wrapped_to = 0
        self.cursor: int | None = next((line.key for line in self._paragraphs if line.key is not None), None)

    def show(self, lines: Iterable[Line], cursor: int | None = None) -> None:
        """Show other lines."""
        self._paragraphs = list(lines)
        keys = [line.key for line in self._paragraphs if line.key is not None]
        self.cursor = cursor if cursor in keys else next(iter(keys), None)
        self._wrap()

    def _broken(self) -> list[Line]:
        """The rows that there is room for."""
        return [
            Line(row, line.look, line.key)
            for line in self._paragraphs
            for row in _wrapped(line.text, self._room - 1, line.hang)
        ]

    @property
    def _room(self) -> int:
        """Columns of a row, beside the scroll bar."""
        return max(8, self.scrollable_content_region.width)

    def _wrap(self) -> None:
        if not self.size:  # nothing is known of the width
            self._wrapped_to, self._rows = 0, []
            return
        self._wrapped_to = self._room
        self._rows = self._broken()
        self.virtual_size = Size(self._wrapped_to, len(self._rows))
        if self._follow:
            # Whether there is anything to scroll is only known after the next layout: force it.
            self.scroll_to(0, max(0, len(self._rows) - self.size.height), animate=False, force=True)
            self.call_after_refresh(self._move_bar)
        self.refresh()

    def _move_bar(self) -> None:
        """A bar that has just come into being does not know yet how far the lines are scrolled."""
        if self.show_vertical_scrollbar:
            self.vertical_scrollbar.position = self.scroll_y

    def on_resize(self) -> None:
        """Wrap again when the width has changed."""
        if self._wrapped_to != self._room or self._follow:
            self._wrap()

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        if not self._wrapped_to and not self._rows:  # the first frame comes before it is told its size
            rows = self._broken()
            self._rows = rows[-self.size.height :] if self._follow else rows
        index = y + round(self.scroll_offset.y)
        width = self.size.width
        if not 0 <= index < len(self._rows):
            return Strip.blank(width, self.ink())
        row = self._rows[index]
        on_cursor = row.key is not None and row.key == self.cursor
        style = self.ink(row.look, self.cursor_look) if on_cursor else self.ink(row.look)
        return Strip([Segment(row.text, style)]).adjust_cell_length(width, style)

    def _keys(self) -> list[int]:
        return [line.key for line in self._paragraphs if line.key is not None]

    def _go(self, step: int) -> None:
        keys = self._keys()
        if not keys or self.cursor is None:
            self.scroll_relative(y=step, animate=False)
            return
        self.reach(keys[max(0, min(len(keys) - 1, keys.index(self.cursor) + step))])

    def reach(self, key: int) -> None:
        """Put the cursor on the line that stands for a key."""
        if key == self.cursor:
            return
        self.cursor = key
        rows = [i for i, line in enumerate(self._rows) if line.key == key] or [0]
        self.scroll_to_region(Region(0, rows[0], 1, len(rows)), animate=False, force=True)
        self.refresh()
        self.post_message(self.Reached(self, key))

    def action_line_up(self) -> None:
        """One line up."""
        self._go(-1)

    def action_line_down(self) -> None:
        """One line down."""
        self._go(1)

    def action_line_home(self) -> None:
        """To the first line."""
        self.scroll_to(0, 0, animate=False)
        self._go(-len(self._rows))

    def action_line_end(self) -> None:
        """To the last line."""
        self.scroll_to(0, len(self._rows), animate=False)
        self._go(len(self._rows))

    def action_choose(self) -> None:
        """Choose the line under the cursor; where none can be chosen the key is the screen's."""
        if self.cursor is None:
            raise SkipAction
        self.post_message(self.Chosen(self, self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Choose the line under the mouse."""
        inside = event.get_content_offset(self)  # the border is no line
        if inside is None:
            return
        index = inside.y + round(self.scroll_offset.y)
        if 0 <= index < len(self._rows):
            key = self._rows[index].key
            if key is not None:
                self.reach(key)
                self.post_message(self.Chosen(self, key))
