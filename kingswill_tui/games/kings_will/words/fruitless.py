"""Why an answer that can be given brings nothing."""

from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.names import (
    BREED_LIVESTOCK,
    FELL_TIMBER,
    FOOD,
    LEATHER,
    LEVY_TAXES,
    QUARRY_STONE,
    STONE,
    TILL_FIELDS,
    WOOD,
)
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Scene

GATHERED: Final = {TILL_FIELDS: FOOD, BREED_LIVESTOCK: LEATHER, FELL_TIMBER: WOOD, QUARRY_STONE: STONE}
"""What the peasants of a kind of land bring in, by single action."""


def fruitless(preview: Preview, action: Action, scene: Scene) -> str:
    """Why the answer brings nothing, without a capital or a full stop; empty where it brings something."""
    if not preview.nothing_gained:
        return ""
    if preview.forfeits:
        return "there is no room for what it brings"
    single = action.args[0] if action.kind == "do" else None
    if single == LEVY_TAXES:
        return "there is no peasant to pay a coin"
    if single not in GATHERED:
        return ""
    wanted = GATHERED[single]
    lands = [things.terrain(land) for land, bears in enumerate(scene.tables.yields) if bears == wanted]
    return f"no peasant stands on a {things.series(lands, 'or')}, where {things.thing(wanted)} comes from"
