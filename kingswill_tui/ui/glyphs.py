"""The signs that boards are drawn with, each one cell wide in every terminal; a second set is plain ASCII."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs."""

    box: str
    """Corners and lines: top left, top right, bottom left, bottom right, across, down."""
    chain: str
    """A link of the chain above blocked tiles."""
    full: str
    """A filled part of a bar."""
    empty: str
    """An empty part of a bar."""
    peasant: str
    """A peasant."""
    free: str
    """A free foundation space."""
    card: str
    """The back of a card."""
    king: str
    """The King."""
    arrow: str
    """Towards the right."""
    seam: str
    """Two halves that meet."""
    shapes: tuple[str, str, str, str, str]
    """The disc of each seat, and the neutral one."""
    lands: tuple[tuple[str, str], ...]
    """Two rows of a pattern for each terrain, repeated to the width of a tile."""


UNICODE = Glyphs(
    box="╭╮╰╯─│",
    chain="═",
    full="█",
    empty="░",
    peasant="i",
    free="□",
    card="▒",
    king="K",
    arrow="→",
    seam="◆",
    shapes=("○", "■", "▲", "◆", "x"),
    lands=(
        ("│╷│╷", "╵│╵│"),
        ("\"  '", " ' \""),
        ("▲ ▴ ", "│ │ "),
        ("  ..", "..  "),
        ("╭╮  ", "  ╭╮"),
        ("~ ~~", "~~ ~"),
    ),
)
ASCII = Glyphs(
    box="++++-|",
    chain="=",
    full="#",
    empty=".",
    peasant="i",
    free="o",
    card="%",
    king="K",
    arrow=">",
    seam="*",
    shapes=("o", "#", "^", "*", "x"),
    lands=(
        ("|,|,", "'|'|"),
        ("\"  '", " ' \""),
        ("A ^ ", "| | "),
        ("  /\\", "/\\  "),
        ("n   ", "  n "),
        ("~ ~~", "~~ ~"),
    ),
)
