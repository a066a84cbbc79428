"""The King's Will line by line: its words, with its rules to read."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Refusal
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.passages import Passage, passage, passages, search
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.peek import standings
from kingswill_tui.games.kings_will.rules.state import ROUND
from kingswill_tui.games.kings_will.rules.tables import Tables
from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.plain.boards.kings_will_numbers import number
from kingswill_tui.session.players import Player

GAME: Final = "The King's Will"
FOUND_IN_FULL: Final = 3
"""So many passages that a search finds are read out; of more, the nearest alone."""
_MARKS: Final = {
    "book": "from the rulebook",
    "ruling": "our ruling",
    "mixed": "from the rulebook, with a ruling of ours",
    "house": "from the rulebook, with values of ours",
}


class KingsWillVoice(Words):
    """The words of one table of The King's Will."""

    def __init__(self, tables: Tables, players: Sequence[Player]) -> None:
        """Speak of these components and players."""
        super().__init__(tables, tuple(player.name for player in players))
        self._tables = tables

    @cached_property
    def _passages(self) -> tuple[Passage, ...]:
        return passages(self._tables)

    def title(self) -> str:
        """The game and its rules."""
        name = self._tables.rules_name
        return name if name == GAME else f"{GAME}, {name}"

    def refusal(self, refusal: Refusal, observation: Observation) -> str:
        """What cannot be answered, why not, and by which rule."""
        return self.refused(refusal, observation)

    def headline(self, observation: Observation) -> str:
        """Where the game stands, and what the King is going to demand."""
        stands = super().headline(observation)
        if observation.decision is None or not observation.clock[ROUND]:
            return stands
        return f"{stands} He will demand {self._scene(observation).demand()} of everyone."

    def number(self, action: Action, observation: Observation) -> int | None:
        """The number of the space, tile or thing that an answer names; None for none."""
        return number(action, observation)

    def details(self, action: Action, observation: Observation) -> list[str]:
        """What a card asks and brings that may be kept."""
        if action.kind != "keep" or observation.decision is None:
            return []
        view = observation.seats[observation.decision.seat]
        card = view.aside if action.args[0] else view.hand
        return [] if card is UNKNOWN else self.card_lines(card)

    def learnt(self, event: Event, observation: Observation) -> list[str]:
        """A card that was looked at: what it asks and brings, and what it is worth now."""
        if event.kind != "looked" or event.seat != observation.viewer:
            return []
        space, card = event.args
        if space is UNKNOWN or card is UNKNOWN:
            return []
        return [*self.card_lines(card), *self.standing(card, standings(observation)[space])]

    def behind(self, action: Action | None, observation: Observation) -> list[str]:
        """The rule behind an answer, or behind the question where no answer is named."""
        if action is not None:
            return _told(passage(self._passages, self.rule_of(action, observation)))
        if observation.decision is None:
            raise PlayerError("Nothing is asked.")
        return _told(passage(self._passages, self.question_rule(observation.decision)))

    def rules(self, query: str) -> list[str]:
        """The passages with all these words, the nearest first, or the one of an id."""
        wanted = query.strip().upper()
        found = [each for each in self._passages if each.id == wanted] or search(self._passages, query)
        if not found:
            raise PlayerError(f"No rule has all of these words: {query}.")
        read = found if len(found) <= FOUND_IN_FULL else found[:1]
        lines = [line for each in read for line in _told(each)]
        if others := found[len(read) :]:
            lines.append(f"{len(others)} more rules have these words; type rules and the id:")
            lines += [f"  {each.id}: {each.title}." for each in others]
        return lines


def _told(rule: Passage) -> list[str]:
    """A passage in full, with what of it is ours."""
    lines = [f"{rule.id}, {rule.chapter}: {rule.title} ({_MARKS[rule.mark]}).", f"  {rule.text}"]
    if rule.ruling:
        lines.append(f"  Our ruling: {rule.ruling}")
    if rule.see:
        lines.append(f"  See also {', '.join(rule.see)}.")
    return lines
