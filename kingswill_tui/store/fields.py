"""What the fields of a line may hold, said beside each field, and how a line is held against that."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    T = TypeVar("T", bound=DataclassInstance)
else:
    T = TypeVar("T")

Check = Callable[[Any], bool]
"""Whether a value may stand in a field; it is handed whatever a line holds. It stands in `Annotated`."""
_ID: Final = re.compile(r"[a-z0-9_]{1,40}")
_TELLING: Final = 40
"""Letters of a field's name that are repeated to people."""


class WrongField(ValueError):
    """A field is missing, unknown or holds what cannot be there, told in the middle of a sentence."""

    def __init__(self, name: str, wrong: str = "holds what cannot be there") -> None:
        """Name the field as its line does."""
        super().__init__(f"its field '{name[:_TELLING]}' {wrong}")


def whole(low: int, high: int) -> Check:
    """A whole number within bounds."""
    return lambda value: type(value) is int and low <= value <= high


def text(most: int | None = None, least: int = 0) -> Check:
    """A text on one line; nothing in it may move the cursor of a terminal or colour it."""

    def check(value: Any) -> bool:
        if not isinstance(value, str) or not value.isprintable():
            return False
        return least <= len(value) and (most is None or len(value) <= most)

    return check


def lines(most: int) -> Check:
    """A text that may have line breaks."""
    one_line = text(most)
    return lambda value: isinstance(value, str) and one_line(value.replace("\n", " "))


def one_of(words: Iterable[str]) -> Check:
    """One of some words."""
    known = tuple(words)
    return lambda value: isinstance(value, str) and value in known


def optional(check: Check) -> Check:
    """The same, or nothing."""
    return lambda value: value is None or check(value)


def each(check: Check, most: int, least: int = 0) -> Check:
    """Some values, each of which passes the check."""
    return lambda values: (
        isinstance(values, tuple) and least <= len(values) <= most and all(map(check, values))
    )


def is_switch(value: Any) -> bool:
    """True or false."""
    return isinstance(value, bool)


def is_id(value: Any) -> bool:
    """A short name of small letters, digits and underscores."""
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def check_values(kind: type[T], values: Mapping[str, Any]) -> None:
    """Hold the values that are there against what their fields may hold; WrongField names the first."""
    checks, _ = _declared(kind)
    for name, value in values.items():
        if name not in checks:
            raise WrongField(name, "is not known")
        for check in checks[name]:
            if not check(value):
                raise WrongField(name)


def made_of(kind: type[T], values: Mapping[str, Any]) -> T:
    """A record of all these values and no others; WrongField names the first that does not fit."""
    check_values(kind, values)
    for name in _declared(kind)[1]:
        if name not in values:
            raise WrongField(name, "is missing")
    return kind(**values)


@cache
def _declared(kind: type[Any]) -> tuple[dict[str, tuple[Check, ...]], tuple[str, ...]]:
    """The checks of each field, and the names of those that have to be there."""
    known = fields(kind)
    checks = {field.name: getattr(field.type, "__metadata__", ()) for field in known}
    needed = (field for field in known if field.default is MISSING and field.default_factory is MISSING)
    return checks, tuple(field.name for field in needed)
