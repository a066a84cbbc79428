"""Keeps hidden things from being read at a glance; it is no encryption, the program itself can undo it."""

import zlib
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from hashlib import shake_256

MOST = 1 << 20
"""The longest text, in bytes, that is ever unveiled; a small text can be made to unfold without end."""


def veil(text: str, salt: str) -> str:
    """The text in letters that say nothing to the eye; equal texts under different salts look different."""
    packed = zlib.compress(text.encode(), 6)
    return b64encode(_mixed(packed, salt)).decode()


def unveil(veiled: str, salt: str) -> str:
    """The text back; a ValueError when it was not veiled with this salt or is too long."""
    try:
        packed = _mixed(b64decode(veiled, validate=True), salt)
        opener = zlib.decompressobj()
        text = opener.decompress(packed, MOST)
    except (NotBase64, zlib.error) as error:
        raise ValueError("it is not veiled as it should be") from error
    if not opener.eof or opener.unused_data:
        raise ValueError("it is cut short or too long")
    return text.decode()


def _mixed(data: bytes, salt: str) -> bytes:
    size = len(data)
    stream = shake_256(salt.encode()).digest(size)
    return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(size)
