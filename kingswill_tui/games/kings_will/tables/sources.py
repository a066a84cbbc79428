"""Every value of the component tables in words, with the mark of where it comes from."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from kingswill_tui.games.kings_will.tables.errors import TableError
from kingswill_tui.games.kings_will.tables.files import RULESETS
from kingswill_tui.games.kings_will.tables.kinds import MARKS
from kingswill_tui.games.kings_will.tables.reading import Components
from kingswill_tui.games.kings_will.tables.schema import CardRow, RulesetFile, Sourced, TravelRow

_NO_VALUES: Final = ("id", "source")


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a table."""

    row: str
    """The row it stands in; empty where the table is one row."""
    field: str
    """Its field, as a source mark names it."""
    text: str
    """The value in words."""
    source: str
    """Where it comes from: one of MARKS."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table, value by value."""

    path: Path
    """The file it was read from."""
    values: tuple[Value, ...]
    """Its values in the order of the file."""


def read_sheets(components: Components) -> tuple[Sheet, ...]:
    """All tables value by value; a TableError names a source mark for a field that is not there."""
    files: dict[str, Sourced] = {
        f"{RULESETS}/{components.ruleset}.toml": components.rules,
        "settlements.toml": components.settlements,
        "buildings.toml": components.buildings,
        "terrains.toml": components.terrains,
        "action_tiles.toml": components.action_tiles,
        "travel_tiles.toml": components.travel,
        "will_cards.toml": components.cards,
        "tracks.toml": components.tracks,
    }
    paths = components.paths
    return tuple(Sheet(paths[name], tuple(_values(paths[name], file))) for name, file in files.items())


def _rows(file: Sourced) -> dict[str, Sourced]:
    if isinstance(file, RulesetFile):
        return {"": file}
    rows: dict[str, Sourced] = {}
    for name in type(file).model_fields:
        value = getattr(file, name)
        if isinstance(value, Sourced):
            rows[name] = value
        elif name not in _NO_VALUES:
            rows.update({row.id: row for row in value})
    return rows


def _values(path: Path, file: Sourced) -> Iterator[Value]:
    rows = _rows(file)
    fields = {name: dict(_fields(row)) for name, row in rows.items()}
    _check_marks(path, "", file, {field for row in fields.values() for field in row})
    for name, row in rows.items():
        _check_marks(path, name, row, set(fields[name]))
        for field, text in fields[name].items():
            yield Value(name, field, text, _mark(field, row, file))


def _check_marks(path: Path, name: str, row: Sourced, fields: set[str]) -> None:
    for field in row.source if isinstance(row.source, dict) else ():
        if field not in fields:
            known = ", ".join(sorted(fields))
            raise TableError(path, f"names no value; there are {known}", name, f"source.{field}")


def _mark(field: str, row: Sourced, file: Sourced) -> str:
    for source in (row.source, file.source):
        mark = source.get(field) if isinstance(source, dict) else source
        if mark:
            return mark
    return MARKS[-1]


def _fields(row: Sourced) -> Iterator[tuple[str, str]]:
    for name in type(row).model_fields:
        value = getattr(row, name)
        if name in _NO_VALUES or (value is None and not isinstance(row, RulesetFile)):
            continue
        if isinstance(row, TravelRow) and name == "voluntary":
            yield from ((f"voluntary_{mood}", _text(delivery)) for mood, delivery in row.voluntary.items())
        elif isinstance(row, CardRow) and name == "will":
            yield from ((part, _text(getattr(row.will, part))) for part in type(row.will).model_fields)
        elif isinstance(row, CardRow) and name == "wrath":
            yield name, " or ".join(_text(condition) for condition in row.wrath)
        else:
            yield name, _text(value)


def _text(value: object) -> str:
    match value:
        case None:
            return "chosen"
        case bool():
            return "yes" if value else "no"
        case BaseModel():
            return "; ".join(f"{part} {_text(getattr(value, part))}" for part in type(value).model_fields)
        case dict():
            return " + ".join(f"{name} {amount}" for name, amount in value.items())
        case tuple():
            return ", ".join(_text(part) for part in value) or "none"
        case _:
            return str(value)
