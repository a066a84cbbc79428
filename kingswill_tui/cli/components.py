"""`kingswill components`: prints every component value and where it comes from."""

from pathlib import Path
from typing import Final

import click

from kingswill_tui.cli.rules_option import rules_option
from kingswill_tui.cli.table_options import components_option
from kingswill_tui.games.kings_will.tables.checks import check_components
from kingswill_tui.games.kings_will.tables.reading import read_components
from kingswill_tui.games.kings_will.tables.sources import Sheet, read_sheets

_HEADINGS: Final = ("row", "field", "value", "source")
_EXPLANATION: Final = """\
rulebook: stands in the rulebook. derived: follows from its words or examples.
house: the project's own value, as the printed one is not public.
owner: from a table that names no source."""


@click.command("components")
@components_option
@rules_option
def components_command(components: Path | None, rules: str) -> None:
    """Print every value of the component tables with its source: rulebook, derived, house or owner."""
    tables = read_components(components, rules)
    check_components(tables)
    sheets = read_sheets(tables)
    click.echo(_EXPLANATION)
    for sheet in sheets:
        click.echo("\n".join(["", click.style(str(sheet.path), bold=True), *_aligned(sheet)]))


def _aligned(sheet: Sheet) -> list[str]:
    """The lines of one table under their headings, each column as wide as its widest entry."""
    lines: list[tuple[str, ...]] = [_HEADINGS]
    lines += [(value.row, value.field, value.text, value.source) for value in sheet.values]
    if not any(value.row for value in sheet.values):
        lines = [line[1:] for line in lines]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        "  " + "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]
