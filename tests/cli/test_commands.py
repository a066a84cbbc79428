"""The command line opens what is asked for, nothing else, and refuses in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kingswill_tui import __version__
from kingswill_tui.cli import commands
from kingswill_tui.cli.commands import COMMANDS, kingswill

FRONT_ENDS = {"textual", "rich", "pydantic", "kingswill_tui.games", "kingswill_tui.session"}
"""What costs time to import and is not needed to explain the commands."""


def kingswill_process(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kingswill_tui", *words], capture_output=True, text=True, check=False
    )


def test_the_version_is_told() -> None:
    result = CliRunner().invoke(kingswill, ["--version"])
    assert (result.exit_code, result.output) == (0, f"kingswill {__version__}\n")


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_lists_every_command(option: str) -> None:
    result = CliRunner().invoke(kingswill, [option])
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"  {name} " in result.output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_listed_command_can_be_opened_by_its_name(name: str) -> None:
    result = CliRunner().invoke(kingswill, [name, "--help"])
    assert result.exit_code == 0, result.output
    assert result.output.startswith(f"Usage: kingswill {name}")


def test_help_imports_no_front_end_and_no_game() -> None:
    program = (
        "import sys; sys.argv = ['kingswill', '--help']\n"
        "from kingswill_tui.cli import main\n"
        "try: main()\n"
        "finally: print(*sys.modules, sep='\\n', file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "kingswill_tui.cli.commands" in loaded
    assert not loaded & FRONT_ENDS


@pytest.mark.parametrize(
    "words",
    [
        ("conquer",),
        ("components", "--colour"),
        ("components", "--rules"),
        ("components", "extra"),
        ("--fast",),
    ],
)
def test_wrong_usage_is_one_sentence_on_stderr_and_exit_code_2(words: tuple[str, ...]) -> None:
    done = kingswill_process(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "--help" in done.stderr


@pytest.mark.parametrize("option", [("--home", "{}"), ("--home={}",)])
def test_options_before_the_command_or_without_one_are_those_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: tuple[str, ...]
) -> None:
    monkeypatch.setattr(commands, "PLAIN_DOOR", "saves")
    words = [word.format(tmp_path) for word in option]
    for command in ([], ["saves"]):
        assert CliRunner().invoke(kingswill, [*words, *command]).stdout.endswith(f" {tmp_path}/saves.\n")


def test_what_a_command_does_not_take_is_refused_before_it_as_well() -> None:
    assert "--components" in kingswill_process("--components", "mine", "saves").stderr


def test_an_unknown_command_is_named_in_the_refusal() -> None:
    assert "conquer" in kingswill_process("conquer").stderr


def test_without_a_terminal_the_command_alone_opens_the_plain_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "PLAIN_DOOR", "components")
    alone = CliRunner().invoke(kingswill, [])
    assert alone.exit_code == 0
    assert alone.output == CliRunner().invoke(kingswill, ["components"]).output
