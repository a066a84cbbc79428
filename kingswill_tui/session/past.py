"""What was answered before a game was resumed, recalled only when somebody asks."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from kingswill_tui.session.told import Told


class Past:
    """The answers before the position that a table was restored at."""

    def __init__(self, count: int, recall: Callable[[], tuple[Told, ...]]) -> None:
        """Know how many there are, and how to find out which; `recall` gives none where it cannot."""
        self.count = count
        self._recall = recall

    @cached_property
    def told(self) -> tuple[Told, ...]:
        """The answers with all that followed from them."""
        return self._recall()


BEGINNING: Final = Past(0, tuple)
"""The past of a new game."""
