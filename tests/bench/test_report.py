"""The report names what it measures, and its ratios are what they say."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from tests.bench import __main__ as bench
from tests.bench import rules
from tests.bench.report import met, print_report, row, write_report
from tests.bench.turns import Sample, in_turns

TINY = rules.Effort(rounds=2, our_games=1, peer_games=1, repeats=1, deals=2)


def test_the_report_has_exactly_these_names() -> None:
    assert bench.NAMES == (
        "random_play",
        "copy",
        "observe",
        "determinize",
        "new_game",
        "resume",
        "journal",
        "title_first_frame",
        "table_first_frame",
        "menu_move",
        "menu_move_p95",
        "table_repaint",
        "peek",
        "resize",
        "memory",
        "memory_with_bots",
    )


def test_every_figure_of_the_rules_is_there_and_its_ratio_is_ours_to_the_peers() -> None:
    # The game stands in for its own peer: the real one comes with another extra.
    rows = rules.measure(rules.NAMES, TINY, rules.Ours())
    assert tuple(figure["name"] for figure in rows) == rules.NAMES
    for figure in rows:
        assert figure["ours"] > 0
        assert figure["ratio"] == figure["ours"] / figure["peer"]


def test_only_what_was_asked_for_is_measured() -> None:
    rows = rules.measure(("copy",), TINY, rules.Ours())
    assert [figure["name"] for figure in rows] == ["copy"]


def test_figures_are_written_as_a_list_of_objects_and_printed_with_their_peers(tmp_path: Path) -> None:
    rows = [
        row("copy", 3.0, 60.0, "another engine", "us", target="<= 0.1"),
        row("peek", 1.0, 2.0, "it", "ms"),
    ]
    path = tmp_path / "build" / "bench.json"
    write_report(rows, path)
    written = json.loads(path.read_text())
    assert written == rows
    assert {"name", "ours", "peer", "peer_name", "ratio", "unit"} <= written[0].keys()
    printed = io.StringIO()
    print_report(rows, Console(file=printed, width=120))
    assert "0.050" in printed.getvalue()
    assert "copy: another engine" in printed.getvalue()


@pytest.mark.parametrize(
    ("ours", "target", "reached"),
    [
        (4.0, ">= 4", True),
        (3.9, ">= 4", False),
        (0.5, "<= 0.5", True),
        (0.6, "<= 0.5", False),
        (1.0, "", None),
    ],
)
def test_a_target_is_a_bound_of_the_ratio(ours: float, target: str, reached: bool | None) -> None:
    assert met(row("copy", ours, 1.0, "it", "us", target=target)) is reached


def test_contenders_take_turns_and_change_who_begins() -> None:
    order: list[str] = []

    def work(name: str, wall: float) -> list[Sample]:
        order.append(name)
        return [Sample(wall, wall)]

    duel = in_turns(3, lambda: work("ours", 1.0), lambda: work("peer", 4.0))
    assert order == ["ours", "peer", "peer", "ours", "ours", "peer"]
    assert duel.medians() == (1.0, 4.0)
    assert duel.cpu_ratio() == 0.25
