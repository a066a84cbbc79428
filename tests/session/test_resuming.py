"""A resumed game is the one that was left; where that is not possible, the last good answer is named."""

from pathlib import Path
from typing import Any

import pytest

from kingswill_tui.core.action import Action
from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.session.errors import Disagreement, OtherGame
from kingswill_tui.session.good_part import good_part
from kingswill_tui.session.resuming import resume
from kingswill_tui.session.saved import begin_saved, go_on
from kingswill_tui.session.verifying import verify
from kingswill_tui.store.disk import DiskFile
from kingswill_tui.store.errors import DamagedSave
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.records import Answer, Snapshot, Step
from kingswill_tui.store.saves import Saves
from tests.session.playing import NOON, KingsTable, any_deed, do, new_table, saves_in, setup_for, the_game
from tests.soak import soak_count
from tests.store.written import Written, written_game


def everything(table: KingsTable) -> tuple[object, ...]:
    """All that can be seen of a table."""
    seats = range(len(table.setup.players))
    return (
        table.setup,
        table.digest,
        table.ply,
        table.decision,
        table.history,
        table.fence,
        table.at_fence,
        table.undo_reach(),
        table.redo_reach(),
        [table.observe(viewer) for viewer in (None, *seats)],
        [table.chronicle(viewer) for viewer in (None, *seats)],
    )


class Unhurried(DiskFile):
    """Leaves it to the system when to keep what was written: no process dies here."""

    def sync(self) -> None:
        """Wait for nothing."""


def test_a_game_that_is_left_and_resumed_all_the_time_is_the_same_game(tmp_path: Path) -> None:
    for seed in range(soak_count(2, 40)):
        seats = 2 + seed % 3
        saves = Saves(tmp_path / str(seed), lambda: NOON, Unhurried)
        rng = stream(seed, "leave")
        never_left = new_table(seats, seed)
        game = begin_saved(the_game(), setup_for(seats, seed), saves, "id")
        while not never_left.over:
            deed = any_deed(never_left, rng, undo_one_in=15)
            do(never_left, deed)
            do(game.table, deed)
            if rng.below(30) == 0:
                game.close()
                game = go_on(the_game(), saves.open(game.name))
                assert everything(game.table) == everything(never_left)
        game.close()
        resumed = go_on(the_game(), saves.open(game.name))
        assert resumed.table.over
        assert everything(resumed.table) == everything(never_left)
        resumed.close()


def changed(written: Written, index: int, **fields: Any) -> Loaded:
    """The journal with one record saying something else, its sums in order."""
    records = list(written.records)
    records[index] = records[index]._replace(**fields)
    return written.loaded()._replace(records=tuple(records))


def place_of(written: Written, kind: type, after: int = 0) -> int:
    """Where the first record of a kind stands from a place on."""
    return next(i for i, record in enumerate(written.records) if i >= after and isinstance(record, kind))


def last_snapshot(written: Written) -> int:
    return max(i for i, record in enumerate(written.records) if isinstance(record, Snapshot))


def test_resuming_rests_on_the_snapshot_and_not_on_the_replay_of_what_came_before() -> None:
    written = written_game(2, 5, lines=150)
    astray = changed(written, 2, action="keep 1", digest="astray")
    resumed = resume(the_game(), astray)
    assert resumed.digest == written.digests[-1]
    assert resumed.ply == astray.ply
    assert all(told.ply > written.records[last_snapshot(written)].ply for told in resumed.history)
    assert verify(the_game(), astray, "the save").disagreements


def test_without_any_snapshot_all_is_replayed() -> None:
    written = written_game(2, 5, lines=150)
    answers = tuple(record for record in written.records if not isinstance(record, Snapshot))
    plain = written.loaded()._replace(records=answers)
    assert everything(resume(the_game(), plain)) == everything(resume(the_game(), written.loaded()))


def test_a_snapshot_that_is_of_no_use_is_named() -> None:
    written = written_game(2, 5, lines=150)
    at = last_snapshot(written)
    with pytest.raises(Disagreement, match="the snapshot shows another position") as found:
        resume(the_game(), changed(written, at, state="nonsense"))
    assert (found.value.index, found.value.ply) == (at, written.records[at].ply)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"digest": "0" * 16}, "it leads to another position than it did"),
        ({"action": "deliver"}, "the rules do not allow it"),
        ({"action": "dance 3"}, "'dance' is not something that can be answered here"),
        ({"seat": 7}, "is asked and not seat 8"),
        ({"over": True}, "the game does not end where it did"),
    ],
)
def test_an_answer_that_disagrees_is_named_and_all_before_it_is_good(
    fields: dict[str, Any], told: str
) -> None:
    written = written_game(2, 5, lines=150)
    at = place_of(written, Answer, after=last_snapshot(written))
    loaded = changed(written, at, **fields)
    with pytest.raises(Disagreement, match=told) as found:
        resume(the_game(), loaded)
    assert (found.value.index, found.value.ply) == (at, written.records[at].ply)
    good = loaded._replace(records=good_part(the_game(), loaded))
    assert resume(the_game(), good).digest == written.digests[at]


def test_taking_back_what_cannot_be_taken_back_disagrees() -> None:
    written = written_game(2, 5, lines=150)
    at = place_of(written, Step, after=last_snapshot(written))
    with pytest.raises(Disagreement, match="cannot be"):
        resume(the_game(), changed(written, at, steps=500))


def test_a_save_that_disagrees_is_refused_with_its_last_good_answer_and_the_choices(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with begin_saved(the_game(), setup_for(2, seed=1), saves, "id", "game") as game:
        game.table.submit(Action("keep", (0,)), 0)
        assert game.journal is not None
        game.journal.append(Answer(ply=2, seat=0, action="lay 0", digest="astray"))
    with pytest.raises(DamagedSave, match=r"'game' is good up to answer 1\..*--good-part.*verify") as refused:
        go_on(the_game(), saves.open("game"))
    assert refused.value.ply == 1
    # Refusing gave the lock back.
    reopened = saves.open("game")
    assert reopened.journal is not None
    reopened.journal.close()


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"tables": "other"}, "other component tables"),
        ({"rules": 10_000}, "newer rules"),
        ({"ruleset": "first_game"}, "rule set first_game"),
        ({"variants": ("unheard_of",)}, "options that this game does not know"),
    ],
)
def test_a_save_of_other_rules_or_components_is_explained(fields: dict[str, Any], told: str) -> None:
    written = written_game(2, 5, lines=150)
    loaded = written.loaded()._replace(header=written.header._replace(**fields))
    with pytest.raises(OtherGame, match=told):
        resume(the_game(), loaded)


def test_a_game_goes_on_from_its_snapshot_under_rules_that_changed_since() -> None:
    class Newer(KingsWill):
        rules_version = KingsWill.rules_version + 1

    written = written_game(2, 5, lines=150)
    assert resume(Newer(the_game().tables), written.loaded()).digest == written.digests[-1]
