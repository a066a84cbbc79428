"""Makes records of what a file holds: each field is held against its own type and the checks beside it.

Records are dataclasses whose fields are of str, int, bool, None, Literal, another record, tuples and dicts of
these, or one of them and None; a check stands in `Annotated`.
"""

import re
from collections.abc import Callable, Mapping, Sized
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    T = TypeVar("T", bound=DataclassInstance)
else:
    T = TypeVar("T")

Check = Callable[[Any], bool]
"""Whether a value, which is of the field's type, may stand there."""
_Reader = Callable[[Any], Any]
"""Makes the value of a field from what a file holds, or raises WrongField."""
_ID: Final = re.compile(r"[a-z0-9_]{1,40}")
_TELLING: Final = 80
"""Letters of a field's name that are repeated to people."""


class WrongField(ValueError):
    """A field is missing, unknown or holds what cannot be there, told in the middle of a sentence."""

    def __init__(self, name: str = "", wrong: str = "holds what cannot be there") -> None:
        """Name the field as its file does."""
        shown = "".join(letter if letter.isprintable() else "?" for letter in name[:_TELLING])
        super().__init__(f"its field '{shown}' {wrong}")
        self.name = name
        self.wrong = wrong

    def within(self, name: str | int) -> "WrongField":
        """The same, seen from one level further out."""
        return WrongField(f"{name}.{self.name}" if self.name else str(name), self.wrong)


def whole(low: int, high: int) -> Check:
    """A whole number within bounds."""
    return lambda value: bool(low <= value <= high)


def one_line(most: int | None = None, least: int = 0) -> Check:
    """A text on one line; nothing in it may move the cursor of a terminal or colour it."""
    return lambda value: value.isprintable() and least <= len(value) and (most is None or len(value) <= most)


def lines(most: int) -> Check:
    """A text that may have line breaks."""
    check = one_line(most)
    return lambda value: check(value.replace("\n", " "))


def some(most: int | None = None, least: int = 1) -> Check:
    """So many values, or letters."""

    def check(value: Sized) -> bool:
        return least <= len(value) and (most is None or len(value) <= most)

    return check


def is_id(value: str) -> bool:
    """A short name of small letters, digits and underscores."""
    return _ID.fullmatch(value) is not None


def made_of(kind: type[T], values: Mapping[str, Any]) -> T:
    """A record of all these values and no others; WrongField names the first that does not fit."""
    declared = _declared(kind)
    for name in values:
        if name not in declared:
            raise WrongField(str(name), "is not known")
    for name, (_, needed) in declared.items():
        if needed and name not in values:
            raise WrongField(name, "is missing")
    return kind(**{name: _read(declared[name][0], name, value) for name, value in values.items()})


def check_record(record: "DataclassInstance") -> None:
    """Hold a record that was made otherwise against its own fields; WrongField names the first misfit."""
    for name, (reader, _) in _declared(type(record)).items():
        _read(reader, name, getattr(record, name))


@cache
def _declared(kind: type[Any]) -> dict[str, tuple[_Reader, bool]]:
    """By field its reader, and whether it has to be there."""
    return {
        field.name: (_reader(field.type), field.default is MISSING and field.default_factory is MISSING)
        for field in fields(kind)
    }


def _read(reader: _Reader, name: str | int, value: Any) -> Any:
    try:
        return reader(value)
    except WrongField as error:
        raise error.within(name) from None


def _reader(hint: Any) -> _Reader:
    making = _READERS.get(get_origin(hint))
    if making is not None:
        return making(get_args(hint))
    return _record(hint) if is_dataclass(hint) else _exactly(hint)


def _exactly(kind: Any) -> _Reader:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise WrongField
        return value

    return read


def _record(kind: Any) -> _Reader:
    def read(value: Any) -> Any:
        if isinstance(value, kind):
            return value
        if not isinstance(value, dict):
            raise WrongField
        return made_of(kind, value)

    return read


def _checked(parts: tuple[Any, ...]) -> _Reader:
    inner, *checks = parts
    reader = _reader(inner)

    def read(value: Any) -> Any:
        found = reader(value)
        for check in checks:
            if not check(found):
                raise WrongField
        return found

    return read


def _word(parts: tuple[Any, ...]) -> _Reader:
    def read(value: Any) -> Any:
        if not any(type(value) is type(part) and value == part for part in parts):
            raise WrongField
        return value

    return read


def _row(parts: tuple[Any, ...]) -> _Reader:
    reader = _reader(parts[0])

    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise WrongField
        return tuple(_read(reader, number, each) for number, each in enumerate(value, 1))

    return read


def _named(parts: tuple[Any, ...]) -> _Reader:
    name_reader, reader = map(_reader, parts)

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise WrongField
        return {name_reader(name): _read(reader, str(name), each) for name, each in value.items()}

    return read


def _either(parts: tuple[Any, ...]) -> _Reader:
    """A kind of value or None; no other union is known here."""
    (reader,) = (_reader(part) for part in parts if part is not type(None))
    return lambda value: None if value is None else reader(value)


_READERS: Final[dict[Any, Callable[[tuple[Any, ...]], _Reader]]] = {
    Annotated: _checked,
    Literal: _word,
    tuple: _row,
    dict: _named,
    Union: _either,
    UnionType: _either,
}
