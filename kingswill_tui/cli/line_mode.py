"""Runs a game line by line on the streams of the process."""

import shutil
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Any

from kingswill_tui.cli.ending import saved_when_ended
from kingswill_tui.cli.home import LINE_BY_LINE, where_saved
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.plain.opening import Console
from kingswill_tui.plain.voice import Voice
from kingswill_tui.session.saved import SavedGame
from kingswill_tui.tutorial.learner_tips import LearnerTips

Begun = tuple[SavedGame[Any, Any, Any, Any], Voice[Any, Any, Any]]
"""A game, new or resumed, and the words in which it is told."""


def console_on_streams() -> Console:
    """The streams of the process as page and keyboard."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name the terminal cannot show must not end the game
    return Console(sys.stdin, sys.stdout, lambda: shutil.get_terminal_size().columns)


def play_in_lines(begin: Callable[[Console], Begun], house: HomeHouse) -> None:
    """Begin or resume a game and play it with tips; leaves with an exit code where a person interrupts it."""
    console = console_on_streams()
    tips = LearnerTips(lambda: house.settings()[0].tips, house.learning, house.keep_learning)
    begun: list[SavedGame[Any, Any, Any, Any]] = []

    def play() -> None:
        saved, voice = begin(console)
        begun.append(saved)
        with saved, saved_when_ended(saved.name):
            console.page.say_all(saved.words)
            console.sit_down(saved.table, voice, tips.tip)

    code = console.leave_politely(
        play, lambda: "".join(where_saved(saved.name, LINE_BY_LINE) for saved in begun)
    )
    if code:
        sys.exit(code)
