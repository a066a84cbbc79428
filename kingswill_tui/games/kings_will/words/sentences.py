"""What happened, one sentence in the past tense for each kind of event."""

from collections.abc import Callable
from typing import Final

from kingswill_tui.core.action import NO_SEAT, Event
from kingswill_tui.core.unknown import UNKNOWN, Hidden
from kingswill_tui.games.kings_will.rules.names import (
    BY_MONUMENT,
    CARDS,
    REVOLT,
    RIGHTMOST,
    SIDES,
    UNPAID_LEVY,
    VOLUNTARY_LEVY,
)
from kingswill_tui.games.kings_will.rules.vocabulary import EVENTS
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Naming, levy_words

Args = tuple[int, ...]
Told = Callable[[Naming, str, Args], str | None]
Veiled = Callable[[str, tuple[Hidden, ...]], str | None]

_TAKEN: Final = (
    "{} set out to move peasants.",
    "{} turned to exchanging a resource.",
    "{} let a peasant have offspring.",
    "{} turned to selling a resource.",
    "{} tilled the fields.",
    "{} bred livestock.",
    "{} felled timber.",
    "{} quarried stone.",
    "{} set out to explore the King's Will.",
    "{} levied taxes.",
    "{} turned to founding a settlement.",
    "{} turned to constructing a building.",
    "{} improved education.",
    "{} increased development.",
)
"""By single action."""
_POINTS: Final = {
    RIGHTMOST: "for the right-most tile",
    BY_MONUMENT: "by the Monument",
    UNPAID_LEVY: "for the unpaid levy",
    REVOLT: "through the revolt",
}


def _plain(text: str) -> Told:
    return lambda _naming, who, args: text.format(*args, who=who)


def _card_kept(naming: Naming, who: str, args: Args) -> str:
    return f"{who} kept {naming.card_in_text(args[0])}; card {CARDS[args[1]]} went to the box."


def _card_laid(naming: Naming, who: str, args: Args) -> str:
    return f"{who} laid {naming.card_in_text(args[1])} face down on space {args[0] + 1}."


def _stocked(naming: Naming, who: str, args: Args) -> str:
    return f"{who} started with {things.amount(args[0], 1)}."


def _land_laid(naming: Naming, who: str, args: Args) -> str:
    return f"{who} laid the {things.terrain(args[0])}."


def _peasant_settled(naming: Naming, who: str, args: Args) -> str:
    return f"{who} placed a peasant on tile {args[0] + 1}."


def _hamlet_settled(naming: Naming, who: str, args: Args) -> str:
    return f"{who} placed the hamlet on tile {args[0] + 1}."


def _round_began(naming: Naming, who: str, args: Args) -> str:
    return f"Round {args[0]} of {naming.tables.rounds} began."


def _travel_revealed(naming: Naming, who: str, args: Args) -> str:
    travel = naming.tables.travel[args[0]]
    return (
        f"The King is bound for {things.place_name(travel)} and will demand {levy_words(travel)} of everyone."
    )


def _tile_chosen(naming: Naming, who: str, args: Args) -> str:
    return f"{who} chose {things.tile(args[0])}."


def _tile_returned(naming: Naming, who: str, args: Args) -> str:
    tile, king, spaces = args
    title = things.sentence(things.tile(tile))
    return f"{title} went to the left end; the King stands on space {king} of {spaces}."


def _action_taken(naming: Naming, who: str, args: Args) -> str:
    return _TAKEN[args[0]].format(who)


def _action_borrowed(naming: Naming, who: str, args: Args) -> str:
    return f"From under the chain: {_TAKEN[args[0]].format(who)}"


def _received(naming: Naming, who: str, args: Args) -> str:
    thing, kept, forfeited = args
    if not forfeited:
        return f"{who} received {things.amount(thing, kept) if kept else f'no {things.thing(thing)}'}."
    lost = things.amount(thing, forfeited)
    if not kept:
        return f"{who} had no room for {lost}."
    return f"{who} received {things.amount(thing, kept)} and had no room for {lost}."


def _paid(naming: Naming, who: str, args: Args) -> str:
    return f"{who} paid {things.amounts_in_text(args)}."


def _levy_paid(naming: Naming, who: str, args: Args) -> str:
    return f"{who} paid the levy: {things.amounts_in_text(args)}."


def _delivered(naming: Naming, who: str, args: Args) -> str:
    *goods, points = args
    return f"{who} delivered {things.amounts_in_text(goods)} for {things.points(points)}."


def _swapped(naming: Naming, who: str, args: Args) -> str:
    return f"{who} exchanged {things.amount(args[0], 1)} for {things.amount(args[1], 1)}."


def _sold(naming: Naming, who: str, args: Args) -> str:
    return f"{who} sold {things.amount(args[0], 1)}."


def _bought(naming: Naming, who: str, args: Args) -> str:
    return f"{who} bought {things.amount(args[0], 1)} for {things.count(args[1], 'coin')}."


def _looked(naming: Naming, who: str, args: Args) -> str:
    return f"{who} looked at the card on space {args[0] + 1}: {naming.card_in_text(args[1])}."


def _founded(naming: Naming, who: str, args: Args) -> str:
    return f"{who} founded a {things.settlement(args[0])} on tile {args[1] + 1}."


def _constructed(naming: Naming, who: str, args: Args) -> str:
    return f"{who} constructed the {things.building(args[0])} below tile {args[1] + 1}."


def _land_added(naming: Naming, who: str, args: Args) -> str:
    return f"{who} added a {things.terrain(args[0])} at the {SIDES[args[1]]} end."


def _stepped(naming: Naming, who: str, args: Args) -> str:
    return f"{who} moved a peasant from tile {args[0] + 1} to tile {args[1] + 1}."


def _peasant_born(naming: Naming, who: str, args: Args) -> str:
    return f"{who} gained a peasant on tile {args[0] + 1}."


def _peasant_hired(naming: Naming, who: str, args: Args) -> str:
    return f"{who} hired a peasant for tile {args[0] + 1}, paying {things.count(args[1], 'coin')}."


def _peasant_lost(naming: Naming, who: str, args: Args) -> str:
    return f"{who} gave up a peasant of tile {args[0] + 1}."


def _building_used(naming: Naming, who: str, args: Args) -> str:
    return f"{who} used the {things.building(args[0])}."


def _points_changed(naming: Naming, who: str, args: Args) -> str | None:
    change, reason = args
    if reason == VOLUNTARY_LEVY:  # The delivery itself is told with its points.
        return None
    if not change:
        return f"{who} had no point to lose {_POINTS[reason]}."
    verb = "gained" if change > 0 else "lost"
    return f"{who} {verb} {things.points(abs(change))} {_POINTS[reason]}."


def _committed(naming: Naming, who: str, args: Args) -> str:
    return f"{who} committed to the card on space {args[0] + 1}."


def _neutral_placed(naming: Naming, who: str, args: Args) -> str:
    return f"{who} placed a neutral disc on space {args[0] + 1}."


SENTENCES: Final[dict[str, Told]] = {
    "card_kept": _card_kept,
    "card_laid": _card_laid,
    "board_filled": _plain("The King's Will board was filled with cards that nobody has seen."),
    "stocked": _stocked,
    "land_laid": _land_laid,
    "peasant_settled": _peasant_settled,
    "hamlet_settled": _hamlet_settled,
    "duchies_revealed": _plain("All duchies are laid out and open to everyone."),
    "round_began": _round_began,
    "travel_revealed": _travel_revealed,
    "turn_began": _plain("Turn {0}: {who} became the active player."),
    "tile_chosen": _tile_chosen,
    "tile_returned": _tile_returned,
    "action_taken": _action_taken,
    "action_borrowed": _action_borrowed,
    "action_forgone": _plain("{who} passed up the action."),
    "received": _received,
    "paid": _paid,
    "levy_paid": _levy_paid,
    "levy_failed": _plain("{who} left the levy unpaid."),
    "delivered": _delivered,
    "delivery_declined": _plain("{who} delivered nothing."),
    "swapped": _swapped,
    "sold": _sold,
    "bought": _bought,
    "looked": _looked,
    "founded": _founded,
    "warehouse_expanded": _plain("{who} expanded the warehouse: room for {0} of each resource."),
    "constructed": _constructed,
    "land_added": _land_added,
    "stepped": _stepped,
    "peasant_born": _peasant_born,
    "peasant_hired": _peasant_hired,
    "peasant_lost": _peasant_lost,
    "building_used": _building_used,
    "mood_changed": _plain("The mood of {who}'s people: {0} -> {1}."),
    "education_raised": _plain("{who} reached education {0}."),
    "development_raised": _plain("{who} reached development {0}."),
    "points_changed": _points_changed,
    "revolted": _plain("{who}'s people revolted."),
    "journey_began": _plain("Round {0} ended: the King continued his journey."),
    "committed": _committed,
    "neutral_placed": _neutral_placed,
    "game_ended": _plain("The last journey was over, and with it the game."),
}
"""The sentence of each kind of event for whoever may know all of it."""


def _laid_by(who: str, args: tuple[Hidden, ...]) -> str:
    space = args[0]
    assert space is not UNKNOWN
    return f"{who} laid a card face down on space {space + 1}."


def _looked_at(who: str, args: tuple[Hidden, ...]) -> str:
    space = args[0]
    assert space is not UNKNOWN
    return f"{who} looked at the card on space {space + 1}."


VEILED: Final[dict[str, Veiled]] = {
    "card_kept": lambda who, _args: f"{who} kept one of two King's Will cards.",
    "card_laid": _laid_by,
    "stocked": lambda _who, _args: None,
    "land_laid": lambda _who, _args: None,
    "peasant_settled": lambda _who, _args: None,
    "hamlet_settled": lambda who, _args: f"{who} finished laying out the duchy.",
    "looked": _looked_at,
}
"""The sentence for whoever may know only that it happened."""


STEPS: Final = frozenset(
    {"levy_paid", "levy_failed", "delivered", "delivery_declined", "round_began", "travel_revealed"}
)
"""Events that are steps of a journey or lead to the next, and often happen without a question."""


def tell(event: Event, viewer: int | None, naming: Naming) -> str | None:
    """What happened, as the viewer may know it; None for what needs no telling."""
    event = EVENTS.redact(event, viewer)
    who = "" if event.seat == NO_SEAT else naming.names[event.seat]
    known = tuple(value for value in event.args if value is not UNKNOWN)
    if len(known) < len(event.args):
        return VEILED[event.kind](who, event.args)
    return SENTENCES[event.kind](naming, who, known)
