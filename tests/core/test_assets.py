"""Data files are found, and a broken installation is told in a sentence."""

import os
import sys
import tomllib
from pathlib import Path

import pytest

from kingswill_tui.core.assets import asset_values, assets_folder
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


OURS = sorted(path for game in ("kings_will", "tutorial") for path in assets_folder(game).rglob("*.toml"))


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of values, in a folder where what was parsed may be kept."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "things.toml"
    path.write_text("name = 'wood'\npieces = [1, 2.5, true]\n", encoding="utf-8")
    return path


def test_our_files_hold_what_they_say() -> None:
    assert len(OURS) > 10
    for path in OURS:
        assert asset_values(path) == tomllib.loads(path.read_text(encoding="utf-8")), path


def test_what_was_parsed_once_is_not_parsed_again(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = asset_values(written)
    assert first == {"name": "wood", "pieces": [1, 2.5, True]}
    first["pieces"].clear()
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("It was parsed twice."))
    assert asset_values(written) == {"name": "wood", "pieces": [1, 2.5, True]}


def test_a_file_that_was_changed_is_parsed_again(written: Path) -> None:
    asset_values(written)
    written.write_text("name = 'wool'\npieces = [1, 2.5, true]\n", encoding="utf-8")
    os.utime(written, (1, 1))
    assert asset_values(written)["name"] == "wool"


def test_a_start_without_room_for_what_was_parsed_parses(written: Path) -> None:
    (written.parent / "__pycache__").write_text("no folder")
    assert asset_values(written)["name"] == "wood"


@pytest.mark.parametrize("text", ["name = ", "name = '\udcff'"])
def test_a_file_that_is_no_toml_is_refused(written: Path, text: str) -> None:
    written.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(ValueError, match=r"Invalid value|can't decode"):
        asset_values(written)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        asset_values(tmp_path / "nowhere.toml")
