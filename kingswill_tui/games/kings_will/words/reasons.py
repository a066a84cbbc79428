"""Why something cannot be done now, in words for every key that the rules give."""

from collections.abc import Callable
from typing import Final

from kingswill_tui.core.decision import Reason
from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Scene

Args = tuple[int, ...]
Why = Callable[[Scene, Args], str]


def _plain(text: str) -> Why:
    return lambda _scene, _details: text


def _no_piece_left(scene: Scene, details: Args) -> str:
    return f"no {things.settlement(details[0])} is left in the supply" if details else "none is left"


def _cannot_pay(scene: Scene, details: Args) -> str:
    lacking = [
        f"{number} more {things.amount(thing, number).partition(' ')[2]}"
        for thing, number in enumerate(details)
        if number
    ]
    return f"needs {things.series(lacking)}" if lacking else "it cannot be paid"


def _card_full(scene: Scene, details: Args) -> str:
    return f"the card already holds {DISCS_ON_A_CARD[scene.seen.options.seats]} discs"


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
    "no_hamlet_for_village": _plain("needs a tile with a hamlet and a peasant"),
    "no_foundation": _plain("needs a tile with a peasant and a free foundation space"),
    "cannot_pay": _cannot_pay,
    "no_empty_path": _plain("every tile already has a building below it"),
    "no_building_left": _plain("no building is left"),
    "warehouse_full": _plain("there is no room for it in the warehouse"),
    "warehouse_empty": _plain("the warehouse is empty"),
    "nowhere_to_step": _plain("no peasant has anywhere to step"),
    "no_peasant": _plain("there is no peasant in the duchy"),
    "no_peasant_here": _plain("no peasant stands there"),
    "no_home_here": _plain("neither a hamlet nor a village stands there"),
    "tile_full": _plain("there is no room for another peasant"),
    "no_peasant_left": _plain("no peasant is left in the supply"),
    "disc_there_already": _plain("such a disc already lies there"),
    "card_full": _card_full,
    "must_pay_levy": _plain("who can pay the levy has to pay it"),
    "game_over": _plain("the game is over"),
}
"""The wording of each reason's key."""


def why(reason: Reason, scene: Scene) -> str:
    """Why not, without a capital or a full stop."""
    return REASONS[reason.key](scene, reason.details)
