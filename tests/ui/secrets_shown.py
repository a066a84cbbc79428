"""What of a screen's text the people in front of it may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from textual.screen import Screen

from kingswill_tui.core.rng import Rng
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.boards.kings_will.card_view import CardView
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.screens.rules import RulesScreen
from kingswill_tui.ui.screens.scoring import ScoringScreen
from kingswill_tui.ui.screens.table import TableScreen
from tests.ui.driving import settle, shown

POINTS = "Victory points:"
FRAME = 1 / 50
"""Seconds until what changed is laid out for certain."""
MOST_FRAMES = 100
BARS = str.maketrans("", "", "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588")
"""Parts of scrollbars, which tell how far a list is scrolled and nothing else."""


def leaks(app: KingsWillApp) -> list[str]:
    """Everything on the screen, or in the window's title, that gives away what may not be known there."""
    play = app.play
    screen = app.screen
    if play is None or isinstance(screen, (RulesScreen, ScoringScreen)):
        return []
    told = [note.message for note in app._notifications]
    # A title broken into rows could not be recognised.
    told += [face.title for cards in screen.query(CardView) for face in cards.faces]
    text = " ".join(" ".join((shown(app), app.title, app.sub_title, *told)).split())
    seat = screen.seat if isinstance(screen, SeatScreen) else None
    seen: Observation = play.table.observe(seat)
    found = [title for title in _hidden_cards(play.words.card_title, seen) if title in text]
    to_come = [i for i in range(len(seen.tables.travel)) if i not in seen.travel]
    found += [name for name in (seen.tables.travel[i].name.title() for i in to_come) if name in text]
    if seat is None and POINTS in text:
        found.append(POINTS)
    return found


def _hidden_cards(title_of: Callable[[int], str], seen: Observation) -> list[str]:
    """The titles of the cards that the viewer may not know; all of them for the table."""
    known: set[object] = set()
    if seen.viewer is not None:
        view = seen.seats[seen.viewer]
        values = (*seen.cards, view.hand, view.aside)
        known = {value for value in values if value is not UNKNOWN and value != NOTHING}
    return [title_of(card) for card in range(len(CARDS)) if card not in known]


def is_guarded(app: KingsWillApp) -> bool:
    """Whether nothing private lies below another screen, and what is private has no way out."""
    screen = app.screen
    guarded = not any(isinstance(each, GameScreen) and each.private for each in app.screen_stack[:-1])
    if isinstance(screen, GameScreen) and screen.private:
        commands = list(app.get_system_commands(screen))
        guarded = guarded and not screen.ALLOW_SELECT and not commands and "palette" not in screen.commands
    return guarded


def _to_paint(screen: Screen[Any]) -> bool:
    """Whether something still has to be laid out or painted, which takes its time on a busy machine."""
    return bool(
        screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._dirty_widgets
    )


async def _at_rest(app: KingsWillApp) -> str:
    """The screen without its scrollbars, as soon as no frame changes it any more."""
    before = ""
    for _ in range(MOST_FRAMES):
        await settle(app)
        now = shown(app).translate(BARS)
        if now == before and not _to_paint(app.screen):
            break
        before = now
        await asyncio.sleep(FRAME)
    return before


async def told_apart(app: KingsWillApp, rng: Rng) -> tuple[str, str] | None:
    """The table as it is and with other hidden things, where one can see from it that they are others."""
    play, screen = app.play, app.screen
    decision = None if play is None else play.table.decision
    if play is None or decision is None or decision.private or decision.seat not in play.people:
        return None
    if not isinstance(screen, TableScreen):
        return None
    table: Any = play.table
    line = table._line
    screen.update_table()
    as_it_is = await _at_rest(app)
    table._line = line._replace(state=table.game.determinize(line.state, None, rng))
    screen.update_table()
    otherwise = await _at_rest(app)
    table._line = line
    screen.update_table()
    await settle(app)
    return None if as_it_is == otherwise else (as_it_is, otherwise)
