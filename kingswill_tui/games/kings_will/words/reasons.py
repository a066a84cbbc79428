"""Why something cannot be done now, in words for every key that the rules give.

A reason speaks of one thing that is refused, or, for a single action that cannot be begun at all (`do`), of
the thing that comes nearest.
"""

from collections.abc import Callable
from typing import Final

from kingswill_tui.core.decision import Refusal
from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.rules.names import BARN, BUILDING_CRANE
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Scene

Why = Callable[[Scene, Refusal], str]


def _plain(text: str, of_all: str | None = None) -> Why:
    """The same words always, or others where a whole single action is refused."""
    return lambda _scene, refused: of_all if of_all and refused.action.kind == "do" else text


def _has(scene: Scene, building: int) -> bool:
    return bool(scene.view.powers >> building & 1)


def _no_piece_left(scene: Scene, refused: Refusal) -> str:
    return f"no {things.settlement(refused.reason.details[0])} is left in the supply"


def _no_hamlet_for_village(scene: Scene, refused: Refusal) -> str:
    return "needs a tile with a hamlet" + _and_a_peasant(scene)


def _no_foundation(scene: Scene, refused: Refusal) -> str:
    return "needs a tile with a free foundation space" + _and_a_peasant(scene)


def _and_a_peasant(scene: Scene) -> str:
    return "" if _has(scene, BUILDING_CRANE) else " and a peasant"


def _no_home_here(scene: Scene, refused: Refusal) -> str:
    homes = ["hamlet", "village", "castle"] if _has(scene, BARN) else ["hamlet", "village"]
    if refused.action.kind == "do":
        return f"no peasant stands by a {things.series(homes, 'or')}"
    return f"no {things.series(homes, 'or')} stands there"


def _cannot_pay(scene: Scene, refused: Refusal) -> str:
    lacking = [
        f"{number} more {things.amount(thing, number).partition(' ')[2]}"
        for thing, number in enumerate(refused.reason.details)
        if number
    ]
    if refused.action.kind == "do":
        return f"even the nearest needs {things.series(lacking)}"
    return f"needs {things.series(lacking)}"


def _card_full(scene: Scene, refused: Refusal) -> str:
    return f"the card already holds {DISCS_ON_A_CARD[scene.seen.options.seats]} discs"


def _disc_there_already(scene: Scene, refused: Refusal) -> str:
    whose = "a neutral" if refused.action.kind == "neutral" else f"{scene.naming.names[scene.seat]}'s"
    return f"{whose} disc already lies there"


REASONS: Final[dict[str, Why]] = {
    "space_taken": _plain("a card already lies there"),
    "the_king_moves_by_himself": _plain("nobody chooses the King's own tile"),
    "under_the_chain": _plain("it lies under the chain"),
    "the_king_is_impatient": _plain(
        f"after {PATIENCE} turns of a round only the right-most tile may be chosen"
    ),
    "not_on_this_tile": _plain("the chosen tile does not carry it"),
    "track_at_end": _plain("the marker is at the end of its track"),
    "no_piece_left": _no_piece_left,
    "no_hamlet_for_village": _no_hamlet_for_village,
    "no_foundation": _no_foundation,
    "cannot_pay": _cannot_pay,
    "no_empty_path": _plain("every tile already has a building below it"),
    "no_building_left": _plain("no building is left"),
    "warehouse_full": _plain("the warehouse has no room for it", "the warehouse has no room for another"),
    "warehouse_empty": _plain("the warehouse is empty"),
    "nowhere_to_step": _plain("no peasant has anywhere to step"),
    "no_peasant": _plain("there is no peasant in the duchy"),
    "no_peasant_here": _plain("no peasant stands there", "there is no peasant in the duchy"),
    "no_home_here": _no_home_here,
    "tile_full": _plain("there is no room for another peasant", "no such tile has room for another peasant"),
    "no_peasant_left": _plain("no peasant is left in the supply"),
    "disc_there_already": _disc_there_already,
    "card_full": _card_full,
    "must_pay_levy": _plain("who can pay the levy has to pay it"),
}
"""The wording of each reason's key."""


def why(refused: Refusal, scene: Scene) -> str:
    """Why not, without a capital or a full stop."""
    return REASONS[refused.reason.key](scene, refused)
