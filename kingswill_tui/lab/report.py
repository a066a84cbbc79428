"""What a series came to, as figures for programs and as tables for people."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from kingswill_tui.lab.kings_will import NAMED, SOURCES, WRATHS
from kingswill_tui.lab.plan import Plan
from kingswill_tui.lab.statistics import Statistics, share


def figures(plan: Plan, found: Statistics, seconds: float) -> dict[str, Any]:
    """All figures; the same plan gives the same ones, `decisions_per_second` apart."""
    game = plan.open_game()
    return {
        "game": game.id,
        "rules": game.rules_version,
        "ruleset": game.ruleset,
        "tables": game.tables_digest,
        "seed": plan.seed,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": found.turns.count,
        "cut": found.cut,
        "turns": found.turns.figures(),
        "decisions": {**found.decisions.figures(), "total": found.decisions.total},
        "wins_by_seat": [found.wins_by_seat[seat] for seat in range(plan.players)],
        "levels": {
            level: found.levels[level].figures()
            for level in dict.fromkeys(plan.bots)
            if level in found.levels
        },
        "decisions_per_second": share(found.decisions.total, seconds),
    }


def print_json(all_figures: dict[str, Any]) -> str:
    """One JSON object."""
    return json.dumps(all_figures, indent=2)


def print_tables(console: Console, told: dict[str, Any]) -> None:
    """The figures as tables, one column a level of bot."""
    console.print(_summary(told))
    levels = told["levels"]
    if not levels:
        return
    _print_grid(console, "Wins and points", levels, _score_rows(levels))
    for kind, title in zip(NAMED, _TITLES, strict=True):
        names = [name for name in NAMED[kind] if any(name in level[kind] for level in levels.values())]
        rows = [(_words(name), [level[kind].get(name, 0.0) for level in levels.values()]) for name in names]
        if rows:
            _print_grid(console, title, levels, rows)


_TITLES = (
    "Tiles chosen, for each seat and game",
    "Buildings constructed, for each seat and game",
    "Orange buildings used, for each seat and game",
)


def _summary(told: dict[str, Any]) -> str:
    turns, decisions = told["turns"], told["decisions"]
    seats = ", ".join(f"seat {seat + 1} {wins}" for seat, wins in enumerate(told["wins_by_seat"]))
    return (
        f"{told['games']} games of {told['players']} seats by the rule set {told['ruleset']},"
        f" seed {told['seed']}; {told['cut']} cut for length.\n"
        f"Turns: {_brief(turns['mean'])} on average, {turns['least']} to {turns['most']}."
        f" Decisions: {_brief(decisions['mean'])} on average, {decisions['least']} to {decisions['most']}.\n"
        f"Games won: {seats}. Decisions per second: {told['decisions_per_second']:.0f}."
    )


def _score_rows(levels: dict[str, Any]) -> list[tuple[str, list[float]]]:
    everyone = list(levels.values())
    return [
        ("games won", [level["wins"] for level in everyone]),
        ("share won", [level["win_share"] for level in everyone]),
        ("points", [level["points"]["mean"] for level in everyone]),
        *((f"- {_words(s)}", [level["points"]["by_source"][s] for level in everyone]) for s in SOURCES),
        *((f"wraths {fate}", [level["wraths"][fate] for level in everyone]) for fate in WRATHS),
    ]


def _print_grid(
    console: Console, title: str, levels: dict[str, Any], rows: list[tuple[str, list[float]]]
) -> None:
    grid = Table()
    grid.add_column("")
    for level in levels:
        grid.add_column(level, justify="right")
    for name, numbers in rows:
        grid.add_row(name, *(_brief(number) for number in numbers))
    console.print()
    console.print(title, style="bold")
    console.print(grid)


def _brief(number: float) -> str:
    """A figure to two places, without those that say nothing."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _words(name: str) -> str:
    return name.replace("_", " ")
