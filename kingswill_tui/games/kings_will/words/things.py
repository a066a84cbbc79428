"""What the things of the game are called: long names, short ones for narrow panels, and single letters."""

from collections.abc import Sequence
from typing import Final

from kingswill_tui.games.kings_will.passage_values import MEASURE_WORDS
from kingswill_tui.games.kings_will.rules.names import (
    BUILDINGS,
    CARDS,
    COINS,
    JOURNEY,
    PEASANTS,
    SETTLEMENTS,
    TERRAINS,
    THINGS,
    TILES,
)
from kingswill_tui.games.kings_will.rules.state import count_pieces
from kingswill_tui.games.kings_will.rules.tables import Card, Condition, Travel

LETTERS: Final = ("W", "L", "S", "F", "C", "P")
"""A letter for each of THINGS."""
TERRAIN_LETTERS: Final = ("c", "m", "f", "^", "h", "~")
"""A sign of plain ASCII for each terrain."""
_PLURALS: Final = ("hamlets", "castles", "monasteries", "villages")
_SHORT_TILES: Final = (
    "King",
    "Movem.",
    "Multi.",
    "Consp.",
    "Harvest",
    "Exploit",
    "Enrich",
    "Build",
    "Govern",
)
_SHORT_TERRAINS: Final = ("corn", "meadow", "forest", "mount.", "hill", "lake")
_SINGLE_ACTIONS: Final = (
    "Move peasants",
    "Exchange a resource",
    "Offspring",
    "Sell a resource",
    "Till the fields",
    "Breed livestock",
    "Fell timber",
    "Quarry stone",
    "Explore the King's Will",
    "Levy taxes",
    "Found a settlement",
    "Construct a building",
    "Improve education",
    "Increase development",
)
_SHORT_SINGLE_ACTIONS: Final = (
    "move",
    "swap",
    "breed",
    "sell",
    "till",
    "herd",
    "timber",
    "stone",
    "look",
    "tax",
    "settle",
    "build",
    "educ",
    "devel",
)
_SHORT_MEASURES: Final = {"full_resource_sets": "full set"}
"""Where the words for counting do not stand alone."""
_FIGURES: Final = {1: "once", 2: "twice"}


def thing(index: int) -> str:
    """A resource, coins or peasants, of which one speaks as such."""
    return THINGS[index]


def letter(index: int) -> str:
    """The letter of a resource, of coins or of peasants."""
    return LETTERS[index]


def terrain(index: int) -> str:
    """A kind of land."""
    return TERRAINS[index].replace("_", " ")


def short_terrain(index: int) -> str:
    """A kind of land in at most seven signs."""
    return _SHORT_TERRAINS[index]


def terrain_letter(index: int) -> str:
    """A kind of land as one sign."""
    return TERRAIN_LETTERS[index]


def settlement(index: int) -> str:
    """A kind of settlement."""
    return SETTLEMENTS[index]


def building(index: int) -> str:
    """The title of a building."""
    return BUILDINGS[index].replace("_", " ").title()


def tile(index: int) -> str:
    """The title of an action tile."""
    return "the King" if index == JOURNEY else TILES[index].capitalize()


def short_tile(index: int) -> str:
    """The title of an action tile in at most seven signs."""
    return _SHORT_TILES[index]


def single_action(index: int) -> str:
    """A single action, as one tells somebody to carry it out."""
    return _SINGLE_ACTIONS[index]


def short_single_action(index: int) -> str:
    """A single action in at most seven signs."""
    return _SHORT_SINGLE_ACTIONS[index]


def count(number: int, one: str, more: str | None = None) -> str:
    """A number with its noun, such as `1 point` and `2 points`."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def gain(number: int) -> str:
    """Victory points gained or lost, such as `+1 point`."""
    return f"{number:+d} {'point' if abs(number) == 1 else 'points'}"


def points(number: int) -> str:
    """Victory points."""
    return count(number, "point")


def how_often(times: int) -> str:
    """`once`, `twice`, `3 times`."""
    return _FIGURES.get(times, f"{times} times")


def amount(index: int, number: int) -> str:
    """So much of a thing, such as `2 wood` and `1 coin`."""
    if index in (COINS, PEASANTS):
        return count(number, THINGS[index].removesuffix("s"))
    return f"{number} {THINGS[index]}"


def brief(index: int, number: int) -> str:
    """The same in letters, such as `2W` and, for a single one, `C`."""
    return f"{number if number != 1 else ''}{LETTERS[index]}"


def amounts(numbers: Sequence[int]) -> str:
    """What is paid or held, by thing, leaving out what there is none of; `nothing` for nothing."""
    return ", ".join(_parts(numbers)) or "nothing"


def amounts_in_text(numbers: Sequence[int]) -> str:
    """The same within a sentence, such as `2 wood and 1 coin`."""
    return series(_parts(numbers)) or "nothing"


def _parts(numbers: Sequence[int]) -> list[str]:
    return [amount(index, number) for index, number in enumerate(numbers) if number]


def settlements(number: int, kind: int) -> str:
    """So many of a kind of settlement."""
    return count(number, SETTLEMENTS[kind], _PLURALS[kind])


def pieces(packed: int) -> list[str]:
    """The settlements of a tile; a number only where there are several of a kind."""
    found = []
    for kind, name in enumerate(SETTLEMENTS):
        number = count_pieces(packed, kind)
        if number:
            found.append(name if number == 1 else settlements(number, kind))
    return found


def series(parts: Sequence[str], link: str = "and") -> str:
    """Parts joined as in speech, such as `a, b and c`; empty for none."""
    if not parts:
        return ""
    *most, last = parts
    return f"{', '.join(most)} {link} {last}" if most else last


def measured(name: str, value: int) -> str:
    """The value of a measure of a duchy, such as `2 castles` and `mood -1`."""
    one, more = MEASURE_WORDS[name]
    return (one if value == 1 else more).format(value)


def condition(wanted: Condition) -> str:
    """What a condition asks for at least."""
    return measured(wanted.measure, wanted.least)


def subject(card: Card) -> str:
    """What a card rewards, in a few words."""
    if card.will.kind == "order":
        return ", ".join(_short_condition(wanted) for wanted in card.will.conditions)
    return series([name.replace("_", " ") for name in card.will.measures])


def _short_condition(wanted: Condition) -> str:
    short = _SHORT_MEASURES.get(wanted.measure)
    return short or MEASURE_WORDS[wanted.measure][wanted.least != 1].format("").strip()


def card_title(index: int, card: Card) -> str:
    """The letter of a card with what it rewards."""
    return f"{CARDS[index]} {subject(card)}"


def place_name(travel: Travel) -> str:
    """The town of a travel tile."""
    return travel.name.replace("_", " ").title()


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def clean_name(name: str) -> str:
    """A player's name on one line, without signs that a screen could take for its own."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.replace("[", "(").replace("]", ")").split())
