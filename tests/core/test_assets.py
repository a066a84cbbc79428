"""Data files are found, and a broken installation is told in a sentence."""

import pytest

from kingswill_tui.core.assets import assets_folder
from kingswill_tui.core.errors import IllegalAction, PlayerError


def test_the_files_of_the_game_are_found() -> None:
    assert (assets_folder("kings_will") / "rulesets" / "standard.toml").is_file()


def test_missing_files_are_named_with_what_to_do() -> None:
    with pytest.raises(PlayerError, match=r"no_such_game .* install"):
        assets_folder("no_such_game")


def test_a_refusal_carries_its_reason_and_its_rule() -> None:
    error = IllegalAction("under_the_chain", "ROW-1")
    assert (str(error), error.reason, error.rule) == ("under_the_chain", "under_the_chain", "ROW-1")
    assert IllegalAction("game_over").rule == ""
