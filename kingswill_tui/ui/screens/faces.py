"""The King's Will cards that a seat knows, as they are drawn for it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.peek import standings
from kingswill_tui.games.kings_will.rules.state import NEUTRAL, ROUND
from kingswill_tui.ui.boards.kings_will.card_view import Face
from kingswill_tui.ui.glyphs import glyphs
from kingswill_tui.ui.seats import letters

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.rules.final_scoring import Standing
    from kingswill_tui.games.kings_will.rules.observation import Observation
    from kingswill_tui.ui.play import Play


def preparation_faces(play: Play, seat: int) -> tuple[Face, ...]:
    """The two cards between which a seat chooses or has chosen; later every card it knows."""
    observation = play.table.observe(seat)
    view = observation.seats[seat]
    if view.hand is UNKNOWN or view.hand == NOTHING or view.aside is UNKNOWN:
        return known_faces(play, seat)
    asked = observation.decision
    places = ("First", "Second") if asked is not None and asked.kind == "keep_card" else ("Kept", "Put aside")
    return (_face(play, view.hand, places[0]), _face(play, view.aside, places[1]))


def known_faces(play: Play, seat: int) -> tuple[Face, ...]:
    """Every card on the board whose face a seat has seen, and the one it put aside."""
    observation = play.table.observe(seat)
    found = [
        face_on(play, observation, space)
        for space, card in enumerate(observation.cards)
        if card is not UNKNOWN and card != NOTHING
    ]
    view = observation.seats[seat]
    if view.aside is not UNKNOWN and view.own_space != NOTHING:
        found.append(_face(play, view.aside, "Put aside"))
    return tuple(found)


def face_on(play: Play, observation: Observation, space: int) -> Face:
    """The known card on a space, with what it would mean now and the discs that lie there."""
    card = observation.cards[space]
    assert card is not UNKNOWN  # Only known cards are drawn.
    # Before the first round the others' duchies are secret, and ranks cannot be told (SET-8).
    worth = standings(observation)[space] if observation.clock[ROUND] else None
    remarks = () if worth is None else _remarks(play, card, worth)
    return _face(play, card, f"Space {space + 1}")._replace(
        remarks=remarks, discs=_discs(play, observation.discs[space])
    )


def _face(play: Play, card: int, place: str) -> Face:
    return Face(card, place, play.words.card_title(card), tuple(play.words.card_lines(card)))


def _remarks(play: Play, card: int, worth: Standing) -> tuple[tuple[str, str], ...]:
    wrath, will = play.words.standing(card, worth)
    return (
        (wrath, "good") if worth.met else (f"! {wrath}", "warning"),
        (will, "good" if worth.met and worth.points else "soft"),
    )


def _discs(play: Play, mask: int) -> tuple[tuple[int, str], ...]:
    """Shape and letter of each disc."""
    shapes = glyphs(play.app.settings.ascii_glyphs).shapes
    names = tuple(player.name for player in play.table.setup.players)
    marks = {**dict(enumerate(letters(names))), NEUTRAL: " neutral"}
    return tuple((seat, f"{shapes[seat]}{mark}") for seat, mark in marks.items() if mask >> seat & 1)
