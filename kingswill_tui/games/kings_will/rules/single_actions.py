"""All single actions by number, gathered from their chapters."""

from kingswill_tui.games.kings_will.rules import (
    building,
    enrichment,
    exploiting,
    governing,
    harvesting,
    movement,
    multiplying,
)
from kingswill_tui.games.kings_will.rules.machine_types import SingleAction
from kingswill_tui.games.kings_will.rules.names import SINGLE_ACTIONS

_CHAPTERS = (movement, multiplying, harvesting, exploiting, enrichment, building, governing)
_BY_NUMBER = {number: action for chapter in _CHAPTERS for number, action in chapter.ACTIONS.items()}

ACTIONS: tuple[SingleAction, ...] = tuple(_BY_NUMBER[number] for number in range(len(SINGLE_ACTIONS)))
"""What each single action needs and does."""
