"""Saves leave the folder and come back as they were; nothing is overwritten on the way."""

from pathlib import Path

import pytest

from kingswill_tui.session.saved import go_on
from kingswill_tui.store.errors import BadName, DamagedSave, ForeignFile, NameTaken, NotWritten
from kingswill_tui.store.moving import export_save, import_save
from kingswill_tui.store.saves import Saves
from tests.session.playing import saves_in, the_game
from tests.store.written import written_game

WRITTEN = written_game(2, 5, 90)


@pytest.fixture(name="saves")
def _saves(tmp_path: Path) -> Saves:
    saves = saves_in(tmp_path / "home")
    saves.place(WRITTEN.data, WRITTEN.header, "game")
    return saves


def test_a_save_goes_out_and_in_again_unchanged(saves: Saves, tmp_path: Path) -> None:
    target, _ = export_save(saves, "game", tmp_path)
    assert target == tmp_path / "game.kingswill"
    assert target.read_bytes() == WRITTEN.data
    name, loaded = import_save(saves, target, "again")
    assert (name, loaded.records) == ("again", WRITTEN.records)
    with go_on(the_game(), saves.open("again")) as game:
        assert game.table.digest == WRITTEN.digests[-1]
    assert target.read_bytes() == WRITTEN.data


def test_nothing_is_overwritten_unasked(saves: Saves, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    target.write_text("precious")
    with pytest.raises(NameTaken, match="add --force"):
        export_save(saves, "game", target)
    assert target.read_text() == "precious"
    export_save(saves, "game", target, replace=True)
    assert target.read_bytes() == WRITTEN.data
    with pytest.raises(NameTaken):
        import_save(saves, target, "game")


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(saves: Saves, tmp_path: Path) -> None:
    with pytest.raises(NotWritten, match="could not be written: No such file or directory"):
        export_save(saves, "game", tmp_path / "no" / "such" / "folder")
    with pytest.raises(NotWritten, match="No file can be called"):
        export_save(saves, "game", tmp_path / "a\0b")


def test_of_a_damaged_file_only_the_good_part_comes_in_and_only_when_asked(
    saves: Saves, tmp_path: Path
) -> None:
    lines = WRITTEN.lines
    lines[40] = lines[41]
    source = tmp_path / "harmed.kingswill"
    source.write_bytes(b"".join(lines))
    with pytest.raises(DamagedSave, match=r"damaged in line 41 .*--good-part") as refused:
        import_save(saves, source)
    assert saves.names() == ["game"]
    name, loaded = import_save(saves, source, good_part=True)
    assert name == "harmed"
    assert loaded.ply == refused.value.ply == WRITTEN.records[38].ply
    with go_on(the_game(), saves.open("harmed")) as game:
        assert game.table.digest == WRITTEN.digests[39]
    assert source.read_bytes() == b"".join(lines)


def test_what_is_no_save_does_not_come_in(saves: Saves, tmp_path: Path) -> None:
    source = tmp_path / "letter.txt"
    source.write_text("Dear duke")
    with pytest.raises(ForeignFile):
        import_save(saves, source)
    (tmp_path / "bad name").write_bytes(WRITTEN.data)
    with pytest.raises(BadName):
        import_save(saves, tmp_path / "bad name")
    assert saves.names() == ["game"]
