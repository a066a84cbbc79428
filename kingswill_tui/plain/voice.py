"""What the line mode needs to be told of a game, so that it can speak of any."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Decision, Refusal

O_contra = TypeVar("O_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)


class Voice(Protocol[O_contra, R_contra, P_contra]):
    """The words of one game at one table; what it is handed decides what it can give away."""

    def title(self) -> str:
        """The game and its rules."""

    def question(self, decision: Decision, observation: O_contra) -> str:
        """Who is asked what, in one sentence."""

    def action(self, action: Action, observation: O_contra) -> str:
        """An answer in a few words."""

    def number(self, action: Action, observation: O_contra) -> int | None:
        """The number of what an answer names, the same whatever else can be answered; None for none."""

    def preview(self, preview: P_contra, action: Action, observation: O_contra) -> Sequence[str]:
        """What an answer would change, part by part."""

    def warnings(self, preview: P_contra, action: Action, observation: O_contra) -> Sequence[str]:
        """What is unwise about an answer, part by part."""

    def details(self, action: Action, observation: O_contra) -> Sequence[str]:
        """What else to know of an answer, in whole lines; mostly nothing."""

    def learnt(self, event: Event, observation: O_contra) -> Sequence[str]:
        """All there is to say of what the viewer alone learnt by an event; mostly nothing."""

    def refusal(self, refusal: Refusal, observation: O_contra) -> str:
        """What cannot be answered, and why not."""

    def fruitless(self, preview: P_contra, action: Action, observation: O_contra) -> str:
        """An answer that brings nothing, and why; empty where it brings something."""

    def event(self, event: Event, viewer: int | None) -> str | None:
        """What happened, as the viewer may know it; None for what needs no telling."""

    def headline(self, observation: O_contra) -> str:
        """Where the game stands: the same text as long as the same turn lasts."""

    def situation(self, observation: O_contra, seat: int) -> Sequence[str]:
        """What a seat has, in a few lines."""

    def table(self, observation: O_contra) -> Sequence[str]:
        """Everything the viewer may know of the table."""

    def knowledge(self, observation: O_contra) -> Sequence[str]:
        """What only the viewer knows, and what it is worth now."""

    def behind(self, action: Action | None, observation: O_contra) -> Sequence[str]:
        """The rule behind an answer, or behind the question where no answer is named."""

    def rules(self, query: str) -> Sequence[str]:
        """The rules that a search finds, or one by its id; a PlayerError where there is none."""

    def outcome(self, outcome: R_contra) -> Sequence[str]:
        """The score sheet and the winner."""
