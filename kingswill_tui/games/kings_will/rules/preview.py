"""What an answer would change, told before it is given, from what its seat may know."""

from kingswill_tui.core.action import Action
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.machine import apply, legal_actions
from kingswill_tui.games.kings_will.rules.names import PENALTIES, THINGS
from kingswill_tui.games.kings_will.rules.state import DEVELOPMENT, EDUCATION, MOOD, State, king_place

TRACKS = (*THINGS, "mood", "education", "development")
"""What a change can be of, by number."""
_LEDGER_PARTS = (0, 1, 2, 3, 4, None, MOOD, EDUCATION, DEVELOPMENT)


class Change(NamedTuple):
    """One number of the asked seat before and after."""

    track: int
    """A number of TRACKS."""
    before: int
    """Its value now."""
    after: int
    """Its value afterwards."""


class Preview(NamedTuple):
    """The visible consequences of one answer for the seat that gives it."""

    changes: tuple[Change, ...]
    """Numbers that change at once."""
    points: int
    """Victory points gained at once."""
    penalty: int
    """Victory points lost at once, as far as there are any: the preview is for all eyes and keeps SET-9."""
    forfeits: tuple[tuple[int, int], ...]
    """Things that do not fit, each with its amount."""
    nothing_gained: bool
    """Whether something was to be received and nothing is."""
    revolt: bool
    """Whether the seat's people revolt."""
    looks: bool
    """Whether something hidden is seen, so that it cannot be taken back."""
    king_steps: int
    """Spaces the King's tile moves right when the turn ends, for a choice of tile."""
    ends_round: bool
    """Whether the King then travels."""
    idle: bool
    """Whether a chosen tile leaves nothing to do but to pass (ACT-2)."""


def preview(state: State, action: Action) -> Preview:
    """The consequences of a legal answer, worked out on a copy."""
    seat = state.stack[-1][1]
    after = state.copy()
    events = [event for event in apply(after, action) if event.seat == seat]
    points = [event.args for event in events if event.kind == "points_changed"]
    received = [event.args for event in events if event.kind == "received"]
    steps, ends = _king(state, action)
    return Preview(
        changes=_changes(state, after, seat),
        points=sum(_number(change) for change, reason in points if reason not in PENALTIES),
        penalty=sum(reason in PENALTIES for _, reason in points),
        forfeits=tuple((_number(a[0]), _number(a[2])) for a in received if a[2]),
        nothing_gained=bool(received) and not any(a[1] for a in received),
        revolt=any(event.kind == "revolted" for event in events),
        looks=any(event.kind == "looked" for event in events),
        king_steps=steps,
        ends_round=ends,
        idle=action.kind == "choose" and all(answer.kind == "forgo" for answer in legal_actions(after)),
    )


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _changes(before: State, after: State, seat: int) -> tuple[Change, ...]:
    pairs = []
    for track, part in enumerate(_LEDGER_PARTS):
        if part is None:
            pairs.append(Change(track, sum(before.people[seat]), sum(after.people[seat])))
        else:
            pairs.append(Change(track, before.ledgers[seat][part], after.ledgers[seat][part]))
    return tuple(change for change in pairs if change.before != change.after)


def _king(state: State, action: Action) -> tuple[int, bool]:
    """How the King's tile moves when the chosen tile goes back to the far left (ROW-3, ROW-4)."""
    if action.kind != "choose":
        return 0, False
    king = king_place(state)
    if state.row.index(action.args[0]) < king:
        return 0, False
    return 1, king + 1 == len(state.row) - 1
