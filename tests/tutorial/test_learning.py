"""What is kept of a learner is used only where it can be shown."""

import json
from pathlib import Path

import pytest

from kingswill_tui.cli.house import LEARNING_FILE, HomeHouse
from kingswill_tui.tutorial.learning import Learning


@pytest.mark.parametrize("field", ["name", "partner", "step"])
@pytest.mark.parametrize("text", ["\x1b[2J", "\ud800", "a\nb", "a" * 1000])
def test_what_would_upset_a_terminal_is_put_aside(tmp_path: Path, field: str, text: str) -> None:
    (tmp_path / LEARNING_FILE).write_text(json.dumps({field: text}))
    house = HomeHouse(tmp_path, None)
    assert house.learning() == Learning()
    house.keep_learning(Learning()._replace(name="Bea"))
    assert house.learning().name == "Bea"
    assert len([*tmp_path.glob("learning.damaged.json")]) == 1
