"""The rules reference: complete, readable, true for the tables in use, and easy to search."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingswill_tui.core.assets import assets_folder
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.passage_file import read_passages
from kingswill_tui.games.kings_will.passage_values import MEASURE_WORDS, first_game_values, values
from kingswill_tui.games.kings_will.passages import Passage, passage, passages, search
from kingswill_tui.games.kings_will.rules.measures import MEASURES
from kingswill_tui.games.kings_will.rules.tables import Tables
from kingswill_tui.games.kings_will.tables.load import load_tables

RULES_PER_CHAPTER = {
    "SET": 10,
    "INF": 1,
    "ROW": 5,
    "ACT": 5,
    "HAR": 6,
    "EXP": 2,
    "ENR": 2,
    "BLD": 8,
    "GOV": 3,
    "MOV": 4,
    "MUL": 2,
    "CON": 1,
    "MOOD": 3,
    "JRN": 8,
    "FIN": 7,
    "GRN": 12,
    "ORA": 11,
    "FG": 5,
}
RULE_IDS = [f"{chapter}-{i}" for chapter, last in RULES_PER_CHAPTER.items() for i in range(1, last + 1)]
RULE_IDS += [f"WILL-{letter}" for letter in "ABCDEFGHIJKLMNOP"]
MOST_WORDS = 28
MOST_SENTENCES = 5
PATH = Path("passages.toml")


def standard() -> Tables:
    return load_tables(None, "standard")


def first_game() -> Tables:
    return load_tables(None, "first_game")


def reference() -> tuple[Passage, ...]:
    return passages(standard())


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?])\s+", text)


def test_every_rule_has_one_passage_and_no_passage_is_about_anything_else() -> None:
    assert sorted(each.id for each in reference()) == sorted(RULE_IDS)


def test_each_chapter_stands_together_under_one_heading() -> None:
    headings = [each.chapter for each in reference()]
    changes = [name for i, name in enumerate(headings) if i == 0 or name != headings[i - 1]]
    assert len(changes) == len(set(changes))


@pytest.mark.parametrize("tables", [standard(), first_game()], ids=["standard", "first_game"])
def test_passages_are_short_and_plain(tables: Tables) -> None:
    for each in passages(tables):
        said = sentences(each.text)
        assert len(said) <= MOST_SENTENCES, each.id
        for sentence in said:
            assert len(sentence.split()) <= MOST_WORDS, (each.id, sentence)
            assert re.match(r"[A-Z0-9]", sentence) and sentence[-1] in ".!?", (each.id, sentence)
        assert len(each.title.split()) <= 6, each.id


def test_a_ruling_is_one_sentence_and_stands_wherever_something_is_ours() -> None:
    for each in reference():
        assert len(sentences(each.ruling)) == 1
        assert bool(each.ruling) == (each.mark != "book"), each.id
        for clause in re.split(r"[;:]", each.ruling):
            assert len(clause.split()) <= MOST_WORDS, (each.id, clause)


@pytest.mark.parametrize("tables", [standard(), first_game()], ids=["standard", "first_game"])
def test_no_name_is_left_in_braces(tables: Tables) -> None:
    for each in passages(tables):
        assert not set("{}") & set(each.text + each.ruling), each.id


def test_every_value_on_offer_is_named_by_some_passage() -> None:
    file = read_passages(assets_folder("kings_will") / PATH)
    named = {
        name
        for chapter in file.chapter
        for row in chapter.passage
        for name in re.findall(r"\{(\w+)\}", row.text + row.ruling)
    }
    assert named == set(values(standard())) | set(first_game_values(first_game()))


def test_every_measure_of_the_tables_has_words() -> None:
    assert set(MEASURE_WORDS) == set(MEASURES)


def test_an_owners_values_appear_in_the_passages() -> None:
    ours = standard()
    cards = list(ours.cards)
    rank = cards[6].will
    cards[6] = cards[6]._replace(will=rank._replace(points=(12, 11, 10)))
    theirs = passages(
        ours._replace(
            mood_low=-6,
            warehouse_expanded=7,
            settlement_costs=((3, 0, 0, 0, 0), *ours.settlement_costs[1:]),
            settlement_moods=(-1, *ours.settlement_moods[1:]),
            foundation=(1, 1, 1, 1, 1, 2),
            building_costs=((0, 0, 0, 2, 1), *ours.building_costs[1:]),
            building_left=(0, *ours.building_left[1:]),
            building_right=(4, *ours.building_right[1:]),
            cards=tuple(cards),
        )
    )
    assert "-6" in passage(theirs, "MOOD-2").text and "at -5" in passage(theirs, "MOOD-2").text
    assert "room for 7 of" in passage(theirs, "BLD-4").text
    assert "A hamlet costs 3 wood (mood -1)" in passage(theirs, "BLD-1").text
    assert "2 foundation spaces on a lake." in passage(theirs, "BLD-2").text
    assert "Costs 1 coin and 2 food; half symbols: 4 on the right." in passage(theirs, "GRN-1").text
    assert (
        "12, 11 or 10 points for first, second or third place in peasants" in passage(theirs, "WILL-G").text
    )


def test_cards_say_their_wrath_and_will_in_words() -> None:
    expected = {
        "WILL-A": ("at least 2 hamlets or 1 wood.", "2 points for each settlement"),
        "WILL-D": (
            "at least 1 village or 2 hamlets.",
            "1 point for each hamlet and 5 points for each village.",
        ),
        "WILL-E": ("at least education 2.", "4 points for education 3, 5 for 4, 7 for 5 and 8 for 6."),
        "WILL-H": ("at least mood -1.", "9, 7 or 5 points for first, second or third place in mood"),
        "WILL-K": (
            "at least 1 castle, 1 monastery or 1 village.",
            "2 points for 1 hamlet, 5 with 1 castle, 8 with 1 monastery and 10 with 1 village.",
        ),
        "WILL-L": (
            "at least 1 food.",
            "2 points for 2 sets of 1 food and 1 coin, 5 for 3, 8 for 4 and 10 for 5.",
        ),
        "WILL-M": ("at least 1 lake.", "2 points for 1 peasant on a lake, 5 for 3, 8 for 4 and 10 for 5."),
    }
    for rule, parts in expected.items():
        for part in parts:
            assert part in passage(reference(), rule).text


def test_in_the_first_game_a_building_changes_no_mood() -> None:
    assert "mood +1" in passage(reference(), "GRN-2").text
    assert "mood" not in passage(passages(first_game()), "GRN-2").text


def test_the_first_games_chapter_says_what_its_rule_set_says_whichever_game_is_played() -> None:
    for found in (reference(), passages(first_game())):
        assert passage(found, "FG-1").text == (
            "The first game lasts 3 rounds and needs a travel tile for each. On the King's Will board lie "
            "6 cards, all from cards A to L. You play without lakes."
        )
        assert passage(found, "FG-2").text == (
            "You all start with 1 wood, 1 leather and 2 food. From left to right your tiles are a mountain, "
            "a forest, a meadow and a corn field. Your peasants stand on the forest and the meadow, "
            "your hamlet on the forest."
        )
        assert passage(found, "FG-5").text.startswith("You commit yourself to 3 cards")
    assert "journey 4" in passage(reference(), "JRN-8").text


def test_an_owners_first_game_is_told_too() -> None:
    theirs = first_game()._replace(
        rounds=1,
        will_spaces=2,
        will_cards=(0, 2, 5),
        terrains_in_play=(0, 1, 2, 3, 4, 5),
        start=None,
    )
    found = passages(standard(), theirs)
    assert passage(found, "FG-1").text == (
        "The first game lasts 1 round and needs a travel tile for each. On the King's Will board lie "
        "2 cards, all from cards A, C and F. You play without giving up any terrain."
    )
    assert "start with resources of your choice." in passage(found, "FG-2").text
    assert passage(found, "FG-5").text.startswith("You commit yourself to 1 card,")


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    assert passage(reference(), " jrn-4 ").title == "Compulsory levy"


def test_an_unknown_rule_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(PlayerError, match=r"^There is no rule 'JRN-44'; the nearest is JRN-4\.$"):
        passage(reference(), "JRN-44")


def found(query: str) -> list[str]:
    return [each.id for each in search(reference(), query)]


def test_a_search_finds_words_by_their_beginning_in_any_case() -> None:
    assert found("MONAST wrath")[0] == "FIN-2"
    assert "MUL-1" in found("offspr")
    assert "FIN-3" in found("kings will")


def test_a_search_wants_every_word() -> None:
    assert set(found("village peasant")) <= set(found("village")) & set(found("peasant"))
    assert "GRN-9" in found("development") and "GRN-9" not in found("development village")
    assert found("village xyzzy") == []


def test_a_title_goes_before_further_words_and_these_before_the_text() -> None:
    order = found("castle")
    title = [rule for rule in order if "castle" in passage(reference(), rule).title.lower()]
    words = [
        rule for rule in order if "castle" in passage(reference(), rule).words.split() and rule not in title
    ]
    assert title and words and len(order) > len(title) + len(words)
    assert order[: len(title)] == title
    assert order[len(title) : len(title) + len(words)] == words


def test_an_empty_search_keeps_everything_in_reading_order() -> None:
    assert search(reference(), "  ") == reference()


GOOD = """
[[chapter]]
title = "One"
[[chapter.passage]]
id = "SET-1"
title = "Players"
text = "You play."
mark = "book"
see = []
"""


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (GOOD.replace('"book"', '"ours"'), "mark"),
        (GOOD.replace('"book"', '"ruling"'), "SET-1 needs a ruling"),
        (GOOD + 'ruling = "Because."', "SET-1 needs a ruling"),
        (GOOD.replace("see = []", 'see = ["SET-9"]'), "SET-1 points to SET-9"),
        (GOOD.replace("see = []", 'see = ["SET-1"]'), "SET-1 points to SET-1"),
        (GOOD + GOOD, "SET-1 stands there more than once"),
        (GOOD.replace("SET-1", "SET1"), "id"),
        (GOOD + "colour = 3", "colour"),
        ("[[chapter", "not valid TOML"),
        ("chapter = 3", "chapter"),
        ("[[chapter]]\ntitle = 'One'\nmark = 'book'\npassage = [3]", "chapter.0.passage.0"),
        ("\udcff", "not a text in UTF-8"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_and_fault(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / PATH
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(PlayerError) as caught:
        read_passages(path)
    assert str(path) in str(caught.value) and what in str(caught.value)


def test_a_chapters_mark_and_ruling_hold_for_its_unmarked_passages(tmp_path: Path) -> None:
    path = tmp_path / PATH
    unmarked = GOOD.replace('mark = "book"\n', "").replace("SET-1", "SET-2")
    marked = GOOD[GOOD.index("[[chapter.passage]]") :]
    common = unmarked.replace('title = "One"', 'title = "One"\nmark = "house"\nruling = "Ours."')
    path.write_text(common + marked)
    rows = read_passages(path).chapter[0].passage
    assert [(row.mark, row.ruling) for row in rows] == [("house", "Ours."), ("book", "")]


def test_a_name_that_the_tables_do_not_have_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / PATH).write_text(GOOD.replace("You play.", "You pay {palace_cost}."))
    monkeypatch.setattr("kingswill_tui.games.kings_will.passages.assets_folder", lambda game: tmp_path)
    with pytest.raises(PlayerError, match="a value 'palace_cost' that the tables do not have"):
        passages(standard())


def test_a_missing_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(PlayerError, match=r"passages\.toml cannot be used: No such file"):
        read_passages(tmp_path / PATH)


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / PATH
    path.write_text(GOOD)
    assert read_passages(path).chapter[0].passage[0].title == "Players"


def test_importing_the_reference_does_not_import_pydantic() -> None:
    code = "import sys, kingswill_tui.games.kings_will.passages; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
