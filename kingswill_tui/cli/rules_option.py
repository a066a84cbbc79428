"""The option of every command that plays by one rule set."""

import click

from kingswill_tui.games.kings_will.tables.files import USUAL

rules_option = click.option(
    "--rules",
    metavar="NAME",
    default=USUAL,
    show_default=True,
    help="Rule set, such as standard or first_game.",
)
