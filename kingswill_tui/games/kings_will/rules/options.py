"""What is agreed before a game starts."""

from kingswill_tui.core.named_tuples import NamedTuple


class Options(NamedTuple):
    """The table's choices; everything else of a game follows from the tables and the seed."""

    seats: int
    """Number of seats, 2 to 4 (SET-1)."""
    open_points: bool = False
    """Whether everyone sees everyone's victory points (SET-9)."""
    impatient_king: bool = False
    """Whether a round that drags on must move the King (ROW-5)."""
