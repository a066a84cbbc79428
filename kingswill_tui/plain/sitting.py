"""One game in the line mode, from its next question to its end."""

from collections.abc import Callable, Mapping
from typing import Any

from kingswill_tui.core.decision import Decision
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.rng import stream
from kingswill_tui.plain.asking import Asking
from kingswill_tui.plain.cover import Cover
from kingswill_tui.plain.keyboard import Keyboard, Leaving
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.requests import Request, help_lines, read_request
from kingswill_tui.plain.telling import LAST_LINES, Telling
from kingswill_tui.plain.undoing import Undoing
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.bot_turns import Chooser, take_bot_turn
from kingswill_tui.session.table import Table


def no_tip(decision: Decision, ply: int) -> str:
    """Nothing is said about a question."""
    return ""


class Sitting:
    """Asks people by their turns, lets bots answer, and tells everything in words."""

    by_chance = True
    """Whether private answers can be left to chance."""

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        voice: Voice[Any, Any, Any],
        bots: Mapping[int, Chooser[Any]],
        page: Page,
        keyboard: Keyboard,
        tip: Callable[[Decision, int], str] = no_tip,
    ) -> None:
        """Sit down at a table, new or resumed; `tip` knows what is good to know about a question."""
        self._tip = tip
        self._table = table
        self._voice = voice
        self._bots = bots
        self._page = page
        self._keyboard = keyboard
        self._cover = Cover(page, keyboard, table.setup.players, lambda: table.ply)
        self._telling = Telling(table, voice, page, self._cover)
        self._asking = Asking(table, voice, page, self._cover, self._telling, self.by_chance)
        self._undoing = Undoing(table, page, keyboard, self._telling)
        self._carried_out: Mapping[str, Callable[[Request, Decision], None]] = {
            "answer": self._answer,
            "?": self._explain,
            "why": lambda _request, _decision: page.say_all(self._asking.refused()),
            "table": self._show_table,
            "recap": self._recap,
            "log": self._log,
            "peek": self._peek,
            "undo": lambda request, _decision: self._undoing.undo(request.number(1)),
            "redo": lambda request, _decision: self._undoing.redo(request.number(1)),
            "surprise": self._surprise,
            "rules": self._rules,
            "help": lambda _request, _decision: page.say_all(help_lines()),
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play on to the end; EndOfInput, Leaving or KeyboardInterrupt where a person leaves before."""
        try:
            while (decision := self._table.decision) is not None:
                told = take_bot_turn(self._table, self._bots)
                if told is not None:
                    self._telling.happened(told)
                else:
                    self._ask(decision)
            self._cover.shared()
            self._page.blank()
            self._page.say_all(self._voice.outcome(self._table.outcome()))
        finally:
            self._cover.abandon()

    def _ask(self, decision: Decision) -> None:
        """Put the question, and carry out what the person types; the caller asks again what is still open."""
        if decision.private or self._table.setup.covers == "always":
            self._cover.private_to(decision.seat)
        else:
            self._cover.shared()
        self._say_first(decision)
        self._asking.show(decision)
        text = self._keyboard.ask(f"{self._table.player(decision.seat).name}> ")
        self._carry_out(text, decision)

    def _say_first(self, decision: Decision) -> None:
        """Say what is good to know, to whoever may read the page."""
        if tip := self._tip(decision, self._table.ply):
            self._page.blank()
            self._page.say(tip)

    def _carry_out(self, text: str, decision: Decision) -> None:
        try:
            request = read_request(text or self._asking.only_answer)
            self._carried_out[request.name](request, decision)
        except PlayerError as error:
            self._page.say(str(error))

    def _answer(self, request: Request, decision: Decision) -> None:
        action = self._asking.chosen(int(request.rest))
        self._telling.happened(self._table.submit(action, self._table.ply))

    def _surprise(self, request: Request, decision: Decision) -> None:
        if not decision.private:
            raise PlayerError("Only what is asked behind a cover can be left to chance.")
        rng = stream(self._table.setup.seed, "surprise", self._table.ply)
        while (asked := self._table.decision) is not None and asked.private and asked.seat == decision.seat:
            action = rng.choice(self._table.offers()).action
            self._telling.happened(self._table.submit(action, self._table.ply))

    def _explain(self, request: Request, decision: Decision) -> None:
        action = self._asking.chosen(request.number(1)) if request.rest else None
        self._page.say_all(self._voice.behind(action, self._table.observe(self._cover.reader)))

    def _show_table(self, request: Request, decision: Decision) -> None:
        self._page.say_all(self._voice.table(self._table.observe(self._cover.reader)))

    def _recap(self, request: Request, decision: Decision) -> None:
        lines = self._telling.recap(decision.seat, self._table.ply)
        self._page.say(self._telling.since(decision.seat))
        self._page.say_all(f"  {line}" for line in lines or ["Nothing happened."])

    def _log(self, request: Request, decision: Decision) -> None:
        lines = None if request.rest == "all" else request.number(LAST_LINES)
        self._page.say_all(self._telling.chronicle(lines))

    def _peek(self, request: Request, decision: Decision) -> None:
        seat = self._person(request.rest) if request.rest else decision.seat
        self._cover.private_to(seat)
        self._page.say_all(self._voice.knowledge(self._table.observe(seat)))

    def _person(self, name: str) -> int:
        """The seat of a person's name, whatever its capitals; a PlayerError says who sits there."""
        people = {
            player.name.casefold(): seat
            for seat, player in enumerate(self._table.setup.players)
            if player.bot is None
        }
        if name.casefold() not in people:
            there = " and ".join(self._table.player(seat).name for seat in people.values())
            raise PlayerError(f"No person called '{name}' sits here, only {there}.")
        return people[name.casefold()]

    def _rules(self, request: Request, decision: Decision) -> None:
        if not request.rest:
            raise PlayerError(
                "After 'rules' come words to search for, or the id of a rule, such as rules mood."
            )
        self._page.say_all(self._voice.rules(request.rest))

    def _quit(self, request: Request, decision: Decision) -> None:
        raise Leaving
