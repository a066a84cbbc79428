"""The menu of answers: a line each, chosen by key, cursor or mouse; what is not possible stays visible."""

from collections.abc import Callable
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.ui.glyphs import glyphs_of
from kingswill_tui.ui.widgets.choice import Choice
from kingswill_tui.ui.widgets.inked import Inked

MOST_LABEL = 48
"""Most cells up to the column of the effects where these do not fit beside the labels anyway."""
MORE = " ? tells more"
"""Said below the lines where even there is no room for all."""
DOUBLE_CLICK = 0.3
"""Seconds between two clicks below which the second is not meant for what the first has brought."""
LETTERS = "abcdefghijklmnopqrstuvwxyz1234567890"


class MenuItem(NamedTuple):
    """One line of the menu."""

    label: str
    """What is answered."""
    effect: str = ""
    """What it does before it is done."""
    note: str = ""
    """What else is good to know."""
    warning: str = ""
    """Why one may not want it."""
    reason: str = ""
    """Why it is not possible; empty for an answer that can be given."""
    silent: bool = False
    """Whether it only tells something and has no key."""
    rule: str = ""
    """The rule behind it."""


class Menu(ScrollView, Inked, can_focus=True):
    """A list drawn line by line; moving the cursor repaints two lines."""

    DEFAULT_CSS = "Menu { height: 1fr; overflow-x: hidden; scrollbar-size-vertical: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", "Up", show=False),
        Binding("down", "cursor_down", "Down", show=False),
        Binding("home", "cursor_home", "First", show=False),
        Binding("end", "cursor_end", "Last", show=False),
        Binding("enter", "choose", "Choose", show=False),
    ]

    class Chosen(Choice):
        """An answer was chosen."""

        def __init__(self, menu: "Menu", index: int) -> None:
            """Name the line."""
            super().__init__()
            self.menu = menu
            self.index = index
            self._items = menu.items

        @property
        def outdated(self) -> bool:
            """Whether the menu shows other lines by now."""
            return self._items is not self.menu.items

    class Moved(Message):
        """The cursor went to another line."""

        def __init__(self, menu: "Menu", index: int) -> None:
            """Name the line."""
            super().__init__()
            self.menu = menu
            self.index = index

    def __init__(self, *, id: str | None = None, reserved: str = "") -> None:
        """Start empty; reserved letters belong to the screen's commands."""
        super().__init__(id=id)
        self.on_reach: Callable[[int], None] | None = None
        """Told at once where the cursor goes, so that what it lights up is drawn in the same frame."""
        self._letters = "".join(letter for letter in LETTERS if letter not in reserved)
        self.items: tuple[MenuItem, ...] = ()
        self.cursor = 0
        self._arranged_to = 0
        self._column = 0
        self._notes = 0
        self._brief = False
        self._clicked = ""
        self._clicked_at = 0.0

    def set_letters(self, letters: str) -> None:
        """Use these keys for the lines, one each."""
        self._letters = letters

    def show(self, items: list[MenuItem], cursor: int = 0) -> None:
        """Show other lines, those that can be chosen first."""
        self.items = tuple(items)
        self.cursor = max(0, min(cursor, len(items) - 1))
        self._arrange()
        self.virtual_size = Size(self.size.width, len(items))
        self.scroll_to(0, 0, animate=False)
        self._keep_in_view()
        self.refresh()

    def _keep_in_view(self) -> None:
        if self.size:  # else nothing is known yet of how much is in view
            self.scroll_to_region(Region(0, self.cursor, 1, 1), animate=False, force=True)

    @property
    def _room(self) -> int:
        """Columns of a line, beside the scroll bar."""
        return self.scrollable_content_region.width

    def _arrange(self) -> None:
        """Put labels and effects side by side; without room for both, labels lose what follows a colon."""
        self._arranged_to = self._room
        offered = [item for item in self.items if not item.reason]
        beside = max(
            (len(item.effect) + len(item.note) + len(item.warning) + 4 for item in offered), default=0
        )
        longest = max((len(item.label) for item in offered), default=0)
        self._brief = longest + beside + 3 > self._room > 0
        self._column = max((len(self._label(item)) for item in offered), default=0)
        if self._brief:
            self._column = min(self._column, MOST_LABEL)
        self._notes = self._notes_column(offered)

    def _notes_column(self, offered: list[MenuItem]) -> int:
        """The columns of effects up to the notes, 0 where there is no room to set these below each other."""
        effects = max((cell_len(item.effect) for item in offered), default=0)
        notes = max((cell_len(f"{item.note}{item.warning}") for item in offered), default=0)
        return effects if self._column + effects + notes + 9 <= self._room else 0

    def _label(self, item: MenuItem) -> str:
        return item.label.partition(":")[0] if self._brief or item.reason else item.label

    def key_of(self, index: int) -> str:
        """The letter or digit that chooses a line, empty where there is none."""
        item = self.items[index]
        return "" if item.reason or item.silent or index >= len(self._letters) else self._letters[index]

    def cut_off(self, index: int) -> str:
        """What a line has no room for, as far as there is room for it below the lines; empty for nothing."""
        if not self.size or not 0 <= index < len(self.items):
            return ""
        item, width = self.items[index], self._room
        line = "".join(text for text, _ in self._parts(index))
        hidden = [] if item.reason or self._label(item) == item.label else [item.label.partition(": ")[2]]
        if cell_len(line) > width:
            shown = set_cell_size(line, width - 1)
            start = max(shown.rfind(link) + len(link) for link in (", ", "  ", ": "))
            hidden.append(line[start:].strip())
        told = ", ".join(part for part in hidden if part)
        room = self.outer_size.width - 4  # as a title in the frame around the menu
        if cell_len(told) <= room:
            return told
        return set_cell_size(told, room - len(MORE) - 1) + glyphs_of(self.app).cut + MORE

    def _parts(self, index: int) -> list[tuple[str, str]]:
        """A line in parts, each with its look."""
        item = self.items[index]
        found = [((self.key_of(index) or ("-" if item.reason else " ")).center(3), "key")]
        label = self._label(item)
        if item.reason:
            rule = f" ({item.rule})" if item.rule else ""
            return [*found, (f"{label}: {item.reason}{rule}", "refused")]
        said = [(item.note, "soft"), (f"! {item.warning}" if item.warning else "", "warning")]
        tail = [(f"  {text}", look) for text, look in said if text]
        effect = item.effect + " " * (self._notes - cell_len(item.effect)) * bool(tail)
        told = [(f"  {effect}", "good"), *tail] if effect else tail
        found.append((label + " " * (self._column - cell_len(label)) * bool(told), "plain"))
        return [*found, *told]

    def render_line(self, y: int) -> Strip:
        """Draw one line, with a sign at its end where it does not fit."""
        index = y + round(self.scroll_offset.y)
        width = self._room
        if width != self._arranged_to:  # the first frame comes before it is told its size
            self._arrange()
        if not 0 <= index < len(self.items):
            return Strip.blank(width, self.ink("plain"))
        on_cursor = index == self.cursor
        fill = self._style("plain", on_cursor)
        line = Strip([Segment(text, self._style(look, on_cursor)) for text, look in self._parts(index)])
        if line.cell_length > width:
            cut = Segment(glyphs_of(self.app).cut, fill)
            line = Strip([*line.crop(0, width - 1).adjust_cell_length(width - 1, fill), cut])
        return line.adjust_cell_length(width, fill)

    def _style(self, look: str, on_cursor: bool) -> Style:
        return self.ink(look, self.cursor_look) if on_cursor else self.ink(look)

    def move_to(self, index: int) -> None:
        """Put the cursor on a line."""
        index = max(0, min(index, len(self.items) - 1))
        if index == self.cursor or not self.items:
            return
        before, self.cursor = self.cursor, index
        for line in (before, index):
            self.refresh(Region(0, line - round(self.scroll_offset.y), self.size.width, 1))
        self._keep_in_view()
        if self.on_reach is not None:
            self.on_reach(index)
        self.post_message(self.Moved(self, index))

    def action_cursor_up(self) -> None:
        """One line up."""
        self.move_to(self.cursor - 1)

    def action_cursor_down(self) -> None:
        """One line down."""
        self.move_to(self.cursor + 1)

    def action_cursor_home(self) -> None:
        """To the first line."""
        self.move_to(0)

    def action_cursor_end(self) -> None:
        """To the last line."""
        self.move_to(len(self.items) - 1)

    def action_choose(self) -> None:
        """Choose the line under the cursor."""
        self.choose(self.cursor)

    def choose(self, index: int) -> None:
        """Tell that a line was chosen, also one that is not possible: the screen can say why."""
        if 0 <= index < len(self.items):
            self.post_message(self.Chosen(self, index))

    def on_key(self, event: events.Key) -> None:
        """Choose a line by its letter or digit."""
        self.take_key(event)

    def take_key(self, event: events.Key) -> None:
        """Choose the line that the key stands for, if it is one's letter or digit."""
        character = event.character
        if character is None:
            return
        for index in range(len(self.items)):
            if self.key_of(index) == character:
                event.stop()
                self.move_to(index)
                self.choose(index)
                return

    def on_click(self, event: events.Click) -> None:
        """Choose the line under the mouse; of a double click only once where other lines have come."""
        inside = event.get_content_offset(self)  # the border is no line
        if inside is None:
            return
        index = inside.y + round(self.scroll_offset.y)
        if 0 <= index < len(self.items):
            label = self.items[index].label
            doubled = event.chain > 1 and event.time - self._clicked_at < DOUBLE_CLICK
            if doubled and label != self._clicked:
                return
            self._clicked, self._clicked_at = label, event.time
            self.move_to(index)
            self.choose(index)

    def on_resize(self) -> None:
        """Lines are as wide as the menu, and the cursor stays in view."""
        self._arrange()
        self.virtual_size = Size(self.size.width, len(self.items))
        self._keep_in_view()
