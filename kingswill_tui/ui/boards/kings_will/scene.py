"""All that the panels are drawn from."""

from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.unknown import Unknown
from kingswill_tui.games.kings_will.rules.observation import Duchy, Observation
from kingswill_tui.ui.boards.kings_will.canvas import cells, fitted
from kingswill_tui.ui.boards.kings_will.targets import PLACE, Target
from kingswill_tui.ui.glyphs import Glyphs


class Scene(NamedTuple):
    """One position to be drawn."""

    seen: Observation
    """What may be shown."""
    names: tuple[str, ...]
    """The players' names by seat."""
    letters: tuple[str, ...]
    """One letter a seat."""
    front: int
    """The seat whose duchy is large."""
    legal: frozenset[Target]
    """What can be chosen now."""
    glyphs: Glyphs
    """The signs in use."""
    focus: Target | None = None
    """What has to be in view, such as what the cursor is on."""

    def duchy(self, seat: int) -> Duchy | None:
        """A seat's duchy, None while it is a secret."""
        duchy = self.seen.seats[seat].duchy
        return None if isinstance(duchy, Unknown) else duchy

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        return None if self.seen.decision is None else self.seen.decision.seat

    def is_chosen(self, target: Target) -> bool:
        """Whether the question that is asked follows from the choice of this thing."""
        decision = self.seen.decision
        if decision is None or not decision.args:
            return False
        first = decision.args[0]
        return {
            "choose_action": ("tile", first),
            "use_building": ("tile", first),
            "found_at": ("settlement", first),
            "pay_settlement": ("settlement", first),
            "construct_at": ("building", first),
            "pay_building": ("building", first),
            "step_to": (PLACE, decision.seat, first),
            "cart_to": (PLACE, decision.seat, first),
            "take": ("resource", first),
            "swap_received": ("resource", first),
        }.get(decision.kind) == target

    def mark(self, target: Target) -> str:
        """The sign before the name of a thing that was or can be chosen."""
        if self.is_chosen(target):
            return self.glyphs.chosen
        return self.glyphs.legal if target in self.legal else " "

    def ink(self, target: Target, otherwise: str = "soft") -> str:
        """The style key of a thing's name."""
        if self.is_chosen(target):
            return "chosen"
        return "legal" if target in self.legal else otherwise

    def disc(self, seat: int) -> str:
        """A seat's shape and letter."""
        return f"{self.glyphs.shapes[seat]}{self.letters[seat]}"

    def cut(self, text: str, width: int) -> str:
        """The text, with a sign at its end where it does not fit."""
        if len(cells(text)) <= width:
            return text
        return fitted(text, width - 1) + self.glyphs.cut[: max(0, width)]
