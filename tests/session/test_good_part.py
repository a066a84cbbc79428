"""The good part of a save is what is whole and agrees with the rules; a new game takes over that alone."""

from pathlib import Path

import pytest

from kingswill_tui.session.errors import OtherGame
from kingswill_tui.session.good_part import trusted
from kingswill_tui.session.saved import go_on, go_on_from_good_part
from kingswill_tui.store.errors import DamagedSave
from kingswill_tui.store.reading import Damage
from kingswill_tui.store.records import Answer, Record
from tests.session.playing import saves_in, the_game
from tests.store.written import written_game

WRITTEN = written_game(2, 5, 90)
ASTRAY = max(i for i, record in enumerate(WRITTEN.records) if isinstance(record, Answer))
"""The place of an answer that leads elsewhere in what follows."""
GOOD = WRITTEN.records[ASTRAY - 1].ply


def gone_astray() -> tuple[Record, ...]:
    """The records with one that the rules do not agree with."""
    records = list(WRITTEN.records)
    records[ASTRAY] = records[ASTRAY]._replace(digest="astray")
    return tuple(records)


def test_where_the_rules_disagree_before_the_damage_both_are_told() -> None:
    damage = Damage(len(WRITTEN.records) + 2, WRITTEN.records[-1].ply, "it was lost")
    loaded = WRITTEN.loaded()._replace(records=gone_astray(), damage=damage)
    good, told = trusted(the_game(), loaded, "it")
    assert (good.records, good.ply) == (WRITTEN.records[:ASTRAY], GOOD)
    assert told == (
        f"it is damaged in line {damage.line} (it was lost); it is good up to answer {damage.ply}.",
        f"it disagrees with the rules after answer {GOOD}; it is good only up to there.",
    )


def test_nothing_is_said_of_a_save_in_order() -> None:
    assert trusted(the_game(), WRITTEN.loaded(), "it") == (WRITTEN.loaded(), ())


def test_a_new_game_goes_on_from_the_good_part_and_says_so(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.create(WRITTEN.header, "game", *gone_astray()).close()
    before = saves.path("game").read_bytes()
    with pytest.raises(DamagedSave) as refused:
        go_on(the_game(), saves.open("game"))
    assert refused.value.ply == GOOD
    assert "kingswill" not in refused.value.told and "--good-part" in str(refused.value)
    with go_on_from_good_part(the_game(), saves.open("game"), saves, "another") as game:
        assert game.journal is not None
        assert game.table.digest == WRITTEN.digests[ASTRAY]
        assert game.words[0] == f"'{game.name}' is a new game that goes on after answer {GOOD} of 'game'."
    header = saves.open(game.name).loaded.header
    assert (header.id, header.forked) == ("another", f"{WRITTEN.header.id} {GOOD}")
    assert saves.path("game").read_bytes() == before
    saves.delete("game")  # which shows that it was let go of


def test_of_a_game_of_other_tables_nothing_is_thought_damaged(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.create(WRITTEN.header._replace(tables="others"), "game", *gone_astray()).close()
    with pytest.raises(OtherGame, match="--components"):
        go_on_from_good_part(the_game(), saves.open("game"), saves, "another")
    assert saves.names() == ["game"]
