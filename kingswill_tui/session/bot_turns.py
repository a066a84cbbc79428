"""The bots' turns: each bot is handed what its seat may know and nothing else."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar

from kingswill_tui.core.action import Action
from kingswill_tui.core.errors import IllegalAction
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.rng import Rng, stream
from kingswill_tui.session.errors import BotFailed
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Table
from kingswill_tui.session.told import Told

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")
O_contra = TypeVar("O_contra", contravariant=True)


class Chooser(Protocol[O_contra]):
    """What answers for a seat."""

    def choose(self, observation: O_contra, rng: Rng) -> Action:
        """One of the observation's legal answers."""


class BotQuestion(NamedTuple, Generic[O]):
    """All that a bot needs to answer once."""

    ply: int
    """How many answers stood when it was asked."""
    seat: int
    """The seat it answers for."""
    level: str
    """The bot's level."""
    observation: O
    """What the seat may know."""
    rng: Rng
    """The only chance it may use."""


def bot_to_move(table: Table[S, O, R, P]) -> str | None:
    """The level of the bot whose answer is awaited, None when it is a person's or the game is over."""
    decision = table.decision
    return None if decision is None else table.player(decision.seat).bot


def bot_rng(setup: Setup, seat: int, ply: int) -> Rng:
    """The chance of a bot for one answer: its own stream, the same again after a game was resumed."""
    return stream(setup.seed, "bot", seat, ply)


def seated_bots(setup: Setup, make: Callable[[str], Chooser[O]]) -> dict[int, Chooser[O]]:
    """A bot for each seat that has one."""
    return {seat: make(player.bot) for seat, player in enumerate(setup.players) if player.bot is not None}


def bot_question(table: Table[S, O, R, P]) -> BotQuestion[O] | None:
    """The question that a bot is asked now, None when it is a person's or the game is over."""
    decision = table.decision
    level = bot_to_move(table)
    if decision is None or level is None:
        return None
    seat = decision.seat
    return BotQuestion(table.ply, seat, level, table.observe(seat), bot_rng(table.setup, seat, table.ply))


def submit_for_bot(table: Table[S, O, R, P], question: BotQuestion[O], action: Action) -> Told:
    """Give a bot's answer; BotFailed when the rules do not allow it, StalePly when it comes too late."""
    try:
        return table.submit(action, question.ply)
    except IllegalAction as error:
        raise BotFailed(f"The bot '{question.level}' gave an answer that is not legal ({error}).") from None


def take_bot_turn(table: Table[S, O, R, P], bots: Mapping[int, Chooser[O]]) -> Told | None:
    """Let the bot whose turn it is answer once; None when no bot is asked, BotFailed when it cannot."""
    question = bot_question(table)
    if question is None or question.seat not in bots:
        return None
    try:
        action = bots[question.seat].choose(question.observation, question.rng)
    except Exception as error:
        raise BotFailed(
            f"The bot '{question.level}' could not answer ({type(error).__name__}: {error})."
        ) from error
    return submit_for_bot(table, question, action)


def play_bots(table: Table[S, O, R, P], bots: Mapping[int, Chooser[O]]) -> list[Told]:
    """Let bots answer until a person is asked or the game is over."""
    told = []
    while (step := take_bot_turn(table, bots)) is not None:
        told.append(step)
    return told
