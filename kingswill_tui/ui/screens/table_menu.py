"""The menu of the table: the engine's legal answers in words, and the near misses with their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.session.bot_turns import bot_to_move
from kingswill_tui.ui.boards.kings_will.targets import Target, target_of
from kingswill_tui.ui.widgets.menu import MenuItem

GO_ON = "Go on"
"""The only line of the menu while there is something to read."""

if TYPE_CHECKING:
    from kingswill_tui.core.action import Action
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.ui.play import Play

NO_WAY_BACK = "cannot be taken back"
"""Said beforehand of an answer behind which the fence will stand."""


class AskedMenu:
    """The answers to the question that is asked, each with its line and the thing it concerns."""

    def __init__(self, play: Play) -> None:
        """Word the questions of a game."""
        self._play = play
        self.items: list[MenuItem] = []
        self.question = ""
        self.front = 0
        self._answers: list[Action] = []
        self._targets: list[Target | None] = []
        self._rules: list[str] = []

    def update(self, observation: Observation) -> None:
        """Word the question that is asked now."""
        play, words = self._play, self._play.words
        table = play.table
        decision = table.decision
        self._answers, self._targets, self._rules, self.items = [], [], [], []
        if decision is None:
            self.question = "The game is over"
            self.items = [MenuItem("Look at the final scoring")]
            return
        self.front = decision.seat
        self.question = words.question(decision, observation)
        if play.reads:
            self.question = "Read this first"
            self.items = [MenuItem(GO_ON)]
        elif table.player(decision.seat).bot is not None:
            self.items = [MenuItem(self._bot_line(decision.seat), silent=True)]
        elif decision.private:
            self.items = [MenuItem(f"{play.name(decision.seat)} goes on behind a cover", silent=True)]
        elif not play.read_only:
            self._offer(observation)

    def _bot_line(self, seat: int) -> str:
        name = self._play.name(seat)
        return f"{name} waits. Space goes on." if self._play.bots.paused else f"{name} is thinking ..."

    @property
    def of_bot(self) -> bool:
        """Whether a bot is asked."""
        return bot_to_move(self._play.table) is not None

    def _offer(self, observation: Observation) -> None:
        words = self._play.words
        for offer in self._play.table.offers():
            warnings = [*words.warnings(offer.preview, offer.action, observation)]
            self._add(
                offer.action,
                observation,
                MenuItem(
                    words.action(offer.action, observation),
                    ", ".join(words.preview(offer.preview, offer.action, observation)),
                    note=NO_WAY_BACK if offer.fence and not self._play.taught else "",
                    warning=", ".join(warnings),
                ),
            )
            self._answers.append(offer.action)
        for refusal in self._play.table.refusals():
            reason = words.refusal(refusal, observation)
            label = words.action(refusal.action, observation)
            self._add(refusal.action, observation, MenuItem(label, reason=reason, rule=refusal.reason.rule))
            self._rules[-1] = refusal.reason.rule

    def _add(self, action: Action, observation: Observation, item: MenuItem) -> None:
        self.items.append(item)
        self._targets.append(target_of(action, observation))
        self._rules.append(self._play.words.rule_of(action, observation))

    def answer(self, index: int) -> Action | None:
        """The answer of a line, None where it cannot be given."""
        return self._answers[index] if index < len(self._answers) else None

    def index_of(self, action: Action | None) -> int:
        """The line of an answer, the first one where it has none."""
        return self._answers.index(action) if action in self._answers else 0

    def rule(self, index: int) -> str | None:
        """The rule behind a line."""
        return self._rules[index] if index < len(self._rules) else None

    def target(self, index: int) -> Target | None:
        """The thing a line concerns."""
        return self._targets[index] if index < len(self._targets) else None

    def targets(self) -> frozenset[Target]:
        """All things that the legal answers concern."""
        return frozenset(t for t in self._targets[: len(self._answers)] if t is not None)

    def about(self, target: Target) -> list[Action]:
        """The legal answers that concern a thing."""
        return [a for a, t in zip(self._answers, self._targets, strict=False) if t == target]

    def first_about(self, target: Target) -> int | None:
        """The first legal line that concerns a thing."""
        places = (i for i, t in enumerate(self._targets[: len(self._answers)]) if t == target)
        return next(places, None)
