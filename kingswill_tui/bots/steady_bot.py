"""The bot that looks one step ahead and prefers what it can see to be worth most."""

from collections.abc import Iterator
from typing import TypeVar

from kingswill_tui.bots.outlook import Outlook, outlook_on
from kingswill_tui.core.action import Action
from kingswill_tui.core.game import Observed
from kingswill_tui.core.rng import Rng

S = TypeVar("S")


class SteadyBot:
    """Carries each answer through to the end of its own action and takes the one that is worth most."""

    name = "steady"

    def choose(self, observation: Observed, rng: Rng) -> Action:
        """The best answer in sight; of equal ones any."""
        actions = observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        outlook = outlook_on(observation, rng)
        best: list[Action] = []
        most = 0
        for action in actions:
            value = carried_through(outlook, outlook.after(outlook.start, action))
            if not best or value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best[0] if len(best) == 1 else rng.choice(best)


def carried_through(outlook: Outlook[S], state: S) -> int:
    """The value once the seat's own matter is done, each part of it carried out as well as can be seen."""
    value = None
    while not outlook.has_effect(state) or outlook.promising(state):
        value, state = max(_next_effects(outlook, state), key=_worth)
    return outlook.value(state) if value is None else value


def _worth(pair: tuple[int, S]) -> int:
    return pair[0]


def _next_effects(outlook: Outlook[S], state: S) -> Iterator[tuple[int, S]]:
    """Every position in sight in which the answer to the question asked now has had its effect."""
    for action in outlook.promising(state):
        after = outlook.after(state, action)
        if outlook.has_effect(after):
            yield outlook.value(after), after
        else:
            yield from _next_effects(outlook, after)
