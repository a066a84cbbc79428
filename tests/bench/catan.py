"""The peer of the rules: catanatron, a Catan engine for bots, at a table of four."""

import random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.state import apply_action

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


class Catan:
    """Deals and plays games; the engine draws from the random module itself, dice and cards included."""

    def __init__(self) -> None:
        """Begin with the first seed."""
        self._seed = 0

    def new_game(self) -> Any:
        """The next game; the engine takes no seed of zero."""
        self._seed += 1
        return Game([RandomPlayer(color) for color in COLORS], seed=self._seed)

    def play(self, game: Any) -> int:
        """Play at random to the end; each answer brings the next full list of answers."""
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            apply_action(state, random.choice(state.playable_actions))
            decisions += 1
        return decisions

    def positions(self, games: int, every: int) -> list[Any]:
        """Positions from beginning to end of some random games, one each so many decisions."""
        kept = []
        for _ in range(games):
            game = self.new_game()
            decisions = 0
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                if decisions % every == 0:
                    kept.append(game.copy())
                apply_action(game.state, random.choice(game.state.playable_actions))
                decisions += 1
        return kept
