"""The rules reference: searched on the left, read on the right, opened at the rule in question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Static

from kingswill_tui.games.kings_will.passages import search
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.passage_lines import passage_lines, place_of
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import SOFT, TITLE, Line, Lines

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.passages import Passage


class RulesScreen(GameScreen[None]):
    """Typing searches, the arrow keys choose, Tab goes on to the passage and its links.

    The list has the keys at first, and what is typed there goes to the search: Esc leaves the search before
    it leaves the screen.
    """

    commands: ClassVar = (
        "search",
        "next_panel",
        "previous_panel",
        "rule_before",
        "line_on",
        "line_back",
        "back",
        "help",
        "palette",
        "quit",
    )
    DEFAULT_CSS = """
    RulesScreen #rules-query { margin: 0 0 0 1; background: $surface; }
    RulesScreen #rules-found { width: 33; padding: 0 0 0 1; border: $frame $border; }
    RulesScreen #rules-passage { width: 1fr; padding: 0 1; border: $frame $border; }
    RulesScreen.-wide #rules-found { width: 44; }
    RulesScreen #rules-found:focus, RulesScreen #rules-passage:focus { border: $frame $accent; }
    """

    def __init__(self, passages: Sequence[Passage], at: str | None = None) -> None:
        """Offer these passages, and open the one of a rule id where one is named."""
        super().__init__()
        self._passages = passages
        self._places = {passage.id: place for place, passage in enumerate(passages)}
        self._open = place_of(passages, at)
        self._before: list[int] = []

    def compose(self) -> ComposeResult:
        """Heading, what to look for, what was found, passage, key line."""
        yield Static("Rules", classes="screen-title")
        yield Input(
            placeholder="Type what to look for, such as levy or JRN-4",
            id="rules-query",
            compact=True,
            select_on_focus=False,  # the first letter may have been typed in the list
        )
        with Horizontal():
            yield Lines(self._listed(self._passages), id="rules-found")
            yield Lines(id="rules-passage")
        yield KeyLine()

    def on_mount(self) -> None:
        """Open the rule in question, once the lists know how wide they are."""
        self._found.focus()
        self.call_after_refresh(self._show, self._open)

    def on_key(self, event: events.Key) -> None:
        """Begin to search with whatever is typed outside the search."""
        sign = event.character if event.is_printable else None
        bound = any(event.key in COMMANDS[name].keys for name in self.commands)
        if sign is not None and not sign.isspace() and not bound and not self._query.has_focus:
            event.stop()
            self.set_focus(self._query)
            self._query.insert_text_at_cursor(sign)

    def on_resize(self, event: events.Resize) -> None:
        """Give longer titles their room."""
        self.set_class(event.size.width >= 100, "-wide")

    @property
    def _query(self) -> Input:
        return self.query_one("#rules-query", Input)

    @property
    def _found(self) -> Lines:
        return self.query_one("#rules-found", Lines)

    @property
    def _passage(self) -> Lines:
        return self.query_one("#rules-passage", Lines)

    def _listed(self, found: Sequence[Passage]) -> Iterator[Line]:
        chapter = ""
        for passage in found:
            if passage.chapter != chapter:
                chapter = passage.chapter
                yield Line(chapter, TITLE)
            yield Line(f"{passage.id} {passage.title}", key=self._places[passage.id])
        if not found:
            yield Line("No rule has all these words.", SOFT)

    def _show(self, place: int) -> None:
        """Show a passage, and its line in the list where that is there."""
        if not self._passages:
            return
        self._open = place
        self._found.reach(place)
        self._passage.show(passage_lines(self._passages, place))
        self._passage.scroll_to(0, 0, animate=False)
        self.query_one(KeyLine).refresh()

    def on_input_changed(self, message: Input.Changed) -> None:
        """List what has the typed words."""
        message.stop()
        found = search(self._passages, message.value) if message.value.strip() else tuple(self._passages)
        in_order = sorted(found, key=lambda each: self._places[each.id]) if len(found) > 12 else found
        self._found.show(self._listed(in_order))
        self._found.scroll_to(0, 0, animate=False)
        if found:
            self._show(self._places[found[0].id])

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Go on to read."""
        message.stop()
        self._passage.focus()

    def on_lines_reached(self, message: Lines.Reached) -> None:
        """Show the rule under the list's cursor; links wait until they are chosen."""
        message.stop()
        # Of two moves under way only the later one counts, or each would bring the other back for ever.
        if message.lines is self._found and message.key == self._found.cursor != self._open:
            self._show(message.key)

    def on_lines_chosen(self, message: Lines.Chosen) -> None:
        """Read the chosen rule, or follow the chosen link."""
        message.stop()
        if message.lines is self._found:
            self._passage.focus()
        else:
            self._before.append(self._open)
            self._follow(message.key)

    def _follow(self, place: int) -> None:
        query = self._query
        if query.value:
            with query.prevent(Input.Changed):
                query.value = ""
            self._found.show(self._listed(self._passages), self._open)
        self._show(place)

    def can(self, command: str) -> bool:
        """One can go back to where a link was followed."""
        return bool(self._before) if command == "rule_before" else True

    def action_rule_before(self) -> None:
        """Back to the rule with the link."""
        self._follow(self._before.pop())

    def action_search(self) -> None:
        """Type anew."""
        self._query.focus()
        self._query.action_select_all()

    def action_next_panel(self) -> None:
        """From the words to the list to the passage."""
        self.focus_next()

    def action_previous_panel(self) -> None:
        """The other way round."""
        self.focus_previous()

    def action_line_on(self) -> None:
        """The next rule of the list, while typing."""
        self._found.action_line_down()

    def action_line_back(self) -> None:
        """The rule before, while typing."""
        self._found.action_line_up()

    def action_back(self) -> None:
        """Out of the search, or back to where one came from."""
        if self._query.has_focus:
            self._found.focus()
        else:
            self.dismiss(None)
