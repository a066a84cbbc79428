"""Who is asked what, one sentence for each kind of question."""

from collections.abc import Callable
from typing import Final

from kingswill_tui.core.decision import Decision
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.preparation import START_PEASANTS, START_RESOURCES
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Scene

Args = tuple[int, ...]
Question = Callable[[Scene, str, Args], str]


def _plain(text: str) -> Question:
    return lambda _scene, who, _args: text.format(who=who)


def _pick_resource(scene: Scene, who: str, args: Args) -> str:
    number = START_RESOURCES + 1 - scene.still_asked(frames.PICK_RESOURCE)
    return f"{who} chooses resource {number} of {START_RESOURCES} to start with."


def _pick_peasant(scene: Scene, who: str, args: Args) -> str:
    number = START_PEASANTS + 1 - scene.still_asked(frames.PICK_PEASANT)
    return f"Where does {who} place peasant {number} of {START_PEASANTS}?"


def _place_card(scene: Scene, who: str, args: Args) -> str:
    card = scene.view.hand
    what = "the card" if card is UNKNOWN or card == NOTHING else f"card {CARDS[card]}"
    return f"Where does {who} lay {what}?"


def _choose_action(scene: Scene, who: str, args: Args) -> str:
    tile, left = args
    title = things.tile(tile)
    if scene.is_active(scene.seat):
        return f"{who} carries out an action of {title}, {left} to go."
    return f"{who} may carry out one action of {title}."


def _swap_received(scene: Scene, who: str, args: Args) -> str:
    return f"{who} may exchange {things.amount(args[0], 1)} just received: for what?"


def _found_at(scene: Scene, who: str, args: Args) -> str:
    return f"{who} founds a {things.settlement(args[0])}: on which tile?"


def _pay_settlement(scene: Scene, who: str, args: Args) -> str:
    kind, place = args
    return f"{who} pays for the {things.settlement(kind)} on tile {place + 1}: how?"


def _construct_at(scene: Scene, who: str, args: Args) -> str:
    return f"{who} constructs the {things.building(args[0])}: below which tile?"


def _pay_building(scene: Scene, who: str, args: Args) -> str:
    return f"{who} pays for the {things.building(args[0])}: how?"


def _step_from(scene: Scene, who: str, args: Args) -> str:
    return f"{who} moves a peasant: from which tile? {things.count(args[0], 'more step')}."


def _step_to(scene: Scene, who: str, args: Args) -> str:
    return f"{who} moves a peasant from tile {args[0] + 1}: which way?"


def _take(scene: Scene, who: str, args: Args) -> str:
    return f"{who} gives 1 {things.thing(args[0])} in exchange: for what?"


def _levy(scene: Scene, who: str, args: Args) -> str:
    return f"{who} owes the King {scene.demand()}: how to pay?"


def _deliver(scene: Scene, who: str, args: Args) -> str:
    row = scene.delivery_row()
    if row is None:
        return f"{who} may deliver nothing at mood {scene.view.mood}."
    if left := row.times - args[0]:
        more = " more" if args[0] else ""
        return f"{who} may deliver at mood {scene.view.mood}, {things.how_often(left)}{more}."
    return f"{who} may deliver no more."


QUESTIONS: Final[dict[str, Question]] = {
    "keep_card": _plain("{who} keeps one of two King's Will cards."),
    "place_card": _place_card,
    "pick_resource": _pick_resource,
    "pick_land": _plain("{who} lays terrain tiles from left to right: which one?"),
    "pick_peasant": _pick_peasant,
    "pick_hamlet": _plain("Where does {who} place the hamlet?"),
    "choose_tile": _plain("{who} chooses an action tile."),
    "choose_action": _choose_action,
    "conspire": _plain("{who} conspires: which action from under the chain?"),
    "swap_received": _swap_received,
    "explore": _plain("{who} explores the King's Will: at which card?"),
    "found": _plain("{who} founds a settlement: which one?"),
    "found_at": _found_at,
    "pay_settlement": _pay_settlement,
    "construct": _plain("{who} constructs a building: which one?"),
    "construct_at": _construct_at,
    "pay_building": _pay_building,
    "step_from": _step_from,
    "step_to": _step_to,
    "give": _plain("{who} exchanges a resource: which one is given?"),
    "take": _take,
    "offspring_at": _plain("{who} has offspring: on which tile?"),
    "sell": _plain("{who} sells a resource: which one?"),
    "use_building": _plain("{who} may use a building."),
    "bake": _plain("{who} exchanges 1 food at the Bakery: for what?"),
    "buy": _plain("{who} buys at the Weekly Market: which resource?"),
    "hire_at": _plain("{who} hires a peasant: for which tile?"),
    "cart_from": _plain("{who} moves a peasant by Cart: from which tile?"),
    "cart_to": _step_to,
    "revolt_peasant": _plain("The people revolt: which peasant does {who} lose?"),
    "commit": _plain("{who} commits to a King's Will card: on which space?"),
    "place_neutral": _plain("{who} places a neutral disc: on which space?"),
    "levy": _levy,
    "levy_peasant": _plain("{who} owes the King a peasant: from which tile?"),
    "deliver": _deliver,
}
"""The sentence of each kind of decision."""

JOURNEY_STEPS: Final = {
    "commit": "commitment",
    "place_neutral": "commitment",
    "levy": "compulsory levy",
    "levy_peasant": "compulsory levy",
    "deliver": "voluntary levy",
}
"""What each step of a journey is called, by the questions that belong to it."""


def question(decision: Decision, scene: Scene) -> str:
    """Who is asked what, in one sentence."""
    who = scene.naming.names[decision.seat]
    return QUESTIONS[decision.kind](scene, who, decision.args)
