"""The command line: reads arguments and opens a front end, each imported only when it is wanted."""

import sys

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.cli.saying import say
from kingswill_tui.cli.streams import divert, open_closed_streams


def main() -> None:
    """Run `kingswill` on the arguments of the process; what the system refuses is told in one sentence."""
    open_closed_streams()
    try:
        kingswill(prog_name="kingswill")
    except OSError as error:
        divert(sys.stdout)
        where = "" if error.filename is None else f" ({error.filename})"
        say(f"Something could not be read or written: {error.strerror}{where}.", err=True)
        raise SystemExit(2) from None
