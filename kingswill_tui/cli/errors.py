"""What a person is told when a command cannot be carried out: one sentence on stderr, exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from kingswill_tui.cli.saying import say
from kingswill_tui.core.errors import PlayerError


class Refused(click.ClickException):
    """A sentence for the person at the keyboard, without the usage lines around it."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence alone."""
        say(self.format_message(), err=True)


@contextmanager
def told_to_people() -> Iterator[None]:
    """Turn errors that a person can put right, and wrong usage, into one sentence."""
    try:
        yield
    except PlayerError as error:
        raise Refused(str(error)) from None
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "kingswill"
        raise Refused(f"{error.format_message()} See {command} --help.") from None
