"""The whole table, or one seat's part of it, as plain lines for pipes and screen readers."""

from typing import Final

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.action_row import RIGHTMOST_POINTS
from kingswill_tui.games.kings_will.rules.conspiring import BLOCKED
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    COINS,
    JOURNEY,
    NOTHING,
    SETTLEMENTS,
)
from kingswill_tui.games.kings_will.rules.observation import Duchy, SeatView
from kingswill_tui.games.kings_will.rules.state import (
    CHOOSER,
    FOLK,
    MARKET,
    PIECES,
    ROUND,
    ROUND_TURN,
    STARTER,
    TURN,
)
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.cards import travel_lines
from kingswill_tui.games.kings_will.words.questions import JOURNEY_STEPS
from kingswill_tui.games.kings_will.words.scene import Scene, stands_on

_KINDS: Final = range(len(SETTLEMENTS))
RUNNING_OUT: Final = 3
"""Supplies with at most so many left are named as running out."""


def headline(scene: Scene) -> str:
    """Where the game stands; the same text as long as the same turn or journey lasts."""
    seen = scene.seen
    if seen.decision is None or not seen.clock[ROUND]:
        return f"{status(scene)}."
    if _travelling(scene):
        return f"{_round(scene)}: the King's journey to {_goal(scene)}."
    who = scene.naming.names[seen.clock[CHOOSER]]
    if seen.decision.kind == "choose_tile":
        who = scene.naming.names[seen.decision.seat]
    return f"{_round(scene)}, turn {seen.clock[TURN]}: {who}'s turn. {_king(scene)}"


def status(scene: Scene) -> str:
    """Where the game stands, in few words."""
    seen = scene.seen
    if seen.decision is None:
        return "The game is over"
    if not seen.clock[ROUND]:
        return "Preparation"
    if _travelling(scene):
        step = JOURNEY_STEPS.get(seen.decision.kind)
        return f"{_round(scene)}: journey to {_goal(scene)}" + (f", {step}" if step else "")
    return f"{_round(scene)}, turn {seen.clock[TURN]}; {_choices(scene)} to the journey"


def _round(scene: Scene) -> str:
    return f"Round {scene.seen.clock[ROUND]} of {scene.tables.rounds}"


def _travelling(scene: Scene) -> bool:
    return any(frame[0] == frames.END_JOURNEY for frame in scene.seen.stack)


def _goal(scene: Scene) -> str:
    return things.place_name(scene.tables.travel[scene.travel])


def _choices(scene: Scene) -> str:
    row = scene.seen.row
    return things.count(len(row) - 1 - row.index(JOURNEY), "more choice")


def _king(scene: Scene) -> str:
    row = scene.seen.row
    where = f"space {row.index(JOURNEY) + 1} of {len(row)}"
    return f"The King stands on {where} and travels after {_choices(scene)} to his right."


def _row(scene: Scene) -> list[str]:
    row = scene.seen.row
    last = len(row) - 1
    lines = ["Action row, from the left:"]
    for place, tile in enumerate(row):
        marks = []
        if place < BLOCKED:
            marks.append("chained")
        if place == last:
            marks.append(things.gain(RIGHTMOST_POINTS))
        lines.append(f"  {place + 1}. {things.sentence(things.tile(tile))}" + _marks(marks))
    return lines


def _marks(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _board(scene: Scene) -> list[str]:
    return ["The King's Will board:", *(f"  {_space(scene, s)}" for s in range(len(scene.seen.cards)))]


def _space(scene: Scene, space: int) -> str:
    card = scene.seen.cards[space]
    if card == NOTHING:
        return f"Space {space + 1}: empty."
    what = "a card face down" if card is UNKNOWN else scene.naming.card_in_text(card)
    parts = [f"Space {space + 1}: {what}."]
    owners = [scene.naming.names[view.seat] for view in scene.seen.seats if view.own_space == space]
    lookers = [
        scene.naming.names[view.seat]
        for view in scene.seen.seats
        if view.seen >> space & 1 and view.own_space != space
    ]
    if owners:
        parts.append(f"Laid by {things.series(owners)}.")
    if lookers:
        parts.append(f"Seen by {things.series(lookers)}.")
    if discs := scene.discs_words(space):
        parts.append(f"{things.sentence(discs)}.")
    return " ".join(parts)


def stock(view: SeatView, duchy: Duchy | None) -> str:
    """What a seat holds in warehouse and purse."""
    money = things.amount(COINS, view.coins)
    if duchy is None:
        return f"Money: {money}."
    held = ", ".join(things.amount(r, number) for r, number in enumerate(duchy.resources))
    return f"Warehouse: {held} (room for {view.room} of each). Money: {money}."


def tracks(view: SeatView) -> str:
    """Where a seat's markers stand, and its points if they may be seen."""
    shown = "hidden" if view.points is UNKNOWN else str(view.points)
    return (
        f"Mood {view.mood}, education {view.education}, development {view.development}. "
        f"Victory points: {shown}."
    )


def tile_line(duchy: Duchy, place: int) -> str:
    """One tile of a duchy with all that belongs to it."""
    below = duchy.below[place]
    text = f"Tile {place + 1}, {things.terrain(duchy.lands[place])}: {stands_on(duchy, place)}"
    return f"{text}; below it the {things.building(below)}." if below != NOTHING else f"{text}."


def _seat(scene: Scene, view: SeatView) -> list[str]:
    duchy = view.duchy if isinstance(view.duchy, Duchy) else None
    lines = [f"{scene.naming.names[view.seat]}:", f"  {tracks(view)}", f"  {stock(view, duchy)}"]
    if duchy is None:
        return [*lines, "  The duchy is not shown yet."]
    if not duchy.lands:
        return [*lines, "  No tile is laid yet."]
    return [*lines, *(f"  {tile_line(duchy, place)}" for place in range(len(duchy.lands)))]


def situation(scene: Scene, seat: int) -> list[str]:
    """What one seat has, in a few lines."""
    view = scene.seen.seats[seat]
    duchy = view.duchy if isinstance(view.duchy, Duchy) else None
    lines = [stock(view, duchy), tracks(view)]
    if duchy is not None and duchy.lands:
        tiles = [_short_tile(duchy, place) for place in range(len(duchy.lands))]
        lines.append(f"Duchy, from the left: {'; '.join(tiles)}.")
    return lines


def _short_tile(duchy: Duchy, place: int) -> str:
    parts = [stands_on(duchy, place)]
    if duchy.below[place] != NOTHING:
        parts.append(things.building(duchy.below[place]))
    return f"{place + 1} {things.terrain(duchy.lands[place])} ({', '.join(parts)})"


def _supply(scene: Scene) -> list[str]:
    supply = scene.seen.supply
    left = [
        *((supply[t], things.count(supply[t], things.terrain(t))) for t in scene.tables.terrains_in_play),
        *((supply[PIECES + kind], things.settlements(supply[PIECES + kind], kind)) for kind in _KINDS),
        (supply[FOLK], things.count(supply[FOLK], "peasant")),
    ]
    low = [words for number, words in left if number <= RUNNING_OUT]
    market = [things.building(b) for b in range(len(BUILDINGS)) if supply[MARKET] >> b & 1]
    return [
        f"Running out: {', '.join(low)} left." if low else "No supply is running out.",
        f"Buildings on offer: {', '.join(market) or 'none'}.",
    ]


def table(scene: Scene) -> list[str]:
    """Everything the reader may know of the table."""
    seen = scene.seen
    lines = [headline(scene)]
    if seen.clock[ROUND]:
        started = scene.naming.names[seen.clock[STARTER]]
        lines.append(f"Turn {seen.clock[ROUND_TURN]} of this round. {started} started the game.")
    face_down = sum(tile is UNKNOWN for tile in seen.travel)
    lines += [
        *_row(scene),
        *travel_lines(scene.tables, scene.travel),
        f"{things.count(face_down, 'travel tile')} still face down.",
        *_board(scene),
    ]
    for view in seen.seats:
        lines += _seat(scene, view)
    return [*lines, *_supply(scene)]
