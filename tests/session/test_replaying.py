"""A saved game can be watched again at any point, by whoever may look."""

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.errors import NotOver
from kingswill_tui.session.replaying import Replay
from kingswill_tui.session.resuming import replayed, resume
from kingswill_tui.session.verifying import verify
from tests.session.playing import KingsTable, new_table, the_game
from tests.store.written import written_game

RUNNING = written_game(3, 12, lines=400)
FINISHED = written_game(2, 5, lines=10_000)


def test_a_replay_shows_each_position_as_it_was_known_then() -> None:
    replay = Replay(the_game(), FINISHED.loaded())
    table: KingsTable = new_table(2, seed=5)
    for ply in range(replay.length + 1):
        for viewer in (None, 0, 1):
            assert replay.observe(ply, viewer) == table.observe(viewer)
        if ply < replay.length:
            told = table.submit(replay.history[ply].action, ply)
            assert replay.events(ply + 1, 1) == told.events_for(1)
    assert table.over
    assert replay.outcome() == table.outcome()


def test_a_game_with_answers_taken_back_ends_where_it_ended() -> None:
    steps = sum(record.kind != "answer" for record in RUNNING.records)
    assert steps > 20
    assert replayed(the_game(), RUNNING.header, RUNNING.records).digest == RUNNING.digests[-1]
    assert verify(the_game(), RUNNING.loaded(), "the save").disagreements == ()


def test_a_running_game_shows_no_seats_knowledge() -> None:
    replay = Replay(the_game(), RUNNING.loaded())
    assert replay.observe(5, None).viewer is None
    for look in (lambda: replay.observe(5, 1), lambda: replay.events(5, 1), replay.outcome):
        with pytest.raises(NotOver):
            look()


def test_seats_that_are_not_there_cannot_look() -> None:
    with pytest.raises(PlayerError, match="seats go from 1 to 2"):
        Replay(the_game(), FINISHED.loaded()).observe(5, 2)


def test_rounds_and_turns_are_found_where_they_begin() -> None:
    replay = Replay(the_game(), FINISHED.loaded())
    starts = [replay.ply_of_round(number) for number in (1, 2, 3, 4)]
    assert starts == sorted(set(starts))
    for number, ply in enumerate(starts, 1):
        assert any(
            event.kind == "round_began" and event.args == (number,) for event in replay.events(ply, None)
        )
    assert replay.ply_of_turn(1) == starts[0]
    assert replay.ply_of_turn(9) > replay.ply_of_turn(8)
    with pytest.raises(PlayerError, match="no round 9; they go from 1 to 4"):
        replay.ply_of_round(9)


def test_a_fork_is_a_new_game_that_shares_the_first_answers() -> None:
    replay = Replay(the_game(), FINISHED.loaded())
    header, records = replay.fork(60, "new-id", "2026-12-01T12:00:00")
    assert (header.id, header.forked) == ("new-id", f"{FINISHED.header.id} 60")
    forked = replayed(the_game(), header, records)
    assert forked.ply == 60
    assert forked.observe(0) == replay.observe(60, 0)
    assert not forked.over
    with pytest.raises(PlayerError, match="answers go from 0 to"):
        replay.fork(replay.length + 1, "new-id", "2026-12-01T12:00:00")


def test_a_finished_game_opens_by_its_last_snapshot_and_remembers_all() -> None:
    table = resume(the_game(), FINISHED.loaded())
    assert table.over
    assert len(table.history) == table.ply
