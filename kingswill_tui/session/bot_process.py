"""The process in which bots think: questions come in, answers go out, and it ends with its input."""

import json
import os
import pickle
import signal
import struct
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, BinaryIO, Final

LENGTH: Final = struct.Struct(">I")
"""What stands before each message: how many bytes it has."""
LONGEST: Final = 1 << 26
"""Bytes of a message; an observation takes a few thousand."""


def send(out: BinaryIO, message: bytes) -> None:
    """Write one message; an OSError when nobody reads it any more."""
    out.write(LENGTH.pack(len(message)) + message)
    out.flush()


def receive(source: BinaryIO) -> bytes:
    """Read one message; an EOFError when there will be none."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    if length > LONGEST:
        raise EOFError
    message = source.read(length)
    if len(message) < length:
        raise EOFError
    return message


def answered(make: Any, bots: dict[str, Any], question: bytes) -> Mapping[str, Any]:
    """A bot's answer to one question, or what went wrong."""
    try:
        level, observation, rng = pickle.loads(question)
        if level not in bots:
            bots[level] = make(level)
        action = bots[level].choose(observation, rng)
        return {"kind": action.kind, "args": list(action.args)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def main(registry: str) -> None:
    """Answer until the input ends; bots come from the `make` of the registry's module."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # leaving is decided by the process at the keyboard
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not garble the answers
    make = import_module(registry).make
    bots: dict[str, Any] = {}
    try:
        while True:
            send(out, json.dumps(answered(make, bots, receive(sys.stdin.buffer))).encode())
    except (EOFError, OSError):
        return


if __name__ == "__main__":
    main(sys.argv[1])
