"""The help of the table explains its signs, in the set in use."""

from pathlib import Path

import pytest

from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.layout import pages
from kingswill_tui.ui.boards.kings_will.legend import legend
from kingswill_tui.ui.glyphs import ASCII, UNICODE, Glyphs
from tests.ui.boards.positions import scene_of, seen_at
from tests.ui.boards.test_drawing import text
from tests.ui.driving import app_at, press, setup, shown


@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_the_signs_of_the_legend_are_those_that_are_drawn(signs: Glyphs) -> None:
    told = {part for sign, _ in legend(signs) for part in sign.split()}
    scene = scene_of(seen_at(4, 11, 240), signs=signs)
    board = "".join(text(scene, 80, 13, page) for page in range(len(pages(80, 13))))
    for sign in (*signs.shapes[:4], signs.card, signs.peasant, signs.legal, *map(things.letter, range(4))):
        assert sign in told and sign in board


def test_letters_stand_beside_what_they_mean_in_the_same_order() -> None:
    meanings = {sign: meaning for sign, meaning in legend(ASCII)}
    assert meanings["W L S F C P"] == "wood, leather, stone, food, coins, peasants"
    assert meanings["H C M V"] == "hamlet, castle, monastery, village"
    assert "1 wood, 2 stone and 3 coins" in meanings["3CW2S"]


async def test_the_help_of_the_table_has_them_and_that_of_the_title_has_not(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=60, size=(100, 70)) as (app, pilot):
        await press(app, "f1")
        await pilot.pause()
        rows = [row.strip() for row in shown(app).split("\n")]
        for sign, meaning in legend(UNICODE):
            assert any(row.startswith(sign) and row.endswith(meaning) for row in rows), sign
        await press(app, "escape")
        app.to_title()
        await press(app, "f1")
        assert "Signs on the table" not in shown(app)
