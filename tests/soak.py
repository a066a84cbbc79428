"""How long the tests that play many games go on."""

import os
from collections.abc import Mapping


def soak_count(seeded_slice: int, full: int, environment: Mapping[str, str] = os.environ) -> int:
    """A seeded slice for every run; the full count when SOAK=1 is set, as `make soak` does."""
    return full if environment.get("SOAK") == "1" else seeded_slice
