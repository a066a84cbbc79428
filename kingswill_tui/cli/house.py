"""The app's way to files, bots and rules: everything it may not reach for itself."""

from __future__ import annotations

from datetime import UTC, datetime
from os import W_OK, access, curdir
from os.path import abspath, expanduser, join  # which take any text for a path
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from kingswill_tui.cli.home import home_folder, new_game_id
from kingswill_tui.store.settings import SettingsFile
from kingswill_tui.tutorial.learning import Learning
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.sitting import SaveLine, Sitting, Watched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingswill_tui.games.kings_will.game import KingsWill
    from kingswill_tui.games.kings_will.passages import Passage
    from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.games.kings_will.rules.preview import Preview
    from kingswill_tui.games.kings_will.rules.state import State
    from kingswill_tui.session.bot_worker import BotWorker
    from kingswill_tui.session.saved import SavedGame
    from kingswill_tui.session.setup import Setup
    from kingswill_tui.store.listing import SaveInfo
    from kingswill_tui.store.records import SeatRecord
    from kingswill_tui.store.saves import Opened, Saves

DRAWN_SEEDS = 10**6
"""Seeds that nobody chose are below this."""
REPORT_FILE = "crash.txt"
"""Holds how the program failed last."""
LEARNING_FILE = "learning.json"
"""Holds how far the learner has come, and which tips were seen."""


class HomeHouse:
    """A home folder with its saves, and one process in which bots think."""

    def __init__(self, home: Path | None, components: Path | None) -> None:
        """Open nothing yet: the title has to stand first."""
        self._home = home
        self._components = components
        self._chance = SystemRandom()
        self._worker: BotWorker | None = None
        self._settings = SettingsFile(home_folder(home), Settings)
        self._learning = SettingsFile(home_folder(home), Learning, LEARNING_FILE)

    @property
    def components(self) -> str | None:
        """The folder of the owner's component tables."""
        return None if self._components is None else str(self._components)

    @property
    def _saves(self) -> Saves:
        from kingswill_tui.cli.home import saves_at

        return saves_at(self._home)

    def keep_report(self, text: str) -> str:
        """Write down how the program failed; returns where, empty where that cannot be."""
        path = home_folder(self._home) / REPORT_FILE
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError:
            return ""
        return str(path)

    def newest(self) -> SaveLine | None:
        """The newest unfinished game."""
        info = self._saves.newest_unfinished()
        return None if info is None else save_line(info)

    def any_saves(self) -> bool:
        """Whether there is a save at all, found out without loading what reads one."""
        folder = home_folder(self._home) / "saves"
        try:
            return any(path.suffix == ".kingswill" for path in folder.iterdir())
        except OSError:
            return False

    def saves(self) -> Sequence[SaveLine]:
        """All saves, the newest first."""
        return [save_line(info) for info in self._saves.infos()]

    def sit_down(self, setup: Setup) -> Sitting:
        """Begin a game with a save of its own."""
        from kingswill_tui.games.kings_will.game import KingsWill
        from kingswill_tui.games.kings_will.tables.load import load_tables
        from kingswill_tui.session.saved import begin_saved

        game = KingsWill(load_tables(self._components, setup.ruleset))
        return self._sitting(begin_saved(game, setup, self._saves, new_game_id()), game)

    def resume(self, name: str) -> Sitting:
        """Open a save; DamagedSave where it is not good up to its end."""
        from kingswill_tui.session.saved import go_on

        opened, game = self._opened(name)
        return self._sitting(go_on(game, opened), game)

    def resume_good_part(self, name: str) -> Sitting:
        """A new game with what is good of a save, which stays as it is."""
        from kingswill_tui.session.saved import go_on_from_good_part

        opened, game = self._opened(name)
        return self._sitting(go_on_from_good_part(game, opened, self._saves, new_game_id()), game)

    def _opened(self, name: str) -> tuple[Opened, KingsWill]:
        from kingswill_tui.cli.bound_game import opened_with_game

        return opened_with_game(self._saves, name, self._components)

    def _sitting(self, saved: SavedGame[State, Observation, Outcome, Preview], game: KingsWill) -> Sitting:
        from kingswill_tui.games.kings_will.words import Words

        names = tuple(player.name for player in saved.table.setup.players)
        notice = " ".join(saved.words)
        words = Words(game.tables, names)
        return Sitting(saved.table, words, saved.name, saved.journal, notice, saved.notes, saved.keep_note)

    def taught(self, setup: Setup, line: Sequence[str], saved: bool) -> Sitting:
        """A game by the tables of the program, played to where answers lead, with a save or without."""
        from kingswill_tui.cli.taught import taught_game

        return self._sitting(*taught_game(setup, line, self._saves if saved else None))

    def learning(self) -> Learning:
        """How far the learner has come; from the beginning where the file cannot be used."""
        return self._learning.read()[0]

    def keep_learning(self, learning: Learning) -> None:
        """Keep how far the learner has come."""
        self._learning.write(learning)

    def replay(self, name: str) -> Watched:
        """A saved game, by its name or its file, to go through as far as it is good."""
        from kingswill_tui.cli.found_save import found
        from kingswill_tui.games.kings_will.words import Words

        save = found(self._saves, name, self._components)
        names = tuple(player.name for player in save.replay.setup.players)
        return Watched(name, save.replay, Words(save.game.tables, names), save.wrong)

    def fork(self, name: str, ply: int) -> Sitting:
        """A new game that shares the first answers with a saved one."""
        from kingswill_tui.cli.found_save import fork_told, forked, found

        save = found(self._saves, name, self._components)
        sitting = self.resume(forked(save, ply, self._saves))
        told = (fork_told(save, sitting.name, ply), save.warning, sitting.notice)
        return sitting._replace(notice=" ".join(filter(None, told)))

    def passages(self, setup: Setup | None) -> Sequence[Passage]:
        """The rules reference, with the values of the game on the table."""
        from kingswill_tui.games.kings_will.passages import passages
        from kingswill_tui.games.kings_will.tables.files import USUAL
        from kingswill_tui.games.kings_will.tables.load import load_tables

        tables = load_tables(self._components, USUAL if setup is None else setup.ruleset)
        return passages(tables, load_tables(self._components, "first_game"))

    def delete(self, name: str) -> None:
        """Delete a save for good."""
        self._saves.delete(name)

    def export_place(self, name: str) -> str:
        """A file in the folder of the command line, or in the person's own where that takes none."""
        from kingswill_tui.store.saves import SUFFIX

        folder = abspath(curdir)
        return join(folder if access(folder, W_OK) else expanduser("~"), f"{name}{SUFFIX}")

    def export(self, name: str, target: str) -> str:
        """Write a save to a file; returns the whole path of where it went."""
        from kingswill_tui.store.moving import export_save

        written, _ = export_save(self._saves, name, Path(expanduser(target)))
        return str(written)

    def settings(self) -> tuple[Settings, str]:
        """The settings in force, and what is wrong with their file."""
        return self._settings.read()

    def keep_settings(self, settings: Settings) -> None:
        """Keep settings for the next time."""
        self._settings.write(settings)

    def bot_levels(self) -> Sequence[str]:
        """The bots that can take a seat, the strongest first."""
        from kingswill_tui.bots import NAMES

        return NAMES[::-1]

    def about_bot(self, level: str) -> str:
        """How the bot of a level plays, in few words."""
        from kingswill_tui.bots import ABOUT

        return ABOUT[level]

    def rulesets(self) -> Sequence[tuple[str, str]]:
        """Id and name of the rule sets."""
        from kingswill_tui.games.kings_will.tables.files import ruleset_names
        from kingswill_tui.games.kings_will.tables.load import load_tables

        names = ruleset_names(self._components)
        return [(name, load_tables(self._components, name).rules_name) for name in names]

    def thinker(self) -> BotWorker:
        """The bots' process."""
        if self._worker is None:
            from kingswill_tui.session.bot_worker import BotWorker

            self._worker = BotWorker()
        return self._worker

    def close(self) -> None:
        """End the bots' process."""
        if self._worker is not None:
            self._worker.close()

    def new_seed(self) -> int:
        """A seed that nobody has chosen."""
        return self._chance.randrange(DRAWN_SEEDS)

    def random_choice(self, count: int) -> int:
        """A number below the count."""
        return self._chance.randrange(count)


def save_line(info: SaveInfo) -> SaveLine:
    """A save as a list shows it."""
    header = info.header
    players = "" if header is None else ", ".join(map(_seat, header.seats))
    from kingswill_tui.store.listing import PREPARATION

    running = f"round {info.round}" if info.round else PREPARATION
    return SaveLine(
        name=info.name,
        players=players,
        round="finished" if info.over else running,
        when=_when(info.changed),
        size=f"{-(-info.size // 1024)} KB",
        over=info.over,
        problem=info.problem or "",
    )


def _seat(seat: SeatRecord) -> str:
    return seat.name if seat.bot is None else f"{seat.name} (bot)"


def _when(moment: datetime) -> str:
    local = moment.astimezone()
    today = datetime.now(UTC).astimezone().date()
    return f"today {local:%H:%M}" if local.date() == today else f"{local:%Y-%m-%d %H:%M}"
