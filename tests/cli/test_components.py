"""`kingswill components` prints the tables in force, or says in one sentence why it cannot."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.games.kings_will.rules.names import BUILDINGS, CARDS, SETTLEMENTS, TERRAINS, TILES

RULE_SET = """
name = "Short game"
rounds = 2
will_spaces = 4
will_cards = "ABCDEFGH"
building_effects = true
start = "chosen"
without_terrains = []
without_action_tiles = []
"""


def components(*options: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(kingswill, ["components", *map(str, options)])


def value_line(printed: str, *words: str) -> str:
    """The one line that starts with these words, columns squeezed together."""
    lines = [re.sub(" {2,}", "  ", line.strip()) for line in printed.splitlines()]
    (found,) = [line for line in lines if line.split("  ")[: len(words)] == list(words)]
    return found


def test_every_component_is_printed() -> None:
    result = components()
    assert result.exit_code == 0
    for name in (*BUILDINGS, *SETTLEMENTS, *TERRAINS, *TILES, *CARDS, "goslar"):
        assert re.search(rf"^ *{name} ", result.output, re.MULTILINE), name


def test_values_are_printed_with_their_own_sources() -> None:
    printed = components().output
    assert value_line(printed, "money", "start") == "money  start  2  rulebook"
    assert value_line(printed, "money", "high") == "money  high  20  house"
    assert value_line(printed, "village", "discount_at") == "village  discount_at  4  derived"
    assert value_line(printed, "hamlet", "discount_at") == "hamlet  discount_at  1  rulebook"


def test_output_into_a_pipe_is_plain_text() -> None:
    assert "\x1b" not in components().output


def test_the_rule_set_asked_for_is_the_one_printed() -> None:
    printed = components("--rules", "first_game").output
    assert value_line(printed, "rounds", "3")
    assert "first_game.toml" in printed


def test_an_owners_table_takes_the_place_of_ours(tmp_path: Path) -> None:
    tracks = Path(__file__).parents[2] / "assets" / "kings_will" / "tracks.toml"
    (tmp_path / "tracks.toml").write_text(tracks.read_text().replace("high = 20", "high = 15"))
    printed = components("--components", tmp_path).output
    assert value_line(printed, "money", "high") == "money  high  15  house"
    assert str(tmp_path / "tracks.toml") in printed


def test_an_owners_rule_set_can_be_played_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "rulesets").mkdir()
    (tmp_path / "rulesets" / "short.toml").write_text(RULE_SET)
    result = components("--components", tmp_path, "--rules", "short")
    assert result.exit_code == 0, result.output
    assert value_line(result.output, "name", "Short game") == "name  Short game  owner"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--rules", "chess"), "first_game, standard"),
        (("--components", "nowhere-at-all"), "nowhere-at-all"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(options: tuple[str, ...], told: str) -> None:
    result = components(*options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert told in result.stderr
