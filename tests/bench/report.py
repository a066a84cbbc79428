"""What a measurement says: one row a figure, as a table for people and as JSON for machines."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

Row = dict[str, Any]
"""One figure: name, ours, peer, peer_name, ratio = ours / peer, unit, cpu_ratio, target, note."""


def row(
    name: str,
    ours: float,
    peer: float,
    peer_name: str,
    unit: str,
    *,
    cpu_ratio: float | None = None,
    target: str = "",
    note: str = "",
) -> Row:
    """A figure of ours beside a peer's; `cpu_ratio` is the ratio by processor time where that is known."""
    return {
        "name": name,
        "ours": ours,
        "peer": peer,
        "peer_name": peer_name,
        "ratio": ours / peer,
        "unit": unit,
        "cpu_ratio": cpu_ratio,
        "target": target,
        "note": note,
    }


def met(figure: Row) -> bool | None:
    """Whether the ratio reaches its target, such as '<= 0.5'; None where there is no target."""
    target = figure.get("target")
    if not target:
        return None
    sign, limit = target.split()
    ratio = float(figure["ratio"])
    return ratio >= float(limit) if sign == ">=" else ratio <= float(limit)


def print_report(rows: Sequence[Row], console: Console) -> None:
    """Print the figures as a table, and below it what each was measured against."""
    table = Table(title="Ours beside a peer, in the same run and in turns")
    table.add_column("name", overflow="fold")
    for heading in ("ours", "peer", "ratio", "CPU ratio", "target"):
        table.add_column(heading, justify="right")
    for heading in ("unit", "reached"):
        table.add_column(heading, overflow="fold")
    for figure in rows:
        cpu = figure.get("cpu_ratio")
        reached = {True: "yes", False: "no", None: ""}[met(figure)]
        table.add_row(
            figure["name"],
            _figure(figure["ours"]),
            _figure(figure["peer"]),
            f"{figure['ratio']:.3f}",
            "" if cpu is None else f"{cpu:.3f}",
            figure.get("target") or "",
            figure["unit"],
            reached,
        )
    console.print(table)
    for figure in rows:
        note = figure.get("note")
        console.print(
            f"{figure['name']}: {figure['peer_name']}{f'; {note}' if note else ''}",
            markup=False,
            highlight=False,
        )


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"


def write_report(rows: Sequence[Row], path: Path) -> None:
    """Write the figures as a list of objects."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(list(rows), indent=2) + "\n", encoding="utf-8")
