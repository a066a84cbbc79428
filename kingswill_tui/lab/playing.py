"""One game between bots, from the first question to the last, in this process."""

from dataclasses import dataclass

from kingswill_tui.bots import make
from kingswill_tui.core.rng import stream
from kingswill_tui.lab.kings_will import SeatTally, Tally
from kingswill_tui.lab.plan import AnyTable, Plan
from kingswill_tui.lab.recording import recording
from kingswill_tui.session.bot_turns import seated_bots
from kingswill_tui.session.milestones import TURN, begun_in
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Moved, Told


@dataclass(frozen=True, slots=True)
class Played:
    """What one game came to."""

    levels: tuple[str, ...]
    """Who played, by seat."""
    winner: int | None
    """The winning seat; None when the game was cut."""
    turns: int
    """Turns begun."""
    decisions: int
    """Questions answered."""
    seats: tuple[SeatTally, ...]
    """What each seat did; without the final scoring when the game was cut."""


class _Hearing:
    """What is counted while a game is played."""

    def __init__(self, seats: int) -> None:
        self.tally = Tally(seats)
        self.turns = 0

    def hear(self, table: AnyTable, moved: Moved) -> None:
        if isinstance(moved, Told):
            self.tally.hear(moved.events)
            self.turns = begun_in(moved.events, TURN) or self.turns


def play(plan: Plan, number: int) -> Played:
    """Play game `number` of the plan, counted from 0, and record it where the plan says so."""
    setup = plan.setup(number)
    table: AnyTable = Table(plan.open_game(), setup)
    heard = _Hearing(plan.players)
    table.listen(heard.hear)
    bots = seated_bots(setup, make)
    chances = {seat: stream(plan.seed, "bot", number, seat) for seat in bots}
    with recording(table, plan, number):
        while heard.turns <= plan.most_turns and (decision := table.decision) is not None:
            seat = decision.seat
            table.submit(bots[seat].choose(table.observe(seat), chances[seat]), table.ply)
    winner = None
    if table.over:
        outcome = table.outcome()
        winner = outcome.winner
        heard.tally.add(outcome)
    return Played(plan.levels(number), winner, heard.turns, table.ply, heard.tally.seats)
