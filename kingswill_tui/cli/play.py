"""`kingswill play`: a new game."""

from pathlib import Path
from random import SystemRandom
from typing import Final, get_args

import click

from kingswill_tui.cli.home import home_option, new_game_id, saves_at
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.cli.line_mode import Begun, play_in_lines
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.games.kings_will.game import SEAT_COUNTS, KingsWill
from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.tables.files import USUAL, ruleset_names
from kingswill_tui.games.kings_will.tables.load import load_tables
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.opening import Console
from kingswill_tui.session.saved import begin_saved
from kingswill_tui.session.seating import read_seats
from kingswill_tui.session.setup import Covers, Setup

LARGEST_SEED: Final = 10**12 - 1
"""Seeds are short enough to be read out and typed in again."""
DRAWN_SEEDS: Final = 10**6
"""Seeds that nobody chose are below this."""


@click.command("play")
@click.option("--plain", is_flag=True, help="Changes nothing: this command always plays line by line.")
@click.option("--players", metavar="LIST", help="Who plays: Marion,Bea,bot:steady. Asked for where missing.")
@click.option("--rules", metavar="NAME", help="Rule set, such as standard or first_game.")
@click.option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), metavar="N", help="Deal the game of this number."
)
@components_option
@click.option("--open-points", is_flag=True, help="Show everybody's victory points to all.")
@click.option(
    "--impatient-king",
    is_flag=True,
    help=f"From the {PATIENCE + 1}th turn of a round on the right-most tile must be chosen.",
)
@click.option(
    "--covers",
    type=click.Choice(get_args(Covers)),
    default="private",
    show_default=True,
    help="Hide the page before private moments, or before every turn.",
)
@home_option
def play_command(
    plain: bool,
    players: str | None,
    rules: str | None,
    seed: int | None,
    components: Path | None,
    open_points: bool,
    impatient_king: bool,
    covers: Covers,
    home: Path | None,
) -> None:
    """Play a new game; who plays is asked for where --players is missing."""
    seats = None if players is None else read_seats(players, SEAT_COUNTS)
    load_tables(components, rules or USUAL)  # whoever mistyped is told before being asked anything
    if rules is None and seats is not None:
        rules = USUAL
    switched_on = {"open_points": open_points, "impatient_king": impatient_king}

    def begin(console: Console) -> Begun:
        at_table = seats or console.ask_seats(SEAT_COUNTS)
        ruleset = rules or _asked_ruleset(console, components)
        setup = Setup(
            game=KingsWill.id,
            ruleset=ruleset,
            players=at_table,
            variants=frozenset(name for name, on in switched_on.items() if on),
            seed=SystemRandom().randrange(DRAWN_SEEDS) if seed is None else seed,
            covers=covers,
            components=None if components is None else str(components),
        )
        game = KingsWill(load_tables(components, ruleset))
        voice = KingsWillVoice(game.tables, setup.players)
        return begin_saved(game, setup, saves_at(home), new_game_id()), voice

    play_in_lines(begin, HomeHouse(home, components))


def _asked_ruleset(console: Console, components: Path | None) -> str:
    names = ruleset_names(components)
    return console.ask_ruleset([(name, load_tables(components, name).rules_name) for name in names], USUAL)
