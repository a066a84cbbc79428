"""The final scoring turns card after card, and ends with everything the score sheet has."""

import pytest
from textual.widgets import Static

from kingswill_tui.games.kings_will.rules.final_scoring import Seam
from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.screens.score_stages import bars_after, stages_of
from kingswill_tui.ui.screens.scoring import FACE_DOWN, ScoringScreen
from kingswill_tui.ui.widgets.bar_chart import BarChart
from kingswill_tui.ui.widgets.lines import Lines
from tests.rules_cited import rule
from tests.session.playing import NAMES
from tests.ui.screens.finished_games import sitting
from tests.ui.screens.screen_app import SIZES, drawn, fits, missing_methods, showing

STILL = Settings(animations=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_together_are_the_whole_sheet(seats: int) -> None:
    game = sitting(seats)
    outcome = game.table.outcome()
    sheet = game.words.outcome(outcome)
    stages = stages_of(outcome, sheet, NAMES[:seats])
    assert [line.text for stage in stages for line in stage.lines if line.text] == sheet
    assert [stage.space for stage in stages] == [
        *sorted({line.space for line in outcome.cards}),
        None,
        None,
    ]


@rule("FIN-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_bars_show_the_totals_and_the_first_what_was_there_before(seats: int) -> None:
    game = sitting(seats)
    outcome = game.table.outcome()
    stages = stages_of(outcome, game.words.outcome(outcome), NAMES[:seats])
    assert [bar.total for bar in stages[-1].bars] == [total.total for total in outcome.totals]
    start = bars_after(outcome, NAMES[:seats], frozenset(), False)
    assert [bar.total for bar in start] == [total.before for total in outcome.totals]


@rule("FIN-5")
def test_buildings_join_the_bars_after_the_cards_and_tell_their_symbols() -> None:
    game = sitting(2)
    outcome = game.table.outcome()
    first, second = outcome.totals
    joined = first._replace(buildings=first.buildings + 4, total=first.total + 4)
    outcome = outcome._replace(seams=(*outcome.seams, Seam(0, 1, 4)), totals=(joined, second))
    stages = stages_of(outcome, game.words.outcome(outcome), NAMES[:2])
    assert [stage.bars[0].parts[3] for stage in stages[-3:]] == [0, joined.buildings, joined.buildings]
    assert stages[-1].bars[0].total == joined.total
    assert any("tiles 2 and 3" in line.text for line in stages[-2].lines)


@rule("FIN-6")
def test_a_tie_break_is_told_at_the_end() -> None:
    game = sitting(2)
    outcome = game.table.outcome()
    totals = tuple(total._replace(total=9) for total in outcome.totals)
    outcome = outcome._replace(totals=totals, tied=(0, 1), winner=1)
    stages = stages_of(outcome, game.words.outcome(outcome), NAMES[:2])
    told = [line.text for line in stages[-1].lines]
    assert any("Tie-break" in text and "Bea" in text for text in told)


async def test_cards_lie_face_down_until_they_are_turned_one_at_a_time() -> None:
    game = sitting(3)
    first = min(game.table.outcome().cards, key=lambda line: line.space)
    async with showing(ScoringScreen(game)) as shown:
        cards = shown.app.screen.query_one("#scoring-cards", Static)
        assert FACE_DOWN[:30] in shown.text()
        assert "#" in drawn(cards)[0]
        assert f"Space {first.space + 1}:" not in shown.text()
        await shown.press("enter")
        assert f"Space {first.space + 1}:" in shown.text()
        letter = game.words.card_title(first.card)[0]
        assert f"{first.space + 1}[{letter}]" in drawn(cards)[0]
        assert drawn(cards)[0].count("#") == 7


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_is_in_view_once_everything_is_shown(size: tuple[int, int]) -> None:
    game = sitting(4)
    async with showing(ScoringScreen(game), size) as shown:
        await shown.press("a")
        assert game.words.outcome(game.table.outcome())[-1] in shown.text()
        assert "#" not in drawn(shown.app.screen.query_one("#scoring-cards"))[0]
        assert fits(shown)


async def test_without_animations_everything_is_there_at_once() -> None:
    game = sitting(4)
    async with showing(ScoringScreen(game), (120, 90), STILL) as shown:
        rows = " ".join(shown.text().split())
        missing = [
            text for text in game.words.outcome(game.table.outcome()) if " ".join(text.split()) not in rows
        ]
        assert missing == []
        assert "Next" not in shown.text()


async def test_a_click_turns_the_next_card_and_so_does_the_key_line() -> None:
    async with showing(ScoringScreen(sitting(2))) as shown:
        await shown.click(shown.app.screen.query_one(Lines), 3, 1)
        await shown.click_command("Next")
        assert drawn(shown.app.screen.query_one("#scoring-cards"))[0].count("#") == 6
        await shown.click_command("All")
        assert "#" not in drawn(shown.app.screen.query_one("#scoring-cards"))[0]


async def test_space_lets_cards_turn_by_themselves_and_stops_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingswill_tui.ui.screens.scoring.SECONDS_EACH", 0.01)
    screen = ScoringScreen(sitting(2))
    async with showing(screen) as shown:
        await shown.press("space")
        while not screen.complete:
            await shown.pilot.pause(0.01)
        assert "wins" in shown.text()
    screen = ScoringScreen(sitting(2))
    async with showing(screen) as shown:
        monkeypatch.setattr("kingswill_tui.ui.screens.scoring.SECONDS_EACH", 3600.0)
        await shown.press("space")
        await shown.press("space")
        assert drawn(shown.app.screen.query_one("#scoring-cards"))[0].count("#") == 7
        assert not screen.complete


@pytest.mark.parametrize(
    ("key", "title", "result"),
    [
        ("v", "Replay", "replay"),
        ("m", "Rematch", "rematch"),
        ("ctrl+t", "", "title"),
        ("escape", "Back", None),
    ],
)
async def test_it_is_left_with_a_wish(key: str, title: str, result: str | None) -> None:
    async with showing(ScoringScreen(sitting(2)), settings=STILL) as shown:
        await shown.press(key)
        assert shown.results == [result]
    if title:
        async with showing(ScoringScreen(sitting(2)), settings=STILL) as shown:
            await shown.click_command(title)
            assert shown.results == [result]


async def test_a_game_that_was_not_saved_offers_no_replay() -> None:
    async with showing(ScoringScreen(sitting(2, name="")), settings=STILL) as shown:
        await shown.press("v")
        assert shown.results == []
        assert "Replay" not in shown.text()


async def test_the_sheet_scrolls_by_keys() -> None:
    async with showing(ScoringScreen(sitting(4)), settings=STILL) as shown:
        lines = shown.app.screen.query_one(Lines)
        end = lines.scroll_offset.y
        await shown.press("up")
        assert lines.scroll_offset.y == end - 1
        await shown.press("down")
        assert lines.scroll_offset.y == end
        await shown.press("pageup")
        assert lines.scroll_offset.y == end - lines.size.height
        await shown.press("pagedown")
        assert lines.scroll_offset.y == end


async def test_bars_are_told_apart_without_colours_in_both_sets_of_signs() -> None:
    for plain, signs in ((False, "\u2588\u2591\u2593\u2592"), (True, "#-+=")):
        settings = Settings(animations=False, ascii_glyphs=plain)
        async with showing(ScoringScreen(sitting(4)), settings=settings) as shown:
            rows = drawn(shown.app.screen.query_one(BarChart))
            assert all(sign in rows[0] for sign in signs)
            assert [row.split()[0] for row in rows[1:5]] == list(NAMES)
            totals = [total.total for total in sitting(4).table.outcome().totals]
            assert [int(row.split()[-1]) for row in rows[1:5]] == totals
            assert all(ord(sign) < 128 for row in rows for sign in row) == plain


def test_every_command_has_its_method() -> None:
    assert missing_methods(ScoringScreen) == []
