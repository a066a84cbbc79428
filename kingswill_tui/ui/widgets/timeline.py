"""A line of time on two rows: the names of its stretches, and a bar with a knob that the mouse can set."""

from collections.abc import Sequence

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip

from kingswill_tui.ui.widgets.inked import Inked

LINES = ("\u2501", "\u2500", "\u253c", "\u2534", "\u25cf")
"""Past, future, where a stretch begins, where a part of one begins, the knob."""
PLAIN_LINES = ("=", "-", "|", "'", "O")
"""The same in plain ASCII."""
TICK_ROOM = 3
"""Columns a tick needs on average, or none are drawn."""


class Timeline(Inked):
    """Goes from 0 to its length; marks name where stretches begin, ticks are parts of them."""

    DEFAULT_CSS = "Timeline { height: 2; }"

    class Set(Message):
        """A point of time was chosen."""

        def __init__(self, at: int) -> None:
            """Name it."""
            super().__init__()
            self.at = at

    def __init__(
        self, length: int, marks: Sequence[tuple[int, str]], ticks: Sequence[int], plain: bool = False
    ) -> None:
        """Start at 0; `plain` draws in ASCII."""
        super().__init__()
        self._length = max(length, 1)
        self._marks = marks
        self._ticks = ticks
        self._signs = PLAIN_LINES if plain else LINES
        self.at = 0

    def go(self, at: int) -> None:
        """Move the knob."""
        self.at = at
        self.refresh()

    def column(self, at: int) -> int:
        """Where a point of time lies."""
        return round(at * (self.size.width - 1) / self._length)

    def render_line(self, y: int) -> Strip:
        """Draw names or bar."""
        if y == 0:
            return Strip([Segment(self._names(), self.ink("soft"))])
        past, future, begins, part, knob = self._signs
        here = self.column(self.at)
        row = [past if column < here else future for column in range(self.size.width)]
        if len(self._ticks) * TICK_ROOM <= self.size.width:
            for at in self._ticks:
                row[self.column(at)] = part
        for at, _ in self._marks:
            row[self.column(at)] = begins
        row[here] = knob
        look = (self.ink("title"), self.ink("strong"), self.ink("soft"))
        parts = ("".join(row[:here]), row[here], "".join(row[here + 1 :]))
        return Strip(Segment(text, style) for text, style in zip(parts, look, strict=True))

    def _names(self) -> str:
        """Names where their stretches begin, without those that would run into the next or over the end."""
        width = self.size.width
        row = [" "] * width
        starts = [self.column(at) for at, _ in self._marks]
        for start, end, (_, name) in zip(starts, [*starts[1:], width + 1], self._marks, strict=True):
            if start + len(name) < end:
                row[start : start + len(name)] = name
        return "".join(row)

    def on_click(self, event: events.Click) -> None:
        """Choose the point of time under the mouse."""
        inside = event.get_content_offset(self)
        if inside is not None:
            event.stop()
            self.post_message(self.Set(round(inside.x * self._length / max(self.size.width - 1, 1))))
