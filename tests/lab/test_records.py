"""Records lead where they say, and any change to one is told with its line."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.lab.kings_will import open_game
from kingswill_tui.lab.plan import Plan
from kingswill_tui.lab.playing import play
from kingswill_tui.lab.recording import check_folder, record_path
from kingswill_tui.lab.records import Header, RecordError, print_header
from kingswill_tui.lab.replaying import is_record, verify_record
from tests.soak import soak_count

ANSWER = 40
"""A line in the middle of the game."""


def game_of(header: Header) -> KingsWill:
    """The game of a record, with our own tables."""
    return open_game(None, header.ruleset)


@pytest.fixture(name="record")
def _record(tmp_path: Path) -> Path:
    """The record of one game of random bots."""
    plan = Plan(1, 2, ("random",), seed=4, record=tmp_path)
    play(plan, 0)
    return record_path(tmp_path, 0)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def write(path: Path, lines: list[str]) -> None:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def change(path: Path, number: int, **changes: Any) -> None:
    """Change fields of a line, counted from 1, and write it as records are written."""
    lines = lines_of(path)
    fields = {**json.loads(lines[number - 1]), **changes}
    lines[number - 1] = json.dumps(fields, separators=(",", ":"))
    write(path, lines)


def wrong(path: Path) -> str:
    """What is told of a record that cannot be trusted."""
    with pytest.raises(RecordError) as caught:
        verify_record(path, game_of)
    text = str(caught.value)
    assert str(path) in text
    assert "\n" not in text
    assert text.endswith(".")
    return text


@pytest.mark.parametrize(("seats", "ruleset"), [(2, "standard"), (3, "standard"), (4, "first_game")])
def test_a_record_is_played_again_to_its_end(tmp_path: Path, seats: int, ruleset: str) -> None:
    plan = Plan(2, seats, ("steady", "random"), seed=6, ruleset=ruleset, record=tmp_path)
    for number in range(2):
        played = play(plan, number)
        verified = verify_record(record_path(tmp_path, number), game_of)
        assert (verified.decisions, verified.over) == (played.decisions, True)
        assert tuple(verified.header.seats) == played.levels


def test_recording_changes_nothing_about_the_game(tmp_path: Path) -> None:
    plan = Plan(1, 2, ("random",), seed=4)
    assert play(plan, 0) == play(replace(plan, record=tmp_path), 0)


def test_each_line_tells_seat_action_events_and_digest(record: Path) -> None:
    first, *answers = map(json.loads, lines_of(record))
    assert (first["kingswill"], first["game"], first["seats"]) == (
        "record",
        "kings_will",
        ["random", "random"],
    )
    assert [answer["ply"] for answer in answers] == list(range(1, len(answers) + 1))
    assert all(list(answer) == ["ply", "seat", "action", "events", "digest"] for answer in answers)
    assert answers[-1]["events"][-1] == "- game_ended"


def test_a_game_that_was_cut_is_told_from_a_record_that_was(tmp_path: Path) -> None:
    plan = Plan(1, 2, ("random",), seed=4, record=tmp_path, most_turns=9)
    played = play(plan, 0)
    path = record_path(tmp_path, 0)
    verified = verify_record(path, game_of)
    assert (verified.decisions, verified.over) == (played.decisions, False)
    write(path, lines_of(path)[:-1])
    assert "cut short" in wrong(path)


@pytest.mark.parametrize("lines_lost", [1, 2, 100])
def test_a_record_without_its_last_lines_is_cut_short(record: Path, lines_lost: int) -> None:
    lines = lines_of(record)[:-lines_lost]
    write(record, lines)
    assert wrong(record) == (
        f"{record} is cut short: it ends after answer {len(lines) - 1}, before the game is over."
    )


def test_a_record_that_stops_in_the_middle_of_a_line_is_cut_short(record: Path) -> None:
    count = len(lines_of(record))
    record.write_bytes(record.read_bytes()[:-5])
    assert wrong(record) == f"{record} is cut short: its last line, number {count}, was never finished."


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"ply": 2}, f"it is not answer {ANSWER - 1}, which is due"),
        ({"seat": 7}, "another seat is asked"),
        ({"action": "keep first"}, "the rules do not allow its answer: "),
        ({"action": "dance"}, "the rules do not allow its answer: "),
        ({"action": 5}, "the rules do not allow its answer: "),
        ({"events": ["- game_ended"]}, "other things happen than it tells"),
        ({"digest": "0" * 16}, "it leads to another position than it did"),
        ({"comment": "nothing"}, "it is not written as records are"),
    ],
)
def test_an_altered_answer_is_told_with_its_line(record: Path, changes: dict[str, Any], why: str) -> None:
    change(record, ANSWER, **changes)
    assert wrong(record).startswith(f"Line {ANSWER} of {record} is wrong: {why}")


def test_a_line_that_is_missing_is_told(record: Path) -> None:
    lines = lines_of(record)
    del lines[ANSWER - 1]
    write(record, lines)
    assert f"Line {ANSWER} of" in wrong(record)


def test_a_line_too_many_is_told(record: Path) -> None:
    lines = lines_of(record)
    write(record, [*lines, lines[-1]])
    assert "the game has ended before it" in wrong(record)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": 5}, "it was changed since it was written"),
        ({"seats": ["steady", "random"]}, "it was changed since it was written"),
        ({"seats": "steady"}, "its parts are not those of a record"),
        ({"seats": [1, 2]}, "its parts are not those of a record"),
        ({"most_turns": True}, "its parts are not those of a record"),
        ({"colour": "red"}, "its parts are not those of a record"),
    ],
)
def test_an_altered_first_line_is_told(record: Path, changes: dict[str, Any], why: str) -> None:
    change(record, 1, **changes)
    assert wrong(record) == f"Line 1 of {record} is wrong: {why}."


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": 5}, "begins with another position"),
        ({"rules": 0}, "rules of version 0"),
        ({"tables": "0"}, "other component tables"),
        ({"game": "chess"}, "is a game of chess"),
        ({"seats": ["random"] * 9}, "no game begins with such seats or variants"),
        ({"seats": []}, "no game begins with such seats or variants"),
        ({"variants": ["dancing_king"]}, "no game begins with such seats or variants"),
    ],
)
def test_a_first_line_of_another_game_is_told(record: Path, changes: dict[str, Any], why: str) -> None:
    lines = lines_of(record)
    fields = {**json.loads(lines[0]), **changes}
    del fields["sum"]
    write(record, [print_header(Header(**fields)), *lines[1:]])
    assert why in wrong(record)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is empty"),
        (b"\n", "is no record of a game"),
        (b"[]\n", "is no record of a game"),
        (b'{"kingswill":"save","version":1}\n', "is no record of a game"),
        (b'{"kingswill":"record","version":99}\n', "has record version 99; this program reads version 1."),
        (b"\xff\xfe\n", "is not written as records are"),
        (b"[" * 60_000 + b"\n", "is no record of a game"),
        (b"a" * 70_000 + b"\n", "is not written as records are"),
    ],
)
def test_what_is_no_record_is_told(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert why in wrong(path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "cannot be read: No such file or directory." in wrong(tmp_path / "nothing")
    assert "cannot be read: Is a directory." in wrong(tmp_path)


def test_no_changed_byte_goes_unnoticed(record: Path) -> None:
    data, chance = record.read_bytes(), Rng(1)
    for _ in range(soak_count(60, 2000)):
        place = chance.below(len(data))
        changed = bytearray(data)
        changed[place] ^= 1 + chance.below(255)
        record.write_bytes(bytes(changed))
        wrong(record)


def test_records_are_told_from_other_files(record: Path, tmp_path: Path) -> None:
    save = tmp_path / "save"
    save.write_text('{"kingswill":"save","version":1}\n', encoding="utf-8")
    assert [is_record(path) for path in (record, save, tmp_path, tmp_path / "nothing")] == [
        True,
        False,
        False,
        False,
    ]


def a_file(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file"


def below_a_file(folder: Path) -> Path:
    return a_file(folder) / "records"


@pytest.mark.parametrize("place", [a_file, below_a_file])
def test_a_folder_that_cannot_take_records_is_told(tmp_path: Path, place: Callable[[Path], Path]) -> None:
    folder = place(tmp_path)
    with pytest.raises(PlayerError, match=r"^Records cannot be written to .*; name a folder"):
        check_folder(folder)


def test_a_folder_is_made_and_left_empty_until_games_are_played(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    check_folder(folder)
    assert list(folder.iterdir()) == []


def test_no_record_is_overwritten(record: Path) -> None:
    before = record.read_bytes()
    with pytest.raises(PlayerError, match="holds records already"):
        check_folder(record.parent)
    with pytest.raises(PlayerError, match="cannot be written"):
        play(Plan(1, 2, ("random",), seed=5, record=record.parent), 0)
    assert record.read_bytes() == before
