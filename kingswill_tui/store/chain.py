"""Each line of a journal ends in a sum over itself and all lines before, so that no change goes unnoticed."""

import json
from hashlib import blake2b
from typing import Any, Final

START: Final = "kingswill"
"""What the first line's sum builds on."""
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"))
_SIZE: Final = 6
_HEAD: Final = b',"sum":"'
_TAIL: Final = b'"}'
_LENGTH: Final = len(_HEAD) + 2 * _SIZE + len(_TAIL)


def chained(fields: dict[str, Any], before: str) -> tuple[bytes, str]:
    """One line of JSON without its line break, and its sum."""
    body = _ENCODER.encode(fields)[:-1].encode()
    total = _sum(body, before)
    return body + _HEAD + total.encode() + _TAIL, total


def unchained(line: bytes, before: str) -> tuple[bytes, str] | None:
    """The JSON of a line without its sum, and the sum; None when the line does not follow on `before`."""
    body = line[:-_LENGTH]
    total = _sum(body, before)
    if line[-_LENGTH:] != _HEAD + total.encode() + _TAIL:
        return None
    return body + b"}", total


def _sum(body: bytes, before: str) -> str:
    return blake2b(before.encode() + body, digest_size=_SIZE).hexdigest()
