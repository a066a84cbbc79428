"""Saved games are listed, copied, brought in, deleted and verified from the command line."""

import json
from pathlib import Path
from shutil import copy

import pytest

from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.core.assets import assets_folder
from kingswill_tui.core.errors import PlayerError
from tests.cli.saved_games import FINISHED, RUNNING, disagreeing, home_with_games, refused, run


def test_the_list_tells_name_seats_round_time_and_size(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    lines = run(tmp_path, "saves").stdout.splitlines()
    assert lines[0].split() == ["name", "seats", "round", "when", "size", "state"]
    told = {line.split()[0]: line for line in lines[1:]}
    assert "Marion, Bea" in told["running"]
    assert f"after {RUNNING.records[-1].ply} answers" in told["running"]
    assert "Marion, Bea, Otto" in told["finished"]
    assert "finished" in told["finished"].split()[1:]
    assert " KB " in told["finished"]


def test_a_game_before_its_first_round_stands_in_its_preparation(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    saves.create(RUNNING.header, "begun", *RUNNING.records[:2]).close()
    (line,) = [line for line in run(tmp_path, "saves").stdout.splitlines() if line.startswith("begun ")]
    assert "  preparation  " in line


def test_the_list_can_be_read_by_programs(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    (saves.folder / "odd.kingswill").write_text("odd")
    told = {each["name"]: each for each in json.loads(run(tmp_path, "saves", "--json").stdout)}
    assert set(told) == {"running", "finished", "odd"}
    assert told["finished"]["finished"] is True
    assert told["running"]["answers"] == RUNNING.records[-1].ply
    assert told["running"]["seats"] == [{"name": "Marion", "bot": None}, {"name": "Bea", "bot": None}]
    assert told["running"]["size"] == len(RUNNING.data)
    assert "is not a save" in told["odd"]["problem"]


def test_an_empty_home_has_an_empty_list_and_is_not_created(tmp_path: Path) -> None:
    home = tmp_path / "none"
    assert run(home, "saves").stdout == f"No game is saved in {home}/saves.\n"
    assert json.loads(run(home, "saves", "--json").stdout) == []
    assert not home.exists()


def test_home_can_be_named_before_the_environment(tmp_path: Path) -> None:
    home_with_games(tmp_path / "mine")
    assert "running" in run(tmp_path / "other", "saves", "--home", str(tmp_path / "mine")).stdout


def test_a_game_is_exported_and_imported(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path / "home")
    target = tmp_path / "copy.kingswill"
    assert str(target) in run(tmp_path / "home", "export", "running", str(target)).stdout
    assert "already" in refused(tmp_path / "home", "export", "running", str(target))
    assert run(tmp_path / "home", "export", "running", str(target), "--force").exit_code == 0
    told = run(tmp_path / "home", "import", str(target)).stdout
    assert f"'copy', with {RUNNING.records[-1].ply} answers" in told
    assert saves.path("copy").read_bytes() == RUNNING.data
    assert "already" in refused(tmp_path / "home", "import", str(target))
    assert run(tmp_path / "home", "import", str(target), "--name", "third").exit_code == 0


def test_a_damaged_file_comes_in_only_as_far_as_it_is_good_and_only_when_asked(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path / "home")
    source = tmp_path / "harmed.kingswill"
    source.write_bytes(disagreeing(RUNNING, at=40))
    assert "--good-part" in refused(tmp_path / "home", "import", str(source))
    told = run(tmp_path / "home", "import", str(source), "--good-part").stdout
    assert f"with {RUNNING.records[38].ply} answers" in told
    assert saves.open("harmed").loaded.records == RUNNING.records[:39]


def test_deleting_is_asked_about(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    assert "add --yes" in refused(tmp_path, "delete", "running")
    assert "there is finished, running" in refused(tmp_path, "delete", "runing", "--yes")
    assert saves.names() == ["finished", "running"]
    assert run(tmp_path, "delete", "running", "--yes").stdout == "'running' was deleted.\n"
    assert saves.names() == ["finished"]


@pytest.mark.parametrize("game", ["running", "finished"])
def test_a_save_in_order_is_verified(tmp_path: Path, game: str) -> None:
    saves = home_with_games(tmp_path)
    written = {"running": RUNNING, "finished": FINISHED}[game]
    for named in (game, str(saves.path(game))):
        result = run(tmp_path, "verify", named)
        assert result.exit_code == 0
        assert (
            f"{written.records[-1].ply} answers stand, all {len(written.records)} lines agree"
            in result.stdout
        )


def test_a_save_that_disagrees_is_verified_with_exit_code_1_and_its_last_good_answer(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    saves.path("running").write_bytes(disagreeing(RUNNING, at=40))
    result = run(tmp_path, "verify", "running")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "damaged in line 41" in result.stderr
    assert f"good up to answer {RUNNING.records[38].ply}" in result.stderr


def test_what_cannot_be_verified_at_all_is_refused_with_exit_code_2(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    (tmp_path / "letter").write_text("Dear duke")
    assert "not a save of this program" in refused(tmp_path, "verify", str(tmp_path / "letter"))
    assert "There is no file" in refused(tmp_path, "verify", str(tmp_path / "none.kingswill"))
    assert "there is finished, running" in refused(tmp_path, "verify", "nothing")


def test_a_game_whose_own_tables_have_moved_says_where_to_name_them(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path / "home")
    moved = RUNNING.header._replace(components=str(tmp_path / "my-tables"))
    saves.create(moved, "moved", *RUNNING.records).close()
    told = refused(tmp_path / "home", "verify", "moved")
    assert "my-tables, which is not there any more. Name the folder" in told
    (tmp_path / "tables-now").mkdir()
    copy(assets_folder("kings_will") / "settlements.toml", tmp_path / "tables-now")
    found = run(tmp_path / "home", "verify", "moved", "--components", str(tmp_path / "tables-now"))
    assert found.exit_code == 0, found.stderr


@pytest.mark.parametrize("words", [("replay",), ("verify",), ("import",), ("export", "running"), ("resume",)])
def test_a_name_longer_than_any_file_can_have_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    home_with_games(tmp_path)
    assert refused(tmp_path, *words, "a" * 300)
    assert refused(tmp_path, *words, "a" * 300 + "/b.kingswill")


def test_a_game_with_a_folder_of_tables_longer_than_any_can_be_is_refused(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    saves.create(RUNNING.header._replace(components="a" * 300), "far", *RUNNING.records).close()
    assert "not there any more" in refused(tmp_path, "replay", "far")


def test_an_export_names_the_whole_path_wherever_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home_with_games(tmp_path / "home")
    monkeypatch.chdir(tmp_path)
    assert (
        str(tmp_path / "copy.kingswill")
        in run(tmp_path / "home", "export", "running", "copy.kingswill").stdout
    )
    house = HomeHouse(tmp_path / "home", None)
    assert (
        house.export("running", ".") == house.export_place("running") == str(tmp_path / "running.kingswill")
    )


@pytest.mark.parametrize("target", ["~nobody-here/copy", "a" * 300, "b" * 300 + "/copy"])
def test_a_place_that_cannot_be_is_refused_by_the_house(tmp_path: Path, target: str) -> None:
    home_with_games(tmp_path)
    with pytest.raises(PlayerError, match="could not be written"):
        HomeHouse(tmp_path, None).export("running", target)
