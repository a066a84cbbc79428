"""`kingswill resume`: goes on with a saved game."""

from pathlib import Path

import click

from kingswill_tui.cli.bound_game import opened_with_game
from kingswill_tui.cli.home import home_option, new_game_id, saves_at
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.cli.line_mode import Begun, play_in_lines
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.opening import Console
from kingswill_tui.session.saved import go_on, go_on_from_good_part
from kingswill_tui.store.saves import Saves


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
    opened, game = opened_with_game(saves, _newest(saves) if name is None else name, components)
    saved = go_on_from_good_part(game, opened, saves, new_game_id()) if good_part else go_on(game, opened)
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
