"""`python -m tests.bench`: measure, print a table, and write build/bench.json."""

import argparse
import sys
from collections.abc import Collection, Sequence
from pathlib import Path

from rich.console import Console

from tests.bench import rules, screens, store
from tests.bench.report import Row, print_report, write_report

OUTPUT = Path("build/bench.json")
LOG_WIDTH = 110
STORE_NAMES = ("resume", "journal")
GROUPS: dict[str, tuple[str, ...]] = {"rules": rules.NAMES, "store": STORE_NAMES, "screens": screens.NAMES}
NAMES = tuple(name for names in GROUPS.values() for name in names)


def measure(names: Collection[str], *, quick: bool) -> list[Row]:
    """The named figures."""
    rows: list[Row] = []
    if not set(rules.NAMES).isdisjoint(names):
        from tests.bench.catan import Catan  # only the bench extra brings its engine

        rows += rules.measure(names, rules.QUICK if quick else rules.FULL, Catan())
    if not set(STORE_NAMES).isdisjoint(names):
        rows += [figure for figure in store.measure() if figure["name"] in names]
    if not set(screens.NAMES).isdisjoint(names):
        rows += screens.measure(names, screens.QUICK if quick else screens.FULL)
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, measure and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure speed beside peers.")
    parser.add_argument(
        "--only",
        action="append",
        choices=[*GROUPS, *NAMES],
        metavar="NAME",
        help=f"measure this alone; may be given again; one of {', '.join([*GROUPS, *NAMES])}",
    )
    parser.add_argument("--quick", action="store_true", help="fewer turns: a look, not a measurement")
    options = parser.parse_args(arguments)
    wanted = {name for only in options.only or GROUPS for name in GROUPS.get(only, (only,))}
    rows = measure(wanted, quick=options.quick)
    # Logs and files have no width of their own, and the default cuts names in two.
    print_report(rows, Console(width=None if sys.stdout.isatty() else LOG_WIDTH))
    write_report(rows, OUTPUT)


if __name__ == "__main__":
    main()
