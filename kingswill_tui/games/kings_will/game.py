"""The King's Will as the table sees it: the rules of one rule set behind the contract of a game."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Decision, Refusal
from kingswill_tui.core.errors import NotAnAction
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.core.vocabulary import Vocabulary
from kingswill_tui.games.kings_will.rules import (
    final_scoring,
    machine,
    notation,
    observation,
    preparation,
    vocabulary,
)
from kingswill_tui.games.kings_will.rules.determinize import determinize
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.options import Options
from kingswill_tui.games.kings_will.rules.preview import Preview, preview
from kingswill_tui.games.kings_will.rules.problems import problems
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.rules.tables import Tables

RULES_VERSION = 1
SEAT_COUNTS = (2, 3, 4)
"""SET-1."""
VARIANTS = ("open_points", "impatient_king")
_FENCES = ("card_laid", "looked", "travel_revealed", "board_filled", "duchies_revealed")


class KingsWill:
    """The game bound to the component tables of one rule set."""

    id = "kings_will"
    rules_version = RULES_VERSION
    seat_counts = SEAT_COUNTS
    variants = VARIANTS

    def __init__(self, tables: Tables) -> None:
        """Play with these components."""
        self.tables = tables

    @property
    def ruleset(self) -> str:
        """Id of the rule set."""
        return self.tables.ruleset

    @property
    def tables_digest(self) -> str:
        """Hash of the component values."""
        return self.tables.digest

    @property
    def actions(self) -> Vocabulary:
        """Notation of actions."""
        return vocabulary.ACTIONS

    @property
    def events(self) -> Vocabulary:
        """Notation of events."""
        return vocabulary.EVENTS

    def new_game(self, seats: int, variants: frozenset[str], seed: int) -> State:
        """The table before the first question; the seed decides everything that is left to chance."""
        options = Options(
            seats,
            open_points="open_points" in variants,
            impatient_king="impatient_king" in variants,
        )
        state = preparation.new_game(self.tables, options, stream(seed, "rules"))
        machine.settle(state, [])
        return state

    def copy(self, state: State) -> State:
        """An independent position."""
        return state.copy()

    def decision(self, state: State) -> Decision | None:
        """The pending decision, None when the game is over."""
        return machine.decision(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """The complete list of answers."""
        return machine.legal_actions(state)

    def refusals(self, state: State) -> list[Refusal]:
        """The near misses, for people."""
        return machine.refusals(state)

    def apply(self, state: State, action: Action) -> list[Event]:
        """Carry an answer out on this very state; IllegalAction when it is not legal."""
        return machine.apply(state, action)

    def preview(self, state: State, action: Action) -> Preview:
        """What an answer would change, as far as its seat may know beforehand."""
        return preview(state, action)

    def is_fence(self, event: Event) -> bool:
        """Whether an event shows somebody something new that was left to chance or hidden."""
        return event.kind in _FENCES

    def observe(self, state: State, seat: int | None) -> Observation:
        """What a seat, or a spectator, may know."""
        return observation.observe(state, seat)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """A full position that the seat cannot tell from the true one."""
        return determinize(observation.observe(state, seat), rng)

    def problems(self, state: State) -> list[str]:
        """Every broken invariant."""
        return problems(state)

    def outcome(self, state: State) -> final_scoring.Outcome:
        """The final scoring of the position."""
        return final_scoring.outcome(state)

    def print_state(self, state: State) -> str:
        """The position in one line of text."""
        return notation.print_state(state)

    def parse_state(self, text: str) -> State:
        """Read a printed position; NotAnAction says what is wrong with it."""
        state = notation.parse_state(text, self.tables)
        try:
            found = problems(state)
        except (IndexError, KeyError, TypeError, ValueError):
            found = ["its numbers do not belong together"]
        if found:
            raise NotAnAction(f"This is no position of the game: {found[0]}.")
        return state

    def digest(self, state: State) -> str:
        """A short hash of the position."""
        return notation.digest(state)
