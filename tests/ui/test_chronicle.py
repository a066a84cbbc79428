"""The chronicle tells the same of a resumed game as of one that never stopped, only not all of it at once."""

from pathlib import Path
from random import Random

from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.session.resuming import replayed, resume
from kingswill_tui.ui.chronicle import Chronicle
from kingswill_tui.ui.sitting import Sitting
from kingswill_tui.ui.widgets.coach_panel import CoachPanel
from tests.session.playing import KingsTable, new_table, the_game
from tests.store.written import written_game
from tests.ui.driving import answer_at_random, app_at, resize, settle, setup, shown

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


async def test_where_no_chronicle_has_room_a_journey_is_told_above_the_answers(tmp_path: Path) -> None:
    game = setup("person", "person", ruleset="first_game")
    async with app_at(tmp_path, game, size=(80, 24), answers=20) as (app, pilot):
        assert app.play is not None
        table, screen = app.play.table, app.play.screen
        app.keep_settings(app.settings._replace(tips="off"))
        seat = table.decision.seat if table.decision is not None else -1
        dice, told = Random(4), [""]
        while "left the levy unpaid" not in " ".join(told):
            answer_at_random(table, table.ply + 1, dice)
            assert table.decision is not None
            seat = table.decision.seat
            told = screen.chronicle.journey_since(seat)
        app.play.go_on()
        await settle(app)
        panel = screen.query_one(CoachPanel)
        assert (
            panel.display and panel.advice.text == f"Since your last answer (r tells all): {' '.join(told)}"
        )
        assert "".join(told[0].split()) in "".join(shown(app).replace("\u2502", "").split())
        recap = screen.chronicle.since(seat)
        assert set(told) <= set(recap) or told[0].startswith("Round 1")
        await resize(app, pilot, 100, 30)
        assert not panel.display


def test_what_a_seat_was_asked_for_itself_is_not_told_it_again() -> None:
    table, dice = new_table(2, seed=3), Random(3)
    chronicle, asked = chronicle_of(table), set()
    while (decision := table.decision) is not None:
        told = table.submit(dice.choice(table.observe(decision.seat).legal_actions), table.ply)
        events = told.events_for(None)
        steps = [text for text in map(chronicle._words.journey_event, events[1:]) if text is not None]
        assert chronicle.journey_since(told.seat) == steps
        if steps:
            asked.add(events[0].kind)
    assert {"levy_paid", "delivered"} & asked
