"""Draws a position for a test: duchies from text, numbers by name, one question pending."""

from __future__ import annotations

import re
from pathlib import Path

from kingswill_tui.core.action import Event
from kingswill_tui.core.errors import IllegalAction
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules import frames, machine, state
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CARDS,
    NOTHING,
    RESOURCES,
    SETTLEMENTS,
    TERRAINS,
    THINGS,
    TILES,
)
from kingswill_tui.games.kings_will.tables.load import load_tables

NUMBERS = {
    **{thing: i for i, thing in enumerate(THINGS[:5])},
    "points": state.POINTS,
    "mood": state.MOOD,
    "education": state.EDUCATION,
    "development": state.DEVELOPMENT,
    "room": state.ROOM,
}


class Position:
    """A table after the preparation, to be changed at will and asked."""

    def __init__(
        self,
        seats: int = 2,
        ruleset: str = "standard",
        seed: int = 1,
        variants: frozenset[str] = frozenset(),
        folder: Path | None = None,
    ) -> None:
        """Prepare with the first answer to every question."""
        self.game = KingsWill(load_tables(folder, ruleset))
        self.state = self.game.new_game(seats, variants, seed)
        while (decision := self.game.decision(self.state)) is not None and decision.private:
            self.game.apply(self.state, self.game.legal_actions(self.state)[0])

    def duchy(self, seat: int, text: str) -> Position:
        """Lay a duchy: `forest ii hamlet, hill castle castle, lake < church`; each `i` is a peasant."""
        lands, people, settled, below = [], [], [], []
        for tile in text.split(","):
            land, _, built = tile.partition("<")
            terrain, *things = land.split()
            lands.append(TERRAINS.index(terrain))
            people.append(sum(len(thing) for thing in things if re.fullmatch("i+", thing)))
            pieces = [SETTLEMENTS.index(thing) for thing in things if thing in SETTLEMENTS]
            settled.append(sum(1 << 2 * kind for kind in pieces))
            below.append(BUILDINGS.index(built.strip()) if built.strip() else NOTHING)
        position, ledger = self.state, self.state.ledgers[seat]
        position.lands[seat], position.people[seat] = tuple(lands), people
        position.settled[seat], position.below[seat] = tuple(settled), tuple(below)
        tables = position.tables
        powers = sum(1 << b for b in below if b != NOTHING)
        ledger[state.POWERS] = powers if tables.building_effects else 0
        castles = any(state.count_pieces(packed, 1) for packed in settled)
        ledger[state.ROOM] = tables.warehouse_expanded if castles else tables.warehouse_plain
        self._restock()
        return self

    def _restock(self) -> None:
        """What is not laid out is in the supply."""
        position, tables = self.state, self.state.tables
        for terrain, pieces in enumerate(tables.terrain_pieces):
            laid = sum(duchy.count(terrain) for duchy in position.lands)
            position.supply[terrain] = (pieces - laid) if terrain in tables.terrains_in_play else 0
        for kind, pieces in enumerate(tables.settlement_pieces):
            built = sum(state.count_pieces(packed, kind) for duchy in position.settled for packed in duchy)
            position.supply[state.PIECES + kind] = pieces - built
        position.supply[state.FOLK] = tables.peasant_pieces - sum(map(sum, position.people))
        standing = sum(1 << b for duchy in position.below for b in duchy if b != NOTHING)
        position.supply[state.MARKET] = (1 << len(BUILDINGS)) - 1 & ~standing
        position.answers = None

    def have(self, seat: int, **numbers: int) -> Position:
        """Set numbers by name; resources that are not named become 0 when one is."""
        ledger = self.state.ledgers[seat]
        if any(name in RESOURCES for name in numbers):
            ledger[: len(RESOURCES)] = [0] * len(RESOURCES)
        for name, value in numbers.items():
            ledger[NUMBERS[name]] = value
        self.state.answers = None
        return self

    def number(self, seat: int, name: str) -> int:
        """A number by name, or the peasants of a duchy."""
        return sum(self.state.people[seat]) if name == "peasants" else self.state.ledgers[seat][NUMBERS[name]]

    def store(self, seat: int) -> tuple[int, ...]:
        """Wood, leather, stone, food, coins."""
        return tuple(self.state.ledgers[seat][:5])

    def cards(self, letters: str) -> Position:
        """Lay these King's Will cards on the board, in order."""
        self.state.cards = tuple(CARDS.index(letter) for letter in letters)
        return self

    def travel(self, name: str) -> Position:
        """Make a travel tile the face-up one."""
        index = next(i for i, tile in enumerate(self.state.tables.travel) if tile.name == name)
        others = [tile for tile in self.state.travel if tile != index]
        now = self.state.clock[state.ROUND] - 1
        others = others[: len(self.state.travel) - 1]
        self.state.travel = (*others[:now], index, *others[now:])
        return self

    def row(self, *names: str) -> Position:
        """Lay the action row."""
        self.state.row = tuple(TILES.index(name) for name in names)
        self.state.answers = None
        return self

    def ask(self, kind: str, seat: int, *args: int) -> Position:
        """Put one question before a seat; the other seat's turn comes after it."""
        after = (frames.BEGIN_TURN, (seat + 1) % self.state.options.seats)
        self.state.stack[:] = [after, (frames.DECISIONS.index(kind), seat, *args)]
        self.state.answers = None
        return self

    def act(self, seat: int, tile: str, times: int = 1) -> Position:
        """Let a seat carry out actions of a tile, its orange buildings coming after them."""
        number = TILES.index(tile)
        self.ask("choose_action", seat, number, times)
        self.state.stack.insert(1, (frames.GIVING_BUILDINGS, seat, number, 0))
        return self

    def journey(self, chooser: int = 0) -> Position:
        """Let the King begin his journey."""
        self.state.stack[:] = [(frames.BEGIN_JOURNEY, chooser)]
        machine.settle(self.state, [])
        return self

    def do(self, *texts: str) -> list[Event]:
        """Give answers in notation; returns all that happened."""
        happened: list[Event] = []
        for text in texts:
            happened += self.game.apply(self.state, self.game.actions.parse_action(text))
        return happened

    def refuses(self, text: str) -> str:
        """The reason why an answer is refused, empty when it is not."""
        try:
            self.game.apply(self.game.copy(self.state), self.game.actions.parse_action(text))
        except IllegalAction as error:
            return error.rule or "no answer here"
        return ""

    def legal(self) -> set[str]:
        """The legal answers in notation."""
        return {self.game.actions.print_action(action) for action in self.game.legal_actions(self.state)}

    def asked(self) -> tuple[int, str]:
        """Whose answer is awaited, and to what."""
        decision = self.game.decision(self.state)
        assert decision is not None
        return decision.seat, decision.kind

    def problems(self) -> list[str]:
        """Broken invariants."""
        return self.game.problems(self.state)


def told(events: list[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]
