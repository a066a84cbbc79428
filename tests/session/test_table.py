"""A table takes what is legal and fits the question asked, and tells each listener once."""

import pytest

from kingswill_tui.core.action import Action
from kingswill_tui.core.errors import IllegalAction
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.session.errors import NotOver, StalePly
from kingswill_tui.session.told import Moved, Told
from tests.session.playing import KingsTable, asked, new_table, played, playing

KEEP = Action("keep", (0,))


def test_an_answer_to_a_question_no_longer_asked_is_refused_and_changes_nothing() -> None:
    table = new_table(2, seed=1)
    table.submit(KEEP, 0)
    stood = (table.digest, table.history)
    with pytest.raises(StalePly, match="question 1; question 2 is asked now"):
        table.submit(Action("lay", (0,)), 0)
    assert (table.digest, table.history) == stood


def test_a_doubled_key_acts_once() -> None:
    table = played(new_table(3, seed=4), seed=2, answers=60)
    ply, action = table.ply, table.observe(asked(table)).legal_actions[0]
    table.submit(action, ply)
    with pytest.raises(StalePly):
        table.submit(action, ply)
    assert table.ply == ply + 1


def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing() -> None:
    table = new_table(2, seed=1)
    stood = table.digest
    with pytest.raises(IllegalAction) as refused:
        table.submit(Action("choose", (3,)), 0)
    assert refused.value.reason
    assert (table.digest, table.ply) == (stood, 0)


def test_nothing_can_be_answered_after_the_end() -> None:
    table = played(new_table(2, seed=1), seed=1, answers=10_000)
    assert table.over
    with pytest.raises(IllegalAction, match="over"):
        table.submit(KEEP, table.ply)


def test_the_score_sheet_is_not_shown_while_the_game_lasts() -> None:
    table = new_table(2, seed=1)
    with pytest.raises(NotOver):
        table.outcome()
    assert len(played(table, seed=1, answers=10_000).outcome().totals) == 2


def test_offers_are_the_legal_answers_and_say_which_are_final() -> None:
    table = new_table(2, seed=3)
    finals = 0
    for _ in playing(table, seed=3):
        if table.over:
            break
        offers = table.offers()
        assert tuple(offer.action for offer in offers) == table.observe(asked(table)).legal_actions
        for offer in offers[:2]:
            told = table.submit(offer.action, table.ply)
            # What could be taken back goes; what could not, stays.
            taken_back = table.undo_reach().steps > 0
            assert taken_back is not offer.fence
            if not taken_back:
                finals += 1
                break
            table.undo()
            assert told not in table.history
    assert finals > 10


def test_listeners_are_told_of_every_change_after_the_journal() -> None:
    table = new_table(2, seed=5)
    heard: list[tuple[str, int, Moved]] = []
    table.listen(lambda at, moved: heard.append(("listener", at.ply, moved)))
    table.record_to(lambda at, moved: heard.append(("journal", at.ply, moved)))
    told = table.submit(KEEP, 0)
    undone = table.undo()
    again = table.redo()
    assert heard == [
        (who, ply, moved)
        for ply, moved in ((1, told), (0, undone), (1, again))
        for who in ("journal", "listener")
    ]


def test_a_change_that_the_journal_refuses_has_not_happened_and_nobody_is_told() -> None:
    table = played(new_table(2, seed=5), seed=5, answers=40)
    told: list[Moved] = []
    table.listen(lambda _, moved: told.append(moved))
    stood = (table.digest, table.history, table.undo_reach(), table.redo_reach())

    def full(_: KingsTable, __: Moved) -> None:
        raise OSError("no room")

    table.record_to(full)
    with pytest.raises(OSError, match="no room"):
        table.submit(table.observe(asked(table)).legal_actions[0], table.ply)
    with pytest.raises(OSError, match="no room"):
        table.undo()
    assert (table.digest, table.history, table.undo_reach(), table.redo_reach()) == stood
    assert told == []


def test_secrets_are_told_to_their_seat_alone() -> None:
    table = new_table(3, seed=2)
    secret = 0
    for _ in playing(table, seed=2, undo_one_in=1_000_000):
        told = table.history[-1]
        for viewer in (None, 0, 1, 2):
            for full, seen in zip(told.events, told.events_for(viewer), strict=True):
                if seen != full:
                    secret += 1
                    assert UNKNOWN in seen.args
                    assert full.seat != viewer
                    assert full.seat in told.private_to
            if told.private and viewer != told.seat:
                assert told.action_for(viewer) is None
            else:
                assert told.action_for(viewer) == told.action
    assert secret > 20


def test_the_chronicle_holds_what_the_viewer_knew_of_every_standing_answer() -> None:
    table = played(new_table(2, seed=8), seed=8, answers=90)
    expected = [(told.ply, event) for told in table.history for event in told.events_for(1)]
    assert table.chronicle(1) == expected
    assert [told.ply for told in table.history] == list(range(1, 91))
    assert isinstance(table.history[0], Told)
