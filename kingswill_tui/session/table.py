"""The table between the rules and any screen: holds the position, takes answers, tells what happened."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Decision, Refusal
from kingswill_tui.core.errors import IllegalAction
from kingswill_tui.core.game import Game
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.session.errors import CannotUndo, NotOver, StalePly
from kingswill_tui.session.past import BEGINNING, Past
from kingswill_tui.session.players import Player
from kingswill_tui.session.reach import UndoReach, reach_back
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.told import Moved, Told, Undone

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")


class Offer(NamedTuple, Generic[P]):
    """One legal answer, and what it would do."""

    action: Action
    """The answer."""
    preview: P
    """What it changes, as far as its seat may know beforehand."""
    fence: bool
    """Whether it cannot be taken back."""


class _Line(NamedTuple, Generic[S]):
    """Where the game stands, with what can be taken back and given again."""

    state: S
    """The position."""
    history: tuple[Told, ...]
    """The standing answers since the game was begun or resumed."""
    before: tuple[S, ...]
    """The positions before the last answers, back to the fence."""
    undone: tuple[tuple[Told, S], ...]
    """Answers taken back with the position after each; the last is the first to be given again."""
    fence: Event | None
    """What became known at the fence."""


class Table(Generic[S, O, R, P]):
    """One game being played; nobody else holds its state."""

    def __init__(self, game: Game[S, O, R, P], setup: Setup) -> None:
        """Sit down for a new game."""
        self.game = game
        self.setup = setup
        state = game.new_game(len(setup.players), setup.variants, setup.seed)
        self._past: Past = BEGINNING
        self._line: _Line[S] = _Line(state, (), (), (), None)
        self._journal: Listener[S, O, R, P] | None = None
        self._listeners: list[Listener[S, O, R, P]] = []

    @classmethod
    def restored(
        cls, game: Game[S, O, R, P], setup: Setup, text: str, past: Past, fence: Event | None
    ) -> Self:
        """Sit down again at a printed position with what became known last; NotAnAction if it is none."""
        table = cls(game, setup)
        table._past = past
        table._line = _Line(game.parse_state(text), (), (), (), fence)
        return table

    @property
    def ply(self) -> int:
        """How many answers stand."""
        return self._past.count + len(self._line.history)

    @property
    def decision(self) -> Decision | None:
        """The question asked now, None when the game is over."""
        return self.game.decision(self._line.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def history(self) -> tuple[Told, ...]:
        """The standing answers; none from before a resumed position that the rules can no longer explain."""
        return (*self._past.told, *self._line.history) if self._past.count else self._line.history

    @property
    def recent(self) -> tuple[Told, ...]:
        """The standing answers since the position that the game was resumed at; all where it was not."""
        return self._line.history

    @property
    def fence(self) -> Event | None:
        """What became known last, so that nothing before it can be taken back."""
        return self._line.fence

    @property
    def at_fence(self) -> bool:
        """Whether the last answer made something known, so that nothing at all can be taken back."""
        return self._line.fence is not None and not self._line.before

    @property
    def digest(self) -> str:
        """A short hash of the position."""
        return self.game.digest(self._line.state)

    def snapshot(self) -> str:
        """The position in the game's notation, secrets and all; for saves."""
        return self.game.print_state(self._line.state)

    def player(self, seat: int) -> Player:
        """Who sits on a seat."""
        return self.setup.players[seat]

    def observe(self, seat: int | None) -> O:
        """What a seat, or a spectator, may know."""
        return self.game.observe(self._line.state, seat)

    def offers(self) -> tuple[Offer[P], ...]:
        """The legal answers to the question asked now, each with what it would do."""
        state = self._line.state
        return tuple(
            Offer(action, self.game.preview(state, action), self.fence_after(action))
            for action in self.game.legal_actions(state)
        )

    def refusals(self) -> list[Refusal]:
        """What one might expect to be able to answer now, and why not."""
        return self.game.refusals(self._line.state)

    def outcome(self) -> R:
        """Winners and score sheet; NotOver while the game lasts, since it would give secrets away."""
        if not self.over:
            raise NotOver("The game is not over yet; the score sheet comes at its end.")
        return self.game.outcome(self._line.state)

    def chronicle(self, viewer: int | None) -> list[tuple[int, Event]]:
        """All that happened, as far as a seat, or a spectator, may know, each with the answer's number."""
        return [(told.ply, event) for told in self.history for event in told.events_for(viewer)]

    def listen(self, listener: "Listener[S, O, R, P]") -> None:
        """Tell a listener of everything that changes from now on, after it has been recorded."""
        self._listeners.append(listener)

    def record_to(self, journal: "Listener[S, O, R, P]") -> None:
        """Tell the journal of every change before anyone else; if it raises, the change has not happened."""
        self._journal = journal

    def submit(self, action: Action, ply: int) -> Told:
        """Take the answer to the question of a ply; StalePly or IllegalAction leave all as it was."""
        line = self._line
        if ply != self.ply:
            raise StalePly(f"That answer was for question {ply + 1}; question {self.ply + 1} is asked now.")
        decision = self.decision
        if decision is None:
            raise IllegalAction("The game is over; there is nothing left to answer.")
        state, events = self._applied(action)
        told = Told(ply + 1, decision.seat, action, decision.private, events, self.game.events)
        fence = self._fence_in(events)
        final = fence is not None or self.game.decision(state) is None
        before = () if final else (*line.before, line.state)
        history = (*line.history, told)
        self._move(told, _Line(state, history, before, (), fence or line.fence))
        return told

    def fence_after(self, action: Action) -> bool:
        """Whether a legal answer could not be taken back once given."""
        decision = self.decision
        state, events = self._applied(action)
        after = self.game.decision(state)
        if after is None or self._fence_in(events) is not None:
            return True
        return decision is not None and decision.private and decision.seat != after.seat

    def undo_reach(self) -> UndoReach:
        """How many answers can be taken back now, and why not more."""
        line = self._line
        decision = self.decision
        asked = None if decision is None else decision.seat
        return reach_back(line.history, len(line.before), asked, line.fence)

    def redo_reach(self) -> int:
        """How many answers that were taken back can be given again."""
        return len(self._line.undone)

    def undo(self, steps: int = 1) -> Undone:
        """Take back the last answers; CannotUndo says why not so many."""
        reach = self.undo_reach()
        if not 1 <= steps <= reach.steps:
            raise CannotUndo(_too_far(steps, reach.steps, "taken back", reach.blocked or ""))
        line = self._line
        stays = len(line.history) - steps
        states = (*line.before[len(line.before) - steps + 1 :], line.state)
        undone = (*line.undone, *reversed(tuple(zip(line.history[stays:], states, strict=True))))
        back = line.before[-steps]
        rest = line.before[: len(line.before) - steps]
        moved = Undone(self.ply - steps, steps, again=False)
        self._move(moved, _Line(back, line.history[:stays], rest, undone, line.fence))
        return moved

    def redo(self, steps: int = 1) -> Undone:
        """Give answers again that were taken back; CannotUndo says why not so many."""
        line = self._line
        if not 1 <= steps <= len(line.undone):
            raise CannotUndo(_too_far(steps, len(line.undone), "given again", "A new answer ends that."))
        again = line.undone[-steps:][::-1]
        history = (*line.history, *(told for told, _ in again))
        before = (*line.before, line.state, *(state for _, state in again[:-1]))
        moved = Undone(self.ply + steps, steps, again=True)
        self._move(moved, _Line(again[-1][1], history, before, line.undone[:-steps], line.fence))
        return moved

    def _applied(self, action: Action) -> tuple[S, tuple[Event, ...]]:
        state = self.game.copy(self._line.state)
        return state, tuple(self.game.apply(state, action))

    def _fence_in(self, events: tuple[Event, ...]) -> Event | None:
        return next((event for event in reversed(events) if self.game.is_fence(event)), None)

    def _move(self, moved: Moved, line: _Line[S]) -> None:
        stood = self._line
        self._line = line
        if self._journal is not None:
            try:
                self._journal(self, moved)
            except BaseException:
                self._line = stood
                raise
        for listener in self._listeners:
            listener(self, moved)


Listener = Callable[[Table[S, O, R, P], Moved], None]
"""Is told of each accepted answer, and of each step back or forth."""


def _too_far(steps: int, reach: int, what: str, why: str) -> str:
    if steps < 1:
        return f"{steps} answers cannot be {what}; name one or more."
    return f"{steps} of the answers cannot be {what}, only {reach}. {why}".rstrip()
