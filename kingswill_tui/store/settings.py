"""The file of settings in the home folder: read into a record, written whole, never lost in silence."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from kingswill_tui.core.fields import made_of
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.store.disk import create_file, make_folder
from kingswill_tui.store.errors import NotWritten, reason

T = TypeVar("T", bound=NamedTuple)

FILE: Final = "settings.json"
MOST: Final = 1 << 16
"""Bytes beyond which the file is none of ours."""


class SettingsFile(Generic[T]):
    """Settings of one kind: a record whose defaults are in force where the file says nothing."""

    def __init__(self, home: Path, kind: type[T], file: str = FILE) -> None:
        """Look after the file in a home folder, which need not be there yet."""
        self.path = home / file
        self._kind = kind
        self._told_of: str | None = None

    def read(self) -> tuple[T, str]:
        """The settings, and a sentence about the file where it cannot be used; it is left as it is."""
        settings, _, problem = self._read()
        self._told_of = problem or None
        return settings, problem

    def write(self, settings: T) -> None:
        """Keep settings; NotWritten if that fails.

        A file that cannot be used is put aside, once `read`, or a refusal here, has told of it.
        """
        _, unknown, problem = self._read()
        if problem and self._told_of != problem:
            self._told_of = problem
            raise NotWritten(problem)
        data = json.dumps({**unknown, **settings._asdict()}, indent=2).encode() + b"\n"
        try:
            make_folder(self.path.parent)
            if problem:
                os.rename(self.path, self._aside())
            create_file(self.path, data)
        except OSError as error:
            raise NotWritten(f"{self.path} could not be written: {reason(error)}.") from None

    def _read(self) -> tuple[T, dict[str, Any], str]:
        """The settings, the fields that this version does not know, and what is wrong."""
        try:
            with self.path.open("rb") as file:
                text = file.read(MOST + 1)
        except FileNotFoundError:
            return self._usual, {}, ""
        except OSError as error:
            return self._usual, {}, self._problem(reason(error))
        if len(text) > MOST:
            return self._usual, {}, self._problem("it is far too long")
        return self._parsed(text)

    def _parsed(self, text: bytes) -> tuple[T, dict[str, Any], str]:
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return self._usual, {}, self._problem("it is not a file of settings")
        if not isinstance(found, dict):
            return self._usual, {}, self._problem("it is not a file of settings")
        known = self._kind._fields
        try:
            settings = made_of(self._kind, {name: found[name] for name in found if name in known})
        except ValueError as error:
            return self._usual, {}, self._problem(str(error))
        return settings, {name: value for name, value in found.items() if name not in known}, ""

    @property
    def _usual(self) -> T:
        return made_of(self._kind, {})

    def _problem(self, why: str) -> str:
        return (
            f"The settings in {self.path} cannot be used: {why}. The usual settings are in force. The file"
            f" stays as it is until a setting is changed, and is then kept as {self._aside().name}."
        )

    def _aside(self) -> Path:
        """A name that nothing has yet."""
        path, number = self.path.with_suffix(".damaged.json"), 2
        while path.exists():
            path, number = self.path.with_suffix(f".damaged-{number}.json"), number + 1
        return path
