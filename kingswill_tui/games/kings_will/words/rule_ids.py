"""The id of the rule behind everything that is asked and answered."""

from typing import Final

from kingswill_tui.core.action import Action
from kingswill_tui.core.decision import Decision
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import ABBEY, CARDS, CONSPIRING, NOTHING
from kingswill_tui.games.kings_will.words.scene import Scene

SINGLE_ACTIONS: Final = (
    "MOV-1",
    "MOV-4",
    "MUL-1",
    "MUL-2",
    "HAR-1",
    "HAR-2",
    "EXP-1",
    "EXP-2",
    "ENR-1",
    "ENR-2",
    "BLD-1",
    "BLD-6",
    "GOV-1",
    "GOV-2",
)
"""By single action."""
DECISIONS: Final = {
    "keep_card": "SET-6",
    "place_card": "SET-6",
    "pick_resource": "SET-7",
    "pick_land": "SET-7",
    "pick_peasant": "SET-7",
    "pick_hamlet": "SET-7",
    "choose_tile": "ROW-1",
    "choose_action": "ACT-1",
    "conspire": "CON-1",
    "swap_received": "HAR-4",
    "explore": "ENR-1",
    "found": "BLD-1",
    "found_at": "BLD-1",
    "pay_settlement": "BLD-8",
    "construct": "BLD-6",
    "construct_at": "BLD-6",
    "pay_building": "BLD-8",
    "step_from": "MOV-1",
    "step_to": "MOV-1",
    "give": "MOV-4",
    "take": "MOV-4",
    "offspring_at": "MUL-1",
    "sell": "MUL-2",
    "use_building": "ACT-3",
    "bake": "ORA-5",
    "buy": "ORA-10",
    "hire_at": "ORA-6",
    "cart_from": "ORA-7",
    "cart_to": "ORA-7",
    "revolt_peasant": "MOOD-2",
    "commit": "JRN-2",
    "place_neutral": "JRN-3",
    "levy": "JRN-4",
    "levy_peasant": "JRN-4",
    "deliver": "JRN-5",
}
"""By kind of decision."""
_ANSWERS: Final = {"forgo": "ACT-2", "new_land": "MOV-3"}
"""Answers with a rule of their own, whatever is asked."""


def building_rule(building: int) -> str:
    """The rule of a building's effect."""
    return f"GRN-{building + 1}" if building < ABBEY else f"ORA-{building - ABBEY + 1}"


def card_rule(card: int) -> str:
    """The rule of a King's Will card."""
    return f"WILL-{CARDS[card]}"


def decision_rule(decision: Decision) -> str:
    """The rule behind a question."""
    return DECISIONS[decision.kind]


def _by_kind(action: Action, scene: Scene) -> str | None:
    """The rule of what the answer names, None where it names nothing that has one."""
    if action.kind == "do":
        return SINGLE_ACTIONS[action.args[0]]
    if action.kind in ("construct", "use"):
        return building_rule(action.args[0])
    if action.kind == "choose" and action.args[0] == CONSPIRING:
        return "CON-1"
    if action.kind in ("commit", "neutral", "explore"):
        card = scene.seen.cards[action.args[0]]
    elif action.kind == "keep":
        card = scene.view.aside if action.args[0] else scene.view.hand
    else:
        return None
    return None if card is UNKNOWN or card == NOTHING else card_rule(card)


def answer_rule(action: Action, scene: Scene) -> str:
    """The rule behind an answer: of what it names, of the answer itself, or of the question."""
    rule = _by_kind(action, scene) or _ANSWERS.get(action.kind)
    if rule is not None:
        return rule
    return DECISIONS[scene.asked] if scene.asked else "JRN-8"
