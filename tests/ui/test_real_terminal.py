"""The real program in a pseudo-terminal: killed and gone on with, and failing without a word of secrets."""

from __future__ import annotations

import os
import signal
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kingswill_tui.ui.screens.table_menu import NO_WAY_BACK
from tests.bench.pty_program import PtyProgram
from tests.bench.terminal import Terminal
from tests.cli.saved_games import FINISHED, RUNNING, disagreeing, home_with_games

F5, ENTER, ESC, CTRL_Q, CTRL_U, RIGHT = "\x1b[15~", "\r", "\x1b", "\x11", "\x15", "\x1b[C"
COVERED, PREPARING, ASKED = "looks away", "prepares", "chooses an action tile"
PRIVATE = "Yours alone"
CRASHING = """
    import sys
    from pathlib import Path
    from kingswill_tui.cli.house import HomeHouse
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.screens.preparation import PreparationScreen

    def fail(screen):
        secret = "Sesame" + " open"
        raise RuntimeError("a mistake")

    PreparationScreen.action_surprise = fail
    app = KingsWillApp(HomeHouse(Path(sys.argv[1]), None))
    app.run()
    print("code", app.return_code)
"""
TO_THE_END = """
    import sys
    from kingswill_tui.cli.commands import kingswill

    kingswill(sys.argv[1:], standalone_mode=False)
    print("left in good order")
"""


class Watched:
    """A program and the screen it draws."""

    def __init__(self, argv: list[str]) -> None:
        """Start it."""
        self.program = PtyProgram(
            argv, {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        )
        self._terminal = Terminal()
        self._seen = 0

    def press(self, keys: str, *words: str) -> str:
        """Press keys and look until any of the words stand there, or else until anything changes."""
        self.program.send(keys.encode())
        return self.until(*words)

    def until(self, *words: str) -> str:
        """Look until any of the words stand there; RuntimeError if the program falls silent before."""
        while True:
            self.program.settle(self._seen)
            chunks = self.program.chunks[self._seen :]
            self._seen += len(chunks)
            for chunk in chunks:
                self._terminal.show(chunk.data)
            text = self._terminal.text()
            if not words or any(each in text for each in words):
                return text

    def rest(self) -> str:
        """What stands there once nothing has changed for a while."""
        count = -1
        while count != len(self.program.chunks):
            count = len(self.program.chunks)
            time.sleep(1.5)
        for chunk in self.program.chunks[self._seen :]:
            self._terminal.show(chunk.data)
        self._seen = len(self.program.chunks)
        return self._terminal.text()


@contextmanager
def running(*argv: str) -> Iterator[Watched]:
    """A program in a terminal, killed at the end."""
    seen = Watched([sys.executable, *argv])
    try:
        yield seen
    finally:
        seen.program.close()


def prepare(seen: Watched) -> str:
    """A new game, with everything up to the first tile left to chance."""
    seen.until("New game")
    seen.press("n", "Start the game")
    text = seen.press(F5, COVERED)
    while COVERED in text:
        seen.press(ENTER, PREPARING)
        seen.press(CTRL_U, NO_WAY_BACK)
        text = seen.press(CTRL_U, COVERED, ASKED)
    return text


def at_the_table(seen: Watched) -> str:
    """What stands there at rest, once cards that chance let somebody look at are hidden again."""
    text = seen.rest()
    while PRIVATE in text or COVERED in text:
        seen.press(ESC if PRIVATE in text else ENTER)
        text = seen.rest()
    return text


def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    argv = ("-m", "kingswill_tui", "app", "--home", str(tmp_path))
    with running(*argv) as seen:
        first = prepare(seen)
        for _ in range(4):
            seen.press(ENTER)
        last = at_the_table(seen)
    with running(*argv) as seen:
        seen.until("Continue")
        seen.press("c", last.splitlines()[0].strip())
        again = seen.rest()
    board = slice(0, 15)  # the board and the question; below them tips come and go
    assert again.splitlines()[board] == last.splitlines()[board] != first.splitlines()[board]


@pytest.mark.parametrize("writable", [True, False])
def test_a_crash_on_a_private_screen_tells_no_secret(tmp_path: Path, writable: bool) -> None:
    script, home = tmp_path / "crashing.py", tmp_path / "home"
    script.write_text(textwrap.dedent(CRASHING))
    report = home / "crash.txt"
    if not writable:
        report.mkdir(parents=True)
    with running(str(script), str(home)) as seen:
        seen.until("New game")
        seen.press("n", "Start the game")
        seen.press(F5, COVERED)
        seen.press(ENTER, PREPARING)
        at = len(seen.program.chunks)
        seen.press(CTRL_U, "code 1")
        told = b"".join(chunk.data for chunk in seen.program.chunks[at:]).decode(errors="replace")
    written = report.read_text() if writable else told
    assert "Every answer is saved." in told
    assert "a mistake" in written
    assert "Sesame open" not in told + written
    assert ("Traceback" in told) != writable


def test_a_damaged_game_is_gone_through_on_the_screen_and_left(tmp_path: Path) -> None:
    script, saves = tmp_path / "to_the_end.py", home_with_games(tmp_path)
    script.write_text(textwrap.dedent(TO_THE_END))
    saves.path("finished").write_bytes(disagreeing(FINISHED, at=80))
    last = FINISHED.records[78].ply
    with running(str(script), "replay", str(saves.path("finished")), "--answer", "30") as seen:
        text = seen.until(f"Answer 30 of {last}")
        assert f"is good up to answer {last}." in " ".join(text.split())
        seen.press(RIGHT, f"Answer 31 of {last}")
        seen.press(ESC, "left in good order")


def test_a_game_is_gone_through_line_by_line_in_a_terminal_where_that_is_asked_for(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    words = ("replay", "running", "--plain", "--home", str(tmp_path))
    with running("-m", "kingswill_tui", *words) as seen:
        seen.until(f"0 of {RUNNING.records[-1].ply}>")
        seen.press(ENTER, f"1 of {RUNNING.records[-1].ply}>")


def test_whoever_leaves_the_table_is_told_where_the_game_is_and_how_to_go_on(tmp_path: Path) -> None:
    with running("-m", "kingswill_tui", "--home", str(tmp_path)) as seen:
        seen.until("New game")
        seen.press("n", "Start the game")
        seen.press(F5, COVERED)
        at = len(seen.program.chunks)
        seen.press(CTRL_Q, "goes on with it.")
        told = b"".join(chunk.data for chunk in seen.program.chunks[at:]).decode(errors="replace")
    (save,) = tmp_path.glob("saves/*.kingswill")
    left = " ".join(told.rpartition("\x1b[?1049l")[2].split())
    assert f"It is saved as '{save.stem}'; 'kingswill app --resume {save.stem} --home" in left


def test_a_program_ended_from_outside_leaves_nothing_private_on_the_terminal(tmp_path: Path) -> None:
    with running("-m", "kingswill_tui", "--home", str(tmp_path)) as seen:
        seen.until("New game")
        seen.press("n", "Start the game")
        seen.press(F5, COVERED)
        seen.press(ENTER, PRIVATE)
        at = len(seen.program.chunks)
        os.kill(seen.program.pid, signal.SIGTERM)
        seen.until("goes on with it.")
        told = b"".join(chunk.data for chunk in seen.program.chunks[at:]).decode(errors="replace")
        left = os.waitid(os.P_PID, seen.program.pid, os.WEXITED | os.WNOWAIT)
    assert "It is saved as '" in told.rpartition("\x1b[?1049l")[2]
    assert left is not None
    assert left.si_status == 128 + signal.SIGTERM


@pytest.mark.parametrize("sent", [b"\xfc", b"\x1b[M \xe0\x21", b"\x1b[1114112u", b"\x1b[9999999999u"])
def test_bytes_that_are_no_keys_do_not_end_the_program(tmp_path: Path, sent: bytes) -> None:
    with running("-m", "kingswill_tui", "--home", str(tmp_path)) as seen:
        seen.until("New game")
        seen.program.send(sent)
        seen.rest()
        seen.press("n", "Start the game")
