"""A saved game is gone through line by line, by whoever may look."""

import re
from pathlib import Path

from kingswill_tui.session.replaying import Replay
from tests.cli.saved_games import FINISHED, disagreeing, home_with_games, refused, run
from tests.session.playing import the_game

LAST = FINISHED.records[-1].ply


def watched(home: Path, *words: str, typed: str) -> str:
    result = run(home, "replay", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_one_steps_through_a_game_and_jumps_to_answers_turns_and_rounds(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    replay = Replay(the_game(), FINISHED.loaded())
    typed = "\nnext 3\nback\nround 2\nturn 4\nanswer 60\nend\nnext\nstart\nquit\nnever read"
    told = watched(tmp_path, "finished", "--plain", typed=typed)
    shown = [int(line.split()[2]) for line in told.splitlines() if line.startswith("After answer ")]
    assert shown == [0, 1, 4, 3, replay.ply_of_round(2), replay.ply_of_turn(4), 60, LAST, 0]
    assert "That was the last answer." in told
    assert "before the scoring" in told


def test_the_start_can_be_named_and_playing_at_a_speed_tells_every_answer(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    replay = Replay(the_game(), FINISHED.loaded())
    told = watched(tmp_path, "finished", "--round", "4", "--speed", "1000", typed="")
    assert f"After answer {replay.ply_of_round(4)} of {LAST}" in told
    told_plies = {int(number) for number in re.findall(r"^  (\d+)\. ", told, re.MULTILINE)}
    silent = {ply for ply in range(replay.ply_of_round(4), LAST + 1) if not replay.events(ply, None)}
    assert told_plies | silent >= set(range(replay.ply_of_round(4), LAST + 1))
    assert f"After answer {replay.ply_of_turn(3)} of" in watched(
        tmp_path, "finished", "--turn", "3", typed=""
    )
    assert "After answer 7 of" in watched(tmp_path, "finished", "--answer", "7", typed="")


def test_a_finished_game_shows_what_any_seat_knew(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    as_spectator = watched(tmp_path, "finished", "--answer", "1", typed="")
    as_first = watched(
        tmp_path, "finished", "--as", "Marion", "--answer", "1", typed="knows\nas spectator\nknows\n"
    )
    assert "card" in as_first.split("seen by Marion")[1]
    assert "In hand:" in as_first
    assert "In hand:" not in as_spectator
    assert "A spectator knows no card" in as_first
    assert watched(tmp_path, "finished", "--as", "1", typed="") == watched(
        tmp_path, "finished", "--as", "marion", typed=""
    )


def test_a_running_game_shows_the_spectators_view_alone(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    for seat in ("Marion", "2"):
        assert "still being played" in refused(tmp_path, "replay", "running", "--as", seat)
    told = watched(tmp_path, "running", typed="as Bea\nend\ntable\n")
    assert "still being played" in told
    assert "seen by Bea" not in told


def test_bad_wishes_are_answered_in_a_sentence(tmp_path: Path) -> None:
    home_with_games(tmp_path)
    assert "no round 9" in refused(tmp_path, "replay", "finished", "--round", "9")
    assert "Nobody called 'Karl'" in refused(tmp_path, "replay", "finished", "--as", "Karl")
    for wish in ("often", "nan", "1e-320"):
        assert "speed" in refused(tmp_path, "replay", "finished", "--speed", wish)
    assert "There is no answer 9999" in refused(tmp_path, "replay", "finished", "--answer", "9999")
    told = watched(tmp_path, "finished", typed="dance\nround\nround x\nplay 0\nanswer 99999\n")
    for expected in ("'dance' is not known", "whole number", "up to 1000, not '0'", "answers go from 0"):
        assert expected in told


def test_a_new_game_is_forked_and_the_old_one_stays(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    told = run(tmp_path, "replay", "finished", "--fork", "50")
    assert told.exit_code == 0
    name = told.stdout.splitlines()[-1].removeprefix("kingswill resume ")
    loaded = saves.open(name).loaded
    assert (loaded.ply, loaded.over) == (50, False)
    assert loaded.header.forked == f"{FINISHED.header.id} 50"
    assert saves.path("finished").read_bytes() == FINISHED.data
    assert "answers go from 0 to" in refused(tmp_path, "replay", "finished", "--fork", "9999")
    assert "still being played" in run(tmp_path, "replay", "running", "--fork", "5").stdout


def test_a_harmed_game_is_shown_as_far_as_it_is_good(tmp_path: Path) -> None:
    saves = home_with_games(tmp_path)
    saves.path("finished").write_bytes(disagreeing(FINISHED, at=80))
    result = run(tmp_path, "replay", "finished", typed="end\n")
    assert "damaged in line 81" in result.stderr
    assert f"After answer {FINISHED.records[78].ply} of {FINISHED.records[78].ply}" in result.stdout
    assert "still being played" in refused_last(tmp_path)


def refused_last(home: Path) -> str:
    """With its end lost, a finished game tells no secrets any more."""
    result = run(home, "replay", "finished", "--as", "Bea")
    assert result.exit_code == 2
    return result.stderr
