"""Bots answer from what their seat may know, the same way whenever the same question is asked again."""

import pytest

from kingswill_tui import bots
from kingswill_tui.core.action import Action
from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.session.bot_turns import bot_question, bot_to_move, play_bots, seated_bots, take_bot_turn
from kingswill_tui.session.errors import BotFailed
from kingswill_tui.session.players import Player
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Table
from tests.session.playing import KingsTable, setup_for, the_game


def table_with(*levels: str | None) -> KingsTable:
    players = tuple(Player(f"P{i}", level) for i, level in enumerate(levels))
    return Table(the_game(), Setup("kings_will", "standard", players, frozenset(), 11))


def test_bots_play_a_whole_game_and_the_same_one_again() -> None:
    ends = set()
    for _ in range(2):
        table = Table(the_game(), setup_for(3, seed=4, bot="random"))
        play_bots(table, seated_bots(table.setup, bots.make))
        assert table.over
        ends.add(table.digest)
    assert len(ends) == 1


def test_bots_stop_where_a_person_is_asked() -> None:
    table = table_with("random", None)
    told = play_bots(table, seated_bots(table.setup, bots.make))
    assert {each.seat for each in told} == {0}
    assert bot_to_move(table) is None
    assert take_bot_turn(table, seated_bots(table.setup, bots.make)) is None


def test_a_bot_is_asked_with_nothing_but_its_own_seats_knowledge() -> None:
    table = table_with("random", "random")
    question = bot_question(table)
    assert question is not None
    assert (question.ply, question.seat, question.level) == (0, 0, "random")
    assert question.observation == table.observe(0)


def test_what_a_bot_draws_hangs_on_seat_and_question_alone() -> None:
    table = table_with("random", None)
    first = bot_question(table)
    told = take_bot_turn(table, seated_bots(table.setup, bots.make))
    table.undo()
    second = bot_question(table)
    assert first is not None
    assert second is not None
    assert told is not None
    assert first.rng.value == second.rng.value
    assert second.observation.legal_actions[0] == first.observation.legal_actions[0]


class Broken:
    """Fails in its own way."""

    def choose(self, observation: Observation, rng: Rng) -> Action:
        """Fail."""
        raise ZeroDivisionError("of what?")


class Cheat:
    """Answers what is not asked."""

    def choose(self, observation: Observation, rng: Rng) -> Action:
        """Deliver, whatever is asked."""
        return Action("deliver")


@pytest.mark.parametrize(
    ("bot", "told"), [(Broken(), r"'random' could not answer \(ZeroDivisionError"), (Cheat(), "not legal")]
)
def test_a_bot_that_fails_is_told_of_in_a_sentence_and_the_game_stands(
    bot: Broken | Cheat, told: str
) -> None:
    table = table_with("random", None)
    stood = table.digest
    with pytest.raises(BotFailed, match=told):
        take_bot_turn(table, {0: bot})
    assert (table.digest, table.ply) == (stood, 0)
