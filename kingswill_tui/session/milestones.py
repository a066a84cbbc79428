"""Where rounds and turns begin: every game tells it by events of these names, the number first."""

from collections.abc import Iterable
from typing import Final

from kingswill_tui.core.action import Event

ROUND: Final = "round_began"
TURN: Final = "turn_began"


def begun_in(events: Iterable[Event], milestone: str) -> int | None:
    """The number of the last round or turn that began among the events, None where none did."""
    found = None
    for event in events:
        if event.kind == milestone and event.args and isinstance(event.args[0], int):
            found = event.args[0]
    return found
