"""Where something is said: the names at the table, what the reader may know, and what is being asked."""

from collections.abc import Mapping

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.unknown import UNKNOWN, Hidden
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING, THINGS
from kingswill_tui.games.kings_will.rules.observation import Duchy, Observation, SeatView
from kingswill_tui.games.kings_will.rules.state import CHOOSER, NEUTRAL, ROUND
from kingswill_tui.games.kings_will.rules.tables import Delivery, Tables, Travel
from kingswill_tui.games.kings_will.words import things


class Naming(NamedTuple):
    """The components and who plays with them."""

    tables: Tables
    """The components."""
    names: tuple[str, ...]
    """What the players are called, by seat."""
    values: Mapping[str, str]
    """The components' values in words, as the rules reference names them."""

    def card(self, card: int) -> str:
        """A card's letter with what it rewards."""
        return things.card_title(card, self.tables.cards[card])

    def card_in_text(self, card: int) -> str:
        """A card as a sentence names it."""
        return f"card {CARDS[card]} ({things.subject(self.tables.cards[card])})"


class Scene(NamedTuple):
    """An observation together with the names at the table."""

    naming: Naming
    """Who is called what."""
    seen: Observation
    """What the reader may know."""

    @property
    def tables(self) -> Tables:
        """The components."""
        return self.naming.tables

    @property
    def asked(self) -> str:
        """The name of the pending decision, empty when the game is over."""
        return self.seen.decision.kind if self.seen.decision else ""

    @property
    def asked_of(self) -> tuple[int, ...]:
        """What the pending decision remembers."""
        return self.seen.decision.args if self.seen.decision else ()

    @property
    def seat(self) -> int:
        """The seat that is asked; without a question the reader's."""
        if self.seen.decision:
            return self.seen.decision.seat
        return self.seen.viewer or 0

    @property
    def view(self) -> SeatView:
        """What the reader may know of the seat that is asked."""
        return self.seen.seats[self.seat]

    @property
    def duchy(self) -> Duchy | None:
        """The duchy of the seat that is asked, None while the reader may not see it."""
        duchy = self.view.duchy
        return duchy if isinstance(duchy, Duchy) else None

    def still_asked(self, frame: int) -> int:
        """How often the seat that is asked is still to be asked one kind of question, this time included."""
        return sum(each[:2] == (frame, self.seat) for each in self.seen.stack)

    def remembered(self, index: int) -> int | None:
        """One of the numbers that the pending decision remembers, None where it has none there."""
        return self.asked_of[index] if index < len(self.asked_of) else None

    def tile(self, place: int) -> str:
        """A tile of the seat that is asked: its land and its place counted from the left."""
        duchy = self.duchy
        if duchy is None or not 0 <= place < len(duchy.lands):
            return f"tile {place + 1}"
        return f"{things.terrain(duchy.lands[place])}, tile {place + 1}"

    def tile_and_folk(self, place: int) -> str:
        """A tile together with what stands on it."""
        duchy = self.duchy
        if duchy is None or not 0 <= place < len(duchy.lands):
            return self.tile(place)
        return f"{self.tile(place)} ({stands_on(duchy, place)})"

    def known_card(self, card: Hidden) -> str | None:
        """A card's letter with what it rewards; None where the reader does not know it or none lies there."""
        return None if card is UNKNOWN or card == NOTHING else self.naming.card(card)

    def delivery_row(self) -> Delivery | None:
        """What the seat that is asked may deliver by its mood, None where its mood has no row (JRN-5)."""
        travel = self.tables.travel[self.travel]
        return travel.rows[self.view.mood - self.tables.mood_low]

    def demand(self) -> str:
        """What the King demands of everyone."""
        return levy_words(self.tables.travel[self.travel])

    def is_active(self, seat: int) -> bool:
        """Whether the seat chose the tile of this turn."""
        return self.seen.clock[CHOOSER] == seat

    @property
    def travel(self) -> int:
        """The face-up travel tile."""
        tile = self.seen.travel[max(self.seen.clock[ROUND], 1) - 1]
        assert tile is not UNKNOWN  # SET-4: the tile of the round lies open, before the first round too.
        return tile

    def card_on(self, space: int) -> str | None:
        """The card on a space of the King's Will board, None where the reader does not know it."""
        return self.known_card(self.seen.cards[space])

    def discs_on(self, space: int) -> list[str]:
        """Whose discs lie on a space."""
        mask = self.seen.discs[space]
        owners = [name for seat, name in enumerate(self.naming.names) if mask >> seat & 1]
        return [*owners, "neutral"] if mask >> NEUTRAL & 1 else owners

    def discs_words(self, space: int) -> str:
        """Whose discs lie on a space, empty for none."""
        owners = self.discs_on(space)
        return f"{'disc' if len(owners) == 1 else 'discs'}: {', '.join(owners)}" if owners else ""


def levy_words(travel: Travel) -> str:
    """The two things that a travel tile demands."""
    demanded = [0] * len(THINGS)
    for thing in travel.levy:
        demanded[thing] += 1
    return things.amounts_in_text(demanded)


def stands_on(duchy: Duchy, place: int) -> str:
    """Settlements and peasants of a tile."""
    folk = duchy.people[place]
    parts = things.pieces(duchy.settled[place])
    if folk:
        parts.append(things.count(folk, "peasant"))
    return ", ".join(parts) or "empty"
