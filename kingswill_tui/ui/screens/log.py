"""The whole chronicle, from any line of which one can go on again as far as answers can be taken back."""

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import PLAIN, SOFT, TITLE, Line, Lines


class LogScreen(GameScreen[int]):
    """Dismisses with the ply after whose answer the game is to stand, None to change nothing."""

    commands: ClassVar = ("go_back_here", "back", "help", "palette", "quit")
    DEFAULT_CSS = """
    LogScreen Lines { margin: 1 2 0 2; }
    LogScreen #log-about { height: 2; margin: 0 2; color: $foreground-muted; }
    """

    def __init__(
        self,
        lines: Sequence[tuple[int, str]],
        now: int,
        reach: int,
        blocked: str = "",
        titles: Collection[int] = (),
    ) -> None:
        """Show sentences, each with its ply, of which the game has reached `now`.

        `reach` is the lowest ply that can be gone back to, `blocked` why not a lower one, and `titles`
        are the places of the sentences that begin a round or a turn.
        """
        super().__init__()
        self._told = lines
        self._reach = reach
        self._blocked = blocked or "Answers before it stand for good."
        self._titles = frozenset(titles)
        self._now = now

    def compose(self) -> ComposeResult:
        """Heading, sentences, what Enter would do, key line."""
        yield Static("What has happened", classes="screen-title", markup=False)
        yield Lines(self._lines())
        yield Static(id="log-about", markup=False)
        yield KeyLine()

    def _lines(self) -> Iterator[Line]:
        if not self._told:
            yield Line("Nothing has happened yet.", SOFT)
        for place, (ply, text) in enumerate(self._told):
            if place in self._titles:
                if place:
                    yield Line("")
                yield Line(text, TITLE, place)
            else:
                yield Line(text, PLAIN if ply >= self._reach else SOFT, place)

    def on_mount(self) -> None:
        """Start at the newest line, once the lines know how wide they are."""
        lines = self.query_one(Lines)
        lines.focus()
        self.call_after_refresh(self._to_newest)

    def _to_newest(self) -> None:
        if self._told:
            self.query_one(Lines).reach(len(self._told) - 1)
            self._tell(len(self._told) - 1)

    def _tell(self, place: int) -> None:
        ply = self._told[place][0]
        steps = self._now - ply
        answers = "one answer" if steps == 1 else f"{steps} answers"
        if steps == 0:
            text = "This came from the last answer; nothing lies after it."
        elif self._can_reach(place):
            text = f"Enter takes back the {answers} after this line."
        else:
            text = f"No way back to this line. {self._blocked}"
        self.query_one("#log-about", Static).update(text)
        self.query_one(KeyLine).refresh()

    def _can_reach(self, place: int | None) -> bool:
        return place is not None and self._reach <= self._told[place][0] < self._now

    def can(self, command: str) -> bool:
        """Going back needs a line within reach."""
        if command == "go_back_here" and self.is_mounted:
            return self._can_reach(self.query_one(Lines).cursor)
        return True

    def on_lines_reached(self, message: Lines.Reached) -> None:
        """Tell what Enter would do here."""
        message.stop()
        self._tell(message.key)

    def on_lines_chosen(self, message: Lines.Chosen) -> None:
        """Go back to the line, or tell why not."""
        message.stop()
        if self._can_reach(message.key):
            self.dismiss(self._told[message.key][0])
        else:
            self._tell(message.key)
            self.app.bell()

    def action_go_back_here(self) -> None:
        """Take back everything after the line under the cursor."""
        self.query_one(Lines).action_choose()

    def action_back(self) -> None:
        """Back to the table."""
        self.dismiss(None)
