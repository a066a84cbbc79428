"""Whether a person sits at a terminal that screens can be drawn on."""

import sys


def at_a_terminal() -> bool:
    """Whether keys come from a terminal and what is shown goes to one."""
    return sys.stdin.isatty() and sys.stdout.isatty()
