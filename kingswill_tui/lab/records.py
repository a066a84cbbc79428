"""The lines of a game's record: first what the game follows from, then one line for each answer."""

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any, Final

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.lab.plan import AnyGame
from kingswill_tui.session.players import Player
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.told import Told

MAGIC: Final = "record"
"""Tells records from saves, which begin alike."""
RECORD_VERSION: Final = 1
"""Raised whenever a line changes its meaning."""


class RecordError(PlayerError):
    """A record that cannot be read, or that does not lead where it says."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line."""

    kingswill: str
    """MAGIC."""
    version: int
    """How the lines are written."""
    game: str
    """The game's short name."""
    rules: int
    """Version of the rules."""
    ruleset: str
    """Rule set."""
    tables: str
    """Hash of the component values."""
    components: str | None
    """Folder of the owner's component tables; None for ours."""
    seats: list[str]
    """The bots' levels, by seat."""
    variants: list[str]
    """Options switched on."""
    seed: int
    """Decides all that was left to chance."""
    most_turns: int
    """Turns after which the game was to be cut."""
    digest: str
    """Hash of the first position."""

    def setup(self) -> Setup:
        """The table the game was played at."""
        return Setup(
            game=self.game,
            ruleset=self.ruleset,
            players=tuple(Player(f"{level} {seat + 1}", level) for seat, level in enumerate(self.seats)),
            variants=frozenset(self.variants),
            seed=self.seed,
            components=self.components,
        )


def header_of(game: AnyGame, setup: Setup, most_turns: int, digest: str) -> Header:
    """The header of a game that begins."""
    return Header(
        kingswill=MAGIC,
        version=RECORD_VERSION,
        game=game.id,
        rules=game.rules_version,
        ruleset=game.ruleset,
        tables=game.tables_digest,
        components=setup.components,
        seats=[player.bot or "" for player in setup.players],
        variants=sorted(setup.variants),
        seed=setup.seed,
        most_turns=most_turns,
        digest=digest,
    )


def print_header(header: Header) -> str:
    """The first line, ending in a sum over itself so that no change goes unnoticed."""
    fields = asdict(header)
    return _line({**fields, "sum": blake2b(_line(fields).encode(), digest_size=8).hexdigest()})


def print_told(game: AnyGame, told: Told, digest: str) -> str:
    """The line of one answer: who gave it, what it was, what happened, and the position it led to."""
    return _line(
        {
            "ply": told.ply,
            "seat": told.seat,
            "action": game.actions.print_action(told.action),
            "events": [game.events.print_event(event) for event in told.events],
            "digest": digest,
        }
    )


def _line(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":"))
