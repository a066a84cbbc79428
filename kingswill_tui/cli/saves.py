"""`kingswill saves`: lists the saved games."""

import json
from pathlib import Path

import click

from kingswill_tui.cli.home import home_option, saves_at
from kingswill_tui.cli.saying import say
from kingswill_tui.store.listing import PREPARATION, SaveInfo

_HEADINGS = ("name", "seats", "round", "when", "size", "state")


@click.command("saves")
@home_option
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def saves_command(home: Path | None, as_json: bool) -> None:
    """List the saved games, the one last played first."""
    saves = saves_at(home)
    infos = saves.infos()
    if as_json:
        click.echo(json.dumps([_fields(info) for info in infos], indent=2))
        return
    if not infos:
        say(f"No game is saved in {saves.folder}.")
        return
    rows = [_HEADINGS, *(_row(info) for info in infos)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        say("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def _fields(info: SaveInfo) -> dict[str, object]:
    header = info.header
    return {
        "name": info.name,
        "seats": [] if header is None else [seat._asdict() for seat in header.seats],
        "round": info.round,
        "answers": info.ply,
        "finished": info.over,
        "changed": info.changed.isoformat(timespec="seconds"),
        "size": info.size,
        "ruleset": None if header is None else header.ruleset,
        "problem": info.problem,
    }


def _row(info: SaveInfo) -> tuple[str, ...]:
    seats = [] if info.header is None else info.header.seats
    return (
        info.name,
        ", ".join(f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in seats) or "?",
        _round(info),
        info.changed.astimezone().strftime("%Y-%m-%d %H:%M"),
        f"{-(-info.size // 1024)} KB",
        _state(info),
    )


def _round(info: SaveInfo) -> str:
    if info.problem is not None:
        return "-"
    return str(info.round) if info.round else PREPARATION


def _state(info: SaveInfo) -> str:
    if info.problem is not None:
        return info.problem
    return "finished" if info.over else f"after {info.ply} answers"
