"""A line holds its own fields and nothing else, and each field only what may stand there."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from kingswill_tui.core.fields import WrongField
from kingswill_tui.store.records import (
    LONGEST_NAME,
    LONGEST_NOTE,
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


@pytest.mark.parametrize("name", ["", "a\nb", "a" * (LONGEST_NAME + 1)])
def test_no_header_is_made_that_could_not_be_read_back(name: str) -> None:
    with pytest.raises(WrongField, match="its field 'name'"):
        SeatRecord(name=name)
    with pytest.raises(WrongField, match="its field 'began'"):
        replace(HEADER, began="\x1b")


def test_a_header_is_read_back_as_it_was() -> None:
    header = replace(HEADER, seed=-(10**20) + 1, variants=("one", "two"), covers="always", forked="a 1")
    fields = header.fields()
    line = {**fields, "seats": list(fields["seats"]), "variants": list(fields["variants"])}
    assert read_header(line) == header
    assert isinstance(read_header(line), Header)


def test_nobody_waits_for_pydantic_to_go_on_with_a_game() -> None:
    code = "import sys, kingswill_tui.session.saved; print('pydantic' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False"]
