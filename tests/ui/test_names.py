"""Names are shown as they were typed, whatever their signs mean elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingswill_tui.session.players import Player
from kingswill_tui.session.seating import checked_name
from kingswill_tui.ui.commands import COMMANDS
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import app_at, press, setup, shown, uncover


@pytest.mark.parametrize("name", ["[/b]", "[red]", "[b", "$x", "{x}"])
async def test_signs_of_markup_in_a_name_do_no_harm(tmp_path: Path, name: str) -> None:
    table = setup("person", "person", covers="always")
    table = table._replace(players=(Player(checked_name(name), None), table.players[1]))
    async with app_at(tmp_path, table) as (app, _):
        assert name in shown(app)
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen)
        assert f"{name} prepares" in shown(app)
        while isinstance(app.screen, PreparationScreen):
            await press(app, COMMANDS["surprise"].keys[0])
            await uncover(app)
        assert isinstance(app.screen, TableScreen)
        assert name in shown(app)
