"""Whatever ends the program from outside, nothing is lost and one sentence says how to go on."""

import os
import pty
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kingswill_tui.session.saved import go_on
from kingswill_tui.store.reading import read_file
from tests.session.playing import KingsTable, saves_in, the_game

PLAY = (
    sys.executable,
    "-m",
    "kingswill_tui",
    "play",
    "--plain",
    "--players",
    "Marion,bot:random",
    "--seed",
    "7",
)


PROMPT = b"Marion> "


def play(home: Path, stdin: int, stdout: int, alone: bool = False) -> subprocess.Popen[bytes]:
    """Start a game, in a session of its own where it is to be alone with its terminal."""
    return subprocess.Popen(
        [*PLAY, "--home", str(home)],
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        start_new_session=alone,
    )


def piped(home: Path) -> tuple[subprocess.Popen[bytes], int, int]:
    """A game behind two pipes, with the ends to type into and to read from."""
    process = play(home, subprocess.PIPE, subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    return process, process.stdin.fileno(), process.stdout.fileno()


def answer(typing: int, reading: int, answers: int) -> None:
    """Give the first answer on the list so often, then wait for the next question."""
    for left in range(answers, -1, -1):
        shown = b""
        while not shown.endswith(PROMPT):
            piece = os.read(reading, 1)
            assert piece, "the game ended early"
            shown += piece
        if left:
            os.write(typing, re.findall(rb"^ +(\d+)\. ", shown, re.MULTILINE)[0] + b"\n")


def resumed(home: Path) -> tuple[str, KingsTable]:
    """The only game of a home."""
    saves = saves_in(home)
    (name,) = saves.names()
    with go_on(the_game(), saves.open(name)) as game:
        assert game.journal is not None
        assert game.words == ()
        return name, game.table


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_game_with_one_sentence_and_nothing_is_lost(tmp_path: Path, number: int) -> None:
    process, typing, reading = piped(tmp_path)
    answer(typing, reading, 9)
    process.send_signal(number)
    _, errors = process.communicate(timeout=30)
    name, table = resumed(tmp_path)
    assert sum(told.seat == 0 for told in table.history) == 9
    told = errors.decode().strip()
    assert told.count("\n") == 0
    assert f"'{name}' is saved up to its last answer: kingswill resume {name}" in told
    assert process.returncode == 128 + number


def test_a_killed_game_is_resumed_with_the_last_answer_that_was_seen(tmp_path: Path) -> None:
    process, typing, reading = piped(tmp_path)
    answer(typing, reading, 12)
    process.kill()
    process.communicate(timeout=30)
    _, table = resumed(tmp_path)
    assert sum(told.seat == 0 for told in table.history) == 12
    again = subprocess.run(
        [*PLAY[:3], "resume", "--home", str(tmp_path)],
        input=b"",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert again.returncode == 0, again.stderr
    assert PROMPT in again.stdout


def test_a_closed_terminal_ends_the_game_quietly_and_nothing_is_lost(tmp_path: Path) -> None:
    keyboard, terminal = pty.openpty()
    process = play(tmp_path, terminal, terminal, alone=True)
    os.close(terminal)
    answer(keyboard, keyboard, 5)
    os.close(keyboard)
    _, errors = process.communicate(timeout=30)
    _, table = resumed(tmp_path)
    assert sum(told.seat == 0 for told in table.history) == 5
    assert b"Traceback" not in errors
    assert errors.count(b"\n") <= 2


def test_a_reader_that_goes_away_ends_the_game_quietly_and_nothing_is_lost(tmp_path: Path) -> None:
    process, typing, reading = piped(tmp_path)
    answer(typing, reading, 3)
    assert process.stdout is not None
    process.stdout.close()
    os.write(typing, b"table\n" * 50)
    process.stdout = None
    _, errors = process.communicate(timeout=30)
    _, table = resumed(tmp_path)
    assert sum(told.seat == 0 for told in table.history) == 3
    assert b"Traceback" not in errors
    assert errors.count(b"\n") <= 2


def test_a_full_disk_is_told_in_one_sentence_and_the_game_goes_on_once_there_is_room(tmp_path: Path) -> None:
    process, typing, reading = piped(tmp_path)
    answer(typing, reading, 5)
    (save,) = (tmp_path / "saves").glob("*.kingswill")
    unlimited = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (save.stat().st_size + 50, unlimited[1]))
    os.write(typing, b"1\n2\n3\n4\n")  # among them some that could be given
    shown = b""
    while b"could not be saved: File too large" not in shown:
        piece = os.read(reading, 65536)
        assert piece, "the game ended early"
        shown += piece
    stood = read_file(save)
    assert (stood.ply, stood.damage) == (len(stood.records), None)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert process.stdin is not None
    os.write(typing, b"1\n2\n3\n4\nquit\n")
    out, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, b"")
    assert b"It is saved as" in out
    assert resumed(tmp_path)[1].ply > stood.ply
