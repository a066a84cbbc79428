"""Checks that no table can make alone: the ids that the rules know, and what one table needs of another."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingswill_tui.games.kings_will.rules.names import (
    ABBEY,
    BUILDINGS,
    CARDS,
    COINS,
    CONSPIRING,
    HOME_TERRAINS,
    JOURNEY,
    RESOURCES,
    SETTLEMENTS,
    SINGLE_ACTIONS,
    TERRAINS,
    THINGS,
    TILE_ACTIONS,
    TILES,
)
from kingswill_tui.games.kings_will.tables.errors import TableError
from kingswill_tui.games.kings_will.tables.files import RULESETS
from kingswill_tui.games.kings_will.tables.reading import Components
from kingswill_tui.games.kings_will.tables.schema import USE_BLOCKED

MOST_SEATS: Final = 4
"""The tables must do for a full table (SET-1)."""
CARDS_ASIDE: Final = MOST_SEATS
"""Each seat puts one of its two cards aside (SET-6)."""
LEAST_TILES: Final = 5
"""Four lie under the chain, one must be there to choose (ROW-1)."""
_HOME: Final = tuple(TERRAINS[terrain] for terrain in HOME_TERRAINS)


def check_components(components: Components) -> None:
    """Refuse tables that the rules cannot be played with, by a TableError."""
    _check_settlements(components)
    _check_buildings(components)
    _check_terrains(components)
    _check_action_tiles(components)
    _check_tracks(components)
    _check_reach(components)
    _check_travel(components)
    _check_ids(components.paths["will_cards.toml"], [card.id for card in components.cards.card], CARDS)
    _check_rules(components)
    _check_start(components)


def _check_ids(path: Path, found: list[str], known: Sequence[str]) -> None:
    for i, name in enumerate(found):
        if name not in known:
            raise TableError(path, f"must be one of {', '.join(known)}", name, "id")
        if name in found[:i]:
            raise TableError(path, "must stand here only once", name, "id")
    for name in known:
        if name not in found:
            raise TableError(path, f"row '{name}' is missing; the rules need {', '.join(known)}")


def _check_settlements(components: Components) -> None:
    path = components.paths["settlements.toml"]
    _check_ids(path, [row.id for row in components.settlements.settlement], SETTLEMENTS)
    for row in components.settlements.settlement:
        wanted = "hamlet" if row.id == "village" else None
        if row.replaces != wanted:
            raise TableError(
                path, f"must be {'left out' if wanted is None else repr(wanted)}", row.id, "replaces"
            )
        if row.id == "hamlet" and row.pieces < MOST_SEATS:
            raise TableError(path, f"must be at least {MOST_SEATS}, one for each seat", row.id, "pieces")


def _check_buildings(components: Components) -> None:
    path = components.paths["buildings.toml"]
    _check_ids(path, [row.id for row in components.buildings.building], BUILDINGS)
    for row in components.buildings.building:
        wanted = "orange" if BUILDINGS.index(row.id) >= ABBEY else "green"
        if row.colour != wanted:
            raise TableError(path, f"must be {wanted}, as the building's effect is", row.id, "colour")
        if (row.colour == "orange") != bool(row.tiles):
            raise TableError(
                path, "must name an action tile for orange buildings, and for no others", row.id, "tiles"
            )
        for tile in row.tiles:
            if tile in (TILES[JOURNEY], TILES[CONSPIRING]):
                raise TableError(path, f"cannot be {tile}, which sets off no building", row.id, "tiles")
        if len(set(row.tiles)) != len(row.tiles):
            raise TableError(path, "must name each action tile once", row.id, "tiles")


def _check_terrains(components: Components) -> None:
    path = components.paths["terrains.toml"]
    _check_ids(path, [row.id for row in components.terrains.terrain], TERRAINS)
    rows = {row.id: row for row in components.terrains.terrain}
    free = set(RESOURCES)
    for name in TERRAINS:
        gained = rows[name].yields
        if name not in _HOME and gained is not None:
            raise TableError(path, "must be left out: nothing is gathered there", name, "yields")
        if name in _HOME and gained not in free:
            raise TableError(
                path, f"must be one of {', '.join(sorted(free))}, each on one terrain", name, "yields"
            )
        if name in _HOME and rows[name].tiles < MOST_SEATS:
            raise TableError(path, f"must be at least {MOST_SEATS}, one for each seat", name, "tiles")
        free.discard(gained or "")


def _check_action_tiles(components: Components) -> None:
    path = components.paths["action_tiles.toml"]
    _check_ids(path, [row.id for row in components.action_tiles.tile], TILES)
    for row in components.action_tiles.tile:
        tile = TILES.index(row.id)
        wanted = tuple(SINGLE_ACTIONS[action] for action in TILE_ACTIONS[tile])
        if tile == CONSPIRING:
            wanted = (USE_BLOCKED,)
        if row.actions != wanted:
            raise TableError(
                path, f"must be {', '.join(wanted) or 'empty'}, as the rules have it", row.id, "actions"
            )


def _check_tracks(components: Components) -> None:
    path, tracks = components.paths["tracks.toml"], components.tracks
    if tracks.mood.low >= 0 or tracks.mood.start == tracks.mood.low:
        raise TableError(path, "must be below 0 and below the start: the people revolt there", "mood", "low")
    for name, track in (
        ("education", tracks.education),
        ("development", tracks.development),
        ("money", tracks.money),
    ):
        if track.low != 0:
            raise TableError(path, f"must be 0, not {track.low}", name, "low")
    if tracks.warehouse.expanded < tracks.warehouse.plain:
        raise TableError(
            path, f"must be at least {tracks.warehouse.plain}, as plain is", "warehouse", "expanded"
        )
    if tracks.peasants.per_tile_with_village < tracks.peasants.per_tile:
        least = f"must be at least {tracks.peasants.per_tile}, as per_tile is"
        raise TableError(path, least, "peasants", "per_tile_with_village")


def _check_reach(components: Components) -> None:
    """Nothing may cost more than a seat can ever hold, or wait for a space that the track has not."""
    tracks = components.tracks
    most = {**dict.fromkeys(RESOURCES, tracks.warehouse.expanded), THINGS[COINS]: tracks.money.high}
    for name, rows in (
        ("settlements.toml", components.settlements.settlement),
        ("buildings.toml", components.buildings.building),
    ):
        for row in rows:
            for thing, amount in row.cost.items():
                if amount > most[thing]:
                    allowed = f"must be at most {most[thing]}, all that a seat can hold"
                    raise TableError(components.paths[name], allowed, row.id, f"cost.{thing}")
    for settlement in components.settlements.settlement:
        if settlement.discount_at > tracks.education.high:
            allowed = f"must be at most {tracks.education.high}, the end of the education track"
            raise TableError(components.paths["settlements.toml"], allowed, settlement.id, "discount_at")


def _check_travel(components: Components) -> None:
    path, tracks = components.paths["travel_tiles.toml"], components.tracks
    for i, row in enumerate(components.travel.travel):
        if row.id in [other.id for other in components.travel.travel[:i]]:
            raise TableError(path, "must stand here only once", row.id, "id")
        for mood in row.voluntary:
            if not tracks.mood.low <= int(mood) <= tracks.mood.high:
                allowed = f"must be for a mood from {tracks.mood.low} to {tracks.mood.high}"
                raise TableError(path, allowed, row.id, f"voluntary.{mood}")


def _check_rules(components: Components) -> None:
    rules = components.rules
    path = components.paths[f"{RULESETS}/{components.ruleset}.toml"]
    for i, letter in enumerate(rules.will_cards):
        if letter not in CARDS or letter in rules.will_cards[:i]:
            raise TableError(path, f"must name each of its letters A to {CARDS[-1]} once", field="will_cards")
    tiles = len(components.travel.travel)
    if rules.rounds > tiles:
        most = f"must be at most {tiles}, the travel tiles in {components.paths['travel_tiles.toml']}"
        raise TableError(path, most, field="rounds")
    if rules.will_spaces < 2 * rules.rounds:
        # A seat needs a card without its disc that the others have not filled (JRN-2, JRN-3).
        least = f"must be at least {2 * rules.rounds}, two for each round, so that every seat can commit"
        raise TableError(path, least, field="will_spaces")
    if len(rules.will_cards) < rules.will_spaces + CARDS_ASIDE:
        least = f"must hold at least {rules.will_spaces + CARDS_ASIDE} cards"
        raise TableError(path, f"{least}: the spaces and one put aside by each seat", field="will_cards")
    for terrain in rules.without_terrains:
        if terrain in _HOME:
            raise TableError(
                path, f"cannot hold {terrain}: every duchy starts with one", field="without_terrains"
            )
    if TILES[JOURNEY] in rules.without_action_tiles:
        raise TableError(path, "cannot hold journey: the King must travel", field="without_action_tiles")
    if len(TILES) - len(set(rules.without_action_tiles)) < LEAST_TILES:
        raise TableError(
            path, f"must leave at least {LEAST_TILES} action tiles", field="without_action_tiles"
        )


def _check_start(components: Components) -> None:
    start = components.rules.start
    if start is None:
        return
    path = components.paths[f"{RULESETS}/{components.ruleset}.toml"]
    if sorted(start.tiles) != sorted(_HOME):
        raise TableError(path, f"must hold {', '.join(_HOME)}, each once", field="start.tiles")
    for field, places in (("start.peasants", start.peasants), ("start.hamlet", (start.hamlet,))):
        for terrain in places:
            if terrain not in start.tiles:
                raise TableError(path, f"must be among {', '.join(start.tiles)}", field=field)
    room = components.tracks.warehouse.plain
    for resource, amount in start.resources.items():
        if amount > room:
            raise TableError(
                path, f"must be at most {room}, the room there is", field=f"start.resources.{resource}"
            )
