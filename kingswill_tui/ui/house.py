"""What the app asks of whoever starts it: games, saves, and bots that think elsewhere.

Only for the type checker: whatever has these methods will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingswill_tui.core.action import Action
    from kingswill_tui.games.kings_will.passages import Passage
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.session.bot_turns import BotQuestion
    from kingswill_tui.session.setup import Setup
    from kingswill_tui.tutorial.learning import Learning
    from kingswill_tui.ui.preferences import Settings
    from kingswill_tui.ui.sitting import SaveLine, Sitting, Watched


class Thinker(Protocol):
    """Bots in a process of their own."""

    def think(self, question: BotQuestion[Observation]) -> Action:
        """The bot's answer; blocks until it is there. A PlayerError says what went wrong."""

    def cancel(self) -> None:
        """End the thinking; may be called from any thread."""


class House(Protocol):
    """The way from the app to files, bots and rules."""

    @property
    def components(self) -> str | None:
        """The folder of the owner's component tables."""

    def keep_report(self, text: str) -> str:
        """Write down how the program failed; returns where, empty where that cannot be."""

    def any_saves(self) -> bool:
        """Whether there is a save at all, found out quickly."""

    def newest(self) -> SaveLine | None:
        """The newest unfinished game."""

    def saves(self) -> Sequence[SaveLine]:
        """All saves, the newest first."""

    def sit_down(self, setup: Setup) -> Sitting:
        """Begin a game; a PlayerError says why it cannot be."""

    def resume(self, name: str) -> Sitting:
        """Open a save; DamagedSave where it is not good up to its end."""

    def resume_good_part(self, name: str) -> Sitting:
        """A new game with what is good of a save, which stays as it is."""

    def taught(self, setup: Setup, line: Sequence[str], saved: bool) -> Sitting:
        """A game played to where answers lead, with a save or without."""

    def learning(self) -> Learning:
        """How far the learner has come."""

    def keep_learning(self, learning: Learning) -> None:
        """Keep how far the learner has come; a PlayerError says why it cannot be."""

    def replay(self, name: str) -> Watched:
        """A saved game, by its name or its file, to go through as far as it is good."""

    def fork(self, name: str, ply: int) -> Sitting:
        """A new game that shares the first answers with a saved one."""

    def passages(self, setup: Setup | None) -> Sequence[Passage]:
        """The rules reference, with the values of the game on the table."""

    def settings(self) -> tuple[Settings, str]:
        """The settings in force, and what is wrong with their file."""

    def keep_settings(self, settings: Settings) -> None:
        """Keep settings for the next time; a PlayerError says why they cannot be."""

    def delete(self, name: str) -> None:
        """Delete a save for good."""

    def export_place(self, name: str) -> str:
        """Where a copy of a save may lie, as a whole path."""

    def export(self, name: str, target: str) -> str:
        """Write a save to a file; returns the whole path of where it went."""

    def bot_levels(self) -> Sequence[str]:
        """The bots that can take a seat."""

    def about_bot(self, level: str) -> str:
        """How the bot of a level plays, in few words."""

    def rulesets(self) -> Sequence[tuple[str, str]]:
        """Id and name of the rule sets."""

    def thinker(self) -> Thinker:
        """The bots' process."""

    def new_seed(self) -> int:
        """A seed that nobody has chosen."""

    def random_choice(self, count: int) -> int:
        """A number below the count, for what is to be filled in by chance."""
