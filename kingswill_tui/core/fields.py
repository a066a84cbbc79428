"""Makes records of what a file holds: each field is held against its own type and the checks beside it.

Records are named tuples whose fields are of str, int, bool, None, Literal, another record, tuples or mappings
of these, or one of them and None; a check stands in `Annotated`.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from sys import maxsize
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

from kingswill_tui.core.named_tuples import NamedTuple

T = TypeVar("T", bound=NamedTuple)

Check = Callable[[Any], bool]
"""Whether a value, which is of the field's type, may stand there; a WrongField where more is to be told."""
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
    return range(low, high + 1).__contains__


def one_line(most: int = maxsize, least: int = 0) -> Check:
    """A text on one line; nothing in it may move the cursor of a terminal or colour it."""
    return lambda value: least <= len(value) <= most and value.isprintable()


def lines(most: int) -> Check:
    """A text that may have line breaks."""
    check = one_line(most)
    return lambda value: check(value.replace("\n", " "))


def some(most: int = maxsize, least: int = 1) -> Check:
    """So many values, or letters."""
    return lambda value: least <= len(value) <= most


def is_id(value: str) -> bool:
    """A short name of small letters, digits and underscores."""
    return _ID.fullmatch(value) is not None


def made_of(kind: type[T], values: Mapping[str, Any]) -> T:
    """A record of all these values and no others; WrongField names the first that does not fit."""
    readers, needed = _declared(kind)
    made = {}
    name = ""
    try:
        for name, value in values.items():
            made[name] = readers[name](value)
    except WrongField as error:
        raise error.within(name) from None
    except KeyError:
        raise WrongField(str(name), "is not known") from None
    if not needed <= made.keys():
        raise WrongField(next(name for name in kind._fields if name in needed - made.keys()), "is missing")
    making: Callable[..., T] = kind
    return making(**made)


def checked(record: T) -> T:
    """A record that was made otherwise, held against its fields; WrongField names the first misfit."""
    return made_of(type(record), record._asdict())


@cache
def _declared(kind: type[Any]) -> tuple[dict[str, _Reader], frozenset[str]]:
    """The reader of each field, and the fields that have to be there."""
    readers = {name: _reader(kind.__annotations__[name]) for name in kind._fields}
    return readers, readers.keys() - kind._field_defaults.keys()


def _reader(hint: Any) -> _Reader:
    making = _READERS.get(get_origin(hint))
    if making is not None:
        return making(get_args(hint))
    return _record(hint) if hasattr(hint, "_fields") else _exactly(hint)


def _exactly(kind: Any) -> _Reader:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise WrongField
        return value

    return read


def _record(kind: Any) -> _Reader:
    def read(value: Any) -> Any:
        values = value._asdict() if type(value) is kind else value
        if not isinstance(values, dict):
            raise WrongField
        return made_of(kind, values)

    return read


def _checked(parts: tuple[Any, Check]) -> _Reader:
    inner, check = parts
    read_inner = _reader(inner)
    if inner in (str, int):  # most fields are, and a line of a save has many

        def read_plain(value: Any) -> Any:
            if type(value) is not inner or not check(value):
                raise WrongField
            return value

        return read_plain

    def read(value: Any) -> Any:
        found = read_inner(value)
        if not check(found):
            raise WrongField
        return found

    return read


def _word(parts: tuple[Any, ...]) -> _Reader:
    # True equals 1, but is another word.
    words = {kind: frozenset(part for part in parts if type(part) is kind) for kind in map(type, parts)}

    def read(value: Any) -> Any:
        if value not in words.get(type(value), ()):
            raise WrongField
        return value

    return read


def _inside(name: str | int, read: _Reader, value: Any) -> Any:
    try:
        return read(value)
    except WrongField as error:
        raise error.within(name) from None


def _row(parts: tuple[Any, ...]) -> _Reader:
    reader = _reader(parts[0])

    def read(value: Any) -> Any:
        # A record is a tuple too, but no row of values.
        if type(value) is not list and type(value) is not tuple:
            raise WrongField
        return tuple(_inside(number, reader, each) for number, each in enumerate(value, 1))

    return read


def _named(parts: tuple[Any, ...]) -> _Reader:
    name_reader, reader = map(_reader, parts)

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise WrongField
        return {name_reader(name): _inside(str(name), reader, each) for name, each in value.items()}

    return read


def _either(parts: tuple[Any, ...]) -> _Reader:
    """A kind of value or None; no other union is known here."""
    (reader,) = (_reader(part) for part in parts if part is not type(None))
    return lambda value: None if value is None else reader(value)


_READERS: Final[dict[Any, Callable[[tuple[Any, ...]], _Reader]]] = {
    Annotated: _checked,
    Literal: _word,
    tuple: _row,
    Mapping: _named,
    Union: _either,
    UnionType: _either,
}
