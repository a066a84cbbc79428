"""However a game is killed, it is resumed with the last acknowledged answer."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingswill_tui.core.rng import stream
from kingswill_tui.session.saved import begin_saved, go_on
from kingswill_tui.session.verifying import verify
from kingswill_tui.store.disk import DiskFile
from kingswill_tui.store.saves import SUFFIX, Saves
from tests.session.playing import (
    NOON,
    Deed,
    KingsTable,
    do,
    new_table,
    playing,
    saves_in,
    setup_for,
    the_game,
)
from tests.soak import soak_count
from tests.store.forked import Forked

Point = tuple[str, int, int, int]


def point(table: KingsTable) -> Point:
    """Where a game stands, with what can be taken back and given again."""
    return table.digest, table.ply, table.undo_reach().steps, table.redo_reach()


def course(seats: int, seed: int) -> tuple[list[Deed], list[Point]]:
    """What is done in a game, and the point before the first deed and after each."""
    table = new_table(seats, seed)
    points = [point(table)]
    deeds = []
    for deed in playing(table, seed, undo_one_in=12):
        deeds.append(deed)
        points.append(point(table))
    return deeds, points


def resumed(folder: Path) -> Point:
    """Where the game is resumed, by a process that may write it."""
    with go_on(the_game(), saves_in(folder).open("game")) as game:
        assert game.journal is not None, "the lock outlived the process that held it"
        return point(game.table)


class Dying(DiskFile):
    """Kills its own process once so many bytes of a line are written, or all of them but not yet kept."""

    dies_after = 0

    def append(self, data: bytes) -> None:
        """Write a part and die."""
        super().append(data[: self.dies_after])
        if self.dies_after < len(data):
            os.kill(os.getpid(), signal.SIGKILL)

    def sync(self) -> None:
        """Die."""
        os.kill(os.getpid(), signal.SIGKILL)


def killed_after_its_answer(folder: Path, deed: Deed) -> None:
    """Another process resumes, does the deed, acknowledges it, and is killed while it waits."""

    def act(child: Forked) -> None:
        game = go_on(the_game(), saves_in(folder).open("game"))
        do(game.table, deed)
        child.say("done")
        child.wait()

    with Forked(act) as child:
        assert child.heard() == "done", child.all_heard()


def killed_in_the_middle(folder: Path, deed: Deed, after: int) -> None:
    """Another process is killed while it writes the deed."""

    def opening(path: Path) -> Dying:
        file = Dying(path)
        file.dies_after = after
        return file

    def act(child: Forked) -> None:
        game = go_on(the_game(), Saves(folder, lambda: NOON, opening).open("game"))
        do(game.table, deed)
        child.say("survived")

    with Forked(act) as child:
        assert child.all_heard() == ""


def games() -> Iterator[tuple[int, int]]:
    yield from ((2, 1), (3, 2), (4, 3))


@pytest.mark.parametrize(("seats", "seed"), games())
def test_killed_after_any_answer_a_game_is_resumed_with_exactly_that_answer(
    tmp_path: Path, seats: int, seed: int
) -> None:
    deeds, points = course(seats, seed)
    begin_saved(the_game(), setup_for(seats, seed), saves_in(tmp_path), "id", "game").close()
    for number, deed in enumerate(deeds[: soak_count(40, 100_000)]):
        killed_after_its_answer(tmp_path, deed)
        assert resumed(tmp_path) == points[number + 1]


@pytest.mark.parametrize(("seats", "seed"), games())
def test_killed_in_the_middle_of_a_write_a_game_is_resumed_without_that_answer(
    tmp_path: Path, seats: int, seed: int
) -> None:
    deeds, points = course(seats, seed)
    begin_saved(the_game(), setup_for(seats, seed), saves_in(tmp_path), "id", "game").close()
    rng = stream(seed, "kill")
    for number, deed in enumerate(deeds[: soak_count(25, 100_000)]):
        killed_in_the_middle(tmp_path, deed, rng.below(60))
        assert resumed(tmp_path) == points[number]
        with go_on(the_game(), saves_in(tmp_path).open("game")) as game:
            do(game.table, deed)
    loaded = saves_in(tmp_path).open("game").loaded
    assert verify(the_game(), loaded, "the save").disagreements == ()


def test_killed_when_all_is_written_but_not_yet_acknowledged_the_answer_is_there_or_not_but_whole(
    tmp_path: Path,
) -> None:
    deeds, points = course(2, 1)
    begin_saved(the_game(), setup_for(2, seed=1), saves_in(tmp_path), "id", "game").close()
    for number, deed in enumerate(deeds[: soak_count(10, 100)]):
        killed_in_the_middle(tmp_path, deed, 1_000_000)
        found = resumed(tmp_path)
        assert found in (points[number], points[number + 1])
        if found != points[number + 1]:
            killed_after_its_answer(tmp_path, deed)


def test_killed_while_a_game_is_begun_there_is_a_whole_save_or_none(tmp_path: Path) -> None:
    def act(child: Forked) -> None:
        child.say("begins")
        for game in range(1000):
            begin_saved(the_game(), setup_for(2, seed=game), saves_in(tmp_path), f"id{game}", f"game{game}")

    for number in range(soak_count(5, 50)):
        with Forked(act) as child:
            assert child.heard() == "begins"
            for _ in range(number * 2000):
                pass  # a little later each time
    saves = saves_in(tmp_path)
    for info in saves.infos():
        assert info.problem is None
        with go_on(the_game(), saves.open(info.name)) as game:
            assert game.table.ply == 0
    begin_saved(the_game(), setup_for(2, seed=1), saves, "last", "last").close()
    assert [path.name for path in saves.folder.glob(f".*{SUFFIX}.*")] == []
