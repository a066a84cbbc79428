"""Every kind of action and event of The King's Will, with its text notation."""

from typing import Final

from kingswill_tui.core.vocabulary import Param, Vocabulary
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CARDS,
    POINT_REASONS,
    RESOURCES,
    SETTLEMENTS,
    SIDES,
    SINGLE_ACTIONS,
    TERRAINS,
    THINGS,
    TILES,
)

_SPACE: Final = Param("space")
_PLACE: Final = Param("place")
_RESOURCE: Final = Param("resource", RESOURCES)
_TERRAIN: Final = Param("terrain", TERRAINS)
_SETTLEMENT: Final = Param("settlement", SETTLEMENTS)
_BUILDING: Final = Param("building", BUILDINGS)
_TILE: Final = Param("tile", TILES)
_SINGLE: Final = Param("action", SINGLE_ACTIONS)
_SIDE: Final = Param("side", SIDES)
_COST: Final = tuple(Param(thing) for thing in THINGS[:5])
_LEVY: Final = tuple(Param(thing) for thing in THINGS)


def _secret(param: Param) -> Param:
    return Param(param.name, param.names, secret=True)


ACTIONS: Final = Vocabulary(
    {
        "keep": (Param("card", ("first", "second")),),
        "lay": (_SPACE,),
        "stock": (_RESOURCE,),
        "next_land": (_TERRAIN,),
        "settle_peasant": (_PLACE,),
        "settle_hamlet": (_PLACE,),
        "choose": (_TILE,),
        "do": (_SINGLE,),
        "forgo": (),
        "swap": (_RESOURCE,),
        "keep_received": (),
        "explore": (_SPACE,),
        "found": (_SETTLEMENT,),
        "construct": (_BUILDING,),
        "at": (_PLACE,),
        "pay": _COST,
        "step_from": (_PLACE,),
        "step": (_SIDE,),
        "new_land": (_SIDE, _TERRAIN),
        "stay": (),
        "give": (_RESOURCE,),
        "take": (_RESOURCE,),
        "sell": (_RESOURCE,),
        "use": (_BUILDING,),
        "done": (),
        "lose": (_PLACE,),
        "commit": (_SPACE,),
        "neutral": (_SPACE,),
        "levy": _LEVY,
        "fail_levy": (),
        "deliver": (),
        "no_delivery": (),
    }
)

EVENTS: Final = Vocabulary(
    {
        "card_kept": (_secret(Param("card", CARDS)), _secret(Param("aside", CARDS))),
        "card_laid": (_SPACE, _secret(Param("card", CARDS))),
        "board_filled": (),
        "stocked": (_secret(_RESOURCE),),
        "land_laid": (_secret(_TERRAIN),),
        "peasant_settled": (_secret(_PLACE),),
        "hamlet_settled": (_secret(_PLACE),),
        "duchies_revealed": (),
        "round_began": (Param("round"),),
        "travel_revealed": (Param("travel"),),
        "turn_began": (Param("turn"),),
        "tile_chosen": (_TILE,),
        "tile_returned": (_TILE, Param("king"), Param("spaces")),
        "action_taken": (_SINGLE,),
        "action_borrowed": (_SINGLE,),
        "action_forgone": (),
        "received": (Param("thing", THINGS), Param("amount"), Param("forfeited")),
        "paid": _COST,
        "levy_paid": _LEVY,
        "levy_failed": (),
        "delivered": (*_COST, Param("points")),
        "delivery_declined": (),
        "swapped": (Param("gave", THINGS), Param("took", THINGS)),
        "sold": (_RESOURCE, Param("coins")),
        "bought": (_RESOURCE, Param("coins")),
        "looked": (_SPACE, _secret(Param("card", CARDS))),
        "founded": (_SETTLEMENT, _PLACE),
        "warehouse_expanded": (Param("room"),),
        "constructed": (_BUILDING, _PLACE),
        "land_added": (_TERRAIN, _SIDE),
        "stepped": (Param("from"), Param("to")),
        "peasant_born": (_PLACE,),
        "peasant_hired": (_PLACE, Param("coins")),
        "peasant_lost": (_PLACE,),
        "building_used": (_BUILDING,),
        "mood_changed": (Param("before"), Param("after")),
        "education_raised": (Param("after"),),
        "development_raised": (Param("after"),),
        "points_changed": (Param("change"), Param("reason", POINT_REASONS)),
        "revolted": (),
        "journey_began": (Param("round"),),
        "committed": (_SPACE,),
        "neutral_placed": (_SPACE,),
        "game_ended": (),
    }
)
