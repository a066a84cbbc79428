"""Closed and full streams, and folders that are gone, are told of in a sentence or do no harm."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

KINGSWILL = (sys.executable, "-m", "kingswill_tui")
PATHS = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
"""So that the program is found from any folder."""
PLAY = ("play", "--plain", "--players", "Marion,Bea")


def in_shell(home: Path, words: tuple[str, ...], streams: str, cwd: Path | None = None) -> tuple[int, str]:
    """Run a command with streams as a shell would give them; its exit code and what it told of."""
    told = home / "told.txt"
    script = f'"$@" {streams} 2>"{told}"'
    environment = {**os.environ, "KINGSWILL_HOME": str(home)}
    done = subprocess.run(
        ["sh", "-c", script, "sh", *KINGSWILL, *words], env=environment, cwd=cwd, check=False, timeout=60
    )
    return done.returncode, told.read_text()


@pytest.mark.parametrize("streams", ["<&- >/dev/null", "</dev/null >&-", "<&- >&-"])
def test_a_game_with_closed_streams_ends_as_if_nobody_were_there(tmp_path: Path, streams: str) -> None:
    assert in_shell(tmp_path, PLAY, streams) == (0, "")
    assert len([*tmp_path.glob("saves/*.kingswill")]) == 1


@pytest.mark.parametrize("words", [PLAY, ("saves",), ("--help",), ("components",)])
def test_where_nothing_more_can_be_written_one_sentence_says_so(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    code, told = in_shell(tmp_path, words, "</dev/null >/dev/full")
    assert code == 2
    assert told == "Something could not be read or written: No space left on device.\n"


def test_a_folder_that_is_gone_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    words = ("-c", 'rmdir "$PWD"; exec "$@"', "sh", *KINGSWILL, "saves", "--home", "saves")
    done = subprocess.run(
        ["sh", *words], cwd=tmp_path / "here", env=PATHS, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Something could not be read or written: No such file")
    assert done.stderr.count("\n") == 1


def test_the_table_needs_a_terminal(tmp_path: Path) -> None:
    code, told = in_shell(tmp_path, ("app",), "</dev/null >/dev/null")
    assert code == 2
    assert told == "The table needs a terminal; 'kingswill play' plays line by line without one.\n"
