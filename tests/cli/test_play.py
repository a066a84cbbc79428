"""`kingswill play` and `kingswill resume` as processes of their own, through pipes and on a terminal."""

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy

import pytest
from click.testing import CliRunner

from kingswill_tui.cli.commands import kingswill as command
from kingswill_tui.core.assets import assets_folder
from kingswill_tui.core.rng import Rng
from kingswill_tui.plain.page import WIPE
from tests.plain.sittings import PEOPLE

COMMAND = (sys.executable, "-m", "kingswill_tui")
FAREWELL = re.compile(r"It is saved as '([\w-]+)'; 'kingswill resume \1 --home \S+' goes on with it\.\n\Z")


def kingswill(*words: str, home: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end with this typed into a pipe."""
    return subprocess.run(
        (*COMMAND, *words, "--home", str(home)), input=typed, capture_output=True, text=True, check=False
    )


def random_lines(seed: int, count: int) -> str:
    """Lines that answer whatever is asked sooner or later."""
    rng = Rng(seed)
    return "".join(f"{rng.below(22) + 1}\n" for _ in range(count))


@pytest.mark.parametrize(("seats", "rules"), [(2, "first_game"), (3, "standard"), (4, "standard")])
def test_a_whole_game_is_played_through_a_pipe(seats: int, rules: str, tmp_path: Path) -> None:
    players = ",".join(PEOPLE[:seats])
    words = ("play", "--plain", "--players", players, "--rules", rules, "--seed", "7")
    done = kingswill(*words, home=tmp_path, typed=random_lines(seats, 20_000))
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\w+ wins with -?\d+ points?\.\n\Z|, and wins\.\n\Z", done.stdout)
    assert "\x1b" not in done.stdout
    assert "finished" in kingswill("saves", home=tmp_path).stdout


def test_two_games_of_one_seed_and_the_same_answers_are_told_alike(tmp_path: Path) -> None:
    told = [
        kingswill(
            "play", "--players", "Marion,bot:steady", "--seed", "9", home=tmp_path / name, typed="1\n1\n1\n"
        )
        for name in ("one", "two")
    ]
    assert FAREWELL.sub("", told[0].stdout) == FAREWELL.sub("", told[1].stdout)


def test_a_game_that_was_left_is_resumed_with_a_recap(tmp_path: Path) -> None:
    words = ("play", "--players", "Marion,bot:steady", "--rules", "first_game", "--seed", "5")
    left = kingswill(*words, home=tmp_path, typed="1\n1\nquit\n")
    found = FAREWELL.search(left.stdout)
    assert left.returncode == 0
    assert found is not None
    asked = left.stdout.rpartition("Marion> quit")[0].rpartition("\n\n")[2]
    for named in ((), (found[1],)):
        back = kingswill("resume", *named, home=tmp_path)
        assert back.returncode == 0
        assert "Since Marion last answered:\n  Otto kept one of two King's Will cards.\n" in back.stdout
        assert asked in back.stdout


def test_what_is_not_named_is_asked_until_it_can_be_used(tmp_path: Path) -> None:
    done = kingswill("play", home=tmp_path, typed="A\nA,A\nAda,Bea\n7\n1\nquit\n")
    assert done.returncode == 0
    assert "for 2, 3 or 4 players, not 1." in done.stdout
    assert "Two players are called 'A'" in done.stdout
    assert "There are rules 1 to 2, not '7'." in done.stdout
    assert "First game. At the table, clockwise: Ada, Bea. Seed " in done.stdout


def test_enter_twice_is_enough_to_start_playing_the_usual_game(tmp_path: Path) -> None:
    done = kingswill("play", home=tmp_path, typed="\n\n")
    assert "Enter alone takes 2: The King's Will." in done.stdout
    assert "The King's Will. At the table" in done.stdout
    assert "Marion keeps one of two King's Will cards." in done.stdout


@pytest.mark.parametrize("typed", ["", "quit\n", "Ada,Bea\nquit\n"])
def test_a_game_can_be_left_before_it_begins(typed: str, tmp_path: Path) -> None:
    done = kingswill("play", home=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "saved" not in done.stdout
    assert "No game is saved" in kingswill("saves", home=tmp_path).stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--players", "Marion"), "for 2, 3 or 4 players, not 1"),
        (("--players", "A,B,C,D,E"), "for 2, 3 or 4 players, not 5"),
        (("--players", ""), "Nobody is named"),
        (("--players", "A,,B"), "has no name"),
        (("--players", "Bea,bea"), "Two players are called 'bea'"),
        (("--players", "Bea,bot:clever"), "There is no bot 'clever'"),
        (("--players", "Be\x07a,Ada"), "cannot be shown"),
        (("--players", f"{'x' * 50},Ada"), "too long"),
        (("--rules", "second_game"), "second_game"),
        (("--seed", "x"), "--seed"),
        (("--seed", "-1"), "--seed"),
        (("--seed", str(10**12)), "--seed"),
        (("--covers", "never"), "--covers"),
        (("--components", "/no/such/folder"), "/no/such/folder"),
        (("--colour",), "--colour"),
        (("Marion",), "Marion"),
    ],
)
def test_bad_words_get_one_sentence_and_exit_code_2(
    words: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    done = CliRunner().invoke(command, ["play", "--plain", *words, "--home", str(tmp_path)], input="\n\n")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert not tmp_path.joinpath("saves").exists()


@pytest.mark.parametrize("name", ["my\ntables", "\x1b[31mtables", "tables\udcff"])
def test_a_folder_of_tables_that_no_save_can_name_is_refused_before_a_game_begins(
    name: str, tmp_path: Path
) -> None:
    (tmp_path / name).mkdir()
    copy(assets_folder("kings_will") / "settlements.toml", tmp_path / name)
    words = ["play", "--players", "A,B", "--components", str(tmp_path / name), "--home", str(tmp_path)]
    done = CliRunner().invoke(command, words)
    assert done.exit_code == 2
    assert "holds characters that cannot be shown." in done.stderr
    assert done.stderr.isascii()
    assert done.stderr.count("\n") == 1
    assert not tmp_path.joinpath("saves").exists()


@pytest.mark.parametrize("words", [(), ("nothing-here",)])
def test_resuming_what_is_not_there_gets_one_sentence_and_exit_code_2(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    done = kingswill("resume", *words, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_the_options_reach_the_table(tmp_path: Path) -> None:
    typed = "\n1\n1\n\n\n1\n2\n\ntable\n7\n" + "3\n" * 12
    words = ("play", "--players", "Ada,Bea", "--rules", "first_game", "--seed", "5")
    hidden = kingswill(*words, home=tmp_path / "hidden", typed=typed).stdout
    shown = kingswill(*words, "--open-points", home=tmp_path / "shown", typed=typed).stdout
    assert "Victory points: hidden" in hidden
    assert "Victory points: hidden" not in shown
    always = kingswill(*words, "--covers", "always", home=tmp_path / "always", typed=typed).stdout
    assert always.count("Pass the keyboard") > hidden.count("Pass the keyboard")


def test_the_part_of_a_damaged_save_that_can_be_trusted_is_resumed_under_a_new_name(tmp_path: Path) -> None:
    words = ("play", "--players", "Marion,bot:steady", "--rules", "first_game", "--seed", "5")
    kingswill(*words, home=tmp_path, typed="1\n1\n1\nquit\n")
    (save,) = tmp_path.glob("saves/*.kingswill")
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join([*lines[:-2], lines[-2].replace(b"seat", b"seta"), lines[-1]]))
    refused = kingswill("resume", save.stem, home=tmp_path)
    assert refused.returncode == 2
    assert "--good-part" in refused.stderr
    damaged = save.read_bytes()
    done = kingswill("resume", save.stem, "--good-part", home=tmp_path, typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    found = FAREWELL.search(done.stdout)
    assert found is not None
    assert found[1] != save.stem
    assert save.read_bytes() == damaged


class Terminal:
    """A process whose input and output are a terminal."""

    def __init__(self, process: subprocess.Popen[bytes], handle: int) -> None:
        self.process = process
        self.handle = handle
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until a text is shown after what was waited for before."""
        start = len(self.shown)
        while text not in self.shown[start:]:
            self.shown += os.read(self.handle, 4096).decode()

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.handle, f"{line}\n".encode())

    def end(self) -> int:
        """Read all that is still shown; the exit code."""
        try:
            while more := os.read(self.handle, 4096):
                self.shown += more.decode()
        except OSError:  # the terminal is gone once the process is
            pass
        return self.process.wait()


@contextmanager
def terminal(*words: str) -> Iterator[Terminal]:
    """Run a command on a terminal of its own."""
    handle, inner = pty.openpty()
    with subprocess.Popen((*COMMAND, *words), stdin=inner, stdout=inner, stderr=inner) as process:
        os.close(inner)
        try:
            yield Terminal(process, handle)
        finally:
            process.kill()
            os.close(handle)


def a_private_page(home: Path) -> tuple[str, ...]:
    """The words that start a game of two people."""
    return ("play", "--players", "Ada,Bea", "--rules", "first_game", "--seed", "5", "--home", str(home))


def test_on_a_terminal_what_was_private_is_wiped_before_the_next_is_named(tmp_path: Path) -> None:
    with terminal(*a_private_page(tmp_path)) as screen:
        screen.wait_for("Pass the keyboard to Ada")
        for _ in range(2):
            screen.type("" if "Ada> " not in screen.shown else "1")
            screen.wait_for("Ada> ")
        screen.type("1")
        screen.wait_for("hides this page")
        screen.type("")
        screen.wait_for("Pass the keyboard to Bea")
        screen.type("quit")
        assert screen.end() == 0
    before, _, after = screen.shown.rpartition("Pass the keyboard to Bea")
    private = before.rindex("face down on space 1")
    assert WIPE in before[private:]
    assert "Pass" not in screen.shown[: screen.shown.index(WIPE)]
    assert "Farewell." in after


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_on_a_private_page_wipes_it_and_says_where_the_game_is_saved(
    number: signal.Signals, tmp_path: Path
) -> None:
    with terminal(*a_private_page(tmp_path)) as screen:
        screen.wait_for("Pass the keyboard to Ada")
        screen.type("")
        screen.wait_for("Ada> ")
        screen.process.send_signal(number)
        assert screen.end() == 128 + number
    private, _, left = screen.shown.rpartition(WIPE)
    assert "1. Keep " in private
    assert "Keep " not in left
    assert "kingswill resume" in " ".join(left.split())
    assert "Traceback" not in screen.shown


def test_the_end_of_input_on_a_private_page_wipes_it(tmp_path: Path) -> None:
    with terminal(*a_private_page(tmp_path)) as screen:
        screen.wait_for("Pass the keyboard to Ada")
        screen.type("")
        screen.wait_for("Ada> ")
        os.write(screen.handle, b"\x04")
        assert screen.end() == 0
    assert "Keep " not in screen.shown.rpartition(WIPE)[2]
    assert "There is no more input, so the game stops here." in screen.shown


def test_an_interruption_through_a_pipe_is_polite(tmp_path: Path) -> None:
    words = (*COMMAND, *a_private_page(tmp_path))
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        shown = b""
        while b"Pass the keyboard" not in shown:
            piece = os.read(process.stdout.fileno(), 4096)
            assert piece, "the game ended early"
            shown += piece
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in out + err
    assert b"kingswill resume" in err


def test_a_reader_that_goes_away_ends_the_game_without_a_traceback(tmp_path: Path) -> None:
    words = (*COMMAND, *a_private_page(tmp_path))
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stdin is not None and process.stderr is not None
        os.read(process.stdout.fileno(), 64)
        process.stdout.close()
        process.stdin.write(b"\n1\n1\n")
        process.stdin.close()
        told = process.stderr.read().decode()
    assert "Traceback" not in told
    assert process.returncode != 0


def test_names_that_the_output_cannot_show_do_not_end_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        (*COMMAND, "play", "--players", "Zoë,bot:random", "--home", str(tmp_path)),
        input=b"1\nt\xff\xfeble\nquit\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert b"Zo?> " in done.stdout
