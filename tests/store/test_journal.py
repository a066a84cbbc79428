"""What the disk does not take has not happened, and can be tried again."""

from pathlib import Path

import pytest

from kingswill_tui.core.rng import stream
from kingswill_tui.session.saved import begin_saved, go_on
from kingswill_tui.store.errors import NotWritten
from kingswill_tui.store.reading import read_file
from kingswill_tui.store.saves import Saves
from tests.session.playing import (
    NOON,
    KingsSave,
    KingsTable,
    any_deed,
    asked,
    do,
    new_table,
    saves_in,
    setup_for,
    the_game,
)
from tests.store.failing_disk import FailingFile


class Disk:
    """Hands out failing files and remembers the last."""

    def __init__(self, folder: Path) -> None:
        self.saves = Saves(folder, lambda: NOON, self.opened)
        self.file: FailingFile | None = None

    def opened(self, path: Path) -> FailingFile:
        """Open a file that can fail."""
        self.file = FailingFile(path)
        return self.file


def begin(disk: Disk) -> tuple[KingsTable, FailingFile]:
    game: KingsSave = begin_saved(the_game(), setup_for(2, seed=3), disk.saves, "id", "game")
    assert disk.file is not None
    return game.table, disk.file


def on_disk(folder: Path) -> KingsTable:
    """The game as another process would find it, were this one gone."""
    saves = saves_in(folder)
    opened = saves.open("game")
    return go_on(the_game(), opened).table


@pytest.mark.parametrize("room", [0, 1, 40, 100])
@pytest.mark.parametrize("cuts_failing", [False, True])
def test_a_full_disk_costs_no_more_than_the_answer_being_given(
    tmp_path: Path, room: int, cuts_failing: bool
) -> None:
    table, file = begin(Disk(tmp_path))
    rng = stream(room, "full")
    while table.ply < 30:
        do(table, any_deed(table, rng))
    stood = (table.digest, table.ply, table.history, table.undo_reach())
    file.room, file.cuts_failing = room, cuts_failing
    action = table.observe(asked(table)).legal_actions[0]
    for _ in range(3):
        with pytest.raises(NotWritten, match=r"'game' could not be saved: (No space left|Input/output)"):
            table.submit(action, table.ply)
    assert (table.digest, table.ply, table.history, table.undo_reach()) == stood
    assert on_disk(tmp_path).digest == stood[0]
    file.room, file.cuts_failing = None, False
    table.submit(action, table.ply)
    assert on_disk(tmp_path).digest == table.digest != stood[0]
    while table.ply < 60:
        do(table, any_deed(table, rng))
    assert on_disk(tmp_path).digest == table.digest


def test_what_the_disk_may_not_have_kept_is_written_once_more(tmp_path: Path) -> None:
    table, file = begin(Disk(tmp_path))
    file.keeps_failing = True
    action = table.observe(0).legal_actions[0]
    with pytest.raises(NotWritten, match="Input/output error"):
        table.submit(action, 0)
    file.keeps_failing = False
    assert on_disk(tmp_path).ply == 0
    table.submit(action, 0)
    assert on_disk(tmp_path).digest == table.digest


def test_an_interruption_in_the_middle_of_a_write_leaves_nothing_of_it(tmp_path: Path) -> None:
    class Interrupted(FailingFile):
        def append(self, data: bytes) -> None:
            super().append(data[:20])
            raise KeyboardInterrupt

    saves = Saves(tmp_path, lambda: NOON, Interrupted)
    game: KingsSave = begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game")
    size = saves.path("game").stat().st_size
    with pytest.raises(KeyboardInterrupt):
        game.table.submit(game.table.observe(0).legal_actions[0], 0)
    assert game.table.ply == 0
    assert saves.path("game").stat().st_size == size


def test_every_answer_is_synced_before_anybody_is_told(tmp_path: Path) -> None:
    order: list[str] = []

    class Watched(FailingFile):
        def append(self, data: bytes) -> None:
            super().append(data)
            order.append("written")

        def sync(self) -> None:
            super().sync()
            order.append("synced")

    saves = Saves(tmp_path, lambda: NOON, Watched)
    game: KingsSave = begin_saved(the_game(), setup_for(2, seed=3), saves, "id")
    game.table.listen(lambda _, __: order.append("told"))
    game.table.submit(game.table.observe(0).legal_actions[0], 0)
    game.table.undo()
    assert order == ["written", "synced", "told"] * 2


def test_a_save_that_was_let_go_of_is_neither_written_nor_closed_again(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    old: KingsSave = begin_saved(the_game(), setup_for(2, seed=3), saves, "old", "old")
    old.close()
    # The operating system gives the next file the number of the one that was closed.
    new: KingsSave = begin_saved(the_game(), setup_for(2, seed=4), saves, "new", "new")
    with pytest.raises(NotWritten, match="'old' could not be saved"):
        old.table.submit(old.table.observe(0).legal_actions[0], 0)
    old.close()
    new.table.submit(new.table.observe(0).legal_actions[0], 0)
    for game in (old, new):
        loaded = read_file(saves.path(game.name))
        assert (loaded.damage, loaded.torn, loaded.ply) == (None, False, game.table.ply)


def test_a_line_without_its_break_is_gone_on_from(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game") as game:
        game.table.submit(game.table.observe(0).legal_actions[0], 0)
    path = saves.path("game")
    path.write_bytes(path.read_bytes()[:-1])
    with go_on(the_game(), saves.open("game")) as again:
        assert again.table.ply == 1
        again.table.submit(again.table.observe(0).legal_actions[0], 1)
        expected = again.table.digest
    assert on_disk(tmp_path).digest == expected


def test_an_unfinished_line_is_dropped_with_a_word_and_never_comes_back(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=3), saves, "id", "game") as game:
        game.table.submit(game.table.observe(0).legal_actions[0], 0)
    path = saves.path("game")
    path.write_bytes(path.read_bytes()[:-30])
    with go_on(the_game(), saves.open("game")) as again:
        assert again.table.ply == 0
        assert any("never finished and was left out" in word for word in again.words)
        again.table.submit(again.table.observe(0).legal_actions[1], 0)
        expected = again.table.digest
    with go_on(the_game(), saves.open("game")) as third:
        assert (third.table.digest, third.words) == (expected, ())
    assert new_table(2, seed=3).digest != expected
