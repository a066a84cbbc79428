"""The table: everything public on one screen, the question and its answers below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from kingswill_tui.ui.boards.kings_will.board_view import BoardView
from kingswill_tui.ui.chronicle import Chronicle
from kingswill_tui.ui.commands import COMMANDS, LESSON, Command
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.lesson_keys import LessonKeys
from kingswill_tui.ui.screens.table_menu import GO_ON, AskedMenu
from kingswill_tui.ui.widgets.coach_panel import Advice, CoachPanel
from kingswill_tui.ui.widgets.key_line import KeyLine, key_name
from kingswill_tui.ui.widgets.lines import PLAIN, SOFT, Line, Lines
from kingswill_tui.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from kingswill_tui.ui.play import Play

CHRONICLE_LENGTH = 60
"""Sentences kept in view; the log has them all."""
FIRST_LENGTH = 12
"""As many as there may be room for in the first frame."""
FOR_BOTS = ("pause", "skip", "pace")
MOVES = ("undo", "redo", "reset_turn", "pause", "skip", "notebook")
"""What changes a game, and so cannot be done where it can only be looked at."""
LARGE = (120, 40)
MEDIUM = (100, 30)


class TableScreen(LessonKeys, GameScreen[None]):
    """Board, menu, chronicle, key line."""

    commands: ClassVar = (
        *LESSON,
        "undo",
        "peek",
        "rules",
        "why",
        "recap",
        "log",
        "help",
        "answers",
        "leave",
        "notebook",
        "palette",
        "redo",
        "reset_turn",
        "pause",
        "skip",
        "pace",
        "enlarge",
        "next_panel",
        "settings",
        "title_screen",
        "quit",
    )
    DEFAULT_CSS = """
    TableScreen #table-status { height: 1; background: $panel; color: $foreground; }
    TableScreen BoardView { height: 1fr; }
    TableScreen #table-below { height: 9; }
    TableScreen #table-asked {
        width: 1fr; border: $frame $border; border-title-color: $accent; border-title-style: bold;
    }
    TableScreen #table-asked:focus-within { border: $frame $accent; }
    TableScreen #table-coach { max-height: 4; }
    TableScreen #table-chronicle {
        width: 34; border: $frame $border; border-title-color: $soft; display: none;
    }
    TableScreen.-medium #table-chronicle { display: block; }
    TableScreen.-medium #table-below { height: 10; }
    TableScreen.-large #table-below { height: 12; }
    TableScreen.-large #table-chronicle { width: 43; }
    """

    def __init__(self, play: Play) -> None:
        """Show the game that is being led."""
        super().__init__()
        self.play = play
        self.chronicle = Chronicle(play.sitting)
        self.asked = AskedMenu(play)
        names = tuple(player.name for player in play.table.setup.players)
        self.board = BoardView(names, ascii_glyphs=play.app.settings.ascii_glyphs)
        self._enlarged = 0
        self._told_below = ""
        self._stands = False
        self._past_length = FIRST_LENGTH
        reserved = "".join(key for name in self.commands for key in COMMANDS[name].keys if len(key) == 1)
        self.menu = Menu(id="table-menu", reserved=reserved)
        self.menu.on_reach = self._reached
        self.past = Lines(id="table-past", follow=True)
        # Before the first frame, or every style would be worked out twice.
        self._use_room(play.app.size, update=False)

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="table-status", markup=False)
        yield self.board
        with Horizontal(id="table-below"):
            with Vertical(id="table-asked"):
                yield CoachPanel(id="table-coach")
                yield self.menu
            with Vertical(id="table-chronicle"):
                yield self.past
        yield KeyLine()

    def on_mount(self) -> None:
        """Title the panels and listen to the keyboard."""
        self.query_one("#table-chronicle").border_title = "Chronicle"
        self.menu.focus()
        self._stands = True
        self.update_table()
        self.call_after_refresh(self._recall)

    def _recall(self) -> None:
        """Show more of the past, also from before the game was resumed, now that the table is in view."""
        if self.is_mounted:
            self._past_length = CHRONICLE_LENGTH
            self.chronicle.recall(CHRONICLE_LENGTH)
            self._show_past()

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        self._use_room(event.size)
        self._advise()
        self.call_after_refresh(self._say_in_full)

    def _use_room(self, size: Size, update: bool = True) -> None:
        self.set_class(size.width >= LARGE[0] and size.height >= LARGE[1], "-large", update=update)
        self.set_class(size.width >= MEDIUM[0] and size.height >= MEDIUM[1], "-medium", update=update)

    def on_screen_resume(self) -> None:
        """Go on with what had to wait."""
        self.play.returned()

    def update_table(self) -> None:
        """Show the position and the question as they are now."""
        if not self._stands:
            return
        table = self.play.table
        observation = table.observe(None)
        self.asked.update(observation)
        self._enlarged = 0
        settings = self.play.app.settings
        self.board.use_glyphs(settings.ascii_glyphs)
        lights = self.play.lights()
        legal = self.asked.targets() | frozenset(lights)
        self.board.show(observation, self.asked.front, legal, settings.animations)
        self._advise()
        self.menu.show(self.asked.items, self.asked.index_of(self.play.wanted()))
        self.board.light(lights[0] if lights else self.asked.target(self.menu.cursor))
        self.query_one("#table-asked").border_title = Content(self.asked.question)
        self._say_in_full()
        self.query_one("#table-status", Static).update(self._status())
        self._show_past()
        self.query_one(KeyLine).refresh()

    def _advise(self) -> None:
        self.query_one(CoachPanel).say(self._told_without_chronicle() or self.play.advice())

    def _told_without_chronicle(self) -> Advice | None:
        """The steps of a journey that nobody was asked for, where there is no room for a chronicle."""
        if self.has_class("-medium") or self.play.taught or self.asked.of_bot or self.play.table.over:
            return None
        steps = self.chronicle.journey_since(self.asked.front)
        key = key_name(COMMANDS["recap"].keys[0])
        return Advice(f"Since your last answer ({key} tells all): {' '.join(steps)}") if steps else None

    def _show_past(self) -> None:
        recent = self.chronicle.latest(self._past_length)
        newest = recent[-1].ply if recent else 0
        self.past.show([Line(entry.text, PLAIN if entry.ply == newest else SOFT) for entry in recent])

    def _status(self) -> str:
        play = self.play
        saved = "only looking" if play.read_only else "saved"
        return f" {play.words.status(play.table.observe(None))}   seed {play.table.setup.seed}   {saved}"

    def available(self) -> Iterable[Command]:
        """The commands that can be given now, those for bots first while one is asked."""
        found = list(super().available())
        if self.asked.of_bot:
            found.sort(key=lambda command: command.id not in FOR_BOTS)
        if self.play.bots.paused:
            found = [each._replace(title=GO_ON) if each.id == "pause" else each for each in found]
        return found

    def can(self, command: str) -> bool:
        """Commands that make sense now."""
        if command in LESSON:
            return self.play.taught
        if command in MOVES and self.play.read_only:
            return False
        if command in ("redo", "reset_turn"):
            return not self.play.taught
        if command in ("answers", "leave"):
            return self.menu.has_focus == (command == "leave")
        if command == "notebook":
            return self.play.keeps_notes
        if command == "pace":
            return any(player.bot is not None for player in self.play.table.setup.players)
        if command in FOR_BOTS:
            return self.asked.of_bot
        if command == "peek":
            return bool(self.play.people)
        return True

    def _reached(self, index: int) -> None:
        """Light up what the line is about, and say in full what it has no room for."""
        self.board.light(self.asked.target(index))
        self._say_in_full()

    def _say_in_full(self) -> None:
        told = self.play.heading or self.menu.cut_off(self.menu.cursor)
        if told != self._told_below:  # else the whole frame would be painted at each move
            self._told_below = told
            self.query_one("#table-asked").border_subtitle = Content(told)

    def on_descendant_focus(self) -> None:
        """Escape leads elsewhere now."""
        self.query_one(KeyLine).refresh()

    def on_key(self, event: events.Key) -> None:
        """The letters of the answers count wherever the cursor is."""
        if not self.menu.has_focus:
            self.menu.take_key(event)

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Give the chosen answer, or open the rule that forbids it."""
        message.stop()
        if self.play.reads:
            self.play.read_on()
            return
        answer = self.asked.answer(message.index)
        if answer is not None:
            self.play.answer_in_public(answer)
        elif rule := self.asked.rule(message.index):
            self.play.show_rule(rule)
        elif self.play.table.over:
            self.play.go_on()

    def on_board_view_target_reached(self, message: BoardView.TargetReached) -> None:
        """Move the menu along with the board's cursor."""
        message.stop()
        index = self.asked.first_about(message.target)
        if index is not None:
            self.menu.move_to(index)

    def on_board_view_target_pressed(self, message: BoardView.TargetPressed) -> None:
        """Give the answer that concerns the thing, or offer those that do."""
        message.stop()
        about = self.asked.about(message.target)
        if len(about) == 1:
            self.play.answer_in_public(about[0])
        elif (index := self.asked.first_about(message.target)) is not None:
            self.menu.move_to(index)
            self.menu.focus()

    def action_undo(self) -> None:
        """Take back the last answer."""
        self.play.back.undo()

    def action_redo(self) -> None:
        """Give it again."""
        self.play.back.redo()

    def action_reset_turn(self) -> None:
        """Take back everything of this turn."""
        self.play.back.reset_turn()

    def action_peek(self) -> None:
        """What one seat knows, behind a cover."""
        self.play.peek()

    def action_notebook(self) -> None:
        """A seat's own notes, behind a cover."""
        self.play.notebook()

    def action_rules(self) -> None:
        """The rules at what is asked or under the cursor."""
        self.play.show_rule(self.asked.rule(self.menu.cursor))

    def action_why(self) -> None:
        """What is not possible now."""
        self.play.why()

    def action_recap(self) -> None:
        """What happened since the asked seat last answered."""
        self.play.recap()

    def action_log(self) -> None:
        """The whole chronicle."""
        self.play.log()

    def action_pause(self) -> None:
        """Let bots wait, or go on."""
        self.play.bots.toggle()
        self.update_table()

    def action_skip(self) -> None:
        """Let bots act at once."""
        self.play.bots.skip()

    def action_pace(self) -> None:
        """The next pace of the bots."""
        self.play.next_pace()

    def action_enlarge(self) -> None:
        """The duchy of the next seat, until the next position is shown."""
        self._enlarged += 1
        self.board.enlarge((self.asked.front + self._enlarged) % len(self.play.table.setup.players))

    def action_next_panel(self) -> None:
        """Between menu, board and its pages."""
        if self.menu.has_focus:
            self.board.focus()
        elif self.board.next_page():
            # Whoever turns pages reads: Enter must not answer before something is pointed at again.
            self.board.light(None)
        else:
            self.action_answers()

    def action_answers(self) -> None:
        """Back to the answers, with what the line under the cursor is about in view."""
        self.menu.focus()
        self._reached(self.menu.cursor)

    def action_leave(self) -> None:
        """Get up, after asking where somebody is in the middle of a game."""
        self.play.leave()

    def action_title_screen(self) -> None:
        """Leave the game, which is saved."""
        self.play.app.to_title()

    def action_settings(self) -> None:
        """Look, pace and covers."""
        self.play.app.settings_screen()

    def action_help(self) -> None:
        """What can be done here."""
        self.play.app.help_screen(self)
