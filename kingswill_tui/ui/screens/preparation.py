"""A seat's preparation: which card to keep and where, then its resources, lands, peasants and hamlet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.ui.boards.kings_will.duchy_view import DuchyView
from kingswill_tui.ui.commands import COMMANDS, LESSON
from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.screens.table_menu import NO_WAY_BACK
from kingswill_tui.ui.widgets.coach_panel import CoachPanel
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import Lines
from kingswill_tui.ui.widgets.menu import Menu, MenuItem

if TYPE_CHECKING:
    from kingswill_tui.core.action import Action
    from kingswill_tui.ui.play import Play


class PreparationScreen(SeatScreen[None]):
    """Goes from question to question as long as they are this seat's."""

    commands: ClassVar = (*LESSON, "undo", "redo", "surprise", "hide_now")

    def __init__(self, play: Play, seat: int) -> None:
        """Prepare one seat."""
        super().__init__(play, seat)
        self._answers: tuple[Action, ...] = ()

    def compose(self) -> ComposeResult:
        """Cards and duchy beside the question."""
        reserved = "".join(key for name in self.commands for key in COMMANDS[name].keys if len(key) == 1)
        yield Static(classes="private-title", id="preparation-question", markup=False)
        names = tuple(player.name for player in self.play.table.setup.players)
        yield DuchyView(names, ascii_glyphs=self.play.app.settings.ascii_glyphs)
        with Horizontal(id="preparation-below"):
            with Vertical(id="preparation-asked"):
                yield CoachPanel(id="preparation-coach")
                yield Menu(id="preparation-menu", reserved=reserved)
            yield Lines(id="private-text")
        yield KeyLine("Nobody else should see this.")

    def on_mount(self) -> None:
        """Ask the first question."""
        super().on_mount()
        self.query_one(Menu).focus()
        self._ask()

    def _ask(self) -> None:
        table, words = self.play.table, self.play.words
        decision = table.decision
        if decision is None or not decision.private or decision.seat != self.seat:
            self.hide()
            return
        observation = table.observe(self.seat)
        self._answers = observation.legal_actions
        self.update_advice()
        final = f" This {NO_WAY_BACK}." if all(offer.fence for offer in table.offers()) else ""
        question = f"{words.question(decision, observation)}{final}"
        self.query_one("#preparation-question", Static).update(question)
        self.query_one("#preparation-asked").border_title = f"{self.play.name(self.seat)} prepares"
        items = [MenuItem(words.action(action, observation)) for action in self._answers]
        for refusal in table.refusals():
            label = words.action(refusal.action, observation)
            items.append(
                MenuItem(label, reason=words.refusal(refusal, observation), rule=refusal.reason.rule)
            )
        self.query_one(Menu).show(items)
        self.query_one(DuchyView).show(observation, self.seat)
        view = observation.seats[self.seat]
        if view.hand is UNKNOWN or view.hand == NOTHING or view.aside is UNKNOWN:
            lines = self.known_cards()
        elif decision.kind == "keep_card":
            first = self.card_lines(view.hand, f"First card: {words.card_title(view.hand)}")
            lines = [*first, *self.card_lines(view.aside, f"Second card: {words.card_title(view.aside)}")]
        else:
            lines = [*self.card_lines(view.hand, f"Kept: {words.card_title(view.hand)}")]
            lines += self.card_lines(view.aside, f"Put aside: {words.card_title(view.aside)}")
        self.query_one(Lines).show(lines)

    def can(self, command: str) -> bool:
        """A taught game is led by its lesson."""
        if command in LESSON:
            return self.play.taught
        return not self.play.taught or command not in ("redo", "surprise")

    def update_advice(self) -> None:
        """Say what is good to know about the question."""
        self.query_one(CoachPanel).say(self.play.advice())
        self.query_one("#preparation-asked").border_subtitle = self.play.heading

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Give the answer and ask on."""
        message.stop()
        at = message.index
        if at < len(self._answers) and self.play.answer(self._answers[at]) is not None:
            self._ask()

    def action_lesson_hint(self) -> None:
        """Say what is to be done."""
        self.play.lesson("lesson_hint")

    def action_lesson_back(self) -> None:
        """The step before."""
        self.play.lesson("lesson_back")

    def action_lesson_skip(self) -> None:
        """The next step."""
        self.play.lesson("lesson_skip")

    def action_lesson_skip_all(self) -> None:
        """The next lesson."""
        self.play.lesson("lesson_skip_all")

    def action_lesson_restart(self) -> None:
        """The first step."""
        self.play.lesson("lesson_restart")

    def action_undo(self) -> None:
        """Take back this seat's last answer."""
        self.play.back.undo_private(self.seat)
        if self.is_current:
            self._ask()

    def action_redo(self) -> None:
        """Give it again."""
        self.play.back.redo_private()
        self._ask()

    def action_surprise(self) -> None:
        """Answer the rest of this seat's preparation at random."""
        table = self.play.table
        while (decision := table.decision) is not None and decision.private and decision.seat == self.seat:
            actions = table.observe(self.seat).legal_actions
            if self.play.answer(actions[self.play.house.random_choice(len(actions))]) is None:
                break
        self._ask()

    def action_hide_now(self) -> None:
        """Hide behind the cover."""
        self.hide()
