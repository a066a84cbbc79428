"""Every invariant a position must keep."""

from collections import Counter
from collections.abc import Iterator

from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.journey import DISCS_ON_A_CARD
from kingswill_tui.games.kings_will.rules.machine import legal_actions
from kingswill_tui.games.kings_will.rules.names import (
    CASTLE,
    COINS,
    NOTHING,
    RESOURCES,
    SETTLEMENTS,
    TERRAINS,
)
from kingswill_tui.games.kings_will.rules.state import (
    ASIDE,
    DEVELOPMENT,
    EDUCATION,
    FOLK,
    HAND,
    MARKET,
    MOOD,
    NEUTRAL,
    OWN_SPACE,
    PIECES,
    POINTS,
    POWERS,
    ROOM,
    ROUND,
    SEEN,
    State,
    all_pieces,
    count_pieces,
    tile_room,
)


def problems(state: State) -> list[str]:
    """Every broken invariant, in words for whoever mends the program; empty for a sound position."""
    return [
        *_table_problems(state),
        *_card_problems(state),
        *_supply_problems(state),
        *(text for seat in range(state.options.seats) for text in _seat_problems(state, seat)),
    ]


def _table_problems(state: State) -> Iterator[str]:
    tables = state.tables
    if sorted(state.row) != sorted(tables.tiles_in_play):
        yield f"the row {state.row} is not the tiles in play"
    if not 0 <= state.clock[ROUND] <= tables.rounds:
        yield f"round {state.clock[ROUND]} of {tables.rounds}"
    if len(set(state.travel)) != tables.rounds:
        yield f"travel tiles {state.travel} are not {tables.rounds} different ones"
    if not state.stack and state.clock[ROUND] != tables.rounds:
        yield "the game is over before its last round"
    if state.stack and state.stack[-1][0] >= frames.FIRST_STEP:
        yield "a step is waiting where a question should be"
    elif state.stack and not legal_actions(state):
        yield f"nobody can answer {state.stack[-1]}"


def _card_problems(state: State) -> Iterator[str]:
    hands = [ledger[part] for ledger in state.ledgers for part in (HAND, ASIDE)]
    cards = [card for card in (*state.cards, *state.pile, *hands) if card != NOTHING]
    if len(set(cards)) != len(cards) or not set(cards) <= set(state.tables.will_cards):
        yield f"cards {cards} are not different cards of this game"
    if len(state.cards) != state.tables.will_spaces or len(state.discs) != state.tables.will_spaces:
        yield "the King's Will board has the wrong number of spaces"
    if state.clock[ROUND] and NOTHING in state.cards:
        yield "a space of the King's Will board is empty after the preparation"
    owners = (*range(state.options.seats), *((NEUTRAL,) if state.options.seats == 2 else ()))  # JRN-3
    possible = sum(1 << disc for disc in owners)
    for space, discs in enumerate(state.discs):
        if discs.bit_count() > DISCS_ON_A_CARD[state.options.seats] or discs & ~possible:
            yield f"space {space} holds the discs {discs:b}"
    for disc in owners:
        if sum(discs >> disc & 1 for discs in state.discs) > state.clock[ROUND]:
            yield f"disc {disc} lies on more cards than there were journeys"


def _supply_problems(state: State) -> Iterator[str]:
    tables = state.tables
    lands = Counter(terrain for duchy in state.lands for terrain in duchy)
    for terrain in range(len(TERRAINS)):
        pieces = tables.terrain_pieces[terrain] if terrain in tables.terrains_in_play else 0
        taken = (
            lands[terrain] if state.clock[ROUND] else max(lands[terrain], state.options.seats * (terrain < 4))
        )
        if state.supply[terrain] + taken != pieces or state.supply[terrain] < 0:
            yield f"{TERRAINS[terrain]}: {state.supply[terrain]} left, {taken} laid, of {pieces}"
    if state.clock[ROUND]:
        for kind, name in enumerate(SETTLEMENTS):
            built = sum(count_pieces(packed, kind) for duchy in state.settled for packed in duchy)
            left = state.supply[PIECES + kind]
            if left + built != tables.settlement_pieces[kind] or left < 0:
                yield f"{name}: {left} left and {built} built"
        folk = sum(map(sum, state.people))
        if state.supply[FOLK] + folk != tables.peasant_pieces or state.supply[FOLK] < 0:
            yield f"peasants: {state.supply[FOLK]} left and {folk} on the land"
    standing = [building for duchy in state.below for building in duchy if building != NOTHING]
    offered = [b for b in range(len(tables.building_costs)) if state.supply[MARKET] >> b & 1]
    if sorted((*standing, *offered)) != list(range(len(tables.building_costs))):
        yield f"buildings {standing} and {offered} are not each building once"


def _seat_problems(state: State, seat: int) -> Iterator[str]:
    found = (*_ledger_problems(state, seat), *_duchy_problems(state, seat))
    yield from (f"seat {seat}: {text}" for text in found)


def _ledger_problems(state: State, seat: int) -> Iterator[str]:
    tables, ledger = state.tables, state.ledgers[seat]
    if any(not 0 <= ledger[r] <= ledger[ROOM] for r in range(len(RESOURCES))):
        yield f"resources {ledger[: len(RESOURCES)]} in a warehouse for {ledger[ROOM]}"
    bounds = (
        (COINS, 0, tables.money_high),
        (EDUCATION, 0, tables.education_high),
        (DEVELOPMENT, 0, tables.development_high),
        (MOOD, tables.mood_low, tables.mood_high),
    )
    for part, low, high in bounds:
        if not low <= ledger[part] <= high:
            yield f"number {part} is {ledger[part]}, outside {low} to {high}"
    if ledger[MOOD] == tables.mood_low and (frames.END_REVOLT, seat) not in state.stack:
        yield "the people revolt and nothing comes of it"
    if ledger[POINTS] < 0:
        yield f"{ledger[POINTS]} points"
    castles = any(count_pieces(packed, CASTLE) for packed in state.settled[seat])
    if ledger[ROOM] != (tables.warehouse_expanded if castles else tables.warehouse_plain):
        yield f"a warehouse for {ledger[ROOM]}, castles: {castles}"
    built = sum(1 << building for building in state.below[seat] if building != NOTHING)
    if ledger[POWERS] != (built if tables.building_effects else 0):
        yield f"powers {ledger[POWERS]:b} with the buildings {built:b}"
    own = ledger[OWN_SPACE]
    if own != NOTHING and not ledger[SEEN] >> own & 1:
        yield "it does not know the card it laid itself"
    if (own == NOTHING) != (ledger[HAND] != NOTHING):
        yield "its first card is both in hand and laid, or neither"


def _duchy_problems(state: State, seat: int) -> Iterator[str]:
    lands, people = state.lands[seat], state.people[seat]
    if not len(lands) == len(people) == len(state.settled[seat]) == len(state.below[seat]):
        yield "its tiles are not of one length"
        return
    walking = any(
        frame[0] in (frames.STEP_FROM, frames.STEP_TO) and frame[1] == seat for frame in state.stack
    )
    for place, terrain in enumerate(lands):
        packed = state.settled[seat][place]
        if all_pieces(packed) > state.tables.foundation[terrain]:
            yield f"tile {place} holds more settlements than foundation spaces"
        if not 0 <= people[place] <= tile_room(state, seat, place) + walking:
            yield f"tile {place} holds {people[place]} peasants"
