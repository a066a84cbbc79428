"""A home folder with saved games for the commands that deal in them."""

from pathlib import Path

from click.testing import CliRunner, Result

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.store.saves import Saves
from tests.session.playing import saves_in
from tests.store.written import Written, written_game

RUNNING = written_game(2, 5, 90)
FINISHED = written_game(3, 12, 10_000)


def home_with_games(home: Path) -> Saves:
    """A home with a game that is still being played and one that is over."""
    saves = saves_in(home)
    for name, game in (("running", RUNNING), ("finished", FINISHED)):
        saves.place(game.data, game.header, name)
    return saves


def run(home: Path, *words: str, typed: str = "") -> Result:
    """Run a command there; nothing it does may end in a traceback."""
    result = CliRunner().invoke(kingswill, words, input=typed, env={"KINGSWILL_HOME": str(home)})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(home: Path, *words: str, typed: str = "") -> str:
    """Run a command that must be refused in one sentence, and give that."""
    result = run(home, *words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def disagreeing(written: Written, at: int) -> bytes:
    """The file with a line that its sum does not belong to."""
    lines = written.lines
    lines[at] = lines[at].replace(b'"digest":"', b'"digest":"0', 1)
    return b"".join(lines)
