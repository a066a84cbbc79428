"""What the app is given to show: a game on the table, a game to go through, a save in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.core.named_tuples import NamedTuple

if TYPE_CHECKING:
    # The title screen has to stand before the rules are loaded.
    from collections.abc import Callable, Mapping
    from typing import Protocol

    from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.games.kings_will.rules.preview import Preview
    from kingswill_tui.games.kings_will.rules.state import State
    from kingswill_tui.games.kings_will.words import Words
    from kingswill_tui.session.replaying import Replay
    from kingswill_tui.session.table import Table

    KingsTable = Table[State, Observation, Outcome, Preview]
    KingsReplay = Replay[State, Observation, Outcome, Preview]

    class Closing(Protocol):
        """Something that is let go of when the players get up."""

        def close(self) -> None:
            """Let go of it."""


class Sitting(NamedTuple):
    """A game on the table, with all that belongs to it."""

    table: KingsTable
    """The table."""
    words: Words
    """Its wording, with the players' names."""
    name: str
    """What its save is called, empty where it is not saved."""
    journal: Closing | None
    """Lets go of the save; None when the game can only be looked at."""
    notice: str = ""
    """What has to be told when it opens: why it is read-only, or what was mended."""
    notes: Mapping[int, str] = {}
    """Each seat's private notes."""
    keep_note: Callable[[int, str], None] | None = None
    """Keeps a seat's notes with the save, or raises a PlayerError."""


class Watched(NamedTuple):
    """A saved game to go through, and where and how to begin."""

    name: str
    """The name of the save, or its file."""
    replay: KingsReplay
    """Its positions."""
    words: Words
    """Its wording, with the players' names."""
    notice: str = ""
    """What is wrong with the save; empty where nothing is."""
    ply: int = 0
    """How many answers stand at first."""
    viewer: int | None = None
    """Whose eyes look at first; None for the table."""
    pace: float | None = None
    """Answers a second to play at once; None to stand still."""


class SaveLine(NamedTuple):
    """A save in a list."""

    name: str
    """What it is called."""
    players: str
    """Who plays."""
    round: str
    """How far it is."""
    when: str
    """When it was last played."""
    size: str
    """How large it is."""
    over: bool
    """Whether it has ended."""
    problem: str
    """Why it cannot be opened; empty where it can."""
