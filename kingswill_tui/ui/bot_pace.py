"""When bots act: at a pace that can be changed, paused and skipped, thinking in a process of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.bot_turns import bot_question, bot_to_move

if TYPE_CHECKING:
    from textual.timer import Timer

    from kingswill_tui.core.action import Action
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.session.bot_turns import BotQuestion
    from kingswill_tui.ui.play import Play

PACES = {"slow": 2.0, "normal": 0.9, "fast": 0.3, "instant": 0.0}
"""Seconds between what bots do."""


class BotPace:
    """Asks bots and gives their answers one by one."""

    def __init__(self, play: Play) -> None:
        """Act for the bots of a game."""
        self._play = play
        self._timer: Timer | None = None
        self._asked: BotQuestion[Observation] | None = None
        self.paused = False
        self._skipping = False

    def _bot(self) -> str | None:
        return bot_to_move(self._play.table)

    def wake(self) -> None:
        """A bot is asked: let it answer after a moment, unless paused."""
        if self.paused or self._timer is not None or self._is_asked(self._asked):
            return
        pause = 0.0 if self._skipping else PACES[self._play.app.settings.pace]
        self._timer = self._play.app.set_timer(max(pause, 0.001), self._think)

    def stop(self) -> None:
        """Forget what was about to happen."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._asked is not None:
            self._asked = None
            self._play.house.thinker().cancel()
        self._skipping = False

    def hold(self) -> None:
        """Wait for the people after they took something back, where a bot is asked now."""
        if self._bot() is not None:
            self.paused = True

    def toggle(self) -> None:
        """Pause, or go on."""
        self.paused = not self.paused
        if self.paused:
            self.stop()
        elif self._bot() is not None:
            self.wake()

    def skip(self) -> None:
        """Act without pauses until a person is asked."""
        self.paused = False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._skipping = True
        if self._bot() is not None:
            self.wake()

    def person_asked(self) -> None:
        """A person is asked: the next bots act at their usual pace again."""
        self._skipping = False

    def _think(self) -> None:
        self._timer = None
        question = bot_question(self._play.table)
        if question is None:
            return
        self._asked = question
        thinker = self._play.house.thinker()
        app = self._play.app

        def think() -> None:
            try:
                action = thinker.think(question)
            except Exception as error:  # whatever ails a bot, nobody's game ends of it
                text = str(error) if isinstance(error, PlayerError) else f"The bot failed ({error})."
                app.call_from_thread(self._failed, text, question)
            else:
                app.call_from_thread(self._answer, action, question)

        app.run_worker(think, thread=True, group="bots", exit_on_error=False)

    def _is_asked(self, question: BotQuestion[Observation] | None) -> bool:
        """Whether the answer is awaited; after steps back a question of the same number may be another."""
        return question is not None and question is self._asked and question.ply == self._play.table.ply

    def _failed(self, text: str, question: BotQuestion[Observation]) -> None:
        if self._is_asked(question):
            self._asked = None
            self.paused = True
            self._play.app.tell(f"{text} Space tries again.", "error")
            self._play.screen.update_table()

    def _answer(self, action: Action, question: BotQuestion[Observation]) -> None:
        if not self._is_asked(question):
            return
        self._asked = None
        if self._play.answer(action) is None:
            self.paused = True
            self._play.screen.update_table()
        else:
            self._play.go_on()
