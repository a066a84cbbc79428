"""The folder of saves: private, one writer a game, nothing overwritten, nothing deleted unasked."""

import os
import stat
from datetime import datetime
from pathlib import Path

import pytest

from kingswill_tui.session.keeping import header_of
from kingswill_tui.session.saved import begin_saved, go_on
from kingswill_tui.store.disk import DiskFile
from kingswill_tui.store.errors import NameTaken, NoSuchSave, NotWritten, SaveInUse
from kingswill_tui.store.lock import note_path
from kingswill_tui.store.records import Header
from kingswill_tui.store.saves import Saves
from tests.session.playing import NOON, saves_in, setup_for, the_game


def a_header(game_id: str = "id") -> Header:
    return header_of(the_game(), setup_for(2, seed=3), game_id, "2026-11-30T12:00:00")


def test_folders_and_files_are_the_users_alone(tmp_path: Path) -> None:
    os.umask(os.umask(0))  # whatever the user's habit is
    saves = saves_in(tmp_path / "new" / "home")
    saves.create(a_header()).close()
    for path in (tmp_path / "new", tmp_path / "new" / "home", saves.folder):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    files = list(saves.folder.iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


def test_a_folder_that_another_process_creates_at_the_same_moment_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, exists = saves_in(tmp_path), Path.exists

    def created_meanwhile(path: Path) -> bool:
        saves.folder.mkdir(exist_ok=True)
        return exists(path)

    monkeypatch.setattr(Path, "exists", created_meanwhile)
    saves.create(a_header(), "game").close()
    assert saves.names() == ["game"]


def test_a_new_save_is_called_after_day_and_players_and_never_takes_anothers_place(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    names = []
    for game in range(3):
        journal = saves.create(a_header(f"id{game}"))
        names.append(journal.name)
        journal.close()
    assert names == ["2026-11-30-marion-bea", "2026-11-30-marion-bea-2", "2026-11-30-marion-bea-3"]
    assert [saves.open(name).loaded.header.id for name in names] == ["id0", "id1", "id2"]


def test_a_chosen_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.create(a_header("first"), "Friday").close()
    for name in ("Friday", "friday"):
        with pytest.raises(NameTaken, match="already"):
            saves.create(a_header("second"), name)
    assert saves.open("Friday").loaded.header.id == "first"


def test_a_name_that_is_not_there_is_told_with_the_names_that_are(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with pytest.raises(NoSuchSave, match="there is no save at all"):
        saves.open("friday")
    saves.create(a_header(), "monday").close()
    with pytest.raises(NoSuchSave, match="there is monday"):
        saves.open("friday")


def test_a_second_opener_may_only_look_and_is_told_who_plays(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game") as first:
        first.table.submit(first.table.observe(0).legal_actions[0], 0)
        second = go_on(the_game(), saves.open("game"))
        assert second.journal is None
        assert second.table.digest == first.table.digest
        assert f"process {os.getpid()} on" in second.words[0]
        assert "since 2026-11-30 12:00" in second.words[0]
        with pytest.raises(SaveInUse, match=f"process {os.getpid()}"):
            saves.delete("game")
    third = saves.open("game")
    assert third.journal is not None
    third.journal.close()


def test_deleting_leaves_nothing_of_the_game_and_everything_of_the_others(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.create(a_header("a"), "first").close()
    saves.create(a_header("b"), "second").close()
    saves.delete("first")
    assert saves.names() == ["second"]
    assert [path.name for path in saves.folder.iterdir() if "first" in path.name] == []


def test_a_save_replaced_while_it_was_being_opened_is_not_written_into_nowhere(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.create(a_header(), "game").close()
    path = saves.path("game")
    worst_moments = [path.read_bytes()]

    def opening(where: Path) -> DiskFile:
        file = DiskFile(where)
        if worst_moments:
            where.unlink()
            where.write_bytes(worst_moments.pop())
        return file

    with go_on(the_game(), Saves(tmp_path, lambda: NOON, opening).open("game")) as game:
        game.table.submit(game.table.observe(0).legal_actions[0], 0)
    assert worst_moments == []
    assert saves.open("game").loaded.ply == 1


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotWritten, match=r"cannot be saved in .*file.*: Not a directory\..*--home"):
        saves_in(tmp_path / "file").create(a_header())


def test_the_list_tells_each_game_and_the_newest_unfinished_is_gone_on_with(tmp_path: Path) -> None:
    clock = [datetime(2026, 11, 30, 12, 0)]
    saves = Saves(tmp_path, lambda: clock[0])
    for name in ("old", "new"):
        with begin_saved(the_game(), setup_for(2, seed=3), saves, name, name) as game:
            game.table.submit(game.table.observe(0).legal_actions[0], 0)
    os.utime(saves.path("old"), (1, 1))
    newest, oldest = saves.infos()
    assert (newest.name, newest.ply, newest.round, newest.over) == ("new", 1, 0, False)
    assert newest.header is not None
    assert [seat.name for seat in newest.header.seats] == ["Marion", "Bea"]
    assert newest.size == saves.path("new").stat().st_size
    assert oldest.name == "old"
    found = saves.newest_unfinished()
    assert found is not None
    assert found.name == "new"


@pytest.mark.parametrize(
    "end",
    ['{"ply":1e999}', '{"ply":1,"round":-1e999}', '{"ply":1,"round":true}', '{"ply":-1}', '["ply"]', "3"],
)
def test_a_last_line_that_holds_no_numbers_of_ours_costs_nobody_the_list(tmp_path: Path, end: str) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game") as game:
        game.table.submit(game.table.observe(0).legal_actions[0], 0)
    with saves.path("game").open("a") as file:
        file.write(f"{end}\n")
    (info,) = saves.infos()
    assert (info.ply, info.round, info.over) == (1, 0, False)


@pytest.mark.parametrize(
    "word",
    [
        '{"process":1e999,"host":"here","since":"noon"}',
        '{"process":1,"host":"\\u001b[31mhere","since":"noon"}',
        '{"process":1,"host":"here"}',
        '["process"]',
        "[" * 900,
    ],
)
def test_word_of_a_lock_that_cannot_be_passed_on_counts_as_none(tmp_path: Path, word: str) -> None:
    saves = saves_in(tmp_path)
    journal = saves.create(a_header(), "game")
    note_path(saves.path("game")).write_text(word)
    told = saves.open("game").word
    journal.close()
    assert told is not None
    assert "is being played by another process." in told


def test_what_lies_there_besides_saves_is_left_alone_and_told_of(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.create(a_header(), "good").close()
    (saves.folder / "notes.txt").write_text("my own")
    (saves.folder / "bad.kingswill").write_bytes(b"\x00\xff nonsense")
    (saves.folder / "empty.kingswill").touch()
    infos = {info.name: info for info in saves.infos()}
    assert set(infos) == {"good", "bad", "empty"}
    for name in ("bad", "empty"):
        problem = infos[name].problem
        assert problem is not None
        assert "is not a save of this program" in problem
    assert (saves.folder / "bad.kingswill").read_bytes() == b"\x00\xff nonsense"
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.name == "good"
