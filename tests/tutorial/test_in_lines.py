"""The lessons line by line: the same script, typed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kingswill_tui.cli.commands import kingswill
from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.cli.taught import taught_game
from kingswill_tui.plain.boards.kings_will import KingsWillVoice
from kingswill_tui.plain.keyboard import EndOfInput, Keyboard
from kingswill_tui.plain.page import Page
from kingswill_tui.plain.tutorial import KEYS, teach
from kingswill_tui.session.learners import learners_setup
from kingswill_tui.session.table import Table
from kingswill_tui.tutorial.coach import Coach
from tests.tutorial.lessons import SCRIPT, STEP_IDS, position, the_game

SETUP = learners_setup(SCRIPT, "Marion", "steady", SCRIPT.seed)


class Learner:
    """Types what the coach asks for, or what a test wants instead, and keeps what was said."""

    def __init__(self, coach: Coach, first: tuple[str, ...] = (), lasts: Callable[[], bool] = bool) -> None:
        """Type some lines first; then go on as asked for as long as `lasts`."""
        self.coach = coach
        self.first = list(first)
        self.lasts = lasts
        self.page = StringIO()
        self.table: Table[Any, Any, Any, Any] | None = None
        self.kept: list[str] = []
        self.voice = KingsWillVoice(the_game().tables, SETUP.players)

    def readline(self) -> str:
        """The next line."""
        if self.first:
            return f"{self.first.pop(0)}\n"
        return f"{self._as_asked()}\n" if self.lasts() else ""

    def _as_asked(self) -> str:
        coach, table = self.coach, self.table
        assert table is not None
        if coach.step.command:
            return coach.step.command
        if coach.wanted is None:
            return ""
        return self.number(coach.wanted)

    def number(self, answer: str) -> str:
        """The number of an answer on the page, found by its words."""
        assert self.table is not None
        observation = self.table.observe(0)
        label = self.voice.action(self.table.game.actions.parse_action(answer), observation)
        question = self.page.getvalue().rsplit("Marion ", 1)[1]
        lines = [line.strip() for line in question.splitlines()]
        found = [line.split(".")[0] for line in lines if label in line and line[:1].isdigit()]
        return found[0]

    def learn(self) -> str:
        """Go through the lessons; returns everything that was said."""

        def table_at(line: Any) -> Table[Any, Any, Any, Any]:
            self.table = taught_game(SETUP, line, None)[0].table
            return self.table

        page = Page(self.page, None)
        keyboard = Keyboard(self, page, echoes=False)  # type: ignore[arg-type]
        with suppress(EndOfInput):
            teach(self.coach, table_at, self.voice, page, keyboard, self.kept.append)
        return self.page.getvalue()


def always() -> bool:
    return True


def test_the_lessons_are_played_line_by_line_to_their_end() -> None:
    learner = Learner(Coach(SCRIPT), lasts=always)
    said = learner.learn()
    assert learner.coach.finished
    assert learner.kept == [*STEP_IDS, ""]
    for step in SCRIPT.steps:
        assert learner.coach.worded(step.text, KEYS) in said
    assert learner.table is not None
    assert learner.table.digest == the_game().digest(position(learner.coach))


@pytest.mark.parametrize("step_id", STEP_IDS)
def test_skip_back_and_restart_follow_the_coach(step_id: str) -> None:
    at = STEP_IDS.index(step_id)
    for word, there in (
        ("skip", [*STEP_IDS, ""][at + 1]),
        ("back", STEP_IDS[max(0, at - 1)]),
        ("undo", STEP_IDS[max(0, at - 1)]),
        ("restart", STEP_IDS[0]),
    ):
        learner = Learner(Coach(SCRIPT, step_id), (word,))
        learner.learn()
        assert learner.kept[-1] == there, word
        assert learner.table is not None
        if there:
            assert learner.table.digest == the_game().digest(position(learner.coach))


@pytest.mark.parametrize("step_id", STEP_IDS)
def test_hint_and_wrong_numbers_are_answered_and_nothing_happens(step_id: str) -> None:
    coach = Coach(SCRIPT, step_id)
    step = coach.step
    learner = Learner(coach, ("hint", "redo", "surprise", "1", "2", "3", "4", "5", "6", "7"))
    if step.answers:
        learner.first = ["hint", "redo", "surprise"]
        said = learner.learn()
    else:
        said = learner.learn()
        assert (SCRIPT.wait if step.only_read else coach.worded(step.instead, KEYS)) in said
    assert coach.worded(step.hint, KEYS) in said
    assert coach.step is step


def test_another_answer_is_replied_to_with_what_to_try() -> None:
    coach = Coach(SCRIPT, "keep_card")
    said = Learner(coach, ("2",)).learn()
    assert coach.step.instead in said
    assert coach.step.id == "keep_card"


def test_each_word_that_a_text_names_can_be_typed() -> None:
    for step in SCRIPT.steps:
        for text in (step.text, step.hint, step.instead):
            assert "{" not in Coach(SCRIPT).worded(text, KEYS)


def test_the_command_goes_on_where_the_learner_left(tmp_path: Path) -> None:
    runner = CliRunner()
    arguments = ["tutorial", "--plain", "--home", str(tmp_path)]
    first = runner.invoke(kingswill, [*arguments, "--name", "Otto"], input="\n1\n1\nquit\n")
    assert first.exit_code == 0
    again = runner.invoke(kingswill, arguments, input="quit\n")
    assert "Your duchy: step 4" in again.output and "step 1 of" not in again.output
    assert HomeHouse(tmp_path, None).learning().name == "Otto"
    fresh = runner.invoke(kingswill, [*arguments, "--restart"], input="quit\n")
    assert "step 1 of" in fresh.output


def test_after_the_lessons_the_game_goes_on_with_a_save(tmp_path: Path) -> None:
    skipped = "skip\n" * len(STEP_IDS)
    ended = CliRunner().invoke(
        kingswill, ["tutorial", "--plain", "--home", str(tmp_path)], input=f"{skipped}quit\n"
    )
    assert ended.exit_code == 0
    assert "The lessons are over." in ended.output and "Round 2 of 3" in ended.output
    assert [save.over for save in HomeHouse(tmp_path, None).saves()] == [False]


def test_the_partners_name_is_refused_in_one_sentence(tmp_path: Path) -> None:
    told = CliRunner().invoke(
        kingswill, ["tutorial", "--plain", "--home", str(tmp_path), "--name", SCRIPT.partner]
    )
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1


def test_lessons_offer_nothing_to_chance(tmp_path: Path) -> None:
    words = ["tutorial", "--plain", "--home", str(tmp_path)]
    told = CliRunner().invoke(kingswill, words, input="\nsurprise\nquit\n").output
    assert "Marion keeps one of two" in told
    assert "Type surprise" not in told
    assert "In the lessons nothing is left to chance" in told
