"""Puts the question of the table on the page: where the game stands, what is asked, the numbered answers."""

from typing import Any

from kingswill_tui.core.action import Action
from kingswill_tui.core.decision import Decision
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.cover import Cover
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.telling import Telling
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.table import Offer, Table

FINAL_ANSWER = "cannot be taken back"
"""Said of an answer after which nothing can be undone."""


class Asking:
    """Shows one question after the other; composes each only from what the reader of the page may know."""

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        voice: Voice[Any, Any, Any],
        page: Page,
        cover: Cover,
        telling: Telling,
        by_chance: bool,
    ) -> None:
        """Ask what one table asks; `by_chance` offers to leave private answers to chance."""
        self._table = table
        self._voice = voice
        self._page = page
        self._cover = cover
        self._telling = telling
        self._by_chance = by_chance
        self._introduced: tuple[int, str, int] | None = None

    def show(self, decision: Decision) -> None:
        """The question with its answers, introduced where the turn, the seat or the page is new."""
        observation = self._table.observe(self._cover.reader)
        headline = self._voice.headline(observation)
        introduced = (decision.seat, headline, self._cover.pages)
        self._page.blank()
        if introduced != self._introduced:
            self._introduced = introduced
            self._introduce(decision.seat, headline, observation)
            if decision.private and self._by_chance:
                self._page.say("Type surprise to let chance answer all of this.", "")
        self._page.say(self._voice.question(decision, observation))
        self._page.say_all(self._menu(observation))

    def _introduce(self, seat: int, headline: str, observation: Any) -> None:
        name = self._table.player(seat).name
        if self._telling.recap(seat, self._cover.hidden_up_to):
            self._page.say(self._telling.since(seat))
            self._page.say_all(f"  {line}" for line in self._telling.recap(seat, self._table.ply))
            self._page.blank()
        self._page.say(headline)
        self._page.say(f"{name} has:")
        self._page.say_all(f"  {line}" for line in self._voice.situation(observation, seat))
        self._page.blank()

    def _menu(self, observation: Any) -> list[str]:
        offers = self._numbered(observation)
        final = len(offers) > 1 and all(offer.fence for offer in offers.values())
        lines = []
        for number, offer in offers.items():
            lines.append(f"  {number}. {self._answer(offer, observation, not final)}")
            lines += [f"     {line}" for line in self._voice.details(offer.action, observation)]
        if len(offers) == 1:
            lines.append("  It is the only answer; Enter alone gives it.")
        if final:
            lines.append("  None of these can be taken back.")
        if refused := len(self._table.refusals()):
            lines.append(f"  {refused} more {'is' if refused == 1 else 'are'} not possible now; 'why' tells.")
        return lines

    def _numbered(self, observation: Any) -> dict[int, Offer[Any]]:
        """The answers by the numbers of what they name, or one after the other where some have none."""
        offers = self._table.offers()
        own = [self._voice.number(offer.action, observation) for offer in offers]
        numbers = [number for number in own if number is not None]
        if len(set(numbers)) < len(offers):
            numbers = list(range(1, len(offers) + 1))
        return dict(sorted(zip(numbers, offers, strict=True), key=lambda pair: pair[0]))

    def _answer(self, offer: Offer[Any], observation: Any, says_if_final: bool) -> str:
        """One answer with what it changes, and what speaks against it."""
        label = self._voice.action(offer.action, observation)
        parts = list(self._voice.preview(offer.preview, offer.action, observation))
        if offer.fence and says_if_final:
            parts.append(FINAL_ANSWER)
        text = f"{label}{';' if ':' in label else ':'} {', '.join(parts)}" if parts else label
        warnings = self._voice.warnings(offer.preview, offer.action, observation)
        return f"{text}. Beware: {', '.join(warnings)}." if warnings else f"{text}."

    @property
    def only_answer(self) -> str:
        """The number that Enter alone stands for: the only answer's; nothing where there are more."""
        numbers = list(self._numbered(self._table.observe(self._cover.reader)))
        return str(numbers[0]) if len(numbers) == 1 else ""

    def chosen(self, number: int) -> Action:
        """The answer of a number; a PlayerError says which numbers there are."""
        offers = self._numbered(self._table.observe(self._cover.reader))
        if number in offers:
            return offers[number].action
        there = ", ".join(map(str, offers))
        raise PlayerError(
            f"There is no answer {number}; {there} {'is' if len(offers) == 1 else 'are'} there."
        )

    def refused(self) -> list[str]:
        """What cannot be answered now or brings nothing, and why."""
        observation = self._table.observe(self._cover.reader)
        refused = [f"  {self._voice.refusal(each, observation)}" for each in self._table.refusals()]
        offers = self._table.offers()
        told = [self._voice.fruitless(each.preview, each.action, observation) for each in offers]
        useless = [f"  {text}." for text in told if text]
        if not refused and not useless:
            return ["Everything that could be answered here is possible now."]
        return [
            *(["Not possible now:", *refused] if refused else []),
            *(["Possible, but of no use:", *useless] if useless else []),
        ]
