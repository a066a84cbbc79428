"""Bots in a process of their own can be stopped, may die and be replaced; nobody waits for ever."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from kingswill_tui import bots
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.session.bot_turns import BotQuestion, bot_question, play_bots, seated_bots, submit_for_bot
from kingswill_tui.session.bot_worker import BotWorker
from kingswill_tui.session.errors import BotCancelled, BotFailed, StalePly
from kingswill_tui.session.table import Table
from tests.session.playing import KingsTable, setup_for, the_game


@pytest.fixture(name="worker")
def _worker() -> Iterator[BotWorker]:
    worker = BotWorker("tests.session.odd_bots")
    yield worker
    worker.close()


def question(level: str) -> BotQuestion[Observation]:
    asked = bot_question(bot_table("random"))
    assert asked is not None
    return asked._replace(level=level)


def bot_table(level: str) -> KingsTable:
    return Table(the_game(), setup_for(2, seed=3, bot=level))


def children() -> list[psutil.Process]:
    return [each for each in psutil.Process().children() if "bot_process" in " ".join(each.cmdline())]


def test_a_game_thought_out_in_the_process_is_the_same_as_one_thought_out_here() -> None:
    here, there = bot_table("random"), bot_table("random")
    play_bots(here, seated_bots(here.setup, bots.make))
    worker = BotWorker()
    while (asked := bot_question(there)) is not None:
        submit_for_bot(there, asked, worker.think(asked))
    worker.close()
    assert (there.digest, there.ply) == (here.digest, here.ply)


def test_what_a_bot_raises_becomes_a_sentence_and_the_next_question_is_answered(worker: BotWorker) -> None:
    with pytest.raises(BotFailed, match=r"'fails' could not answer \(ValueError: I give up\)"):
        worker.think(question("fails"))
    assert worker.think(question("good")).kind == "keep"


def test_a_bot_that_prints_garbles_nothing(worker: BotWorker) -> None:
    assert worker.think(question("prints")).kind == "keep"


def test_a_process_that_dies_is_started_again(worker: BotWorker, tmp_path: Path) -> None:
    bomb = tmp_path / "bomb"
    bomb.touch()
    assert worker.think(question(f"dies_once:{bomb}")).kind == "keep"
    assert not bomb.exists()
    os.kill(children()[0].pid, signal.SIGKILL)
    assert worker.think(question("good")).kind == "keep"


def test_a_bot_that_dies_again_and_again_becomes_a_sentence(worker: BotWorker) -> None:
    with pytest.raises(BotFailed, match="its process ended twice"):
        worker.think(question("dies"))
    assert worker.think(question("good")).kind == "keep"


def test_thinking_can_be_cancelled_from_elsewhere(worker: BotWorker, tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    def cancel_once_begun() -> None:
        while not begun.exists():
            time.sleep(0.01)
        worker.cancel()

    threading.Thread(target=cancel_once_begun, daemon=True).start()
    with pytest.raises(BotCancelled, match="was stopped"):
        worker.think(question(f"hangs:{begun}"))
    assert worker.think(question("good")).kind == "keep"


def test_a_bot_that_thinks_for_ever_is_given_up(tmp_path: Path) -> None:
    worker = BotWorker("tests.session.odd_bots", patience=1.5)
    with pytest.raises(BotFailed, match=r"did not answer within 1\.5 seconds"):
        worker.think(question(f"hangs:{tmp_path / 'begun'}"))
    worker.close()


def test_an_answer_that_comes_too_late_is_refused_by_the_table() -> None:
    table = bot_table("random")
    late = bot_question(table)
    assert late is not None
    play_bots(table, seated_bots(table.setup, bots.make))
    with pytest.raises(StalePly):
        submit_for_bot(table, late, late.observation.legal_actions[0])


def test_closing_leaves_no_process_behind(worker: BotWorker) -> None:
    worker.think(question("good"))
    assert children()
    worker.close()
    assert not children()
