"""Our named tuples are those of the standard library in everything but the time their classes take."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any, Generic, NamedTuple, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as some

from kingswill_tui.core import named_tuples
from kingswill_tui.core.fields import made_of

T = TypeVar("T")


class Pile(named_tuples.NamedTuple):
    """Things of one kind."""

    thing: str
    """Which."""
    amount: int = 1
    """How many."""
    spoilt: bool = False
    """Whether they can be used no more."""

    @property
    def usable(self) -> int:
        """How many can be used."""
        return 0 if self.spoilt else self.amount


class LibraryPile(NamedTuple):
    """The same, made by the standard library."""

    thing: str
    amount: int = 1
    spoilt: bool = False


class Holding(named_tuples.NamedTuple, Generic[T]):
    """Anything at all."""

    what: T
    """It."""


PILES = {Pile, LibraryPile}
VALUES = some.tuples(some.text(max_size=3), some.integers(), some.booleans())


@given(VALUES, some.integers(0, 3), some.sampled_from(["", "amount", "spoilt", "what"]))
def test_they_are_made_and_changed_alike(values: tuple[str, int, bool], placed: int, other: str) -> None:
    def make(kind: Callable[..., Any]) -> Any:
        return kind(
            *values[:placed], **dict(zip(LibraryPile._fields[placed:2], values[placed:2], strict=True))
        )

    ours, theirs = make(Pile), make(LibraryPile)
    assert ours == theirs
    assert hash(ours) == hash(theirs)
    assert ours._asdict() == theirs._asdict()
    assert repr(ours) == repr(theirs).removeprefix("Library")
    assert (ours.thing, ours.amount, ours.spoilt) == tuple(theirs)
    if other != "what":
        changes = {other: values[1]} if other else {}
        assert ours._replace(**changes) == theirs._replace(**changes)
        assert type(ours._replace(**changes)) is Pile


@pytest.mark.parametrize(
    "make",
    [
        lambda kind: kind(),
        lambda kind: kind(amount=2),
        lambda kind: kind("wood", 1, True, 2),
        lambda kind: kind("wood", thing="stone"),
        lambda kind: kind("wood", what=1),
        lambda kind: kind("wood")._replace(what=1),
        lambda kind: setattr(kind("wood"), "amount", 2),
        lambda kind: setattr(kind("wood"), "what", 2),
    ],
)
def test_they_refuse_the_same(make: Callable[[Any], object]) -> None:
    for kind in PILES:
        with pytest.raises((TypeError, ValueError, AttributeError)):
            make(kind)


def test_their_classes_tell_the_same() -> None:
    for name in ("_fields", "_field_defaults", "__match_args__", "__slots__", "__annotations__"):
        assert getattr(Pile, name) == getattr(LibraryPile, name), name


def test_they_are_pickled_and_copied() -> None:
    pile = Pile("wood", 3)
    for other in (pickle.loads(pickle.dumps(pile)), copy(pile), deepcopy(pile)):
        assert other == pile
        assert type(other) is Pile


def test_they_are_matched_by_place_and_name() -> None:
    match Pile("wood", 3):
        case Pile("wood", amount, spoilt=False):
            assert amount == 3
        case _:
            pytest.fail("The pattern should have matched.")


def test_they_have_methods_and_may_hold_any_type() -> None:
    assert Pile("food", 3, spoilt=True).usable == 0
    assert Holding[int](4) == Holding(4)
    assert Holding("four").what == "four"
    assert not hasattr(Holding(4), "__dict__")


def test_a_class_without_a_tuple_yet_can_be_read_into() -> None:
    class Fresh(named_tuples.NamedTuple):
        thing: str

    assert made_of(Fresh, {"thing": "wood"}) == Fresh("wood")
