"""Long tests play a slice, and all of it when asked."""

import pytest

from tests.conftest import SoakCount, soak_counting


@pytest.mark.parametrize(("environment", "played"), [({}, 3), ({"SOAK": "0"}, 3), ({"SOAK": "1"}, 100)])
def test_the_full_count_is_played_only_when_asked_for(environment: dict[str, str], played: int) -> None:
    assert soak_counting(environment)(3, 100) == played


def test_a_test_that_uses_soak_counts_is_marked_soak(
    soak_count: SoakCount, request: pytest.FixtureRequest
) -> None:
    assert request.node.get_closest_marker("soak") is not None
    assert soak_count(1, 1) == 1
