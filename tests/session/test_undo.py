"""Answers can be taken back up to the last thing that became known, and nobody ever unlearns anything."""

import pytest

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.unknown import UNKNOWN, Hidden
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.names import NOTHING
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.session.errors import CannotUndo
from kingswill_tui.session.reach import ALL_KNOWN, LEARNT, NOT_OURS, NOTHING_YET
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Told
from tests.session.playing import KingsTable, new_table, played, playing, setup_for, the_game
from tests.soak import soak_count

Fact = tuple[object, ...]


def knowledge(observation: Observation) -> set[Fact]:
    """What the viewer knows of all that was hidden at some time."""
    faces = {(space, card) for space, card in enumerate(observation.cards) if card not in (NOTHING, UNKNOWN)}
    facts: set[Fact] = {("card", *face) for face in faces}
    facts |= {("travel", i, tile) for i, tile in enumerate(observation.travel) if tile is not UNKNOWN}
    own = next((seat for seat in observation.seats if seat.seat == observation.viewer), None)
    dealt: set[Hidden] = {card for _, card in faces}
    if own is not None:
        dealt |= {card for card in (own.hand, own.aside) if card not in (NOTHING, UNKNOWN)}
    facts |= {("seen", card) for card in dealt}
    facts |= {("duchy", seat.seat) for seat in observation.seats if seat.duchy is not UNKNOWN}
    return facts


class Memory:
    """Remembers all that any seat, or a spectator, ever knew, and every look there ever was."""

    def __init__(self, table: KingsTable) -> None:
        self.viewers = (None, *range(len(table.setup.players)))
        self.known: dict[int | None, set[Fact]] = {viewer: set() for viewer in self.viewers}
        self.looks: list[Told] = []

    def check(self, table: KingsTable) -> None:
        """Fail where something known is known no longer, or could be used in an answer given before it."""
        for viewer in self.viewers:
            now = knowledge(table.observe(viewer))
            assert self.known[viewer] <= now, f"{viewer} unlearnt {self.known[viewer] - now}"
            self.known[viewer] = now
        history = table.history
        for look in self.looks:
            stands = look.ply <= len(history) and history[look.ply - 1] is look
            assert stands, "an answer could be given anew with what was seen after it"
        last = history[-1] if history else None
        if last is not None and last not in self.looks and shows_something(last):
            self.looks.append(last)


def shows_something(told: Told) -> bool:
    """Whether cards, tiles or duchies became known, judged by the events' meaning and not by the fence."""
    shown = {"card_laid", "looked", "travel_revealed", "board_filled", "duchies_revealed", "game_ended"}
    return any(event.kind in shown for event in told.events)


def remembered_through(table: KingsTable, seed: int) -> int:
    """Play with many answers taken back; the number of looks that were remembered."""
    memory = Memory(table)
    for _ in playing(table, seed, undo_one_in=12):
        memory.check(table)
    return len(memory.looks)


def test_nobody_ever_unlearns_anything_and_no_answer_can_use_an_undone_look() -> None:
    looks = 0
    for game in range(soak_count(6, 500)):
        ruleset = ("standard", "first_game")[game % 2]
        looks += remembered_through(new_table(2 + game % 3, seed=game, ruleset=ruleset), seed=game)
    assert looks > 6 * 5


@pytest.mark.parametrize("forgotten", ["looked", "travel_revealed"])
def test_the_property_would_notice_a_fence_that_is_missing(forgotten: str) -> None:
    class WithGap(KingsWill):
        def is_fence(self, event: Event) -> bool:
            return event.kind != forgotten and super().is_fence(event)

    with pytest.raises(AssertionError, match=r"unlearnt|given anew"):
        for seed in range(50):
            remembered_through(Table(WithGap(the_game().tables), setup_for(3, seed)), seed)


def test_undo_and_redo_lead_through_the_very_same_positions() -> None:
    table = played(new_table(3, seed=6), seed=6, answers=70)
    positions = [(table.ply, table.digest, table.history)]
    reach = table.undo_reach()
    assert reach.steps > 3
    for _ in range(reach.steps):
        table.undo()
        positions.append((table.ply, table.digest, table.history))
    assert table.redo_reach() == reach.steps
    for expected in reversed(positions[:-1]):
        table.redo()
        assert (table.ply, table.digest, table.history) == expected
    assert table.redo_reach() == 0


def test_many_steps_at_once_are_the_same_as_one_by_one() -> None:
    at_once, one_by_one = (played(new_table(2, seed=6), seed=6, answers=70) for _ in range(2))
    steps = at_once.undo_reach().steps
    for back, again in ((steps, steps - 1), (2, 3), (steps, steps)):
        at_once.undo(back)
        at_once.redo(again)
        for _ in range(back):
            one_by_one.undo()
        for _ in range(again):
            one_by_one.redo()
        assert at_once.digest == one_by_one.digest
        assert at_once.history == one_by_one.history
        assert (at_once.undo_reach(), at_once.redo_reach()) == (
            one_by_one.undo_reach(),
            one_by_one.redo_reach(),
        )


def test_a_new_answer_ends_giving_again() -> None:
    table = played(new_table(2, seed=6), seed=6, answers=70)
    table.undo(2)
    table.submit(table.offers()[0].action, table.ply)
    assert table.redo_reach() == 0
    with pytest.raises(CannotUndo, match="A new answer ends that"):
        table.redo()


def test_too_many_steps_are_refused_with_the_reason_and_change_nothing() -> None:
    table = played(new_table(2, seed=6), seed=6, answers=70)
    steps, stood = table.undo_reach().steps, (table.digest, table.history)
    for wrong in (0, -1, steps + 1, 10_000):
        with pytest.raises(CannotUndo):
            table.undo(wrong)
    with pytest.raises(CannotUndo, match=f"only {steps}"):
        table.undo(steps + 1)
    assert (table.digest, table.history) == stood


def test_the_table_says_why_it_cannot_go_further_back() -> None:
    table = new_table(2, seed=1, ruleset="first_game")
    assert table.undo_reach().blocked == NOTHING_YET
    table.submit(Action("keep", (0,)), 0)
    assert table.undo_reach().steps == 1
    table.submit(Action("lay", (0,)), 1)
    reach = table.undo_reach()
    assert (reach.steps, reach.blocked) == (0, LEARNT)
    assert reach.fence is not None
    assert reach.fence.kind == "card_laid"
    assert played(table, seed=1, answers=10_000).undo_reach().blocked == ALL_KNOWN


def test_another_seats_private_answers_are_never_put_on_the_screen_again() -> None:
    table = new_table(2, seed=1)
    met = 0
    for _ in playing(table, seed=1, undo_one_in=1_000_000):
        last, decision = table.history[-1], table.decision
        if decision is None or not last.private or decision.seat == last.seat or table.at_fence:
            continue
        met += 1
        assert (table.undo_reach().steps, table.undo_reach().blocked) == (0, NOT_OURS)
    assert met


def test_the_answers_of_other_seats_are_counted_for_the_table_to_agree_on() -> None:
    table = new_table(3, seed=9)
    counted = 0
    for _ in playing(table, seed=9):
        reach, decision = table.undo_reach(), table.decision
        gave = [told.seat for told in reversed(table.history)][: reach.steps]
        assert list(reach.seats) == gave
        asked = None if decision is None else decision.seat
        assert reach.others == sum(seat != asked for seat in gave)
        counted += reach.others
    assert counted
