"""Whole games line by line, for every number of seats and both rule sets."""

import pytest

from kingswill_tui.games.kings_will.words import Words
from tests.plain.sittings import PEOPLE, at_random, new_table, sit
from tests.soak import soak_count


@pytest.mark.parametrize("covers", ["private", "always"])
@pytest.mark.parametrize("ruleset", ["first_game", "standard"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_play_to_the_end_and_read_the_score_sheet(seats: int, ruleset: str, covers: str) -> None:
    for seed in range(soak_count(1, 5)):
        table = new_table(",".join(PEOPLE[:seats]), ruleset, seed, covers)  # type: ignore[arg-type]
        printed, code = sit(table, at_random(seed))
        assert (code, table.over) == (0, True)
        names = PEOPLE[:seats]
        sheet = Words(table.game.tables, names).outcome(table.outcome())  # type: ignore[attr-defined]
        assert printed.endswith("\n".join(sheet) + "\n")
        assert "wins" in sheet[-1]


@pytest.mark.parametrize("players", ["Marion,bot:random", "bot:random,bot:random,Marion,bot:random"])
def test_a_person_among_bots_is_never_asked_to_pass_the_keyboard(players: str) -> None:
    table = new_table(players, "standard")
    printed, _ = sit(table, at_random(1))
    assert table.over
    assert "Pass the keyboard" not in printed
    assert "hides this page" not in printed
    bots = [player.name for player in table.setup.players if player.bot]
    assert all(f"\n{name} " in printed for name in bots), "what bots answer is told"


def test_bots_among_themselves_play_to_the_end_without_any_input() -> None:
    table = new_table("bot:random,bot:random")

    def nobody(_printed: str) -> str:
        raise AssertionError("somebody was asked")

    printed, code = sit(table, nobody)
    assert (code, table.over) == (0, True)
    assert printed.rstrip().endswith(".")
    assert "wins" in printed.splitlines()[-1]
