"""Several processes, full disks and forbidden folders: nobody loses anything, everybody is told."""

import os
import resource
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.saved import begin_saved, go_on
from kingswill_tui.session.verifying import verify
from kingswill_tui.store.errors import NotWritten
from tests.session.playing import new_table, playing, saves_in, setup_for, the_game
from tests.store.forked import Forked

NOBODY = 65534


def told(act: Callable[[Forked], None]) -> str:
    """What a child process says until it ends."""
    with Forked(act) as child:
        return child.all_heard()


def test_two_processes_on_one_save_one_writes_and_the_other_learns_who(tmp_path: Path) -> None:
    def act(child: Forked) -> None:
        with begin_saved(the_game(), setup_for(2, seed=3), saves_in(tmp_path), "id", "game") as game:
            game.table.submit(game.table.observe(0).legal_actions[0], 0)
            child.say("plays")
            child.wait()
            game.table.submit(game.table.observe(0).legal_actions[0], 1)
            child.say("played on")
            child.wait()

    with Forked(act) as child:
        assert child.heard() == "plays"
        looking = go_on(the_game(), saves_in(tmp_path).open("game"))
        assert looking.journal is None
        assert f"being played by process {child.pid} on" in looking.words[0]
        assert looking.table.ply == 1
        child.go_on()
        assert child.heard() == "played on"
        assert go_on(the_game(), saves_in(tmp_path).open("game")).table.ply == 2
    with go_on(the_game(), saves_in(tmp_path).open("game")) as after:
        assert after.journal is not None
        assert after.table.ply == 2


def test_games_begun_and_played_at_the_same_moment_do_not_touch_each_other(tmp_path: Path) -> None:
    def act(seed: int) -> Callable[[Forked], None]:
        def play(child: Forked) -> None:
            child.say("ready")
            child.wait()
            with begin_saved(the_game(), setup_for(2, seed), saves_in(tmp_path), f"id{seed}") as game:
                for _, _deed in zip(range(40), playing(game.table, seed), strict=False):
                    pass
                child.say(f"{game.name} {game.table.digest}")

        return play

    children = [Forked(act(seed)) for seed in range(4)]
    for child in children:
        assert child.heard() == "ready"
    for child in children:
        child.go_on()
    said = [child.all_heard().split(" ") for child in children]
    for child in children:
        with child:
            pass
    names = {name for name, _ in said}
    assert len(names) == 4
    for name, digest in said:
        with go_on(the_game(), saves_in(tmp_path).open(name)) as game:
            assert game.table.digest == digest


def test_a_disk_that_takes_no_more_is_told_in_one_sentence_and_costs_one_answer(tmp_path: Path) -> None:
    def act(child: Forked) -> None:
        with begin_saved(the_game(), setup_for(2, seed=3), saves_in(tmp_path), "id", "game") as game:
            resource.setrlimit(resource.RLIMIT_FSIZE, (9_000, 9_000))
            with pytest.raises(NotWritten) as refused:
                for _ in playing(game.table, seed=3, undo_one_in=1_000_000):
                    pass
            child.say(f"{game.table.digest} {game.table.ply} {refused.value}")

    digest, ply, sentence = told(act).split(" ", 2)
    assert sentence.startswith("'game' could not be saved: File too large. The last answer was not taken")
    assert int(ply) > 20
    with go_on(the_game(), saves_in(tmp_path).open("game")) as game:
        assert (game.table.digest, str(game.table.ply), game.words) == (digest, ply, ())


@pytest.fixture(name="forbidden")
def _forbidden() -> Iterator[Path]:
    """A home whose saves nobody but their owner may write, with one game in it."""
    with tempfile.TemporaryDirectory(prefix="kingswill") as place:
        home = Path(place)
        with begin_saved(the_game(), setup_for(2, seed=3), saves_in(home), "id", "game") as game:
            game.table.submit(game.table.observe(0).legal_actions[0], 0)
        for path in (home, home / "saves"):
            path.chmod(0o555)
        (home / "saves" / "game.kingswill").chmod(0o444)
        yield home
        for path in (home, home / "saves"):
            path.chmod(0o755)


def as_somebody_without_rights(act: Callable[[Forked], None]) -> Callable[[Forked], None]:
    def without_rights(child: Forked) -> None:
        if os.geteuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        act(child)

    return without_rights


def test_a_read_only_folder_lets_games_be_looked_at_and_says_why_none_can_be_begun(forbidden: Path) -> None:
    def look(child: Forked) -> None:
        game = go_on(the_game(), saves_in(forbidden).open("game"))
        child.say(f"{game.table.ply} {game.journal} {' '.join(game.words)}")

    def begin(child: Forked) -> None:
        try:
            begin_saved(the_game(), setup_for(2, seed=3), saves_in(forbidden), "id", "another")
        except PlayerError as error:
            child.say(str(error))

    def delete(child: Forked) -> None:
        try:
            saves_in(forbidden).delete("game")
        except PlayerError as error:
            child.say(str(error))

    seen = told(as_somebody_without_rights(look))
    assert seen.startswith("1 None ")
    assert seen.endswith("can only be read: Permission denied.")
    refused = told(as_somebody_without_rights(begin))
    assert refused.startswith(f"The game cannot be saved in {forbidden}/saves: Permission denied. ")
    assert "--home" in refused
    assert "could not be deleted: Permission denied." in told(as_somebody_without_rights(delete))
    assert (forbidden / "saves" / "game.kingswill").exists()


def test_what_was_played_without_a_save_is_no_other_game(tmp_path: Path) -> None:
    table = new_table(2, seed=3)
    for _, _deed in zip(range(30), playing(table, 3), strict=False):
        pass
    with begin_saved(the_game(), setup_for(2, seed=3), saves_in(tmp_path), "id", "game") as game:
        for _, _deed in zip(range(30), playing(game.table, 3), strict=False):
            pass
        assert game.table.history == table.history
    loaded = saves_in(tmp_path).open("game").loaded
    assert verify(the_game(), loaded, "the save").disagreements == ()
