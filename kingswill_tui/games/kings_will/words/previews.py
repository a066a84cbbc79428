"""What an answer would change, told before it is given, and what speaks against it."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules.determinize import determinize
from kingswill_tui.games.kings_will.rules.final_scoring import seams
from kingswill_tui.games.kings_will.rules.names import CASTLE, MONASTERY, NOTHING, VILLAGE, WAREHOUSE
from kingswill_tui.games.kings_will.rules.payment import REPLACES_FROM
from kingswill_tui.games.kings_will.rules.preview import TRACKS, Preview
from kingswill_tui.games.kings_will.rules.state import PIECES, replaced
from kingswill_tui.games.kings_will.words import buildings, things
from kingswill_tui.games.kings_will.words.scene import Scene

LEVY_FOLLOWS: Final = "then the levy:"
"""Said of what the last commitment changes: the levy after it is paid at once where there is no choice."""
Args = tuple[int, ...]
Ahead = Callable[[Scene, Args], list[str]]


def _found(scene: Scene, args: Args) -> list[str]:
    """What follows from a choice that is paid for later."""
    kind = args[0]
    tables = scene.tables
    parts = [f"mood {tables.settlement_moods[kind]:+d}"]
    if kind == CASTLE and scene.view.room != tables.warehouse_expanded:
        parts.append(f"warehouse room {scene.view.room} -> {tables.warehouse_expanded}")
    if kind == VILLAGE:
        parts.append(
            f"takes a hamlet's place, room for {things.count(tables.peasants_with_village, 'peasant')}"
        )
    if kind == MONASTERY:
        parts.append("prevents one wrath")
    parts.append(f"costs {things.amounts_in_text(tables.settlement_costs[kind])}")
    if scene.view.education >= tables.discount_at[kind]:
        parts.append("less 1 resource")
    if scene.view.powers >> WAREHOUSE & 1:
        parts.append("1 resource for a coin")
    return [*parts, f"{scene.seen.supply[PIECES + kind]} left"]


def _construct(scene: Scene, args: Args) -> list[str]:
    building = args[0]
    tables = scene.tables
    parts = [buildings.effect_when(tables, building)] if tables.building_effects else []
    parts.append(f"costs {buildings.price(tables, building)}")
    if scene.view.education >= REPLACES_FROM:
        parts.append("1 resource may be another")
    if scene.view.powers >> WAREHOUSE & 1:
        parts.append("1 resource for a coin")
    if change := buildings.mood(tables, building):
        parts.append(f"mood {change:+d}")
    if symbols := buildings.halves(tables, building):
        parts.append(f"half symbols {symbols}")
    return parts


def _at(scene: Scene, args: Args) -> list[str]:
    """A new building's neighbours, and what the symbols it completes will be worth (FIN-5)."""
    duchy = scene.duchy
    building = scene.remembered(0)
    if scene.asked != "construct_at" or duchy is None or building is None:
        return []
    place = args[0]
    beside = [p for p in (place - 1, place + 1) if 0 <= p < len(duchy.below) and duchy.below[p] != NOTHING]
    parts = [f"beside the {things.building(duchy.below[p])}" for p in beside]
    if points := _symbols_made(scene, building, place):
        parts.append(f"{things.gain(points)} at the end for symbols")
    return parts


def _symbols_made(scene: Scene, building: int, place: int) -> int:
    # Every duchy lies open by now, so nothing that is filled in matters here.
    state = determinize(scene.seen, Rng(0))
    seat = scene.seat
    before = sum(seam.points for seam in seams(state, seat))
    state.below[seat] = replaced(state.below[seat], place, building)
    return sum(seam.points for seam in seams(state, seat)) - before


def _new_land(scene: Scene, args: Args) -> list[str]:
    return [f"{scene.seen.supply[args[1]]} left"]


def _discs(scene: Scene, args: Args) -> list[str]:
    found = scene.discs_words(args[0])
    return [found] if found else []


AHEAD: Final[dict[str, Ahead]] = {
    "found": _found,
    "construct": _construct,
    "at": _at,
    "new_land": _new_land,
    "commit": _discs,
    "neutral": _discs,
    "explore": _discs,
}
"""What else is worth knowing before an answer is given, by kind of action."""


def changes(preview: Preview, action: Action, scene: Scene) -> tuple[str, ...]:
    """What the answer changes, part by part, numbers as `before -> after`."""
    ahead = AHEAD.get(action.kind)
    parts = ahead(scene, action.args) if ahead else []
    numbers = [f"{TRACKS[change.track]} {change.before} -> {change.after}" for change in preview.changes]
    if preview.points:
        numbers.append(things.gain(preview.points))
    if preview.penalty:
        numbers.append(f"loses up to {things.points(preview.penalty)}")
    if numbers and action.kind in ("commit", "neutral"):
        numbers[0] = f"{LEVY_FOLLOWS} {numbers[0]}"
    parts += numbers
    if preview.king_steps:
        parts.append(f"the King moves {things.count(preview.king_steps, 'space')}")
    elif action.kind == "choose":
        parts.append("the King stays")
    if preview.ends_round:
        parts.append("ends the round")
    return tuple(parts)


def warnings(preview: Preview, action: Action, scene: Scene) -> tuple[str, ...]:
    """What speaks against the answer, part by part."""
    lost: Counter[int] = Counter()
    for thing, number in preview.forfeits:  # of one thing perhaps twice, as when a building gives too
        lost[thing] += number
    parts = [f"no room for {things.amount(thing, number)}" for thing, number in lost.items()]
    if preview.nothing_gained and not preview.forfeits:
        parts.append("brings nothing")
    if preview.idle:
        parts.append("nothing can be done with it now")
    if preview.revolt:
        parts.append("the people revolt")
    return tuple(parts)
