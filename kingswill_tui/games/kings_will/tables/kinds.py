"""The kinds of values a component table holds, each refusing bad input in words that say what is allowed."""

from collections.abc import Iterable
from typing import Annotated, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from kingswill_tui.games.kings_will.rules.names import RESOURCES, TERRAINS, THINGS, TILES

MARKS: Final = ("rulebook", "derived", "house", "owner")
"""Where a value comes from; `owner` is what a table says that names no source."""
_HUGE: Final = 10**18
REFUSED: Final = "refused"
"""The type of every error raised here: its message is already a sentence for people."""


def refused(what: str) -> PydanticCustomError:
    """The error that carries one finished sentence."""
    return PydanticCustomError(REFUSED, "{what}", {"what": what})


def shown(value: object) -> str:
    """A value as its writer typed it, cut where it is long."""
    if isinstance(value, int) and abs(value) >= _HUGE:
        return "so large a number"
    text = f"'{value}'" if isinstance(value, str) else str(value)
    text = text.lower() if isinstance(value, bool) else text
    return text if len(text) <= 40 else text[:37] + "..."


def whole(low: int, high: int) -> BeforeValidator:
    """A whole number within bounds."""

    def check(value: object) -> object:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise refused(f"must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    return BeforeValidator(check)


def one_of(words: Iterable[str]) -> BeforeValidator:
    """One word of a list."""
    allowed = tuple(words)

    def check(value: object) -> object:
        if value not in allowed:
            raise refused(f"must be one of {', '.join(allowed)}, not {shown(value)}")
        return value

    return BeforeValidator(check)


def _text(value: object) -> object:
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise refused(f"must be a text in quotes, not {shown(value)}")
    return value


def _truth(value: object) -> object:
    if not isinstance(value, bool):
        raise refused(f"must be true or false, not {shown(value)}")
    return value


def _source(value: object) -> object:
    marks = value.values() if isinstance(value, dict) else (value,)
    for mark in marks:
        if mark not in MARKS:
            raise refused(
                f"must be one of {', '.join(MARKS)}, or such a word for each field, not {shown(mark)}"
            )
    return value


Text = Annotated[str, BeforeValidator(_text)]
Truth = Annotated[bool, BeforeValidator(_truth)]
Source = Annotated[str | dict[str, str], BeforeValidator(_source)]
Resource = Annotated[str, one_of(RESOURCES)]
Thing = Annotated[str, one_of(THINGS)]
Terrain = Annotated[str, one_of(TERRAINS)]
ActionTile = Annotated[str, one_of(TILES)]
Amount = Annotated[int, whole(1, 20)]
Materials = Annotated[dict[Resource, Amount], Field(min_length=1)]
Payment = Annotated[dict[Annotated[str, one_of(THINGS[:5])], Amount], Field(min_length=1)]
Points = Annotated[int, whole(0, 99)]
Level = Annotated[int, whole(-99, 99)]
MoodChange = Annotated[int, whole(-9, 9)]


class Shape(BaseModel):
    """A table or row whose fields are all known."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _known_fields(cls, data: object) -> object:
        if not isinstance(data, dict):
            raise refused(f"must be a table of {', '.join(cls.model_fields)}, not {shown(data)}")
        for field in data:
            if field not in cls.model_fields:
                raise refused(f"has no field '{field}'; its fields are {', '.join(cls.model_fields)}")
        return data
