"""The chronicle tells the same of a resumed game as of one that never stopped, only not all of it at once."""

from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.session.resuming import replayed, resume
from kingswill_tui.ui.chronicle import Chronicle
from kingswill_tui.ui.sitting import Sitting
from tests.session.playing import KingsTable, the_game
from tests.store.written import written_game

WRITTEN = written_game(2, 5, lines=150)
MOST = 10**6


def resumed() -> KingsTable:
    """A table that goes on from a snapshot."""
    table = resume(the_game(), WRITTEN.loaded())
    assert 0 < len(table.recent) < table.ply
    return table


def never_stopped() -> KingsTable:
    """The same game with all its answers at hand."""
    return replayed(the_game(), WRITTEN.header, WRITTEN.records)


def chronicle_of(table: KingsTable) -> Chronicle:
    """Its chronicle."""
    names = tuple(seat.name for seat in WRITTEN.header.seats)
    return Chronicle(Sitting(table, Words(the_game().tables, names), "game", None, "", {}, lambda *_: None))


def test_what_was_before_the_snapshot_is_told_only_when_somebody_asks() -> None:
    table, whole = resumed(), chronicle_of(never_stopped()).entries
    chronicle = chronicle_of(table)
    at_hand = chronicle.latest(MOST)
    assert at_hand and at_hand == whole[-len(at_hand) :] != whole
    assert chronicle.entries == whole
    assert chronicle.latest(MOST) == whole
    assert chronicle.latest(3) == whole[-3:]


def test_what_was_before_is_recalled_only_where_too_little_is_at_hand() -> None:
    whole = chronicle_of(never_stopped()).entries
    chronicle = chronicle_of(resumed())
    at_hand = chronicle.latest(MOST)
    assert not chronicle.recall(len(at_hand))
    assert chronicle.latest(MOST) == at_hand
    assert chronicle.recall(len(at_hand) + 1)
    assert chronicle.latest(MOST) == whole
    assert not chronicle.recall(MOST)


def test_answers_given_taken_back_and_given_again_are_told_as_they_stand() -> None:
    table, other = resumed(), never_stopped()
    chronicle, told = chronicle_of(table), []
    for recalled in (False, True):
        for _ in range(12):
            decision = table.decision
            if decision is None:
                break
            action = table.game.legal_actions(table.game.parse_state(table.snapshot()))[0]
            for each in (table, other):
                each.submit(action, each.ply)
            if table.undo_reach().steps:
                before = chronicle.latest(MOST)
                table.undo()
                assert all(entry.ply <= table.ply for entry in chronicle.latest(MOST))
                table.redo()
                assert chronicle.latest(MOST) == before
                told.append(recalled)
        assert chronicle.entries == chronicle_of(other).entries
    assert set(told) == {False, True}


def test_a_recap_goes_back_over_the_answers_of_a_turn_that_lasts() -> None:
    chronicle = chronicle_of(never_stopped())
    entries = chronicle.entries
    asked = entries[-1].seat
    before = max(place for place, entry in enumerate(entries) if entry.seat != asked)
    last = max(place for place, entry in enumerate(entries[:before]) if entry.seat == asked)
    assert chronicle.since(asked) == [entry.text for entry in entries[last + 1 :]]
    assert chronicle.since(1 - asked) == [entry.text for entry in entries[before + 1 :]]
