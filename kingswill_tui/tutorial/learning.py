"""How far a learner has come; kept from one start of the program to the next."""

from collections.abc import Mapping
from typing import Annotated

from kingswill_tui.core.fields import one_line
from kingswill_tui.core.named_tuples import NamedTuple

DEFAULT_NAME = "Marion"
"""What a learner is called who gives no name."""
_Word = Annotated[str, one_line(100)]


class Learning(NamedTuple):
    """One learner's progress."""

    name: _Word = DEFAULT_NAME
    """What the learner is called."""
    partner: _Word = ""
    """What a second learner is called; empty where the lessons play the partner."""
    step: _Word = ""
    """The id of the step to go on with; empty where there is none."""
    seen: Mapping[str, int] = {}
    """How often each tip was seen."""
