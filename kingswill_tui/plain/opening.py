"""Opens the line mode: asks who plays, plays until the end or until somebody leaves, and takes leave."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TextIO, TypeVar

from kingswill_tui.bots import NAMES, make
from kingswill_tui.core.decision import Decision
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.keyboard import EndOfInput, Keyboard, Leaving
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.requests import is_quit
from kingswill_tui.plain.sitting import Sitting, no_tip
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.bot_turns import seated_bots
from kingswill_tui.session.players import Player
from kingswill_tui.session.seating import BOT, read_seats
from kingswill_tui.session.table import Table

DEFAULT_SEATS: Final = "Marion, bot:steady"
"""Who sits down when Enter alone is pressed."""
INTERRUPTED: Final = 130
"""The exit code of a program that was interrupted at the keyboard."""
T = TypeVar("T")


class Console:
    """A page and the keyboard in front of it."""

    def __init__(self, source: TextIO, out: TextIO, columns: Callable[[], int]) -> None:
        """Read from one stream, print on the other; the columns matter only where that is a terminal."""
        self.page = Page(out, columns if out.isatty() else None)
        self.keyboard = Keyboard(source, self.page, echoes=source.isatty())

    def ask_seats(self, counts: Sequence[int]) -> tuple[Player, ...]:
        """Ask who plays until the answer can be used."""
        self.page.say(
            "Who plays? Type names with commas between.",
            f"For a bot type {' or '.join(BOT + name for name in NAMES)}. Enter alone seats {DEFAULT_SEATS}.",
        )
        return self._ask("Players> ", lambda text: read_seats(text or DEFAULT_SEATS, counts))

    def ask_ruleset(self, titles: Sequence[tuple[str, str]], usual: str) -> str:
        """Ask for one of the rule sets, each an id and a title, until the answer can be used."""
        taken = next(str(number) for number, (name, _) in enumerate(titles, 1) if name == usual)
        self.page.blank()
        self.page.say(f"Which rules? Enter alone takes {taken}: {dict(titles)[usual]}.")
        self.page.say_all(f"  {number}. {title}" for number, (_, title) in enumerate(titles, 1))
        numbers = {str(number): name for number, (name, _) in enumerate(titles, 1)}

        def chosen(text: str) -> str:
            found = numbers.get(text or taken)
            if found is None:
                raise PlayerError(f"There are rules 1 to {len(titles)}, not '{text}'.")
            return found

        return self._ask("Rules> ", chosen)

    def sit_down(
        self,
        table: Table[Any, Any, Any, Any],
        voice: Voice[Any, Any, Any],
        tip: Callable[[Decision, int], str] = no_tip,
    ) -> None:
        """Play on at a table, new or resumed, until its end; raises what `leave_politely` catches."""
        setup = table.setup
        self.page.blank()
        self.page.say(
            f"{voice.title()}. At the table, clockwise: {', '.join(map(_introduced, setup.players))}."
            f" Seed {setup.seed}. Type help at any question."
        )
        Sitting(table, voice, seated_bots(setup, make), self.page, self.keyboard, tip).play()

    def leave_politely(self, play: Callable[[], None], saved: Callable[[], str]) -> int:
        """Run a game; when it is left before its end say so, and where it is saved. Returns the exit code."""
        try:
            play()
        except EndOfInput:
            self.page.say(f"There is no more input, so the game stops here. {saved()}".rstrip())
        except Leaving:
            self.page.say(f"Farewell. {saved()}".rstrip())
        except KeyboardInterrupt:
            self.page.answered("")
            self.page.say(f"Interrupted. {saved()}".rstrip())
            return INTERRUPTED
        return 0

    def _ask(self, prompt: str, read: Callable[[str], T]) -> T:
        while True:
            text = self.keyboard.ask(prompt)
            if is_quit(text):
                raise Leaving
            try:
                return read(text)
            except PlayerError as error:
                self.page.say(str(error))


def _introduced(player: Player) -> str:
    return player.name if player.bot is None else f"{player.name} ({player.bot} bot)"
