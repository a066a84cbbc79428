"""The final scoring step by step: what the sheet and the bars show after each card that is turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingswill_tui.ui.charts import Bar
from kingswill_tui.ui.widgets.lines import GOOD, PLAIN, TITLE, WARNING, Line

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.rules.final_scoring import CardLine, Outcome

SOURCES = ("before the scoring", "wrath", "will", "buildings")
"""Where points come from, in the order of the bars' parts."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What one step adds."""

    lines: tuple[Line, ...]
    """Lines of the score sheet."""
    space: int | None
    """The space whose card is turned, None for the steps after the cards."""
    bars: tuple[Bar, ...]
    """Everyone's points as they are then, by seat."""


def stages_of(outcome: Outcome, sheet: list[str], names: tuple[str, ...]) -> list[Stage]:
    """The steps, each with its part of the worded sheet: cards, buildings, sums and winner."""
    sections = _sections(sheet)
    spaces = list(dict.fromkeys(line.space for line in outcome.cards))
    found = []
    for place, space in enumerate(spaces):
        told = _card(sections[place], [line for line in outcome.cards if line.space == space])
        found.append(Stage(told, space, bars_after(outcome, names, frozenset(spaces[: place + 1]), False)))
    rest = sections[len(spaces) :]
    buildings = 2 if outcome.set_aside else 1
    everything = bars_after(outcome, names, frozenset(spaces), True)
    between = [text for section in rest[:buildings] for text in section]
    found.append(Stage((*_plain(between), Line("")), None, everything))
    totals, *winner = rest[buildings:]
    end = [Line(text, GOOD) for section in winner for text in section]
    found.append(Stage((*_plain(totals), Line(""), *end), None, everything))
    return found


def bars_after(
    outcome: Outcome, names: tuple[str, ...], spaces: frozenset[int], buildings: bool
) -> tuple[Bar, ...]:
    """Everyone's points once the cards on some spaces, and perhaps the buildings, have been scored."""
    bars = []
    for total in outcome.totals:
        scored = [line for line in outcome.cards if line.seat == total.seat and line.space in spaces]
        wrath = sum(line.wrath for line in scored)
        will = sum(line.will for line in scored)
        parts = (total.before, wrath, will, total.buildings if buildings else 0)
        bars.append(Bar(names[total.seat], parts))
    return tuple(bars)


def _sections(sheet: list[str]) -> list[list[str]]:
    """The sheet cut before each line that is not indented."""
    sections: list[list[str]] = []
    for text in sheet:
        if not text.startswith(" ") or not sections:
            sections.append([])
        sections[-1].append(text)
    return sections


def _plain(texts: list[str]) -> tuple[Line, ...]:
    return tuple(Line(text, PLAIN if text.startswith(" ") else TITLE) for text in texts)


def _card(section: list[str], scored: list[CardLine]) -> tuple[Line, ...]:
    """A card's lines; the last ones tell what it brought each seat."""
    about, seats = section[: -len(scored)], section[-len(scored) :]
    looks = [WARNING if line.wrath else GOOD if line.will else PLAIN for line in scored]
    told = [Line(text, look) for text, look in zip(seats, looks, strict=True)]
    return (*_plain(about), *told, Line(""))
