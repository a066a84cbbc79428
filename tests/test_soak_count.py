"""Long tests play a slice, and all of it when asked."""

import pytest

from tests.soak import soak_count


@pytest.mark.parametrize(("environment", "played"), [({}, 3), ({"SOAK": "0"}, 3), ({"SOAK": "1"}, 100)])
def test_the_full_count_is_played_only_when_asked_for(environment: dict[str, str], played: int) -> None:
    assert soak_count(3, 100, environment) == played
