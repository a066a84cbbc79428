"""The signs that boards are drawn with, each one cell wide in every terminal; a second set is plain ASCII."""

from kingswill_tui.core.named_tuples import NamedTuple


class Glyphs(NamedTuple):
    """One set of signs."""

    box: str
    """Corners and lines: top left, top right, bottom left, bottom right, across, down."""
    chain: str
    """A link of the chain that binds blocked tiles."""
    full: str
    """A filled part of a bar."""
    empty: str
    """An empty part of a bar."""
    dot: str
    """A place where nothing is."""
    rule: str
    """The line that heads a panel without a frame."""
    path: str
    """The path on which peasants walk."""
    peasant: str
    """A peasant."""
    card: str
    """The back of a card."""
    more: tuple[str, str]
    """Something goes on to the left, to the right."""
    legal: str
    """The mark of what can be chosen."""
    cursor: str
    """The mark of what is pointed at."""
    chosen: str
    """The mark of what was chosen."""
    cut: str
    """The end of a text that does not fit."""
    seam: str
    """Two halves joined, on both sides of their value."""
    shapes: tuple[str, str, str, str, str]
    """The disc of each seat, and the neutral one."""
    lands: tuple[tuple[str, ...], ...]
    """The picture of each terrain: four rows, repeated to the width of a tile."""
    pieces: tuple[tuple[str, str], ...]
    """The picture of each settlement: two rows of one width."""
    plot: tuple[str, str]
    """The picture of a free foundation space."""
    land_signs: str
    """Each terrain as one sign."""


_PEAKS = ("   /\\       ", "  /  \\  /\\  ", " /    \\/  \\ ", "/  /\\  \\   \\")
_SLOPES = str.maketrans("/\\", "\u2571\u2572")
"""From ASCII slopes to drawn ones that touch."""

UNICODE = Glyphs(
    box="╭╮╰╯─│",
    chain="═",
    full="█",
    empty="░",
    dot="·",
    rule="─",
    path="┄",
    peasant="i",
    card="▒",
    more=("◂", "▸"),
    legal="•",
    cursor="▸",
    chosen="»",
    cut="…",
    seam="═",
    shapes=("○", "■", "▲", "◆", "x"),
    lands=(
        (" ψ ψ ψ ψ", "ψ ψ ψ ψ ", " ψ ψ ψ ψ", "ψ ψ ψ ψ "),
        (" ,  *    ' .", ",  '  ,, *  ", " ', . *  ,,'", ",  ' ,  . , "),
        (" ▲ ▴ ▲ ▴", "▲ ▲ ▲ ▲ ", " ▲ ▲ ▲ ▲", "▲ ▲ ▲ ▲ "),
        tuple(row.translate(_SLOPES) for row in _PEAKS),
        ("   ╭───╮    ", "╮╭─╯   ╰─╮╭─", "╰╯  ╭──╮ ╰╯ ", "╭───╯  ╰──╮╭"),
        (" ~ ≈  ~ ", "≈  ~ ≈ ~", " ~ ≈ ~ ≈", "≈ ~  ≈ ~"),
    ),
    pieces=(("▟█▙", "▐H▌"), ("▙▄▟", "█C█"), (" ┼ ", "▟M▙"), ("▟█▟█▙", "▐V▐V▌")),
    plot=("┌╌┐", "└╌┘"),
    land_signs='ψ"▲^n≈',
)
ASCII = Glyphs(
    box="++++-|",
    chain="=",
    full="#",
    empty=".",
    dot=".",
    rule="-",
    path="-",
    peasant="i",
    card="%",
    more=("<", ">"),
    legal="*",
    cursor=">",
    chosen="@",
    cut="~",
    seam="=",
    shapes=("o", "#", "^", "$", "x"),
    lands=(
        (" Y Y Y Y", "Y Y Y Y ", " Y Y Y Y", "Y Y Y Y "),
        (" ,  *    ' .", ",  '  ,, *  ", " ', . *  ,,'", ",  ' ,  . , "),
        (" A ^ A ^", "A A A A ", " A A A A", "A A A A "),
        _PEAKS,
        ("   .---.    ", "  /     \\ .-", "-' .--.  '  ", " .-'  '--..-"),
        (" ~ -  ~ ", "-  ~ - ~", " ~ - ~ -", "- ~  - ~"),
    ),
    pieces=(("/^\\", "|H|"), ("n_n", "|C|"), (" + ", "/M\\"), ("/^/^\\", "|V|V|")),
    plot=(". .", "'-'"),
    land_signs='Y"A^n~',
)


def glyphs_of(app: object) -> Glyphs:
    """The set that an app is set to, the drawn one where nothing is set."""
    return glyphs(getattr(getattr(app, "settings", None), "ascii_glyphs", False))


def glyphs(plain: bool) -> Glyphs:
    """The set in use: plain ASCII or the drawn one."""
    return ASCII if plain else UNICODE
