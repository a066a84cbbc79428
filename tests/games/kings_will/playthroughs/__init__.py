"""Golden playthroughs: whole games written down answer by answer, so that no rule changes unnoticed.

A file starts with its table (rule set, seats, seed, options), then has one line for each answer, `> answer`,
below it what happened, one event a line, and after every so many answers the digest of the position,
`= digest`. It ends with the score sheet.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kingswill_tui.core.action import Action
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.names import CARDS
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.tables.load import load_tables

FOLDER = Path(__file__).resolve().parent
DECLINES = frozenset({"forgo", "done", "stay", "no_delivery", "keep_received", "fail_levy"})
ANSWER, EVENT, DIGEST = "> ", "  ", "= "


@dataclass(frozen=True)
class Plan:
    """A game to be written down."""

    ruleset: str
    """Which rules."""
    seats: int
    """How many seats."""
    variants: tuple[str, ...]
    """Options switched on."""
    seed: int
    """Decides the deal and the answers."""
    every: int
    """Answers between two digests."""
    events: bool
    """Whether events are written down too."""

    @property
    def file(self) -> Path:
        """Where it is written down."""
        return FOLDER / f"{self.ruleset}_{self.seats}.txt"

    @property
    def head(self) -> str:
        """The first line."""
        return " ".join(("table", self.ruleset, str(self.seats), str(self.seed), *self.variants))


PLANS = (
    Plan("standard", 2, (), 2026, every=1, events=True),
    Plan("standard", 3, ("open_points",), 31, every=10, events=False),
    Plan("standard", 4, ("impatient_king",), 41, every=10, events=False),
    Plan("first_game", 2, (), 12, every=10, events=False),
    Plan("first_game", 3, (), 13, every=10, events=False),
    Plan("first_game", 4, (), 14, every=1, events=True),
)


def played(plan: Plan) -> list[str]:
    """The lines of a freshly played game."""
    game, state = _table(plan)
    rng = stream(plan.seed, "playthrough")
    lines = [plan.head]
    number = 0
    while legal := game.legal_actions(state):
        number += 1
        lines += _ply(plan, game, state, _answer(legal, rng), number)
    return [*lines, *score_sheet(game.outcome(state))]


def replayed(plan: Plan, lines: list[str]) -> list[str]:
    """The lines that come of giving the same answers again; IllegalAction where one is no longer legal."""
    game, state = _table(plan)
    again = [plan.head]
    given = [line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)]
    for number, text in enumerate(given, start=1):
        again += _ply(plan, game, state, game.actions.parse_action(text), number)
    return [*again, *score_sheet(game.outcome(state))]


def _table(plan: Plan) -> tuple[KingsWill, State]:
    game = KingsWill(load_tables(None, plan.ruleset))
    return game, game.new_game(plan.seats, frozenset(plan.variants), plan.seed)


def _answer(legal: tuple[Action, ...], rng: Rng) -> Action:
    """Any answer, one that declines only now and then, so that much comes of a game."""
    if rng.below(8):
        legal = tuple(action for action in legal if action.kind not in DECLINES) or legal
    return rng.choice(legal)


def _ply(plan: Plan, game: KingsWill, state: State, action: Action, number: int) -> Iterator[str]:
    events = game.apply(state, action)
    yield ANSWER + game.actions.print_action(action)
    if plan.events:
        yield from (EVENT + game.events.print_event(event) for event in events)
    if number % plan.every == 0 or not state.stack:
        yield DIGEST + game.digest(state)


def score_sheet(outcome: Outcome) -> Iterator[str]:
    """The final scoring, one line for each card and seat that counts, each symbol and each total."""
    for line in outcome.cards:
        mark = ("committed" if line.committed else "other") + (" prevented" if line.prevented else "")
        yield f"card {line.space} {CARDS[line.card]} seat {line.seat} {mark} {line.wrath} {line.will}"
    for seam in outcome.seams:
        yield f"symbol seat {seam.seat} place {seam.place} {seam.points}"
    for total in outcome.totals:
        parts = (total.before, total.wrath, total.will, total.buildings, total.total)
        yield f"total seat {total.seat} {' '.join(map(str, parts))}"
    yield f"winner {outcome.winner} of {' '.join(map(str, outcome.tied))}"


def first_difference(old: list[str], new: list[str]) -> str:
    """Where two playthroughs part, in a sentence; empty where they do not."""
    for number, (was, now) in enumerate(zip(old, new, strict=False), start=1):
        if was != now:
            return f"line {number} was '{was}' and now is '{now}'"
    return "" if len(old) == len(new) else f"there were {len(old)} lines and now are {len(new)}"
