"""Harvesting: tilling the fields and breeding livestock."""

from kingswill_tui.games.kings_will.rules.machine_types import Log, SingleAction
from kingswill_tui.games.kings_will.rules.names import BREED_LIVESTOCK, FOOD, LEATHER, TILL_FIELDS
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.rules.yields import gather


def _till(state: State, seat: int, log: Log) -> None:
    gather(state, seat, FOOD, log)  # HAR-1


def _breed(state: State, seat: int, log: Log) -> None:
    gather(state, seat, LEATHER, log)  # HAR-2


ACTIONS: dict[int, SingleAction] = {
    TILL_FIELDS: SingleAction(_till),
    BREED_LIVESTOCK: SingleAction(_breed),
}
