"""The contract that every game at the table keeps."""

from typing import Protocol, TypeVar

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Decision, Refusal
from kingswill_tui.core.rng import Rng
from kingswill_tui.core.vocabulary import Vocabulary

S = TypeVar("S")
"""The state of a game; only core, games, session and bots ever hold one."""
O_co = TypeVar("O_co", covariant=True)
"""What one seat, or a spectator, may know of a state."""
R_co = TypeVar("R_co", covariant=True)
"""The outcome: score sheet and winner."""
P_co = TypeVar("P_co", covariant=True)
"""What an answer would change, told before it is given."""


class Observed(Protocol):
    """What every observation can tell, whatever the game."""

    @property
    def viewer(self) -> int | None:
        """The seat that looks, None for a spectator."""

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The answers the viewer may know of."""


class Game(Protocol[S, O_co, R_co, P_co]):
    """A pure value machine that asks one seat one question at a time."""

    @property
    def id(self) -> str:
        """The game's short name in files and commands."""

    @property
    def rules_version(self) -> int:
        """Raised whenever the same answers could lead to another position."""

    @property
    def ruleset(self) -> str:
        """Id of the rule set these rules are bound to."""

    @property
    def tables_digest(self) -> str:
        """Hash of the component values these rules are bound to."""

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many seats can play."""

    @property
    def variants(self) -> tuple[str, ...]:
        """Names of the options that a table can switch on."""

    @property
    def actions(self) -> Vocabulary:
        """Notation of actions."""

    @property
    def events(self) -> Vocabulary:
        """Notation of events, and who may know what of them."""

    def new_game(self, seats: int, variants: frozenset[str], seed: int) -> S:
        """The first position; all that is left to chance follows from the seed."""

    def copy(self, state: S) -> S:
        """An independent position."""

    def decision(self, state: S) -> Decision | None:
        """The pending decision, None when the game is over."""

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """The complete list of answers."""

    def refusals(self, state: S) -> list[Refusal]:
        """The near misses, for people."""

    def apply(self, state: S, action: Action) -> list[Event]:
        """Carry an answer out on this very state; IllegalAction when it is not legal."""

    def preview(self, state: S, action: Action) -> P_co:
        """What an answer would change, as far as the asked seat may know beforehand."""

    def is_fence(self, event: Event) -> bool:
        """Whether an event gives new knowledge, so that nothing before it can be taken back."""

    def observe(self, state: S, seat: int | None) -> O_co:
        """What a seat, or a spectator, may know."""

    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """A full position that the seat cannot tell from the true one."""

    def problems(self, state: S) -> list[str]:
        """Every broken invariant."""

    def outcome(self, state: S) -> R_co:
        """The final scoring of the position."""

    def print_state(self, state: S) -> str:
        """The position in one line of text."""

    def parse_state(self, text: str) -> S:
        """Read a printed position; NotAnAction says what is wrong with it."""

    def digest(self, state: S) -> str:
        """A short hash of the position."""
