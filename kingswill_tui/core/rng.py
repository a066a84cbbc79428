"""A small random generator of our own, so that a seed means the same game for ever."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: 64 bits of state, a stream that is fully named by its seed."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        """Start the stream at any whole number."""
        self.value = value & _MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.value = (self.value + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.value
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A uniform number from 0 up to, but without, a positive bound."""
        limit = (1 << 64) - (1 << 64) % bound
        while (bits := self.next()) >= limit:
            pass
        return bits % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result


def stream(seed: int, *names: str | int) -> Rng:
    """An independent generator named by seed and purpose, so that bots never draw from the rules' stream."""
    text = "/".join(str(name) for name in (seed, *names))
    return Rng(int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big"))
