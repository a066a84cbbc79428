"""Private screens come behind covers, hide by themselves, and what waited is said when they are gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.rules.names import CARDS
from kingswill_tui.games.kings_will.rules.peek import standings
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.boards.kings_will.card_view import CardView
from kingswill_tui.ui.glyphs import UNICODE
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens.cover import CoverScreen
from kingswill_tui.ui.screens.new_game import NewGameScreen
from kingswill_tui.ui.screens.peek import PeekScreen
from kingswill_tui.ui.screens.preparation import PreparationScreen
from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.screens.table import TableScreen
from kingswill_tui.ui.widgets.lines import Lines
from tests.session.playing import KingsTable
from tests.ui.driving import SIZES, SeededHouse, app_at, click, press, settle, setup, shown, uncover
from tests.ui.secrets_shown import is_guarded, leaks

PATIENCE = 500


async def to_peek(app: KingsWillApp) -> None:
    """Behind the cover, as the first of those who may look."""
    await press(app, "p")
    await press(app, "enter")
    assert isinstance(app.screen, CoverScreen)
    await press(app, "enter")
    assert isinstance(app.screen, PeekScreen)


@pytest.mark.parametrize("key", ["p", "n"])
async def test_a_cover_names_the_seat_and_can_be_left(tmp_path: Path, key: str) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await press(app, key)
        await press(app, "down")
        await press(app, "enter")
        assert isinstance(app.screen, CoverScreen)
        assert app.play is not None
        decision = app.play.table.decision
        assert decision is not None
        assert app.play.name(1 - decision.seat) in shown(app)
        await press(app, "escape")
        assert isinstance(app.screen, TableScreen)


async def test_a_private_screen_hides_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        soon: Any = 0.05  # sooner than any setting there is
        await to_peek(app)
        monkeypatch.setattr(app, "settings", app.settings._replace(hide_after=soon))
        await press(app, "down")
        for _ in range(PATIENCE):
            if isinstance(app.screen, TableScreen):
                break
            await asyncio.sleep(0.01)
        assert isinstance(app.screen, TableScreen)


async def test_whoever_wants_no_hiding_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        monkeypatch.setattr(app, "settings", app.settings._replace(hide_after=0))
        await to_peek(app)
        assert isinstance(app.screen, PeekScreen)
        assert app.screen._idle is None


async def test_what_is_said_meanwhile_waits(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await to_peek(app)
        app.tell("Something happened.")
        await settle(app)
        assert "Something happened." not in shown(app)
        assert not app._notifications
        await press(app, "escape")
        await settle(app)
        assert "Something happened." in " ".join(note.message for note in app._notifications)


async def test_what_was_said_before_is_not_laid_over_a_private_screen(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        app.notify("Something happened.")
        await to_peek(app)
        await settle(app)
        assert "Something happened." not in shown(app)


async def test_covers_come_before_every_person_s_turn_where_that_is_wished(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person", covers="always"), answers=40) as (app, _):
        assert app.play is not None
        covered = 0
        for _ in range(60):
            asked = app.play.table.decision
            await press(app, "enter")
            now = app.play.table.decision
            assert asked is not None and now is not None
            if isinstance(app.screen, CoverScreen):
                covered += 1
                assert app.play.name(now.seat) in shown(app)
                await uncover(app)
            elif isinstance(app.screen, TableScreen):
                assert asked.seat == now.seat
            else:
                await press(app, "escape")
        assert covered > 3


async def test_new_games_begin_with_the_covers_of_the_settings(tmp_path: Path) -> None:
    house = SeededHouse(tmp_path)
    house.keep_settings(Settings(covers="always"))
    async with app_at(tmp_path, house=house) as (app, _):
        await press(app, "n")
        assert isinstance(app.screen, NewGameScreen)
        await press(app, "f5")
        assert app.play is not None
        assert app.play.table.setup.covers == "always"


@pytest.mark.parametrize("answers", [3, 40, 90])
async def test_continue_goes_on_at_the_same_position_behind_a_cover_where_it_was_private(
    tmp_path: Path, answers: int
) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=answers) as (app, _):
        assert app.play is not None
        digest, decision = app.play.table.digest, app.play.table.decision
    async with app_at(tmp_path) as (app, _):
        await press(app, "c")
        await settle(app)
        assert app.play is not None
        assert app.play.table.digest == digest
        assert decision is not None
        assert isinstance(app.screen, CoverScreen if decision.private else TableScreen)
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen if decision.private else TableScreen)


async def test_plain_signs_and_the_theme_reach_board_and_preparation(tmp_path: Path) -> None:
    house = SeededHouse(tmp_path)
    house.keep_settings(Settings(ascii_glyphs=True, theme="kingswill-light", tips="off"))
    async with app_at(tmp_path, setup("person", "person"), house=house) as (app, _):
        assert app.theme == "kingswill-light"
        await uncover(app)
        assert isinstance(app.screen, PreparationScreen)
        picture = app.screen.query_one("DuchyView")
        rows = ["".join(s.text for s in picture.render_line(y)) for y in range(picture.size.height)]
        assert "".join(rows).isascii()
        while not isinstance(app.screen, TableScreen):
            await press(app, "ctrl+u")
            await uncover(app)
        board = app.screen.board
        rows = ["".join(s.text for s in board.render_line(y)) for y in range(board.size.height)]
        assert "".join(rows).isascii()


async def private(app: KingsWillApp, kind: str) -> SeatScreen[Any]:
    """Go to one of the private screens."""
    if kind == "preparation":
        await uncover(app)
    elif kind == "look":
        assert app.play is not None
        app.play._look(1, own_space(app))
        await settle(app)
    else:
        await press(app, {"peek": "p", "notebook": "n"}[kind])
        await press(app, "enter")
        await press(app, "enter")
    assert isinstance(app.screen, SeatScreen)
    return app.screen


def own_space(app: KingsWillApp) -> int:
    """Where the second seat laid its card."""
    assert app.play is not None
    return app.play.table.observe(1).seats[1].own_space


def read(app: KingsWillApp) -> str:
    """What is read in place of the content, in one line."""
    assert isinstance(app.screen, SeatScreen) and app.screen.reading
    assert not app.screen.query_one("#private-content").display
    return " ".join(shown(app).split())


ANSWERS = {"preparation": 0, "peek": 40, "look": 40, "notebook": 40}


@pytest.mark.parametrize("kind", ["preparation", "peek", "look"])
async def test_the_rule_behind_a_card_is_read_inside_the_private_screen(tmp_path: Path, kind: str) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS[kind], size=(80, 24)) as (app, _):
        screen = await private(app, kind)
        face = screen.query_one(CardView).faces[0]
        assert app.play is not None
        rule = app.play.words.card_rule(face.card)
        for again in ("escape", "question_mark"):
            await press(app, "question_mark")
            assert app.screen is screen
            assert rule in read(app) and f"Card {CARDS[face.card]}: " in read(app)
            await press(app, again)
            assert app.screen is screen and not screen.reading
            assert face.title in shown(app)


async def test_a_rule_leads_on_to_the_rules_it_speaks_of(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        screen = await private(app, "peek")
        await press(app, "question_mark")
        lines = screen.query_one("#private-reading", Lines)
        linked = next(line.text for line in lines._paragraphs if line.key == lines.cursor)
        assert linked not in shown(app).split("See also")[0]
        await press(app, "enter")
        assert app.screen is screen
        assert linked.replace(" ", "  ", 1) in shown(app)


async def test_the_rule_follows_the_cursor(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person")) as (app, _):
        screen = await private(app, "preparation")
        assert app.play is not None
        faces = screen.query_one(CardView).faces
        for face in faces:
            await press(app, "question_mark")
            assert app.play.words.card_rule(face.card) in read(app)
            await press(app, "escape")
            await press(app, "down")
        assert screen.query_one(CardView).pointed_at == faces[1]
        await press(app, "b")
        await press(app, "question_mark")
        assert "SET-" in read(app)


@pytest.mark.parametrize("kind", list(ANSWERS))
async def test_help_is_read_inside_the_private_screen(tmp_path: Path, kind: str) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS[kind], size=(80, 24)) as (app, _):
        screen = await private(app, kind)
        focused = screen.focused
        can = list(screen.available())
        await press(app, "f1")
        assert all(command.about in read(app) for command in can)
        assert [command.id for command in screen.available()] == ["shut"]
        await press(app, "f1")
        assert app.screen is screen and screen.focused is focused and not screen.reading
        assert list(screen.available()) == can


async def test_a_line_of_the_help_is_done(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await private(app, "peek")
        await press(app, "f1")
        await press(app, "enter")
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("kind", ["preparation", "peek", "look"])
@pytest.mark.parametrize("key", ["question_mark", "f1"])
async def test_nothing_gets_out_while_something_is_read(tmp_path: Path, kind: str, key: str) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=ANSWERS[kind]) as (app, _):
        screen = await private(app, kind)
        await press(app, key)
        for other in ("ctrl+p", "n", "p", "u", "L", "s", "ctrl+u", "ctrl+r", "ctrl+c"):
            await press(app, other)
            assert app.screen is screen and screen.reading, other
            assert is_guarded(app) and leaks(app) == []
        app.tell("Something happened.")
        await settle(app)
        assert "Something happened." not in shown(app)


async def test_a_click_on_the_keys_of_a_look_does_not_turn_the_card_over(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40, size=(80, 24)) as (app, _):
        screen = await private(app, "look")
        row = shown(app).splitlines()[-1]
        await click(app, row.index("? Rules"), 23)
        assert app.screen is screen and screen.reading
        await click(app, 10, 10)
        assert app.screen is screen and screen.reading
        row = shown(app).splitlines()[-1]
        await click(app, row.index("Esc Back"), 23)
        assert app.screen is screen and not screen.reading
        await click(app, 10, 20)
        assert isinstance(app.screen, TableScreen)


async def test_a_private_screen_hides_itself_while_a_rule_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        soon: Any = 0.05  # sooner than any setting there is
        screen = await private(app, "peek")
        await press(app, "question_mark")
        monkeypatch.setattr(app, "settings", app.settings._replace(hide_after=soon))
        screen._wait()
        for _ in range(PATIENCE):
            if isinstance(app.screen, TableScreen):
                break
            await asyncio.sleep(0.01)
        assert isinstance(app.screen, TableScreen)


async def test_damaged_rules_are_told_inside_the_private_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_: object) -> Any:
        raise PlayerError("The rules cannot be read.")

    async with app_at(tmp_path, setup("person", "person"), answers=40) as (app, _):
        await private(app, "peek")
        monkeypatch.setattr(app.house, "passages", damaged)
        await press(app, "question_mark")
        assert "The rules cannot be read." in read(app)


@pytest.mark.parametrize("size", SIZES)
async def test_every_known_card_of_a_whole_game_can_be_reached_by_the_arrow_keys(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with app_at(tmp_path, setup("person", "person", "person"), answers=10**5, size=size) as (
        app,
        pilot,
    ):
        await press(app, "escape")
        screen = await private(app, "peek")
        faces = screen.query_one(CardView).faces
        assert len(faces) >= 4
        assert "Victory points:" in shown(app)
        for face in faces:
            await pilot.pause()
            assert any(f"{UNICODE.cursor}{face.heading}" in row for row in shown(app).splitlines())
            await press(app, "down")
        for _ in range(30):
            await press(app, "down")
        await pilot.pause()
        assert "None yet." in shown(app)


async def test_a_known_card_tells_what_it_means_now_and_whose_discs_lie_on_it(tmp_path: Path) -> None:
    async with app_at(tmp_path, setup("person", "person", "person"), answers=10**5) as (app, _):
        await press(app, "escape")
        screen = await private(app, "peek")
        assert app.play is not None
        observation = app.play.table.observe(screen.seat)
        worth = standings(observation)
        assert worth
        faces = {face.place: face for face in screen.query_one(CardView).faces}
        for space, standing in worth.items():
            face = faces[f"Space {space + 1}"]
            wrath, will = app.play.words.standing(face.card, standing)
            assert [text.removeprefix("! ") for text, _ in face.remarks] == [wrath, will]
            assert face.remarks[0][0].startswith("! ") != standing.met
            assert [seat for seat, _ in face.discs] == [
                s for s in range(5) if observation.discs[space] >> s & 1
            ]
        assert any(face.discs for face in faces.values())


@pytest.mark.parametrize("people", [1, 2])
async def test_where_covers_always_come_one_comes_before_the_first_question_after_continue(
    tmp_path: Path, people: int
) -> None:
    seats = ("person", "person") if people == 2 else ("person", "bot:random")
    house = SeededHouse(tmp_path)
    sitting = house.sit_down(setup(*seats, covers="always"))
    answer_until_a_person_is_asked_in_public(sitting.table)
    assert sitting.journal is not None
    sitting.journal.close()
    async with app_at(tmp_path) as (app, _):
        await press(app, "c")
        await settle(app)
        assert app.play is not None
        decision = app.play.table.decision
        assert decision is not None
        if people == 1:
            assert isinstance(app.screen, TableScreen)
            return
        assert isinstance(app.screen, CoverScreen)
        assert app.play.name(decision.seat) in shown(app)
        await uncover(app)
        assert isinstance(app.screen, TableScreen)


def answer_until_a_person_is_asked_in_public(table: KingsTable) -> None:
    """Play on to the middle of a game."""
    dice = Random(3)
    while (decision := table.decision) is not None:
        if table.ply >= 40 and not decision.private and table.player(decision.seat).bot is None:
            return
        table.submit(dice.choice(table.observe(decision.seat).legal_actions), table.ply)
