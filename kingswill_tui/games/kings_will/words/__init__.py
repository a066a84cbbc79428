"""The wording of The King's Will: all that a front end says about the game is said here."""

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Decision, Refusal
from kingswill_tui.games.kings_will.passage_values import values
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome, Standing
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.rules.tables import Tables
from kingswill_tui.games.kings_will.words import (
    cards,
    fruitless,
    labels,
    previews,
    questions,
    reasons,
    rule_ids,
    score_sheet,
    sentences,
    table_text,
    things,
)
from kingswill_tui.games.kings_will.words.scene import Naming, Scene


class Words:
    """Says everything about one table, with its players' names and its components' numbers."""

    thing = staticmethod(things.thing)
    letter = staticmethod(things.letter)
    amounts = staticmethod(things.amounts)
    terrain = staticmethod(things.terrain)
    short_terrain = staticmethod(things.short_terrain)
    terrain_letter = staticmethod(things.terrain_letter)
    settlement = staticmethod(things.settlement)
    building = staticmethod(things.building)
    tile = staticmethod(things.tile)
    short_tile = staticmethod(things.short_tile)
    single_action = staticmethod(things.single_action)
    short_single_action = staticmethod(things.short_single_action)

    def __init__(self, tables: Tables, names: tuple[str, ...]) -> None:
        """Speak of these components and players, named by seat."""
        self.naming = Naming(tables, tuple(things.clean_name(name) for name in names), values(tables))

    def _scene(self, observation: Observation) -> Scene:
        return Scene(self.naming, observation)

    def question(self, decision: Decision, observation: Observation) -> str:
        """Who is asked what, in one sentence."""
        return questions.question(decision, self._scene(observation))

    def action(self, action: Action, observation: Observation) -> str:
        """An answer as a short label."""
        return labels.label(action, self._scene(observation))

    def preview(self, preview: Preview, action: Action, observation: Observation) -> tuple[str, ...]:
        """What an answer would change, part by part."""
        return previews.changes(preview, action, self._scene(observation))

    def warnings(self, preview: Preview, action: Action, observation: Observation) -> tuple[str, ...]:
        """What speaks against an answer, part by part."""
        return previews.warnings(preview, action, self._scene(observation))

    def event(self, event: Event, viewer: int | None) -> str | None:
        """What happened, as the viewer may know it; None for what needs no telling."""
        return sentences.tell(event, viewer, self.naming)

    def journey_event(self, event: Event) -> str | None:
        """What happened as a step of a journey, even if nobody was asked; None for everything else."""
        return self.event(event, None) if event.kind in sentences.STEPS else None

    def refusal(self, refusal: Refusal, observation: Observation) -> str:
        """Why something cannot be answered, without its name: `needs 1 more stone`."""
        return reasons.why(refusal, self._scene(observation))

    def refused(self, refusal: Refusal, observation: Observation) -> str:
        """What cannot be answered, why not, and by which rule, as a line of its own."""
        scene = self._scene(observation)
        what = labels.label(refusal.action, scene)
        return f"{what}: {reasons.why(refusal, scene)} ({refusal.reason.rule})."

    def fruitless(self, preview: Preview, action: Action, observation: Observation) -> str:
        """An answer that brings nothing, and why, without the rule; empty where it brings something."""
        scene = self._scene(observation)
        why = fruitless.fruitless(preview, action, scene)
        return f"{labels.label(action, scene)} brings nothing: {why}" if why else ""

    def rule_of(self, action: Action, observation: Observation) -> str:
        """The id of the rule behind an answer."""
        return rule_ids.answer_rule(action, self._scene(observation))

    def question_rule(self, decision: Decision) -> str:
        """The id of the rule behind a question."""
        return rule_ids.decision_rule(decision)

    def status(self, observation: Observation) -> str:
        """Where the game stands, in few words."""
        return table_text.status(self._scene(observation))

    def headline(self, observation: Observation) -> str:
        """Where the game stands; the same text as long as the same turn or journey lasts."""
        return table_text.headline(self._scene(observation))

    def situation(self, observation: Observation, seat: int) -> list[str]:
        """What a seat has, in a few lines."""
        return table_text.situation(self._scene(observation), seat)

    def table(self, observation: Observation) -> list[str]:
        """Everything the viewer may know of the table, as plain lines."""
        return table_text.table(self._scene(observation))

    def knowledge(self, observation: Observation) -> list[str]:
        """What only the viewer knows, and what its cards are worth to it now."""
        return cards.knowledge(self._scene(observation))

    def discs(self, observation: Observation, space: int) -> str:
        """Whose discs lie on a space of the King's Will board, empty for none."""
        return self._scene(observation).discs_words(space)

    def card_lines(self, card: int) -> list[str]:
        """A King's Will card: will and wrath."""
        return cards.card_lines(self.naming, card)

    def card_title(self, card: int) -> str:
        """A King's Will card's letter and what it rewards."""
        return self.naming.card(card)

    def card_rule(self, card: int) -> str:
        """The id of a King's Will card's rule."""
        return rule_ids.card_rule(card)

    def standing(self, card: int, standing: Standing) -> list[str]:
        """What a card would mean for a seat if the game ended now."""
        return cards.standing_lines(self.naming.tables, card, standing)

    def travel_lines(self, travel: int) -> list[str]:
        """A travel tile: what it demands, and what may be delivered at each mood."""
        return cards.travel_lines(self.naming.tables, travel)

    def outcome(self, outcome: Outcome) -> list[str]:
        """The score sheet and the winner."""
        return score_sheet.outcome_lines(outcome, self.naming)

    def building_rule(self, building: int) -> str:
        """The id of a building's rule."""
        return rule_ids.building_rule(building)
