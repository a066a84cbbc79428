"""Saves of every version there ever was are loaded, and their files are left as they are."""

from pathlib import Path
from shutil import copy

import pytest

from kingswill_tui.session.saved import go_on
from kingswill_tui.store.migrations import MIGRATIONS, up_to_date
from kingswill_tui.store.reading import read_file
from kingswill_tui.store.records import SAVE_VERSION
from tests.session.playing import asked, saves_in, the_game

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = range(1, SAVE_VERSION + 1)


def fixtures(state: str) -> list[Path]:
    return sorted(FIXTURES.glob(f"version*-{state}.kingswill"))


def test_there_is_a_running_and_a_finished_game_of_every_version() -> None:
    for state in ("running", "finished"):
        assert [read_file(path).version for path in fixtures(state)] == list(VERSIONS)


@pytest.mark.parametrize("path", [*fixtures("running"), *fixtures("finished")], ids=lambda path: path.stem)
def test_every_line_of_an_old_save_is_read(path: Path) -> None:
    loaded = read_file(path)
    assert (loaded.damage, loaded.torn) == (None, False)
    assert loaded.header.version == SAVE_VERSION
    assert len(loaded.records) == len(path.read_bytes().splitlines()) - 1


@pytest.mark.parametrize("path", fixtures("running"), ids=lambda path: path.stem)
def test_a_running_game_goes_on_and_an_old_file_stays_as_it_is(path: Path, tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.folder.mkdir()
    copy(path, saves.folder / "old.kingswill")
    loaded = read_file(path)
    with go_on(the_game(), saves.open("old")) as game:
        assert game.journal is not None
        assert game.table.digest == loaded.records[-1].digest
        if loaded.version < SAVE_VERSION:
            assert game.name == "old-2"
            assert "goes on as 'old-2', and the old file is kept" in " ".join(game.words)
        game.table.submit(game.table.observe(asked(game.table)).legal_actions[0], game.table.ply)
        game.keep_note(0, "noted")
        name, expected = game.name, game.table.digest
    if loaded.version < SAVE_VERSION:
        assert (saves.folder / "old.kingswill").read_bytes() == path.read_bytes()
    with go_on(the_game(), saves.open(name)) as again:
        assert (again.name, again.table.digest) == (name, expected)
        assert again.notes == {**loaded.notes, 0: "noted"}


@pytest.mark.parametrize("path", fixtures("finished"), ids=lambda path: path.stem)
def test_a_finished_game_opens_at_its_end_and_its_file_stays_as_it_is(path: Path, tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.folder.mkdir()
    copy(path, saves.folder / "old.kingswill")
    with go_on(the_game(), saves.open("old")) as game:
        assert game.table.over
    assert saves.names() == ["old"]
    assert saves.infos()[0].over
    assert (saves.folder / "old.kingswill").read_bytes() == path.read_bytes()


def test_there_is_a_step_from_every_version_to_the_next() -> None:
    assert set(MIGRATIONS) == set(range(1, SAVE_VERSION))


def test_lines_are_brought_up_to_date_step_by_step() -> None:
    steps = {
        3: lambda fields: {("action" if name == "move" else name): value for name, value in fields.items()},
        4: lambda fields: {**fields, "round": 0},
    }
    assert up_to_date({"move": "sell wood"}, 3, steps, current=5) == {"action": "sell wood", "round": 0}
    assert up_to_date({"action": "sell wood"}, 4, steps, current=5) == {"action": "sell wood", "round": 0}
    assert up_to_date({"action": "sell wood"}, 5, steps, current=5) == {"action": "sell wood"}


def test_the_older_file_is_let_go_of_when_its_copy_is_written_on(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.folder.mkdir()
    copy(fixtures("running")[0], saves.folder / "old.kingswill")
    opened = saves.open("old")
    assert opened.journal is not None and opened.name != "old"
    opened.journal.close()
    saves.delete("old")
    assert saves.names() == [opened.name]
