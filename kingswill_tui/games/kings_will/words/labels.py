"""Short labels of everything that can be answered, fit for the question that is asked."""

from collections.abc import Callable
from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.games.kings_will.rules.multiplying import SALE_COINS
from kingswill_tui.games.kings_will.rules.names import (
    COINS,
    CONSPIRING,
    FOOD,
    LEFT,
    SIDES,
    TILE_ACTIONS,
)
from kingswill_tui.games.kings_will.words import buildings, things
from kingswill_tui.games.kings_will.words.scene import Scene

Args = tuple[int, ...]
Label = Callable[[Scene, Args], str]


def _keep(scene: Scene, args: Args) -> str:
    card = scene.known_card(scene.view.aside if args[0] else scene.view.hand)
    if card is None:
        return "Keep the second card" if args[0] else "Keep the first card"
    return f"Keep {card}"


def _lay(scene: Scene, args: Args) -> str:
    return f"Lay it on space {args[0] + 1}"


def _stock(scene: Scene, args: Args) -> str:
    return f"Take {things.amount(args[0], 1)}"


def _next_land(scene: Scene, args: Args) -> str:
    return f"Lay the {things.terrain(args[0])} next"


def _settle_peasant(scene: Scene, args: Args) -> str:
    return f"Peasant on the {scene.tile_and_folk(args[0])}"


def _settle_hamlet(scene: Scene, args: Args) -> str:
    return f"Hamlet on the {scene.tile_and_folk(args[0])}"


def _choose(scene: Scene, args: Args) -> str:
    tile = args[0]
    title = things.sentence(things.tile(tile))
    singles = [things.single_action(single) for single in TILE_ACTIONS[tile]]
    if tile == CONSPIRING:
        return f"{title}: an action from under the chain"
    if not singles:
        return title
    return f"{title}: {', '.join(single[0].lower() + single[1:] for single in singles)}"


def _do(scene: Scene, args: Args) -> str:
    return things.single_action(args[0])


def _forgo(scene: Scene, args: Args) -> str:
    return "Pass up this action"


def _swap(scene: Scene, args: Args) -> str:
    received = scene.remembered(0)
    taken = things.amount(args[0], 1)
    if scene.asked != "swap_received" or received is None:
        return f"Take {taken} instead"
    return f"Take {taken} for 1 of the {things.thing(received)}"


def _keep_received(scene: Scene, args: Args) -> str:
    received = scene.remembered(0)
    if scene.asked != "swap_received" or received is None:
        return "Keep what came in"
    return f"Keep the {things.thing(received)}"


def _explore(scene: Scene, args: Args) -> str:
    space = args[0]
    before = scene.view.seen >> space & 1
    look = f"Look again, space {space + 1}" if before else f"Look at space {space + 1}"
    card = scene.card_on(space)
    if card is not None:
        return f"{look}: {card}"
    return look if before else f"{look} (not seen yet)"


def _found(scene: Scene, args: Args) -> str:
    return f"Found a {things.settlement(args[0])}"


def _construct(scene: Scene, args: Args) -> str:
    name = things.building(args[0])
    return name if scene.asked == "construct" else f"Construct the {name}"


def _at(scene: Scene, args: Args) -> str:
    word = "Below" if scene.asked == "construct_at" else "On"
    return f"{word} the {scene.tile_and_folk(args[0])}"


def _pay(scene: Scene, args: Args) -> str:
    return f"Pay {things.amounts(args)}"


def _step_from(scene: Scene, args: Args) -> str:
    return f"From the {scene.tile_and_folk(args[0])}"


def _step(scene: Scene, args: Args) -> str:
    side = args[0]
    start = scene.remembered(0)
    to_the = f"Step {SIDES[side]}"
    if scene.asked not in ("step_to", "cart_to") or start is None:
        return to_the
    place = start - 1 if side == LEFT else start + 1
    return f"{to_the} to the {scene.tile_and_folk(place)}"


def _new_land(scene: Scene, args: Args) -> str:
    side, terrain = args
    return f"Step {SIDES[side]} onto a new {things.terrain(terrain)}"


def _stay(scene: Scene, args: Args) -> str:
    return "No further step"


def _give(scene: Scene, args: Args) -> str:
    return f"Give {things.amount(args[0], 1)}"


def _take(scene: Scene, args: Args) -> str:
    taken = things.amount(args[0], 1)
    if scene.asked == "buy":
        return f"Buy {taken} for {things.amount(COINS, 1)}"
    given = FOOD if scene.asked == "bake" else scene.remembered(0)
    if scene.asked not in ("bake", "take") or given is None:
        return f"Take {taken}"
    return f"Take {taken} for {things.amount(given, 1)}"


def _sell(scene: Scene, args: Args) -> str:
    return f"Sell {things.amount(args[0], 1)} for {things.amount(COINS, SALE_COINS)}"


def _use(scene: Scene, args: Args) -> str:
    return f"{things.building(args[0])}: {buildings.effect(args[0])}"


def _done(scene: Scene, args: Args) -> str:
    return "Use no more buildings"


def _lose(scene: Scene, args: Args) -> str:
    return f"Give up one on the {scene.tile_and_folk(args[0])}"


def _commit(scene: Scene, args: Args) -> str:
    return _on_space("Commit to space", scene, args[0])


def _neutral(scene: Scene, args: Args) -> str:
    return _on_space("Neutral disc, space", scene, args[0])


def _on_space(text: str, scene: Scene, space: int) -> str:
    card = scene.card_on(space)
    return f"{text} {space + 1}" + (f": {card}" if card else "")


def _levy(scene: Scene, args: Args) -> str:
    return f"Pay {things.amounts(args)}"


def _fail_levy(scene: Scene, args: Args) -> str:
    return "Leave the levy unpaid"


def _deliver(scene: Scene, args: Args) -> str:
    row = scene.delivery_row()
    if row is None:
        return "Deliver"
    return f"Deliver {things.amounts(row.pay)} for {things.points(row.points)}"


def _no_delivery(scene: Scene, args: Args) -> str:
    made = scene.remembered(0) if scene.asked == "deliver" else None
    return "Deliver no more" if made else "Deliver nothing"


LABELS: Final[dict[str, Label]] = {
    "keep": _keep,
    "lay": _lay,
    "stock": _stock,
    "next_land": _next_land,
    "settle_peasant": _settle_peasant,
    "settle_hamlet": _settle_hamlet,
    "choose": _choose,
    "do": _do,
    "forgo": _forgo,
    "swap": _swap,
    "keep_received": _keep_received,
    "explore": _explore,
    "found": _found,
    "construct": _construct,
    "at": _at,
    "pay": _pay,
    "step_from": _step_from,
    "step": _step,
    "new_land": _new_land,
    "stay": _stay,
    "give": _give,
    "take": _take,
    "sell": _sell,
    "use": _use,
    "done": _done,
    "lose": _lose,
    "commit": _commit,
    "neutral": _neutral,
    "levy": _levy,
    "fail_levy": _fail_levy,
    "deliver": _deliver,
    "no_delivery": _no_delivery,
}
"""The label of each kind of action."""


def label(action: Action, scene: Scene) -> str:
    """What an answer is called in a menu."""
    return LABELS[action.kind](scene, action.args)
