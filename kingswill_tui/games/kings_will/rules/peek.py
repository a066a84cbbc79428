"""What the cards that a seat knows would bring it if the game ended now."""

from kingswill_tui.core.rng import Rng
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.determinize import determinize
from kingswill_tui.games.kings_will.rules.final_scoring import Standing, standing
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.observation import Observation


def standings(seen: Observation) -> dict[int, Standing]:
    """For each space whose card the viewer knows, what the card means for it.

    Nothing that a card asks for is hidden once the duchies lie open, so any position that fits will do.
    """
    if seen.viewer is None:
        return {}
    state = determinize(seen, Rng(0))
    known = (
        (space, card) for space, card in enumerate(seen.cards) if card is not UNKNOWN and card != NOTHING
    )
    return {space: standing(state, seen.viewer, card) for space, card in known}
