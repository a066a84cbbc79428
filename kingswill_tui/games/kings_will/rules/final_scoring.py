"""Final scoring: the King's wrath, the King's will, the buildings, and who wins."""

from itertools import pairwise

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.rules.measures import measure, met
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.state import POINTS, STARTER, State
from kingswill_tui.games.kings_will.rules.tables import Will

WRATH_POINTS = 2
"""Victory points that the King's wrath costs (FIN-1)."""


class Standing(NamedTuple):
    """What one card means for one seat as its duchy is."""

    avoids: tuple[int, ...]
    """For each condition that avoids the wrath, the seat's value."""
    met: bool
    """Whether one of them is reached."""
    values: tuple[int, ...]
    """The seat's value of each measure the will looks at."""
    level: int
    """Level reached (0 for none) or rank (1 for first); 0 where the will has neither."""
    points: int
    """What the will is worth to a committed seat that avoids the wrath."""
    monasteries: int
    """The seat's monasteries, each of which prevents one wrath (FIN-2)."""


class CardLine(NamedTuple):
    """One scored card and one seat."""

    space: int
    """The card's space on the board."""
    card: int
    """The card."""
    seat: int
    """The seat."""
    committed: bool
    """Whether the seat's disc lies there."""
    standing: Standing
    """The measures behind it."""
    prevented: bool
    """Whether a monastery prevented the wrath."""
    wrath: int
    """Points lost by the wrath, 0 or negative."""
    will: int
    """Points from the will."""


class Seam(NamedTuple):
    """Two neighbouring buildings whose halves match."""

    seat: int
    """Whose duchy."""
    place: int
    """The left tile of the two."""
    points: int
    """The value of the whole symbol."""


class Total(NamedTuple):
    """One seat's sum."""

    seat: int
    """The seat."""
    before: int
    """Victory points when the game ended."""
    wrath: int
    """Lost by wraths, 0 or negative."""
    will: int
    """From King's Will cards."""
    buildings: int
    """From whole symbols."""
    total: int
    """All together; may be negative (FIN-7)."""


class Outcome(NamedTuple):
    """The score sheet line by line, and who won."""

    cards: tuple[CardLine, ...]
    """By space, then by seat."""
    set_aside: tuple[int, ...]
    """Spaces whose cards had no disc and were not scored."""
    seams: tuple[Seam, ...]
    """Whole symbols, by seat and place."""
    totals: tuple[Total, ...]
    """By seat."""
    winner: int
    """The winning seat."""
    tied: tuple[int, ...]
    """Seats with the most points, more than one when the tie-break decided."""


def standing(state: State, seat: int, card: int) -> Standing:
    """What a card would bring the seat if the game ended now."""
    conditions = state.tables.cards[card].wrath
    will = state.tables.cards[card].will
    values = _values(state, seat, will)
    level = _level(state, seat, will, values)
    return Standing(
        avoids=tuple(measure(c.measure, state, seat) for c in conditions),
        met=any(met(c, state, seat) for c in conditions),
        values=values,
        level=level,
        points=_points(will, values, level),
        monasteries=measure("monasteries", state, seat),
    )


def _values(state: State, seat: int, will: Will) -> tuple[int, ...]:
    if will.kind == "order":
        return tuple(measure(c.measure, state, seat) for c in will.conditions)
    return tuple(measure(name, state, seat) for name in will.measures)


def _level(state: State, seat: int, will: Will, values: tuple[int, ...]) -> int:
    if will.kind == "levels":
        return sum(values[0] >= at for at in will.at)
    if will.kind == "order":  # WILL-K, WILL-O, WILL-P: a level counts only with all before it.
        reached = 0
        while reached < len(values) and values[reached] >= will.conditions[reached].least:
            reached += 1
        return reached
    if will.kind == "rank":  # FIN-4: ties share a rank, the next lower value takes the next one.
        everyone = {measure(will.measures[0], state, other) for other in range(state.options.seats)}
        return 1 + sum(value > values[0] for value in everyone)
    return 0


def _points(will: Will, values: tuple[int, ...], level: int) -> int:
    if will.kind == "per":
        return sum(value * points for value, points in zip(values, will.points, strict=True))
    return will.points[level - 1] if 0 < level <= len(will.points) else 0


def seams(state: State, seat: int) -> tuple[Seam, ...]:
    """Whole symbols below neighbouring tiles of one duchy (FIN-5)."""
    below = state.below[seat]
    left, right = state.tables.building_left, state.tables.building_right
    return tuple(
        Seam(seat, place, right[a])
        for place, (a, b) in enumerate(pairwise(below))
        if NOTHING not in (a, b) and right[a] and right[a] == left[b]
    )


def _prevented(state: State, seat: int, unmet: list[tuple[int, int]]) -> set[int]:
    """The spaces where monasteries prevent the wrath: where they are worth most (FIN-2)."""
    monasteries = measure("monasteries", state, seat)
    worth_most = sorted(unmet, key=lambda pair: (-pair[1], pair[0]))
    return {space for space, _ in worth_most[:monasteries]}


def _card_lines(state: State, seat: int) -> list[CardLine]:
    scored = [space for space, discs in enumerate(state.discs) if discs]  # FIN-1
    found = {space: standing(state, seat, state.cards[space]) for space in scored}
    committed = {space: bool(state.discs[space] >> seat & 1) for space in scored}
    unmet = [
        (space, WRATH_POINTS + (found[space].points if committed[space] else 0))
        for space in scored
        if not found[space].met
    ]
    prevented = _prevented(state, seat, unmet)
    lines = []
    for space in scored:
        avoided = found[space].met or space in prevented
        lines.append(
            CardLine(
                space=space,
                card=state.cards[space],
                seat=seat,
                committed=committed[space],
                standing=found[space],
                prevented=space in prevented,
                wrath=0 if avoided else -WRATH_POINTS,
                will=found[space].points if avoided and committed[space] else 0,  # FIN-3
            )
        )
    return lines


def outcome(state: State) -> Outcome:
    """The final scoring of the position as it stands."""
    seats = range(state.options.seats)
    lines = [line for seat in seats for line in _card_lines(state, seat)]
    all_seams = tuple(seam for seat in seats for seam in seams(state, seat))
    totals = tuple(_total(state, seat, lines, all_seams) for seat in seats)
    best = max(total.total for total in totals)
    tied = tuple(total.seat for total in totals if total.total == best)
    starter = state.clock[STARTER]
    return Outcome(
        cards=tuple(sorted(lines, key=lambda line: (line.space, line.seat))),
        set_aside=tuple(space for space, discs in enumerate(state.discs) if not discs),
        seams=all_seams,
        totals=totals,
        winner=max(tied, key=lambda seat: (seat - starter) % state.options.seats),  # FIN-6
        tied=tied,
    )


def _total(state: State, seat: int, lines: list[CardLine], all_seams: tuple[Seam, ...]) -> Total:
    before = state.ledgers[seat][POINTS]
    wrath = sum(line.wrath for line in lines if line.seat == seat)
    will = sum(line.will for line in lines if line.seat == seat)
    buildings = sum(seam.points for seam in all_seams if seam.seat == seat)
    return Total(seat, before, wrath, will, buildings, before + wrath + will + buildings)
