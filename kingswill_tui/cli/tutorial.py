"""`kingswill tutorial`: learn the game by playing it, on the screen or line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingswill_tui.cli.app import run_app
from kingswill_tui.cli.home import home_option, saves_at
from kingswill_tui.cli.terminal import at_a_terminal

if TYPE_CHECKING:
    from kingswill_tui.cli.house import HomeHouse
    from kingswill_tui.cli.line_mode import Begun
    from kingswill_tui.plain.opening import Console


@click.command("tutorial")
@click.option("--plain", is_flag=True, help="Learn line by line: for screen readers and pipes.")
@click.option("--name", help="What you are called.  [default: the name of the last time]")
@click.option("--with", "partner", metavar="NAME", help="Who learns at the same keyboard with you.")
@click.option("--alone", is_flag=True, help="Learn alone again, the lessons playing the other seat.")
@click.option("--free", is_flag=True, help="Play a first game at once, with tips, line by line.")
@click.option("--restart", is_flag=True, help="Begin the lessons again instead of going on.")
@home_option
def tutorial_command(
    plain: bool,
    free: bool,
    name: str | None,
    partner: str | None,
    alone: bool,
    restart: bool,
    home: Path | None,
) -> None:
    """Learn the game by playing it; goes on where you left."""
    from kingswill_tui.cli.house import HomeHouse

    house = HomeHouse(home, None)
    _remember(house, name, "" if alone else partner, restart)
    if free:
        _at_once(house, home)
    elif plain or not at_a_terminal():
        _in_lines(house, home)
    else:
        run_app(house, learn=True)


def _remember(house: HomeHouse, name: str | None, partner: str | None, restart: bool) -> None:
    from kingswill_tui.session.learners import checked_learners

    learning = house.learning()
    changed = checked_learners(
        learning,
        learning.name if name is None else name,
        learning.partner if partner is None else partner,
    )
    if restart:
        changed = changed._replace(step="")
    if changed != learning:
        house.keep_learning(changed)


def _at_once(house: HomeHouse, home: Path | None) -> None:
    from kingswill_tui.cli.line_mode import play_in_lines
    from kingswill_tui.cli.taught import taught_game
    from kingswill_tui.plain.boards.kings_will import KingsWillVoice
    from kingswill_tui.session.learners import learners_setup, lessons_of

    learning = house.learning()
    setup = learners_setup(lessons_of(learning), learning.name, house.bot_levels()[0], house.new_seed())

    def begin(_console: Console) -> Begun:
        saved, game = taught_game(setup, (), saves_at(home))
        return saved, KingsWillVoice(game.tables, setup.players)

    play_in_lines(begin, house)


def _in_lines(house: HomeHouse, home: Path | None) -> None:
    from kingswill_tui.cli.line_mode import play_in_lines
    from kingswill_tui.cli.taught import taught_game
    from kingswill_tui.plain.boards.kings_will import KingsWillVoice
    from kingswill_tui.plain.tutorial import teach
    from kingswill_tui.session.learners import learners_setup, lessons_of
    from kingswill_tui.tutorial.coach import Coach

    learning = house.learning()
    script = lessons_of(learning)
    setup = learners_setup(script, learning.name, house.bot_levels()[0], script.seed)

    def keep(step: str) -> None:
        house.keep_learning(house.learning()._replace(step=step))

    def begin(console: Console) -> Begun:
        coach = Coach(script, learning.step)
        _, game = taught_game(setup, (), None)
        voice = KingsWillVoice(game.tables, setup.players)
        teach(
            coach,
            lambda line: taught_game(setup, line, None)[0].table,
            voice,
            console.page,
            console.keyboard,
            keep,
        )
        console.page.blank()
        console.page.say("The lessons are over. This game is yours now, and it is saved.")
        return taught_game(setup, coach.line, saves_at(home))[0], voice

    play_in_lines(begin, house)
