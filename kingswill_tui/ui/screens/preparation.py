"""A seat's preparation: which card to keep and where, then its resources, lands, peasants and hamlet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from kingswill_tui.ui.boards.kings_will.card_view import CardView
from kingswill_tui.ui.boards.kings_will.duchy_view import DuchyView
from kingswill_tui.ui.commands import COMMANDS, LESSON
from kingswill_tui.ui.screens.faces import preparation_faces
from kingswill_tui.ui.screens.lesson_keys import LessonKeys
from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.screens.table_menu import NO_WAY_BACK
from kingswill_tui.ui.widgets.coach_panel import CoachPanel
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.menu import Menu, MenuItem

if TYPE_CHECKING:
    from kingswill_tui.core.action import Action
    from kingswill_tui.ui.play import Play


class PreparationScreen(LessonKeys, SeatScreen[None]):
    """Goes from question to question as long as they are this seat's."""

    commands: ClassVar = ("shut", *LESSON, "undo", "redo", "surprise", "hide_now", "leave", "rules", "help")
    DEFAULT_CSS = """
    PreparationScreen #preparation-below { height: 1fr; }
    PreparationScreen #preparation-asked { width: 1fr; border: $frame $border; border-title-color: $accent; }
    PreparationScreen #preparation-coach { max-height: 5; }
    """

    def __init__(self, play: Play, seat: int) -> None:
        """Prepare one seat."""
        super().__init__(play, seat)
        self._answers: tuple[Action, ...] = ()

    def content(self) -> ComposeResult:
        """The duchy above the question and the cards."""
        reserved = "".join(key for name in self.commands for key in COMMANDS[name].keys if len(key) == 1)
        names = tuple(player.name for player in self.play.table.setup.players)
        plain = self.play.app.settings.ascii_glyphs
        yield DuchyView(names, ascii_glyphs=plain)
        with Horizontal(id="preparation-below"):
            with Vertical(id="preparation-asked"):
                yield CoachPanel(id="preparation-coach")
                yield Menu(id="preparation-menu", reserved=reserved)
            with VerticalScroll(classes="private-cards", can_focus=False):
                yield CardView(ascii_glyphs=plain)

    def on_mount(self) -> None:
        """Ask the first question."""
        super().on_mount()
        menu = self.query_one(Menu)
        menu.on_reach = lambda _: self._say_in_full()
        menu.focus()
        self._ask()

    def on_resize(self) -> None:
        """Other words are cut off now."""
        self.call_after_refresh(self._say_in_full)

    def _say_in_full(self) -> None:
        """Say what the line under the cursor has no room for."""
        if not self.is_attached:
            return
        menu = self.query_one(Menu)
        self.query_one("#preparation-asked").border_subtitle = Content(
            self.play.heading or menu.cut_off(menu.cursor)
        )

    def _ask(self) -> None:
        table, words = self.play.table, self.play.words
        decision = table.decision
        if decision is None or not decision.private or decision.seat != self.seat:
            self.hide()
            return
        observation = table.observe(self.seat)
        self._answers = observation.legal_actions
        self.update_advice()
        fenced = not self.play.taught and all(offer.fence for offer in table.offers())
        final = f" This {NO_WAY_BACK}." if fenced else ""
        question = f"{words.question(decision, observation)}{final}"
        self.query_one(".private-title", Static).update(question)
        self.query_one("#preparation-asked").border_title = Content(f"{self.play.name(self.seat)} prepares")
        items = [MenuItem(words.action(action, observation)) for action in self._answers]
        for refusal in table.refusals():
            label = words.action(refusal.action, observation)
            items.append(
                MenuItem(label, reason=words.refusal(refusal, observation), rule=refusal.reason.rule)
            )
        self.query_one(Menu).show(items)
        self.call_after_refresh(self._say_in_full)
        duchy = self.query_one(DuchyView)
        duchy.show(observation, self.seat)
        # Before there is any land the cards need the room: all of both has to be read before one is kept.
        duchy.display = decision.kind != "keep_card" or observation.tables.start is not None
        self.query_one(KeyLine).refresh()
        faces = preparation_faces(self.play, self.seat)
        self.query_one(CardView).show(faces, led=decision.kind == "keep_card")

    def rule(self) -> str | None:
        """The rule of the card that is looked at, or behind the line under the cursor."""
        cards = self.query_one(CardView)
        if cards.has_focus and cards.pointed_at is not None:
            return self.play.words.card_rule(cards.pointed_at.card)
        at = self.query_one(Menu).cursor
        if at >= len(self._answers):
            return self.query_one(Menu).items[at].rule
        return self.play.words.rule_of(self._answers[at], self.play.table.observe(self.seat))

    def can(self, command: str) -> bool:
        """A taught game is led by its lesson."""
        if not super().can(command):
            return False
        play = self.play
        if command in ("hide_now", "leave"):
            return (command == "leave") == (len(play.people) == 1)
        if command == "undo":
            return play.taught or play.back.is_own(self.seat)
        if command == "redo":
            return not play.taught and bool(play.table.redo_reach())
        return play.taught if command in LESSON else not play.taught or command != "surprise"

    def update_advice(self) -> None:
        """Say what is good to know about the question."""
        self.query_one(CoachPanel).say(self.play.advice(self.seat))
        self._say_in_full()

    def on_menu_moved(self, message: Menu.Moved) -> None:
        """Bring the card that the line would keep into view."""
        message.stop()
        if message.index < len(self._answers) and self._answers[message.index].kind == "keep":
            self.query_one(CardView).point_at(self._answers[message.index].args[0])

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Give the answer and ask on, or show the rule that forbids it."""
        message.stop()
        at = message.index
        if at >= len(self._answers):
            self.action_rules()
        elif self.play.answer(self._answers[at], self.tell_inside) is not None:
            self._ask()

    def action_undo(self) -> None:
        """Take back this seat's last answer."""
        self.play.back.undo_private(self.seat, self.tell_inside)
        if self.is_current:
            self._ask()

    def action_redo(self) -> None:
        """Give it again."""
        self.play.back.redo_private(self.tell_inside)
        self._ask()

    def action_surprise(self) -> None:
        """Answer the rest of this seat's preparation at random, but first show all that can be taken back."""
        table = self.play.table
        begun = table.ply
        while (decision := table.decision) is not None and decision.private and decision.seat == self.seat:
            if table.ply > begun and all(offer.fence for offer in table.offers()):
                break
            actions = table.observe(self.seat).legal_actions
            action = actions[self.play.house.random_choice(len(actions))]
            if self.play.answer(action, self.tell_inside) is None:
                break
        self._ask()

    def action_hide_now(self) -> None:
        """Hide behind the cover."""
        self.hide()

    def action_leave(self) -> None:
        """Get up: whoever plays alone has no cover to hide behind."""
        self.play.app.to_title()
