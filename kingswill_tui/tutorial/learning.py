"""How far a learner has come; kept from one start of the program to the next."""

from dataclasses import dataclass, field

DEFAULT_NAME = "Marion"
"""What a learner is called who gives no name."""


@dataclass(frozen=True, slots=True)
class Learning:
    """One learner's progress."""

    name: str = DEFAULT_NAME
    """What the learner is called."""
    partner: str = ""
    """What a second learner is called; empty where the lessons play the partner."""
    step: str = ""
    """The id of the step to go on with; empty where there is none."""
    seen: dict[str, int] = field(default_factory=dict)
    """How often each tip was seen."""
