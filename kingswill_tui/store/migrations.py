"""Brings the lines of older saves up to date, version by version; the files themselves stay as they are."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kingswill_tui.store.records import SAVE_VERSION

Fields = dict[str, Any]
Migration = Callable[[Fields], Fields]
"""Takes the fields of any line as one version wrote it, gives them as the next version does."""


def _notes_came(fields: Fields) -> Fields:
    """Version 2 brought lines with private notes; all that version 1 wrote reads the same."""
    return fields


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _notes_came}
"""By the version a line was written in."""


def up_to_date(
    fields: Fields, version: int, migrations: Mapping[int, Migration], current: int = SAVE_VERSION
) -> Fields:
    """The fields as the current version writes them."""
    for step in range(version, current):
        fields = migrations[step](fields)
    return fields
