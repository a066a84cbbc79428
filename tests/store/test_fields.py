"""A line holds its own fields and nothing else, and each field only what may stand there."""

import subprocess
import sys
from typing import Any

import pytest

from kingswill_tui.core.fields import WrongField
from kingswill_tui.session.players import Player
from kingswill_tui.store.journal import begun
from kingswill_tui.store.records import (
    LONGEST_NAME,
    LONGEST_NOTE,
    SAVE_VERSION,
    Header,
    SeatRecord,
    read_header,
    read_record,
)
from kingswill_tui.store.veil import veil
from tests.store.written import written_game

HEADER = written_game(2, 5, 90).header
ANSWER = {"kind": "answer", "ply": 1, "seat": 0, "action": "pass", "digest": "d"}
STEP = {"kind": "undo", "steps": 1, "ply": 0, "digest": "d"}
NOTE = {"kind": "note", "ply": 1, "seat": 0, "digest": "d", "text": veil("two\nlines", "salt")}


@pytest.mark.parametrize("line", [ANSWER, STEP, {**STEP, "kind": "redo"}, NOTE, {**ANSWER, "round": 0}])
def test_lines_as_they_should_be_are_read(line: dict[str, Any]) -> None:
    record = read_record(line, "salt")
    assert (record.kind, record.ply) == (line["kind"], line["ply"])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ({**ANSWER, "ply": -1}, "its field 'ply' holds what cannot be there"),
        ({**ANSWER, "ply": True}, "its field 'ply' holds what cannot be there"),
        ({**ANSWER, "ply": 1.0}, "its field 'ply' holds what cannot be there"),
        ({**ANSWER, "ply": 1_000_001}, "its field 'ply' holds what cannot be there"),
        ({**ANSWER, "over": 1}, "its field 'over' holds what cannot be there"),
        ({**ANSWER, "action": "a" * 1001}, "its field 'action' holds what cannot be there"),
        ({**ANSWER, "action": "\x1b[2J"}, "its field 'action' holds what cannot be there"),
        ({**ANSWER, "digest": None}, "its field 'digest' holds what cannot be there"),
        ({**ANSWER, "steps": 1}, "its field 'steps' is not known"),
        ({**STEP, "steps": 0}, "its field 'steps' holds what cannot be there"),
        ({"kind": "answer", "ply": 1, "seat": 0, "action": "pass"}, "its field 'digest' is missing"),
        ({**NOTE, "text": veil("a" * (LONGEST_NOTE + 1), "salt")}, "its field 'text' holds what cannot"),
        ({**NOTE, "text": veil("\a", "salt")}, "its field 'text' holds what cannot be there"),
        ({**ANSWER, "kind": "dance"}, "its field 'kind' holds what cannot be there"),
        ({**ANSWER, "kind": []}, "its field 'kind' holds what cannot be there"),
        ({}, "its field 'kind' holds what cannot be there"),
    ],
)
def test_what_does_not_fit_is_named(line: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongField, match=told):
        read_record(line, "salt")


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"seats": []}, "'seats' holds"),
        ({"seats": "Bea"}, "'seats' holds"),
        ({"seats": ["Bea"]}, "'seats.1' holds"),
        ({"seats": [{"name": "Bea"}] * 9}, "'seats' holds"),
        ({"seats": [{"name": ""}]}, "'seats.1.name' holds"),
        ({"seats": [{"bot": "steady"}]}, "'seats.1.name' is missing"),
        ({"variants": ["No Id"]}, "'variants.1' holds"),
        ({"variants": {}}, "'variants' holds"),
        ({"covers": "never"}, "'covers' holds"),
        ({"rules": "1"}, "'rules' holds"),
        ({"ruleset": "a" * 41}, "'ruleset' holds"),
        ({"components": 5}, "'components' holds"),
        ({"seed": veil(str(10**20), f"{HEADER.id}/seed")}, "'seed' holds"),
    ],
)
def test_a_header_that_does_not_fit_is_told(changed: dict[str, Any], told: str) -> None:
    line: dict[str, Any] = {**HEADER.fields(), "seats": [{"name": "Bea"}], "variants": []}
    assert read_header(line).seats == (SeatRecord(name="Bea"),)
    with pytest.raises(ValueError, match=told):
        read_header({**line, **changed})


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"began": "\x1b"}, "'began' holds"),
        ({"seed": 10**20}, "'seed' holds"),
        ({"kingswill": "record"}, "'kingswill' holds"),
        ({"seats": ()}, "'seats' holds"),
        ({"seats": (SeatRecord(""),)}, "'seats.1.name' holds"),
        ({"seats": (SeatRecord("Bea"), SeatRecord("a\nb"))}, "'seats.2.name' holds"),
        ({"seats": (SeatRecord("a" * (LONGEST_NAME + 1)),)}, "'seats.1.name' holds"),
        ({"seats": (SeatRecord("Bea", "No Id"),)}, "'seats.1.bot' holds"),
        ({"seats": (Player("Bea", "steady"),)}, "'seats.1' holds"),
        ({"seats": (("Bea", "steady"),)}, "'seats.1' holds"),
        ({"seats": SeatRecord("Bea", "steady")}, "'seats' holds"),
        ({"variants": SeatRecord("one", "two")}, "'variants' holds"),
    ],
)
def test_no_header_is_written_that_could_not_be_read_back(changed: dict[str, Any], told: str) -> None:
    assert begun(HEADER)
    with pytest.raises(WrongField, match=told):
        begun(HEADER._replace(**changed))


def test_a_file_begins_with_what_tells_it_from_others_and_how_it_is_written() -> None:
    data, _ = begun(HEADER)
    assert data.startswith(b'{"kingswill":"save","version":%d,' % SAVE_VERSION)


def test_a_header_is_read_back_as_it_was() -> None:
    header = HEADER._replace(seed=-(10**20) + 1, variants=("one", "two"), covers="always", forked="a 1")
    fields = header.fields()
    line = {**fields, "seats": list(fields["seats"]), "variants": list(fields["variants"])}
    assert read_header(line) == header
    assert isinstance(read_header(line), Header)


def test_nobody_waits_for_pydantic_to_go_on_with_a_game() -> None:
    code = "import sys, kingswill_tui.session.saved; print('pydantic' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False"]
