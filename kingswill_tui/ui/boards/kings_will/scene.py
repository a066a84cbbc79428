"""All that the panels are drawn from."""

from dataclasses import dataclass

from kingswill_tui.core.unknown import Unknown
from kingswill_tui.games.kings_will.rules.observation import Duchy, Observation
from kingswill_tui.ui.boards.kings_will.targets import Target
from kingswill_tui.ui.glyphs import Glyphs


@dataclass(frozen=True, slots=True)
class Scene:
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

    def duchy(self, seat: int) -> Duchy | None:
        """A seat's duchy, None while it is a secret."""
        duchy = self.seen.seats[seat].duchy
        return None if isinstance(duchy, Unknown) else duchy

    def frame(self, target: Target) -> str:
        """The style key of the frame around a thing."""
        return "legal" if target in self.legal else "frame"

    def mark(self, seat: int) -> str:
        """A seat's shape and letter."""
        return f"{self.glyphs.shapes[seat]}{self.letters[seat]}"
