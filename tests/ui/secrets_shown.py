"""What of a screen's text the people in front of it may not know."""

from __future__ import annotations

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.private import SeatScreen
from kingswill_tui.ui.screens.rules import RulesScreen
from kingswill_tui.ui.screens.scoring import ScoringScreen
from tests.ui.driving import shown

POINTS = "Victory points:"


def leaks(app: KingsWillApp) -> list[str]:
    """Everything on the screen that gives away a card, a travel tile to come, or a hidden total."""
    play = app.play
    screen = app.screen
    if play is None or isinstance(screen, (RulesScreen, ScoringScreen)):
        return []
    text = " ".join(shown(app).split())
    seat = screen.seat if isinstance(screen, SeatScreen) else None
    seen: Observation = play.table.observe(seat)
    found = [title for title in _hidden_cards(play.words.card_title, seen) if title in text]
    to_come = [i for i in range(len(seen.tables.travel)) if i not in seen.travel]
    found += [name for name in (seen.tables.travel[i].name.title() for i in to_come) if name in text]
    if seat is None and POINTS in text:
        found.append(POINTS)
    return found


def _hidden_cards(title_of: object, seen: Observation) -> list[str]:
    """The titles of the cards that the viewer may not know; all of them for the table."""
    known: set[int] = set()
    if seen.viewer is not None:
        view = seen.seats[seen.viewer]
        values = (*seen.cards, view.hand, view.aside)
        known = {value for value in values if value is not UNKNOWN and value != NOTHING}
    assert callable(title_of)
    return [title_of(card) for card in range(len(CARDS)) if card not in known]


def private_is_guarded(app: KingsWillApp) -> bool:
    """Whether a private screen stands alone: nothing above it, no palette, no toast, no selection."""
    screen = app.screen
    below = [each for each in app.screen_stack[:-1] if isinstance(each, GameScreen) and each.private]
    guarded = not below
    if isinstance(screen, GameScreen) and screen.private:
        guarded = guarded and not screen.ALLOW_SELECT and not list(app.get_system_commands(screen))
    return guarded
