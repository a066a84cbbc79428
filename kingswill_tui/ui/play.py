"""The course of a game on the screen: who is asked next, behind which cover, and when bots act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.ui.bot_pace import BotPace
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.taking_back import TakingBack
from kingswill_tui.ui.tutorial_tips import TableTips

if TYPE_CHECKING:
    from kingswill_tui.core.action import Action
    from kingswill_tui.session.told import Told
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.boards.kings_will.targets import Target
    from kingswill_tui.ui.house import House
    from kingswill_tui.ui.screens.preparation import PreparationScreen
    from kingswill_tui.ui.sitting import Sitting
    from kingswill_tui.ui.widgets.coach_panel import Advice


class Play:
    """Leads one sitting from question to question."""

    taught = False
    """Whether a coach leads through it."""

    def __init__(self, app: KingsWillApp, house: House, sitting: Sitting) -> None:
        """Lead a game; its table screen is `screen`."""
        self.app = app
        self.house = house
        self.sitting = sitting
        self.table = sitting.table
        self.words = sitting.words
        self.screen = TableScreen(self)
        self.people = [seat for seat, player in enumerate(self.table.setup.players) if player.bot is None]
        self.in_front: int | None = None
        self.bots = BotPace(self)
        self.back = TakingBack(self)
        self.preparing: PreparationScreen | None = None
        self.unkept: dict[int, str] = {}
        """Notes of seats that could not be kept."""
        self._tips = TableTips(self)
        self._closed = False
        self._due = False

    def begin(self) -> None:
        """Ask the first question, once the table screen stands."""
        if notice := self.sitting.notice or ("This game can only be looked at." if self.read_only else ""):
            self.app.tell(notice, "warning")
        self.screen.call_after_refresh(self._turn)

    def close(self) -> None:
        """Get up from the table."""
        self._closed = True
        self.bots.stop()
        if self.sitting.journal is not None:
            self.sitting.journal.close()

    @property
    def read_only(self) -> bool:
        """Whether the game can only be looked at."""
        return self.sitting.journal is None

    @property
    def keeps_notes(self) -> bool:
        """Whether there is somebody who can write notes, and a save that keeps them."""
        return bool(self.people) and not self.taught

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self.table.player(seat).name

    @property
    def reads(self) -> bool:
        """Whether there is only something to read before the game goes on."""
        return False

    @property
    def heading(self) -> str:
        """What the coach teaches now."""
        return ""

    def advice(self, private_to: int | None = None) -> Advice:
        """What is good to know about the question that is asked, on the table or to one seat alone."""
        return self._tips.advice()

    def lights(self) -> tuple[Target, ...]:
        """What the coach lights up."""
        return ()

    def wanted(self) -> Action | None:
        """The answer that the coach waits for."""
        return None

    def read_on(self) -> None:
        """What the coach said was read."""

    def lesson(self, command: str) -> None:
        """Carry out a command of a lesson, of which there is none in a free game."""

    def go_on(self) -> None:
        """Show how things stand now, and turn to whoever is asked."""
        if not self._closed:
            self.screen.update_table()
            self._turn()

    def _turn(self) -> None:
        """Turn to whoever is asked by the table that is shown."""
        if self._closed:
            return
        decision = self.table.decision
        if self.read_only and decision is not None:
            return
        if decision is not None and self.table.player(decision.seat).bot is not None:
            self.bots.wake()
        elif self.app.screen is not self.screen or self.app.too_small:
            # Somebody reads something: what has to come over the table waits until they are back.
            self._due = True
        elif decision is None:
            self._finish()
        elif decision.private:
            self.uncover(decision.seat, "prepares for the King", False, self._prepare)
        elif self.table.setup.covers == "always" and self.in_front != decision.seat:
            self.uncover(decision.seat, "is asked next", False, self._ask)
        else:
            self._ask(decision.seat)

    def returned(self) -> None:
        """The table is in front again: what had to wait for it comes now."""
        if self._due:
            self._due = False
            self.screen.call_after_refresh(self.go_on)

    def _ask(self, seat: int) -> None:
        self.in_front = seat
        self.bots.person_asked()

    def uncover(self, seat: int, what: str, can_leave: bool, then: Callable[[int], None]) -> None:
        """Show a seat something of its own: behind a cover, unless nobody else could be looking."""
        if len(self.people) == 1:
            then(seat)
            return
        from kingswill_tui.ui.screens.cover import CoverScreen

        def uncovered(ready: bool | None) -> None:
            if ready:
                then(seat)

        self.app.show(CoverScreen(self.name(seat), what, can_leave), uncovered)

    def leave(self) -> None:
        """Get up for the title screen, after asking where somebody is in the middle of a game."""
        from kingswill_tui.ui.screens.confirm import ConfirmScreen

        def agreed(yes: bool | None) -> None:
            if yes:
                self.app.to_title()

        if self.table.over or self.read_only:
            self.app.to_title()
        else:
            self.app.show(ConfirmScreen("Leave this game for the title screen? It is saved."), agreed)

    def _prepare(self, seat: int) -> None:
        from kingswill_tui.ui.screens.preparation import PreparationScreen

        self.in_front = seat

        def left(_: None) -> None:
            self.preparing = None
            self.app.tell_what_waited()
            self.go_on()

        self.preparing = PreparationScreen(self, seat)
        self.app.show(self.preparing, left)

    def _finish(self) -> None:
        from kingswill_tui.ui.screens.scoring import ScoringScreen

        self.app.show(ScoringScreen(self.sitting), self._after_scoring)

    def _after_scoring(self, wish: str | None) -> None:
        if wish == "rematch":
            self.app.rematch(self.table.setup)
        elif wish == "replay":
            self.app.replay(self.sitting.name)
        elif wish == "title":
            self.app.to_title()

    def answer(self, action: Action, tell: Callable[[str], None] | None = None) -> Told | None:
        """Give the answer of the seat that is asked; a failure is told, in passing if not by `tell`."""
        try:
            return self.table.submit(action, self.table.ply)
        except PlayerError as error:
            (tell or partial(self.app.tell, severity="error"))(str(error))
            return None

    def answer_in_public(self, action: Action) -> None:
        """Give an answer from the table screen, show what it let its seat see, and go on."""
        told = self.answer(action)
        if told is None:
            return
        looks = [event for event in told.events if event.kind == "looked" and event.seat in self.people]
        if looks:
            self.screen.update_table()
            space = cast("int", looks[0].args[0])
            self.uncover(
                looks[0].seat, "looks at a King's Will card", False, lambda seat: self._look(seat, space)
            )
        else:
            self.go_on()

    def _look(self, seat: int, space: int) -> None:
        from kingswill_tui.ui.screens.look import LookScreen

        def left(_: None) -> None:
            self.app.tell_what_waited()
            self.go_on()

        self.app.show(LookScreen(self, seat, space), left)

    def _choose_person(self, then: Callable[[int], None]) -> None:
        """Turn to the person who asks for something private; the one asked now comes first."""
        if len(self.people) == 1:
            then(self.people[0])
            return
        from kingswill_tui.ui.screens.who import WhoScreen

        decision = self.table.decision
        asked = [seat for seat in self.people if decision is not None and seat == decision.seat]
        order = asked + [seat for seat in self.people if seat not in asked]

        def chosen(index: int | None) -> None:
            if index is not None:
                then(order[index])

        self.app.show(WhoScreen([self.name(seat) for seat in order]), chosen)

    def peek(self) -> None:
        """Show a person what only that seat knows."""
        self._choose_person(lambda seat: self.uncover(seat, "peeks", True, self._peek))

    def _peek(self, seat: int) -> None:
        from kingswill_tui.ui.screens.peek import PeekScreen

        def left(wish: str | None) -> None:
            if wish == "notebook":
                self._notebook(seat)
            else:
                self.app.tell_what_waited()

        self.app.show(PeekScreen(self, seat), left)

    def notebook(self) -> None:
        """Open a person's notes."""
        self._choose_person(lambda seat: self.uncover(seat, "opens the notebook", True, self._notebook))

    def _notebook(self, seat: int) -> None:
        from kingswill_tui.ui.screens.notebook import NotebookScreen

        self.app.show(NotebookScreen(self, seat), lambda _: self.app.tell_what_waited())

    def notes(self, seat: int) -> str:
        """A seat's notes as they were left."""
        return self.unkept.get(seat, self.sitting.notes.get(seat, ""))

    def keep_note(self, seat: int, text: str) -> str:
        """Keep a seat's notes with the game; returns why that could not be, empty where it could."""
        self.unkept.pop(seat, None)
        if self.sitting.keep_note is None or text == self.sitting.notes.get(seat, ""):
            return ""
        try:
            self.sitting.keep_note(seat, text)
        except PlayerError as error:
            self.unkept[seat] = text
            return str(error)
        return ""

    def show_rule(self, rule: str | None) -> None:
        """Open the rules reference at a rule."""
        self.app.rules_screen(rule)

    def why(self) -> None:
        """Say what is not possible now, or brings nothing, and why."""
        from kingswill_tui.ui.screens.why import WhyScreen

        observation, words = self.table.observe(None), self.words
        shared = observation.decision is not None and not observation.decision.private
        lines = [
            (f"{words.action(no.action, observation)}: {words.refusal(no, observation)}", no.reason.rule)
            for no in (self.table.refusals() if shared else ())
        ]
        for offer in self.table.offers() if shared else ():
            if why := words.fruitless(offer.preview, offer.action, observation):
                lines.append((why, words.rule_of(offer.action, observation)))
        self.app.show(WhyScreen(lines), self.app.rule_wished)

    def recap(self) -> None:
        """Tell what happened since the asked seat last answered."""
        from kingswill_tui.ui.screens.recap import RecapScreen

        decision = self.table.decision
        asked = -1 if decision is None else decision.seat
        seat = asked if asked in self.people else next(iter(self.people), 0)
        self.app.show(RecapScreen(self.name(seat), self.screen.chronicle.since(seat)))

    def log(self) -> None:
        """Open the whole chronicle."""
        from kingswill_tui.ui.screens.log import LogScreen

        entries = self.screen.chronicle.entries
        lines = [(entry.ply, entry.text) for entry in entries]
        titles = [place for place, entry in enumerate(entries) if entry.begins]
        ply, reach = self.table.ply, self.table.undo_reach()
        screen = LogScreen(lines, ply, ply - reach.steps, reach.blocked or "", titles)

        def chosen(ply: int | None) -> None:
            if ply is not None:
                self.back.undo_to(ply)

        self.app.show(screen, chosen)

    def next_pace(self) -> None:
        """Let bots act at the next pace."""
        self.app.next_pace()
