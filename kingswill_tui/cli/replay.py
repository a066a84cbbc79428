"""`kingswill replay`: goes through a saved game again, or begins a new one from a point of it."""

import time
from dataclasses import replace
from pathlib import Path

import click

from kingswill_tui.cli.bound_game import game_of, read_save
from kingswill_tui.cli.home import home_option, new_game_id, saves_at
from kingswill_tui.cli.line_mode import console_on_streams
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.final_scoring import Outcome
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.preview import Preview
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.watching import SPECTATOR, Watching, speed
from kingswill_tui.session.replaying import Replay
from kingswill_tui.session.saved import good_part
from kingswill_tui.store.moving import damage_told
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.saves import Saves


@click.command("replay")
@home_option
@components_option
@click.argument("file")
@click.option(
    "--as",
    "viewer",
    metavar="SEAT",
    default=SPECTATOR,
    show_default=True,
    help="Whose eyes: a name, a number, spectator.",
)
@click.option("--plain", is_flag=True, help="Line by line, as it always is here.")
@click.option("--answer", metavar="N", type=click.IntRange(0), help="Start where N answers stand.")
@click.option("--turn", metavar="N", type=click.IntRange(1), help="Start where turn N begins.")
@click.option("--round", "round_", metavar="N", type=click.IntRange(1), help="Start where round N begins.")
@click.option("--speed", "pace", metavar="N", help="Play at once, N answers a second.")
@click.option("--fork", metavar="PLY", type=click.IntRange(0), help="Begin a new game after so many answers.")
def replay_command(
    home: Path | None,
    components: Path | None,
    file: str,
    viewer: str,
    plain: bool,
    answer: int | None,
    turn: int | None,
    round_: int | None,
    pace: str | None,
    fork: int | None,
) -> None:
    """Go through FILE, a file or the name of a saved game, line by line.

    A game still being played shows what a spectator sees; a finished one what any seat knew.
    """
    saves = saves_at(home)
    called, loaded = read_save(saves, file)
    game = game_of(loaded.header, components)
    replay = Replay(game, _trusted(game, loaded, called))
    if fork is not None:
        _fork(replay, saves, fork, called)
        return
    console = console_on_streams()
    voice = KingsWillVoice(game.tables, replay.setup.players)
    watching = Watching(replay, voice, console.page, console.keyboard, time.sleep)
    start = answer or 0
    if turn is not None:
        start = replay.ply_of_turn(turn)
    if round_ is not None:
        start = replay.ply_of_round(round_)
    at_once = None if pace is None else speed(pace)
    watching.open(viewer, start)
    if at_once is not None:
        watching.play(at_once)
    watching.watch()


def _trusted(game: KingsWill, loaded: Loaded, called: str) -> Loaded:
    """The part of a save that leads where it led, with a word where that is not all of it."""
    if loaded.damage is not None:
        click.echo(damage_told(called, loaded), err=True)
    records = good_part(game, loaded)
    if len(records) < len(loaded.records):
        last = records[-1].ply if records else 0
        click.echo(
            f"{called} disagrees with the rules after answer {last}; it is shown up to there.", err=True
        )
    return replace(loaded, records=records)


def _fork(replay: Replay[State, Observation, Outcome, Preview], saves: Saves, ply: int, called: str) -> None:
    header, records = replay.fork(ply, new_game_id(), saves.now())
    journal = saves.create(header, None, *records)
    journal.close()
    click.echo(f"'{journal.name}' is a new game that goes on after answer {ply} of {called}.")
    if not replay.over:
        click.echo(f"Mind that {called} is still being played: what is seen in the new game holds there too.")
    click.echo(f"kingswill resume {journal.name}")
