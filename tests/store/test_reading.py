"""A journal is trusted line by line: what was changed, moved or left unfinished is named with its place."""

import json
from hashlib import blake2b
from io import BytesIO
from pathlib import Path

import pytest

from kingswill_tui.store.chain import START, chained, unchained
from kingswill_tui.store.errors import ForeignFile, NewerSave, NoSuchSave, StoreError
from kingswill_tui.store.reading import Loaded, read_file, read_journal
from kingswill_tui.store.records import SAVE_VERSION
from tests.store.written import written_game

WRITTEN = written_game(2, 5, 90)


def read(data: bytes) -> Loaded:
    return read_journal(BytesIO(data), "the file")


def test_what_was_written_is_read_back() -> None:
    loaded = read(WRITTEN.data)
    assert loaded.header == WRITTEN.header
    assert loaded.records == WRITTEN.records
    assert (loaded.torn, loaded.damage, loaded.open_line) == (False, None, False)
    assert loaded.length == len(WRITTEN.data)


def test_every_line_is_json_with_ply_and_digest() -> None:
    header, *lines = map(json.loads, WRITTEN.lines)
    assert (header["version"], header["rules"], header["ruleset"]) == (SAVE_VERSION, 1, "standard")
    assert {"tables", "seed", "variants", "seats"} <= set(header)
    assert all({"ply", "digest", "sum"} <= set(line) for line in lines)


def test_every_line_changed_by_one_letter_is_named() -> None:
    lines = WRITTEN.lines
    for at in range(1, len(lines)):
        changed = lines[at].replace(b'"digest":"', b'"digest":"0', 1)
        assert changed != lines[at]
        loaded = read(b"".join([*lines[:at], changed, *lines[at + 1 :]]))
        assert loaded.damage is not None
        assert loaded.damage.line == at + 1
        assert loaded.records == WRITTEN.records[: at - 1]
        assert loaded.damage.ply == loaded.ply


def test_a_last_line_without_its_end_is_dropped_wherever_it_was_cut() -> None:
    last = len(WRITTEN.lines[-1])
    for missing in range(2, last):
        loaded = read(WRITTEN.data[:-missing])
        assert (loaded.torn, loaded.damage) == (True, None)
        assert loaded.records == WRITTEN.records[:-1]
    whole = read(WRITTEN.data[:-1])
    assert (whole.torn, whole.open_line) == (False, True)
    assert whole.records == WRITTEN.records
    assert read(WRITTEN.data[:-last]).torn is False


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}", b"[]\n", b'{"kingswill":"game"}\n', b"\x89PNG\r\n", b"null\n"]
)
def test_a_foreign_file_is_said_to_be_one(data: bytes) -> None:
    with pytest.raises(ForeignFile, match="is not a save of this program"):
        read(data)


def test_a_save_of_a_newer_program_is_said_to_be_one_although_its_lines_are_unknown() -> None:
    newer = json.dumps({"kingswill": "save", "version": SAVE_VERSION + 1, "all": "new"}).encode() + b"\n"
    with pytest.raises(NewerSave, match="Update the program"):
        read(newer)


def test_a_file_that_is_not_there_or_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSuchSave, match="There is no file"):
        read_file(tmp_path / "none")
    with pytest.raises(StoreError, match="cannot be read: Is a directory"):
        read_file(tmp_path)


def test_a_line_follows_on_all_lines_before_it() -> None:
    line, total = chained({"a": 1}, START)
    assert json.loads(line)["a"] == 1
    assert unchained(line, START) == (b'{"a":1}', total)
    assert unchained(line, "another past") is None
    assert unchained(line.replace(b"1", b"2", 1), START) is None
    assert unchained(b"", START) is None


def rechained(lines: list[dict[str, object]]) -> bytes:
    """Lines whose sums agree with them, as no accident makes them."""
    total, data = START, b""
    for fields in lines:
        line, total = chained({name: value for name, value in fields.items() if name != "sum"}, total)
        data += line + b"\n"
    return data


def test_a_line_that_does_not_count_on_is_named_although_its_sum_agrees() -> None:
    lines = [json.loads(line) for line in WRITTEN.lines]
    for at in (2, 10, len(lines) - 1):
        loaded = read(rechained([*lines[:at], {**lines[at], "ply": lines[at]["ply"] + 3}, *lines[at + 1 :]]))
        assert loaded.damage is not None
        assert loaded.damage.line == at + 1
        assert "is due" in loaded.damage.why


@pytest.mark.parametrize("more", ["", '{"a":1}', "null}"])
def test_a_line_holds_one_record_and_nothing_after_it(more: str) -> None:
    good = read(WRITTEN.data)
    fields = {"kind": "answer", "ply": good.ply + 1, "seat": 0, "action": "pass", "digest": "d"}
    body = (json.dumps(fields) + more).removesuffix("}")
    total = blake2b((good.last_sum + body).encode(), digest_size=6).hexdigest()
    loaded = read(WRITTEN.data + f'{body},"sum":"{total}"}}\n'.encode())
    assert (loaded.damage is None) == (not more)
    assert loaded.ply == good.ply + (not more)


@pytest.mark.parametrize("shown", ["\x1b[2J", "\x07", "\u202e", "\r", "\ud800"])
def test_nothing_in_a_save_can_play_tricks_on_a_terminal(shown: str) -> None:
    header, *lines = (json.loads(line) for line in WRITTEN.lines)
    for name, value in (
        ("seats", [{"name": shown}]),
        ("began", shown),
        ("components", shown),
        ("about", shown),
    ):
        with pytest.raises(ForeignFile, match="cannot be used") as refused:
            read(rechained([{**header, name: value}, *lines]))
        assert str(refused.value).isprintable()
    at = next(i for i, line in enumerate(lines) if line["kind"] == "answer" and "private" not in line)
    for name in ("action", "digest", "kind", shown):
        loaded = read(rechained([header, *lines[:at], {**lines[at], name: shown}]))
        assert loaded.damage is not None
        assert loaded.damage.line == at + 2
        assert loaded.damage.why.isprintable()
