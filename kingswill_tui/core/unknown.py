"""The value that stands where an observer may not know what is there."""

from enum import Enum
from typing import Final, Literal


class Unknown(Enum):
    """A type with one member, so that a missing number can never be mistaken for a number."""

    UNKNOWN = "?"

    def __repr__(self) -> str:
        """Print as the question mark that notation uses."""
        return "?"


UNKNOWN: Final = Unknown.UNKNOWN
Hidden = int | Literal[Unknown.UNKNOWN]
