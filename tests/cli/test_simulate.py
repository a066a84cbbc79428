"""`kingswill simulate` prints what bots did, the same for the same seed, or says in a sentence why not."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.lab.kings_will import open_game
from kingswill_tui.lab.replaying import verify_record

SMALL = ("simulate", "--games", "3", "--bots", "random", "--workers", "1")


def simulated(*words: str) -> Result:
    return CliRunner().invoke(kingswill, [*SMALL, *words])


def figures(*words: str) -> dict[str, Any]:
    """The one JSON object on stdout, without what depends on the machine."""
    result = simulated("--json", *words)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    found: dict[str, Any] = json.loads(result.stdout)
    assert found.pop("decisions_per_second") > 0
    return found


def test_json_tells_the_plan_the_lengths_and_each_level() -> None:
    found = figures("--players", "3", "--seed", "12")
    assert found["game"] == "kings_will"
    assert found["ruleset"] == "standard"
    assert (found["seed"], found["players"], found["bots"], found["games"]) == (12, 3, ["random"], 3)
    assert found["cut"] == 0
    assert set(found["turns"]) == {"mean", "least", "most"}
    assert set(found["decisions"]) == {"mean", "least", "most", "total"}
    assert len(found["wins_by_seat"]) == 3
    assert set(found["levels"]["random"]) == {
        "seats",
        "wins",
        "win_share",
        "points",
        "wraths",
        "tile_chosen",
        "constructed",
        "building_used",
    }
    assert set(found["levels"]["random"]["points"]["by_source"]) == {
        "start",
        "rightmost",
        "monument",
        "voluntary_levy",
        "unpaid_levy",
        "revolt",
        "wrath",
        "will",
        "symbols",
    }


def test_the_same_seed_gives_the_same_figures_whatever_the_workers() -> None:
    assert figures("--seed", "3", "--workers", "2") == figures("--seed", "3")
    assert figures("--seed", "4") != figures("--seed", "3")


def test_without_json_tables_for_people_are_printed() -> None:
    result = simulated()
    assert (result.exit_code, result.stderr) == (0, "")
    for words in ("3 games of 2 seats", "Wins and points", "voluntary levy", "Tiles chosen", "harvesting"):
        assert words in result.stdout


def test_figures_for_people_have_two_places_at_most() -> None:
    assert re.search(r"\d\.\d", simulated().stdout)
    assert not re.search(r"\d\.\d{3}", simulated().stdout)


def test_the_first_game_can_be_simulated() -> None:
    assert figures("--rules", "first_game")["ruleset"] == "first_game"


def test_each_game_leaves_a_record_that_can_be_checked(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    found = figures("--record", str(folder), "--workers", "2")
    records = sorted(folder.iterdir())
    assert [path.name for path in records] == [f"game-00000{number}.jsonl" for number in (1, 2, 3)]
    verified = [verify_record(path, lambda header: open_game(None, header.ruleset)) for path in records]
    assert sum(each.decisions for each in verified) == found["decisions"]["total"]


def test_records_are_the_same_whatever_the_workers(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        figures("--record", str(tmp_path / workers), "--workers", workers)
    for path in (tmp_path / "1").iterdir():
        assert path.read_bytes() == (tmp_path / "2" / path.name).read_bytes()


def test_a_bar_shows_progress_on_a_terminal_and_leaves_stdout_alone() -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "kingswill_tui", *SMALL, "--json"], stdout=subprocess.PIPE, stderr=theirs
    ) as process:
        os.close(theirs)
        assert process.stdout is not None
        stdout = process.stdout.read()
        seen = os.read(ours, 65536)
    os.close(ours)
    assert process.returncode == 0
    assert b"Playing" in seen
    assert json.loads(stdout)["games"] == 3


def file_in(folder: Path) -> Path:
    path = folder / "file"
    path.write_text("mine", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bots", "cunning"), "There is no bot 'cunning'"),
        (("--bots", ","), "No bot is named"),
        (("--bots", "random,random,random"), "3 bots are named for 2 seats"),
        (("--players", "1"), "This game is for 2, 3 or 4 players, not 1."),
        (("--players", "5"), "This game is for 2, 3 or 4 players, not 5."),
        (("--players", "two"), "Invalid value for '--players'"),
        (("--seed", "tomorrow"), "Invalid value for '--seed'"),
        (("--games", "0"), "Invalid value for '--games'"),
        (("--workers", "0"), "Invalid value for '--workers'"),
        (("--workers", "1000"), "Invalid value for '--workers'"),
        (("--rules", "chess"), "chess"),
        (("--components", "/nowhere/at/all"), "/nowhere/at/all"),
        (("--dance",), "No such option"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(words: tuple[str, ...], told: str) -> None:
    result = simulated("--json", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_folder_that_cannot_take_records_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = file_in(tmp_path)
    result = simulated("--record", str(path))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"Records cannot be written to {path}: ")
    assert result.stderr.count("\n") == 1
    assert path.read_text(encoding="utf-8") == "mine"


def test_records_that_are_there_are_never_overwritten(tmp_path: Path) -> None:
    figures("--record", str(tmp_path))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    result = simulated("--record", str(tmp_path), "--seed", "2")
    assert result.exit_code == 2
    assert "holds records already" in result.stderr
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
