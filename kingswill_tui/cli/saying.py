"""Prints what a command has to tell: on a terminal in lines that end between words."""

from __future__ import annotations

import sys
from typing import TextIO

import click


def say(text: str, err: bool = False) -> None:
    """Print on stdout or stderr; no word and no file name is torn apart where a line is full."""
    click.echo(fitted(text, sys.stderr if err else sys.stdout), err=err)


def fitted(text: str, stream: TextIO) -> str:
    """The text with its lines broken for the terminal it goes to; as it is where that is none."""
    if not stream.isatty():
        return text
    from shutil import get_terminal_size

    from kingswill_tui.plain.page import broken

    columns = get_terminal_size().columns
    return "\n".join(part for line in text.split("\n") for part in broken(line, columns))
