"""The command `kingswill` and the list of what it can be followed by."""

from importlib import import_module
from keyword import iskeyword
from types import ModuleType
from typing import Any, Final

import click

from kingswill_tui import __version__
from kingswill_tui.cli.errors import told_to_people
from kingswill_tui.cli.home import home_option
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.cli.terminal import at_a_terminal

COMMANDS: Final = {
    "app": "Open the table in the terminal; what kingswill alone does, too.",
    "tutorial": "Learn the game by playing it.",
    "play": "Play a new game line by line.",
    "resume": "Go on with a saved game line by line.",
    "saves": "List the saved games.",
    "export": "Copy a saved game to a file.",
    "import": "Bring a saved game in from a file.",
    "delete": "Delete a saved game for good.",
    "replay": "Go through a saved game again, or begin a new one from a point of it.",
    "verify": "Play a saved game again and compare every position.",
    "simulate": "Let bots play whole games and count what they did.",
    "components": "Print the component tables and where each value comes from.",
}
"""Each command with its line of help; NAME is `NAME_command` of the module of that name beside this one.

A module whose name would be a keyword of the language has `_` behind it.
"""
FRONT_DOOR: Final = "app"
"""The command that opens when none is named."""
PLAIN_DOOR: Final = "play"
"""The one that opens instead where there is no terminal to draw on."""


class LazyGroup(click.Group):
    """A group whose commands are imported only when they are run or explained."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which they are explained."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import one command."""
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(_module(name), f"{name}_command")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Explain the commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Open the front door where no command is named; options before a command are the command's."""
        found, rest, _ = self.make_parser(ctx).parse_args(args=list(args))
        own = {param.name for param in self.get_params(ctx) if param.is_eager}
        if own.isdisjoint(found):
            door = FRONT_DOOR if at_a_terminal() else PLAIN_DOOR
            given = [f"--{name}={value}" for name, value in found.items()]
            args = [*(rest[:1] or [door]), *given, *rest[1:]]
        return super().parse_args(ctx, args)

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the arguments; wrong ones are told in one sentence."""
        with told_to_people():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Carry the command out; what a person can put right is told in one sentence."""
        with told_to_people():
            return super().invoke(ctx)


def _module(name: str) -> ModuleType:
    return import_module(f"kingswill_tui.cli.{name}{'_' if iskeyword(name) else ''}")


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
@components_option
@home_option
def kingswill(**_handed_on: object) -> None:
    """Play The King's Will: two to four dukes serve a travelling king whose wishes lie face down."""
