"""Ways in which a file can come to harm, or be made to do harm."""

import json
from collections.abc import Callable
from typing import Any

from kingswill_tui.core.rng import Rng
from kingswill_tui.store.chain import START, chained
from tests.store.written import Written

Mutation = Callable[[Written, Rng], bytes]
HUGE = 300_000
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3.5,
    10**30,
    "",
    "1",
    "\x1b[31m",
    "\ud800",
    "ü" * 300,
    [],
    [[[[]]]],
    {},
    {"a": 1},
    "x" * HUGE,
)
"""What a field may hold that should not."""


def bit_flip(written: Written, rng: Rng) -> bytes:
    """One bit is another."""
    data = bytearray(written.data)
    data[rng.below(len(data))] ^= 1 << rng.below(8)
    return bytes(data)


def cut(written: Written, rng: Rng) -> bytes:
    """The end is missing."""
    return written.data[: rng.below(len(written.data))]


def hole(written: Written, rng: Rng) -> bytes:
    """A piece in the middle is missing."""
    start = rng.below(len(written.data))
    return written.data[:start] + written.data[start + 1 + rng.below(500) :]


def zeros(written: Written, rng: Rng) -> bytes:
    """A block was never written."""
    start = rng.below(len(written.data))
    return written.data[:start] + bytes(min(4096, len(written.data) - start)) + written.data[start + 4096 :]


def noise(written: Written, rng: Rng) -> bytes:
    """Something else got in."""
    start = rng.below(len(written.data) + 1)
    junk = bytes(rng.below(256) for _ in range(1 + rng.below(40)))
    return written.data[:start] + junk + written.data[start:]


def swapped_lines(written: Written, rng: Rng) -> bytes:
    """Two lines changed places."""
    lines = written.lines
    i, j = rng.below(len(lines)), rng.below(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return b"".join(lines)


def repeated_line(written: Written, rng: Rng) -> bytes:
    """A line is there twice."""
    lines = written.lines
    i = rng.below(len(lines))
    return b"".join([*lines[: i + 1], lines[i], *lines[i + 1 :]])


def lost_line(written: Written, rng: Rng) -> bytes:
    """A line is missing."""
    lines = written.lines
    del lines[rng.below(len(lines))]
    return b"".join(lines)


def encoded_otherwise(written: Written, rng: Rng) -> bytes:
    """An editor saved it in its own way."""
    encoding = rng.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7", "cp037"))
    return written.data.decode().encode(encoding)


def other_line_breaks(written: Written, rng: Rng) -> bytes:
    """It was sent as a text of another system."""
    return written.data.replace(b"\n", rng.choice((b"\r\n", b"\r", b"\n\n", b" ")))


def other_version(written: Written, rng: Rng) -> bytes:
    """It says that another version wrote it."""
    fields = _fields(written)
    fields[0]["version"] = rng.choice((0, 2, 3, 99, 10**40, -1, "1", None, 1.0, True))
    return _rechained(fields)


def strange_field(written: Written, rng: Rng) -> bytes:
    """A field holds something strange, and the sums agree with it."""
    fields = _fields(written)
    line = rng.choice(fields)
    line[rng.choice(sorted(line))] = rng.choice(STRANGE)
    return _rechained(fields)


def lost_field(written: Written, rng: Rng) -> bytes:
    """A field is missing or has another name, and the sums agree with it."""
    fields = _fields(written)
    line = rng.choice(fields)
    name = rng.choice(sorted(line))
    value = line.pop(name)
    if rng.below(2):
        line[name + "s"] = value
    return _rechained(fields)


def shuffled_with_sums(written: Written, rng: Rng) -> bytes:
    """Lines changed places or are missing, and the sums agree with it."""
    fields = _fields(written)
    i = 1 + rng.below(len(fields) - 1)
    taken = fields.pop(i)
    if rng.below(3):
        fields.insert(1 + rng.below(len(fields)), taken)
    return _rechained(fields)


def other_answer(written: Written, rng: Rng) -> bytes:
    """An answer or where it led is another, and the sums agree with it."""
    fields = _fields(written)
    answers = [line for line in fields[1:] if line["kind"] == "answer"]
    line = rng.choice(answers[-30:])
    if rng.below(2):
        line["digest"] = rng.choice(answers)["digest"]
    else:
        line["action"] = rng.choice(("deliver", "sell wood", "choose movement", "dance"))
        line.pop("private", None)
    return _rechained(fields)


def deep(written: Written, rng: Rng) -> bytes:
    """Brackets without end."""
    lines = written.lines
    lines[rng.below(len(lines))] = b"[" * 100_000 + b"\n"
    return b"".join(lines)


def endless_line(written: Written, rng: Rng) -> bytes:
    """A line that does not end for a long while."""
    lines = written.lines
    lines.insert(rng.below(len(lines) + 1), b'{"kind":"' + b"a" * 3_000_000 + b'"}\n')
    return b"".join(lines)


MUTATIONS: tuple[Mutation, ...] = (
    bit_flip,
    cut,
    hole,
    zeros,
    noise,
    swapped_lines,
    repeated_line,
    lost_line,
    encoded_otherwise,
    other_line_breaks,
    other_version,
    strange_field,
    lost_field,
    shuffled_with_sums,
    other_answer,
    deep,
    endless_line,
)
WITH_SUMS: tuple[Mutation, ...] = (other_version, strange_field, lost_field, shuffled_with_sums, other_answer)
"""Those whose sums agree: made on purpose, since no accident makes them."""


def _fields(written: Written) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in written.lines]
    for line in lines:
        del line["sum"]
    return lines


def _rechained(lines: list[dict[str, Any]]) -> bytes:
    total, data = START, b""
    for fields in lines:
        line, total = chained(fields, total)
        data += line + b"\n"
    return data
