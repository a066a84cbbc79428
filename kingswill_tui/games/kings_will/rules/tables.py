"""The component values the rules work with: plain tuples and whole numbers, made once from the data files."""

from kingswill_tui.core.named_tuples import NamedTuple

Cost = tuple[int, int, int, int, int]
"""Wood, leather, stone, food, coins."""


class Start(NamedTuple):
    """A duchy that is laid out for everyone alike."""

    resources: tuple[int, int, int, int]
    """Wood, leather, stone, food in the warehouse."""
    terrains: tuple[int, ...]
    """Terrain tiles from left to right."""
    peasants: tuple[int, ...]
    """The place, counted from the left, of each peasant."""
    hamlet: int
    """The place of the hamlet."""


class Delivery(NamedTuple):
    """One row of a travel tile."""

    pay: Cost
    """What is delivered each time."""
    points: int
    """Victory points for one delivery."""
    times: int
    """How often at most: 1 or 2."""


class Travel(NamedTuple):
    """One travel tile."""

    name: str
    """Its place."""
    levy: tuple[int, int]
    """The two things demanded of everyone, as numbers of THINGS."""
    rows: tuple[Delivery | None, ...]
    """The voluntary levy for each mood, from the lowest mood up."""


class Condition(NamedTuple):
    """A measure of a duchy that has to reach a value."""

    measure: str
    """A name in the rules' list of measures."""
    least: int
    """The value to reach."""


class Will(NamedTuple):
    """What a King's Will card rewards."""

    kind: str
    """`per`, `levels`, `order` or `rank`."""
    measures: tuple[str, ...]
    """per: what is counted, one for each value in points; levels and rank: the one measure."""
    points: tuple[int, ...]
    """per: for each piece; levels and order: for each level; rank: for first, second, third."""
    at: tuple[int, ...] = ()
    """levels: the value of the measure that each level needs."""
    conditions: tuple[Condition, ...] = ()
    """order: the condition of each level, each needed together with those before."""


class Card(NamedTuple):
    """One King's Will card."""

    wrath: tuple[Condition, ...]
    """Any one of these avoids the King's wrath."""
    will: Will
    """What committed seats score."""


class Tables(NamedTuple):
    """All components of one rule set."""

    ruleset: str
    """Id of the rule set."""
    rules_name: str
    """Its name for people."""
    rounds: int
    """Rounds of a game, and travel tiles drawn."""
    will_spaces: int
    """Spaces of the King's Will board in use."""
    will_cards: tuple[int, ...]
    """Cards that are shuffled, as numbers of CARDS."""
    building_effects: bool
    """Whether buildings have powers and change the mood."""
    start: Start | None
    """A fixed start, or None where each seat chooses (SET-7)."""
    terrains_in_play: tuple[int, ...]
    """Terrains whose tiles are in the supply."""
    tiles_in_play: tuple[int, ...]
    """Action tiles on the row, the King's among them."""
    yields: tuple[int, ...]
    """The resource of each terrain, NOTHING for hill and lake."""
    foundation: tuple[int, ...]
    """Foundation spaces of each terrain: 1 or 2."""
    terrain_pieces: tuple[int, ...]
    """Tiles of each terrain in the box."""
    settlement_costs: tuple[Cost, ...]
    """Cost of each settlement."""
    settlement_moods: tuple[int, ...]
    """Mood gained by founding each."""
    settlement_pieces: tuple[int, ...]
    """Wooden pieces of each in the box."""
    discount_at: tuple[int, ...]
    """The education from which each settlement costs one resource less."""
    building_costs: tuple[Cost, ...]
    """Cost of each building."""
    building_moods: tuple[int, ...]
    """Mood change by constructing each."""
    building_tiles: tuple[tuple[int, ...], ...]
    """The action tiles that set off each orange building; empty for green ones."""
    building_left: tuple[int, ...]
    """Value of the half symbol on the left side, 0 for none."""
    building_right: tuple[int, ...]
    """Value of the half symbol on the right side, 0 for none."""
    travel: tuple[Travel, ...]
    """All travel tiles in the box."""
    cards: tuple[Card, ...]
    """All King's Will cards, by number."""
    mood_low: int
    """Lowest mood, where the people revolt."""
    mood_high: int
    """Highest mood."""
    mood_start: int
    """Mood at the start."""
    education_high: int
    """Last space of the education track."""
    education_start: int
    """Education at the start."""
    development_high: int
    """Last space of the development track."""
    development_start: int
    """Development at the start."""
    money_high: int
    """Last space of the money track."""
    money_start: int
    """Coins at the start."""
    warehouse_plain: int
    """Most of each resource in a small warehouse."""
    warehouse_expanded: int
    """Most of each resource with the expansion."""
    points_start: int
    """Victory points at the start."""
    peasant_pieces: int
    """Peasants in the box."""
    peasants_per_tile: int
    """Room for peasants on a tile."""
    peasants_with_village: int
    """Room on a tile with a village."""
    digest: str
    """Hash of all values, for saves."""
