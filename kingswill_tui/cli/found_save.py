"""Finds a save to look at, as far as it is good, and begins new games from points of it."""

from os.path import isfile  # which takes any text for a path
from pathlib import Path

from kingswill_tui.cli.bound_game import game_of
from kingswill_tui.cli.home import new_game_id
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.session.good_part import trusted
from kingswill_tui.session.replaying import Replay
from kingswill_tui.store.reading import Loaded, read_file
from kingswill_tui.store.saves import Saves

KingsReplay = Replay[State, Observation, Outcome, Preview]


class Found(NamedTuple):
    """A save to look at, as far as it is good."""

    called: str
    """What to call it in sentences."""
    game: KingsWill
    """Its game."""
    replay: KingsReplay
    """Its positions."""
    wrong: str
    """What is wrong with the rest of it, in sentences; empty where nothing is."""

    @property
    def warning(self) -> str:
        """What to mind when a new game is begun from a point of it; empty where nothing is."""
        if self.replay.over:
            return ""
        return f"Mind that {self.called} is still being played: what is seen in the new game holds there too."


def read_save(saves: Saves, file_or_name: str) -> tuple[str, Loaded]:
    """A save named by its file or its name, to look at; and what to call it in sentences."""
    path = Path(file_or_name)
    if isfile(path):
        return str(path), read_file(path)
    if path.name != file_or_name or path.suffix:
        return str(path), read_file(path)
    return f"'{file_or_name}'", read_file(saves.path(file_or_name))


def found(saves: Saves, file_or_name: str, components: Path | None) -> Found:
    """A save named by its file or its name, to look at as far as it is good."""
    called, loaded = read_save(saves, file_or_name)
    game = game_of(loaded.header, components)
    good, wrong = trusted(game, loaded, called)
    return Found(called, game, Replay(game, good), " ".join(wrong))


def fork_told(found: Found, name: str, ply: int) -> str:
    """What a new game that was begun so is called, and where it begins."""
    return f"'{name}' is a new game that goes on after answer {ply} of {found.called}."


def forked(found: Found, ply: int, saves: Saves) -> str:
    """Save a new game that shares the first answers with one that was found; returns its name."""
    header, records = found.replay.fork(ply, new_game_id(), saves.now())
    journal = saves.create(header, None, *records)
    journal.close()
    return journal.name
