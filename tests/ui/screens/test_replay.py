"""A replay is stepped, jumped and played through, and shows what may be known."""

from functools import cache

import pytest

from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.session.replaying import Replay
from kingswill_tui.ui.boards.kings_will.board_view import BoardView
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens import replay as replay_module
from kingswill_tui.ui.screens.confirm import ConfirmScreen
from kingswill_tui.ui.screens.replay import ReplayScreen, nearest_speed
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.sitting import Watched
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.lines import Lines
from kingswill_tui.ui.widgets.timeline import Timeline
from tests.session.playing import NAMES, the_game
from tests.store.written import written_game
from tests.ui.screens.screen_app import SIZES, Shown, drawn, fits, missing_methods, showing

KingsReplay = Replay[State, Observation, Outcome, Preview]
SEATS = 2
STILL = "stands still, at speed 2 of 4"


@cache
def watched(over: bool = True) -> KingsReplay:
    """A game that has ended, or one still being played."""
    return Replay(the_game(), written_game(SEATS, 5, lines=10_000 if over else 60).loaded())


def screen(
    over: bool = True, notice: str = "", ply: int = 0, viewer: int | None = None, pace: float | None = None
) -> ReplayScreen:
    """The screen on that game."""
    words = Words(the_game().tables, NAMES[:SEATS])
    return ReplayScreen(Watched("evening", watched(over), words, notice, ply, viewer, pace))


def ply(shown: Shown) -> int:
    """How many answers stand in what is shown, as the screen says."""
    return int(where(shown).split()[1])


def where(shown: Shown) -> str:
    """The row that says what is shown."""
    return drawn(shown.app.screen.query_one("#replay-where"))[0]


@pytest.mark.parametrize("size", SIZES)
async def test_every_answer_can_be_stepped_to_and_back(size: tuple[int, int]) -> None:
    async with showing(screen(), size) as shown:
        assert fits(shown) and ply(shown) == 0
        assert "Nothing has been answered yet." in shown.text()
        await shown.press("left")
        assert ply(shown) == 0
        words = Words(the_game().tables, NAMES[:SEATS])
        told: list[str] = []
        for step in range(1, 31):
            await shown.press("right")
            assert ply(shown) == step
            told += filter(None, (words.event(event, None) for event in watched().events(step, None)))
            rows = " ".join(" ".join(drawn(shown.app.screen.query_one("#replay-told", Lines))).split())
            assert all(text in rows for text in told[-1:])
        assert len(told) > 5
        await shown.press("left")
        assert ply(shown) == 29
        assert fits(shown)


async def test_ends_and_turns_are_jumped_to() -> None:
    replay = watched()
    first_turn, second_turn = replay.ply_of_turn(1), replay.ply_of_turn(2)
    async with showing(screen()) as shown:
        await shown.press("pagedown")
        assert ply(shown) == first_turn
        await shown.press("pagedown")
        assert ply(shown) == second_turn
        await shown.press("pageup")
        assert ply(shown) == first_turn
        await shown.press("end")
        assert ply(shown) == replay.length
        await shown.press("right", "pagedown")
        assert ply(shown) == replay.length
        await shown.press("home", "pageup")
        assert ply(shown) == 0


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_the_time_line_jumps(size: tuple[int, int]) -> None:
    replay = watched()
    async with showing(screen(), size) as shown:
        timeline = shown.app.screen.query_one(Timeline)
        for number in range(1, 5):
            at = replay.ply_of_round(number)
            assert f"Round {number}" in drawn(timeline)[0]
            await shown.click(timeline, timeline.column(at), 1)
            assert abs(ply(shown) - at) <= replay.length / timeline.size.width
        await shown.click(timeline, timeline.size.width - 1)
        assert ply(shown) == replay.length
        await shown.click(timeline, 0)
        assert ply(shown) == 0


async def test_a_finished_game_is_seen_through_any_eyes() -> None:
    async with showing(screen()) as shown:
        await shown.press("end")
        hidden = shown.text()
        assert "as the table knew it" in where(shown)
        for name in NAMES[:SEATS]:
            await shown.press("e")
            assert f"as {name} knew it" in where(shown)
        assert shown.text() != hidden
        await shown.press("e")
        assert shown.text() == hidden


@pytest.mark.parametrize("size", SIZES)
async def test_what_a_seat_knew_then_takes_the_place_of_the_board(size: tuple[int, int]) -> None:
    words = Words(the_game().tables, NAMES[:SEATS])
    async with showing(screen(), size) as shown:
        await shown.press("k")
        assert not shown.app.screen.has_class("-knowledge")
        await shown.press(*["pagedown"] * 6, "e", "k")
        knowledge = shown.app.screen.query_one("#replay-knowledge", Lines)
        expected = words.knowledge(watched().observe(ply(shown), 0))
        assert drawn(knowledge)[0].strip() == expected[0].strip()
        await shown.press("down")
        assert drawn(knowledge)[0].strip() != expected[0].strip() or knowledge.max_scroll_y == 0
        await shown.press("up")
        assert drawn(knowledge)[0].strip() == expected[0].strip()
        await shown.click_command("Secrets")
        assert knowledge.display is False and shown.app.screen.query_one(BoardView).display
        await shown.press("k", "e", "e")
        assert "as the table knew it" in where(shown)
        assert shown.app.screen.query_one(BoardView).display


async def test_a_running_game_is_seen_by_the_table_alone() -> None:
    async with showing(screen(over=False)) as shown:
        await shown.press("end", "e")
        assert "as the table knew it" in where(shown)
        assert "Seen by" not in shown.text()


async def test_no_card_is_named_to_the_table() -> None:
    replay = watched()
    words = Words(the_game().tables, NAMES[:SEATS])
    steps = range(1, 21)
    public = {words.event(event, None) for step in steps for event in replay.events(step, None)}
    known = {
        words.event(e, seat) for seat in range(SEATS) for step in steps for e in replay.events(step, seat)
    }
    secrets = [text for text in known - public if text is not None]
    assert len(secrets) >= SEATS
    async with showing(screen()) as shown:
        for _ in range(20):
            await shown.press("right")
            assert not any(secret in shown.prose() for secret in secrets)


async def test_a_new_game_begins_where_one_stands() -> None:
    async with showing(screen()) as shown:
        await shown.press("right", "right", "right", "f")
        assert isinstance(shown.app.screen, ConfirmScreen) and "after answer 3?" in shown.prose()
        await shown.press("enter")
        assert shown.results == [] and ply(shown) == 3
        await shown.press("f", "y")
        assert shown.results == [3]
    async with showing(screen()) as shown:
        await shown.press("right")
        await shown.click_command("Play on")
        await shown.click_command("Yes")
        assert shown.results == [1]


async def test_there_is_nothing_to_play_on_from_at_the_end_of_a_finished_game() -> None:
    async with showing(screen()) as shown:
        await shown.press("end", "f")
        assert shown.results == []


async def test_it_plays_by_itself_to_the_end_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "SECONDS_EACH", {1: 3600.0, 2: 0.001, 3: 3600.0, 4: 0.001})
    async with showing(screen(over=False)) as shown:
        await shown.press("space")
        while ply(shown) < watched(False).length:
            await shown.pilot.pause(0.01)
        assert "playing" not in where(shown)


async def test_the_key_line_tells_what_a_key_does_now_and_the_speed_starts_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_module, "SECONDS_EACH", dict.fromkeys((1, 2, 3, 4), 3600.0))
    async with showing(screen()) as shown:
        keys = drawn(shown.app.screen.query_one(KeyLine))
        assert "Space Play" in keys[0] and "\u2190 Earlier" in keys[0] and "\u2192 Later" in keys[0]
        await shown.press("s")
        assert where(shown).endswith("stands still, at speed 3 of 4")
        await shown.press("space", "s")
        assert where(shown).endswith("playing at speed 4 of 4")
        assert "Space Pause" in drawn(shown.app.screen.query_one(KeyLine))[0]


async def test_speeds_are_chosen_and_playing_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "SECONDS_EACH", dict.fromkeys((1, 2, 3, 4), 3600.0))
    async with showing(screen(), (120, 40)) as shown:
        for key in "1234":
            await shown.press(key)
            assert f"playing at speed {key}" in where(shown)
        await shown.press("s")
        assert "playing at speed 1" in where(shown)
        await shown.press("space")
        assert "playing" not in where(shown)
        await shown.press("end", "3")
        assert "playing" not in where(shown)
        await shown.press("space")
        assert ply(shown) == 0 and "playing at speed 3" in where(shown)


async def test_it_begins_where_and_with_whose_eyes_it_is_asked_to() -> None:
    async with showing(screen(ply=40, viewer=1)) as shown:
        assert where(shown) == f"Answer 40 of {watched().length}, as {NAMES[1]} knew it; {STILL}"
        await shown.press("left", "e")
        assert "Answer 39 of" in where(shown) and "as the table knew it" in where(shown)


async def test_it_plays_at_once_at_the_speed_that_comes_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "SECONDS_EACH", {1: 7200.0, 2: 3600.0, 3: 1800.0, 4: 60.0})
    async with showing(screen(ply=7, pace=1 / 2000)) as shown:
        assert where(shown).endswith("playing at speed 3 of 4") and ply(shown) == 7
    async with showing(screen(ply=watched().length, pace=1.0)) as shown:
        assert "playing" not in where(shown)


def test_any_pace_has_a_nearest_speed() -> None:
    assert [nearest_speed(pace) for pace in (0.0001, 0.6, 1.0, 2.0, 3.0, 8.0, 1000.0)] == [
        1,
        1,
        2,
        3,
        3,
        4,
        4,
    ]


@pytest.mark.parametrize("size", SIZES)
async def test_what_is_wrong_with_a_save_stays_in_view(size: tuple[int, int]) -> None:
    notice = "'evening' is damaged in line 81 (it was changed, moved or lost since it was written)."
    async with showing(screen(notice=notice), size) as shown:
        assert notice in shown.prose() and fits(shown)
        await shown.press("end")
        assert notice in shown.prose() and fits(shown)


async def test_the_key_line_steps_and_leaves() -> None:
    async with showing(screen(), SIZES[1]) as shown:
        await shown.press("right")
        await shown.click_command("Speed")
        await shown.click_command("Play")
        await shown.click_command("Pause")
        await shown.click_command("Seen by")
        await shown.click_command("Back")
        assert shown.results == [None]


async def test_tab_turns_the_pages_of_a_small_board() -> None:
    async with showing(screen()) as shown:
        await shown.press("end")
        first = shown.text()
        seen = {first}
        pages = shown.app.screen.query_one(BoardView).pages
        for _ in pages:
            await shown.press("tab")
            seen.add(shown.text())
        assert len(seen) == len(pages) > 1
        assert shown.text() == first


async def test_plain_signs_are_plain() -> None:
    async with showing(screen(), settings=Settings(ascii_glyphs=True)) as shown:
        rows = drawn(shown.app.screen.query_one(Timeline))
        assert rows[1].startswith("O") and all(ord(sign) < 128 for row in rows for sign in row)


def test_every_command_has_its_method() -> None:
    assert missing_methods(ReplayScreen) == []


async def test_a_finished_game_ends_in_its_final_scoring_and_leads_back() -> None:
    async with showing(screen()) as shown:
        await shown.press("enter")
        assert isinstance(shown.app.screen, ReplayScreen)
        await shown.press("end", "enter", "a")
        assert isinstance(shown.app.screen, ScoringScreen)
        assert "Winner" in shown.text() or "wins" in shown.text()
        commands = {command.id for command in shown.app.screen.available()}
        assert not commands & {"rematch", "replay", "title_screen"}
        await shown.press("escape")
        assert isinstance(shown.app.screen, ReplayScreen)
        assert shown.results == []


async def test_the_scoring_of_a_game_that_is_still_played_is_not_offered() -> None:
    async with showing(screen(over=False)) as shown:
        await shown.press("end", "enter")
        assert isinstance(shown.app.screen, ReplayScreen)
        await shown.press("f")
        assert "still hides" in shown.prose()
