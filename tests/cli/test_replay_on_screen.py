"""`kingswill replay` opens the screen where there is one, at what was asked for."""

from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from kingswill_tui.cli import replay as replay_module
from kingswill_tui.core.assets import assets_folder
from kingswill_tui.ui.sitting import Watched
from tests.cli.saved_games import FINISHED, RUNNING, disagreeing, home_with_games, refused, run

LAST = FINISHED.records[-1].ply


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Watched]:
    """What screens were opened on, with a terminal at both ends."""
    found: list[Watched] = []

    def open_on(house: Any, watched: Watched) -> None:
        found.append(watched)

    monkeypatch.setattr(replay_module, "at_a_terminal", lambda: True)
    monkeypatch.setattr(replay_module, "run_app", open_on)
    return found


def test_a_name_or_a_file_is_opened_at_its_start(tmp_path: Path, opened: list[Watched]) -> None:
    saves = home_with_games(tmp_path)
    for named in ("finished", str(saves.path("finished"))):
        result = run(tmp_path, "replay", named)
        assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
    assert [watched.name for watched in opened] == ["finished", str(saves.path("finished"))]
    for watched in opened:
        assert (watched.ply, watched.viewer, watched.pace, watched.notice) == (0, None, None, "")
        assert watched.replay.length == LAST


def test_start_eyes_and_pace_are_those_asked_for(tmp_path: Path, opened: list[Watched]) -> None:
    home_with_games(tmp_path)
    for words in (("--answer", "7"), ("--turn", "3"), ("--round", "2", "--as", "bea", "--speed", "2.5")):
        assert run(tmp_path, "replay", "finished", *words).exit_code == 0
    answer, turn, round_ = opened
    assert answer.ply == 7
    assert turn.ply == turn.replay.ply_of_turn(3)
    assert (round_.ply, round_.viewer, round_.pace) == (round_.replay.ply_of_round(2), 1, 2.5)


def test_what_cannot_be_shown_is_refused_before_the_screen_opens(
    tmp_path: Path, opened: list[Watched]
) -> None:
    home_with_games(tmp_path)
    assert "no round 9" in refused(tmp_path, "replay", "finished", "--round", "9")
    assert "Nobody called 'Karl'" in refused(tmp_path, "replay", "finished", "--as", "Karl")
    assert "speed" in refused(tmp_path, "replay", "finished", "--speed", "often")
    assert "There is no answer 9999" in refused(tmp_path, "replay", "finished", "--answer", "9999")
    assert "still being played" in refused(tmp_path, "replay", "running", "--as", "Bea")
    assert "there is finished, running" in refused(tmp_path, "replay", "nothing")
    assert opened == []


def test_what_is_wrong_with_a_save_goes_to_the_screen(tmp_path: Path, opened: list[Watched]) -> None:
    saves = home_with_games(tmp_path)
    saves.path("running").write_bytes(disagreeing(RUNNING, at=40))
    assert run(tmp_path, "replay", "running").stderr == ""
    assert "damaged in line 41" in opened[0].notice
    assert opened[0].replay.length == RUNNING.records[38].ply


def test_lines_are_told_where_they_are_asked_for_or_there_is_no_terminal(
    tmp_path: Path, opened: list[Watched], monkeypatch: pytest.MonkeyPatch
) -> None:
    home_with_games(tmp_path)
    assert f"After answer 0 of {LAST}" in run(tmp_path, "replay", "finished", "--plain").stdout
    assert "is a new game" in run(tmp_path, "replay", "finished", "--fork", "3").stdout
    monkeypatch.setattr(replay_module, "at_a_terminal", lambda: False)
    assert f"After answer 0 of {LAST}" in run(tmp_path, "replay", "finished").stdout
    assert opened == []


def test_tables_that_have_moved_can_be_named(tmp_path: Path, opened: list[Watched]) -> None:
    saves = home_with_games(tmp_path / "home")
    moved = RUNNING.header._replace(components=str(tmp_path / "my-tables"))
    saves.create(moved, "moved", *RUNNING.records).close()
    assert "not there any more" in refused(tmp_path / "home", "replay", "moved")
    (tmp_path / "tables-now").mkdir()
    copy(assets_folder("kings_will") / "settlements.toml", tmp_path / "tables-now")
    words = ("replay", "moved", "--components", str(tmp_path / "tables-now"))
    assert run(tmp_path / "home", *words).exit_code == 0
    assert opened[0].replay.length == RUNNING.records[-1].ply
