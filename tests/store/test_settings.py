"""Settings are kept whole, and a file that cannot be used is told of before it is put aside."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest

from kingswill_tui.store.errors import NotWritten
from kingswill_tui.store.settings import FILE, MOST, SettingsFile
from kingswill_tui.ui.preferences import Settings


class Likes(NamedTuple):
    """Settings of a test."""

    colour: Literal["red", "blue"] = "red"
    loud: bool = False
    seconds: int = 5


def written(home: Path) -> Any:
    """What the file holds."""
    return json.loads((home / FILE).read_text())


def aside(home: Path) -> list[str]:
    """Files that were put aside."""
    return sorted(path.name for path in home.iterdir() if "damaged" in path.name)


def test_without_a_file_the_defaults_are_in_force_and_nothing_is_written(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "home", Likes).read() == (Likes(), "")
    assert list(tmp_path.iterdir()) == []


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    likes = Likes("blue", True, 9)
    SettingsFile(tmp_path / "a" / "home", Likes).write(likes)
    assert SettingsFile(tmp_path / "a" / "home", Likes).read() == (likes, "")


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings("kingswill-contrast", True, False, "instant", "always", 0, "off"),
        Settings("kingswill-light", False, True, "slow", "private", 15, "on"),
    ],
)
def test_the_settings_of_the_table_are_read_as_written(tmp_path: Path, settings: Settings) -> None:
    file = SettingsFile(tmp_path, Settings)
    file.write(settings)
    assert file.read() == (settings, "")


def test_fields_left_out_are_defaults_and_fields_of_newer_versions_survive(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"loud": true, "smell": [1, 2]}')
    file = SettingsFile(tmp_path, Likes)
    assert file.read() == (Likes(loud=True), "")
    file.write(Likes(seconds=1))
    assert written(tmp_path) == {"smell": [1, 2], "colour": "red", "loud": False, "seconds": 1}


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"colour": "green"}',
    b'{"loud": 1}',
    b'{"seconds": "5"}',
    b'{"seconds": 1.5}',
    b"\xff\xfe{}",
    b"[" * 5000,
    b" " * (MOST + 1),
]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_gives_defaults_and_one_sentence_and_stays(tmp_path: Path, text: bytes) -> None:
    (tmp_path / FILE).write_bytes(text)
    likes, problem = SettingsFile(tmp_path, Likes).read()
    assert likes == Likes()
    assert problem.startswith(f"The settings in {tmp_path / FILE} cannot be used: ")
    assert "\n" not in problem
    assert (tmp_path / FILE).read_bytes() == text
    assert aside(tmp_path) == []


def test_the_sentence_names_the_field(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"colour": "green"}')
    assert "its field 'colour' holds what cannot be there" in SettingsFile(tmp_path, Likes).read()[1]


def test_a_damaged_file_is_put_aside_once_it_has_been_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")
    file = SettingsFile(tmp_path, Likes)
    assert "settings.damaged.json" in file.read()[1]
    file.write(Likes("blue"))
    assert file.read() == (Likes("blue"), "")
    assert aside(tmp_path) == ["settings.damaged.json"]
    assert (tmp_path / "settings.damaged.json").read_text() == "{"


def test_what_was_put_aside_before_is_kept(tmp_path: Path) -> None:
    for text in ("{", "["):
        (tmp_path / FILE).write_text(text)
        file = SettingsFile(tmp_path, Likes)
        file.read()
        file.write(Likes())
    assert [(tmp_path / name).read_text() for name in aside(tmp_path)] == ["[", "{"]


def test_a_file_damaged_since_it_was_read_is_refused_once(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path, Likes)
    file.read()
    (tmp_path / FILE).write_text("{")
    with pytest.raises(NotWritten, match="cannot be used"):
        file.write(Likes("blue"))
    assert (tmp_path / FILE).read_text() == "{"
    file.write(Likes("blue"))
    assert file.read() == (Likes("blue"), "")
    assert aside(tmp_path) == ["settings.damaged.json"]


def test_a_folder_in_the_place_of_the_file_is_told_and_put_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    file = SettingsFile(tmp_path, Likes)
    likes, problem = file.read()
    assert likes == Likes() and "cannot be used" in problem
    file.write(likes._replace(loud=True))
    assert file.read() == (Likes(loud=True), "")


def test_a_disk_that_takes_nothing_is_told_and_leaves_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(tmp_path, Likes)
    file.write(Likes("blue"))

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(NotWritten, match="No space left on device"):
        file.write(Likes("red"))
    monkeypatch.undo()
    assert file.read() == (Likes("blue"), "")
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_without_a_file_nobody_waits_for_pydantic(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path;"
        "from kingswill_tui.store.settings import SettingsFile;"
        "from kingswill_tui.ui.preferences import Settings;"
        "SettingsFile(Path(sys.argv[1]), Settings).read();"
        "print('pydantic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
