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
    ) -> None:
        """Ask what one table asks."""
        self._table = table
        self._voice = voice
        self._page = page
        self._cover = cover
        self._telling = telling
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
        self._page.say(self._voice.question(decision, observation))
        self._page.say_all(self._menu(observation))

    def _introduce(self, seat: int, headline: str, observation: Any) -> None:
        name = self._table.player(seat).name
        hidden = self._telling.recap(seat, self._cover.hidden_up_to)
        if hidden:
            self._page.say(f"Since {name} last answered:")
            self._page.say_all(f"  {line}" for line in hidden)
            self._page.blank()
        self._page.say(headline)
        self._page.say(f"{name} has:")
        self._page.say_all(f"  {line}" for line in self._voice.situation(observation, seat))
        self._page.blank()

    def _menu(self, observation: Any) -> list[str]:
        lines = [
            f"  {number}. {self._answer(offer, observation)}"
            for number, offer in enumerate(self._table.offers(), 1)
        ]
        if refused := len(self._table.refusals()):
            lines.append(f"  {refused} more {'is' if refused == 1 else 'are'} not possible now; 'why' tells.")
        return lines

    def _answer(self, offer: Offer[Any], observation: Any) -> str:
        """One answer with what it changes, and what speaks against it."""
        label = self._voice.action(offer.action, observation)
        parts = list(self._voice.preview(offer.preview, offer.action, observation))
        if offer.fence:
            parts.append(FINAL_ANSWER)
        text = f"{label}{';' if ':' in label else ':'} {', '.join(parts)}" if parts else label
        warnings = self._voice.warnings(offer.preview, offer.action, observation)
        return f"{text}. Beware: {', '.join(warnings)}." if warnings else f"{text}."

    @property
    def only_answer(self) -> str:
        """The number that Enter alone stands for: the only answer's; nothing where there are more."""
        return "1" if len(self._table.offers()) == 1 else ""

    def chosen(self, number: int) -> Action:
        """The answer of a number; a PlayerError says which numbers there are."""
        offers = self._table.offers()
        if 1 <= number <= len(offers):
            return offers[number - 1].action
        only = "1 is the only answer" if len(offers) == 1 else f"the answers go from 1 to {len(offers)}"
        raise PlayerError(f"There is no answer {number}; {only}.")

    def refused(self) -> list[str]:
        """What cannot be answered now, and why not."""
        observation = self._table.observe(self._cover.reader)
        refusals = self._table.refusals()
        if not refusals:
            return ["Everything that could be answered here is possible now."]
        return [
            "Not possible now:",
            *(f"  {self._voice.refusal(refusal, observation)}" for refusal in refusals),
        ]
