"""`kingswill replay`: goes through a saved game again, or begins a new one from a point of it."""

import time
from pathlib import Path

import click

from kingswill_tui.cli.app import run_app
from kingswill_tui.cli.found_save import Found, KingsReplay, fork_told, forked, found
from kingswill_tui.cli.home import going_on, home_option, saves_at
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.cli.line_mode import console_on_streams
from kingswill_tui.cli.saying import say
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.cli.terminal import at_a_terminal
from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.watching import SPECTATOR, Watching, speed, viewer_called
from kingswill_tui.store.saves import Saves
from kingswill_tui.ui.sitting import Watched


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
    help="As whom to look on: a name, a number, spectator.",
)
@click.option("--plain", is_flag=True, help="Line by line: for screen readers and pipes.")
@click.option("--answer", metavar="N", type=click.IntRange(0), help="Start where N answers stand.")
@click.option("--turn", metavar="N", type=click.IntRange(1), help="Start where turn N begins.")
@click.option("--round", "round_", metavar="N", type=click.IntRange(1), help="Start where round N begins.")
@click.option("--speed", "pace", metavar="N", help="Play at once, about N answers a second.")
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
    """Go through FILE, a file or the name of a saved game: on the screen, or line by line.

    A game still being played shows what a spectator sees; a finished one what any seat knew.
    """
    saves = saves_at(home)
    save = found(saves, file, components)
    if fork is not None:
        _tell_wrong(save)
        _fork(save, saves, fork)
        return
    start = _start(save.replay, answer, turn, round_)
    seat = viewer_called(viewer, save.replay)
    at_once = None if pace is None else speed(pace)
    if at_a_terminal() and not plain:
        names = tuple(player.name for player in save.replay.setup.players)
        words = Words(save.game.tables, names)
        watched = Watched(file, save.replay, words, save.wrong, start, seat, at_once)
        run_app(HomeHouse(home, components), watched=watched)
        return
    _tell_wrong(save)
    console = console_on_streams()
    voice = KingsWillVoice(save.game.tables, save.replay.setup.players)
    watching = Watching(save.replay, voice, console.page, console.keyboard, time.sleep)
    watching.open(seat, start)
    if at_once is not None:
        watching.play(at_once)
    watching.watch()


def _start(replay: KingsReplay, answer: int | None, turn: int | None, round_: int | None) -> int:
    """After how many answers to begin."""
    if round_ is not None:
        return replay.ply_of_round(round_)
    if turn is not None:
        return replay.ply_of_turn(turn)
    replay.must_have(answer or 0)
    return answer or 0


def _tell_wrong(save: Found) -> None:
    if save.wrong:
        say(save.wrong, err=True)


def _fork(save: Found, saves: Saves, ply: int) -> None:
    name = forked(save, ply, saves)
    say(fork_told(save, name, ply))
    if save.warning:
        say(save.warning)
    say(going_on(name))
