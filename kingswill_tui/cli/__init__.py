"""The command line: reads arguments and opens a front end, each imported only when it is wanted."""

from kingswill_tui.cli.commands import kingswill


def main() -> None:
    """Run `kingswill` on the arguments of the process."""
    kingswill(prog_name="kingswill")
