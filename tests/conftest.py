"""What all tests share."""

import os
from collections.abc import Callable, Mapping

import pytest

SoakCount = Callable[[int, int], int]
"""Takes the count of a seeded slice and the full count, gives the one to play."""


def soak_counting(environment: Mapping[str, str]) -> SoakCount:
    """Counts in full where SOAK=1 is set, else by the slice."""
    whole = environment.get("SOAK") == "1"

    def count(seeded_slice: int, full: int) -> int:
        return full if whole else seeded_slice

    return count


@pytest.fixture(scope="session", name="soak_count")
def _soak_count() -> SoakCount:
    """`soak_count(seeded_slice, full)`: how many games to play; `make soak` plays them all."""
    return soak_counting(os.environ)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that use soak_count, so that `-m soak` finds them."""
    for item in items:
        if "soak_count" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.soak)
