"""The heading of a preparation is whole in the smallest terminal, however long the name."""

from pathlib import Path
from random import Random

import pytest

from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.session.players import Player
from kingswill_tui.session.seating import LONGEST_NAME
from kingswill_tui.session.setup import Setup
from kingswill_tui.ui.app import SMALLEST
from kingswill_tui.ui.boards.kings_will.card_view import CardView
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.widgets.menu import Menu
from tests.ui.driving import app_at, press, settle, setup, shown, uncover

NAMES = ("W" * LONGEST_NAME, "M" * LONGEST_NAME)


@pytest.mark.parametrize("ruleset", ["standard", "first_game"])
async def test_every_heading_of_a_preparation_is_shown_whole(tmp_path: Path, ruleset: str) -> None:
    players = tuple(Player(name, None) for name in NAMES)
    game = Setup("kings_will", ruleset, players, frozenset(), 7, "private")
    dice, final = Random(3), 0
    async with app_at(tmp_path, game, size=SMALLEST) as (app, _):
        play = app.play
        assert play is not None
        words: Words = play.words
        await uncover(app)
        while isinstance(app.screen, PreparationScreen):
            decision = play.table.decision
            assert decision is not None
            question = words.question(decision, play.table.observe(decision.seat))
            heading = shown(app).split("\n")[0].strip()
            assert heading.startswith(question) and heading.endswith((".", "?"))
            final += heading.endswith("This cannot be taken back.")
            await press(app, "abcd"[dice.randrange(2)])
            await uncover(app)
    assert final >= len(NAMES)


async def test_both_cards_are_shown_whole_where_one_is_chosen(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), size=SMALLEST) as (app, _):
        await uncover(app)
        cards = app.screen.query_one(CardView)
        assert len(cards.faces) == 2
        assert app.screen.query_one(".private-cards").content_region.contains_region(cards.region)


async def test_what_a_line_of_the_preparation_has_no_room_for_stands_below_it(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), size=SMALLEST) as (app, _):
        await uncover(app)
        cut = 0
        while isinstance(app.screen, PreparationScreen):
            menu, asked = app.screen.query_one(Menu), app.screen.query_one("#preparation-asked")
            for place in range(len(menu.items)):
                menu.move_to(place)
                await settle(app)
                told = menu.cut_off(place)
                assert str(asked.border_subtitle or "") == told
                cut += bool(told)
            await press(app, "a")
            await uncover(app)
        assert cut
