"""The named tuple of `typing`, made in a fifth of the time: every start waits for seventy classes of them."""

from collections import _tuplegetter as field_of  # type: ignore[attr-defined]  # reads a field at C's speed
from typing import TYPE_CHECKING, Any

__all__ = ["NamedTuple"]


class TupleClass(type):
    """Makes a class of tuples from the fields that are annotated in its body."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "TupleClass":
        """A class whose tuples hold these fields; a value in the body is the field's default."""
        kind = super().__new__(cls, name, bases, {**body, "__slots__": ()})
        fields = tuple(kind.__annotations__)
        defaults = {field: body[field] for field in fields if field in body}
        named = {field: field_of(place, f"Field {place}.") for place, field in enumerate(fields)}
        told = {"_fields": fields, "__match_args__": fields, "_field_defaults": defaults}
        for attribute, value in (named | told).items():
            setattr(kind, attribute, value)
        return kind


if TYPE_CHECKING:
    from typing import NamedTuple
else:

    class NamedTuple(tuple, metaclass=TupleClass):
        """A tuple whose values have names."""

        def __new__(cls, *values, **named):
            """Work out how tuples of this class are made, since the first of them is wanted."""
            cls.__new__ = _maker(cls._fields, cls._field_defaults)
            return cls(*values, **named)

        def _replace(self, **named):
            """The same with other values in some fields."""
            made = tuple.__new__(type(self), map(named.pop, self._fields, self))
            if named:
                raise ValueError(f"{type(self).__name__} has no fields {', '.join(named)}")
            return made

        def _asdict(self):
            """The values by the names of their fields."""
            return dict(zip(self._fields, self, strict=True))

        def __getnewargs__(self):
            """What pickle makes the tuple of again."""
            return tuple(self)

        def __repr__(self):
            """As it would be written."""
            fields = ", ".join(f"{field}={value!r}" for field, value in self._asdict().items())
            return f"{type(self).__name__}({fields})"


def _maker(fields: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    names = "".join(f"{field}, " for field in fields)
    make = eval(f"lambda cls, {names}: new(cls, ({names}))", {"new": tuple.__new__})
    make.__defaults__ = tuple(defaults.values())
    return make
