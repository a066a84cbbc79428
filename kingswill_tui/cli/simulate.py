"""`kingswill simulate`: bots play whole games against each other, and what they did is counted."""

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

import click
from rich.console import Console
from rich.progress import track

from kingswill_tui.bots import NAMES
from kingswill_tui.cli.rules_option import rules_option
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.lab.plan import Plan
from kingswill_tui.lab.playing import Played
from kingswill_tui.lab.recording import check_folder
from kingswill_tui.lab.report import figures, print_json, print_tables
from kingswill_tui.lab.series import play_series
from kingswill_tui.lab.statistics import Statistics

_MOST_WORKERS: Final = 61
"""More processes cannot be waited for on every system."""


@click.command("simulate")
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many to play.",
)
@click.option("--players", metavar="K", type=int, default=2, show_default=True, help="Seats of each game.")
@click.option(
    "--bots",
    metavar="NAMES",
    default="steady",
    show_default=True,
    help=f"Levels with commas between, repeated until all seats are taken: {', '.join(NAMES)}.",
)
@click.option("--seed", metavar="S", type=int, default=1, show_default=True, help="Decides all chance.")
@rules_option
@click.option(
    "--workers",
    metavar="W",
    type=click.IntRange(1, _MOST_WORKERS),
    default=lambda: min(os.cpu_count() or 1, _MOST_WORKERS),
    show_default="one a core",
    help="Processes that play.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option(
    "--record",
    metavar="DIR",
    type=click.Path(path_type=Path, resolve_path=True),
    help="Write the record of each game to this folder, for kingswill verify.",
)
@components_option
def simulate_command(
    games: int,
    players: int,
    bots: str,
    seed: int,
    rules: str,
    workers: int,
    as_json: bool,
    record: Path | None,
    components: Path | None,
) -> None:
    """Let bots play whole games; print who won, points by source, lengths, and what was used.

    With each game the bots move on by one seat. The same seed gives the same games, whatever the workers.
    """
    levels = tuple(filter(None, (name.strip() for name in bots.split(","))))
    plan = Plan(games, players, levels, seed, rules, components, record)
    plan.check()
    if record is not None:
        check_folder(record)
    found = Statistics()
    started = perf_counter()
    for played in _shown(play_series(plan, workers), games):
        found.add(played)
    told = figures(plan, found, perf_counter() - started)
    if as_json:
        click.echo(print_json(told))
    else:
        print_tables(Console(), told)


def _shown(series: Iterable[Played], games: int) -> Iterator[Played]:
    """The series with a bar on stderr while it is played, where somebody can see it."""
    if not sys.stderr.isatty():
        return iter(series)
    return iter(track(series, "Playing", games, console=Console(stderr=True), transient=True))
