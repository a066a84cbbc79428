"""`kingswill resume`: goes on with a saved game."""

from dataclasses import replace
from pathlib import Path

import click

from kingswill_tui.cli.bound_game import game_of
from kingswill_tui.cli.home import home_option, new_game_id, saves_at
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.cli.line_mode import Begun, play_in_lines
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.opening import Console
from kingswill_tui.session.saved import go_on, good_part
from kingswill_tui.store.saves import Opened, Saves


@click.command("resume")
@click.argument("name", required=False)
@click.option(
    "--good-part", is_flag=True, help="Go on from the last answer that can be trusted, under a new name."
)
@components_option
@home_option
def resume_command(name: str | None, good_part: bool, components: Path | None, home: Path | None) -> None:
    """Go on with the save NAME line by line, or with the newest unfinished game."""
    saves = saves_at(home)
    opened = saves.open(name if name is not None else _newest(saves))
    try:
        game = game_of(opened.loaded.header, components)
    except BaseException:
        _close(opened)
        raise
    saved = go_on(game, _forked(saves, opened, game) if good_part else opened)
    if saved.journal is None:
        raise PlayerError(" ".join(saved.words))
    voice = KingsWillVoice(game.tables, saved.table.setup.players)

    def begin(_console: Console) -> Begun:
        return saved, voice

    play_in_lines(begin, HomeHouse(home, components))


def _newest(saves: Saves) -> str:
    found = saves.newest_unfinished()
    if found is None:
        raise PlayerError(f"There is no unfinished game in {saves.folder}; begin one with kingswill play.")
    return found.name


def _forked(saves: Saves, opened: Opened, game: KingsWill) -> Opened:
    """A new save with what can be trusted of the opened one, which stays as it is."""
    _close(opened)
    records = good_part(game, opened.loaded)
    header = opened.loaded.header
    ply = records[-1].ply if records else 0
    fork = replace(header, id=new_game_id(), forked=f"{header.id} {ply}")
    journal = saves.create(fork, None, *records)
    journal.close()
    return saves.open(journal.name)


def _close(opened: Opened) -> None:
    if opened.journal is not None:
        opened.journal.close()
