"""The shape of each component table, as pydantic models."""

from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, Field, model_validator

from kingswill_tui.games.kings_will.rules.measures import MEASURES
from kingswill_tui.games.kings_will.rules.names import SINGLE_ACTIONS
from kingswill_tui.games.kings_will.tables.kinds import (
    ActionTile,
    Amount,
    Level,
    Materials,
    MoodChange,
    Payment,
    Points,
    Resource,
    Shape,
    Source,
    Terrain,
    Text,
    Thing,
    Truth,
    one_of,
    refused,
    whole,
)

USE_BLOCKED: Final = "use_blocked"
"""The word for Conspiring's action, which has no number because it borrows one of the others."""
Measure = Annotated[str, one_of(MEASURES)]
Mood = Annotated[str, Field(pattern=r"^(0|-?[1-9][0-9]?)$")]
"""A space of the mood track, as the key of a row."""
Condition = Annotated[dict[Measure, Level], Field(min_length=1, max_length=1)]
"""One measure with the least value it has to reach."""


class Sourced(Shape):
    """A row that may say where its values come from."""

    source: Source = Field(default_factory=dict)
    """One word for all its fields, or a word for each; what is missing here is said by the file."""


class SettlementRow(Sourced):
    """One kind of settlement."""

    id: Text
    """Its name in the rules."""
    cost: Materials
    """What founding one costs."""
    mood: MoodChange
    """How the mood changes by founding one."""
    pieces: Annotated[int, whole(0, 99)]
    """Wooden pieces in the box."""
    discount_at: Annotated[int, whole(1, 99)]
    """The education from which it costs one resource less."""
    replaces: Text | None = None
    """The settlement whose space it takes."""


class BuildingRow(Sourced):
    """One building."""

    id: Text
    """Its name in the rules."""
    colour: Annotated[str, one_of(("green", "orange"))]
    """Orange buildings are set off by action tiles."""
    tiles: tuple[ActionTile, ...] = ()
    """The action tiles that set it off."""
    cost: Payment
    """What constructing it costs."""
    mood: MoodChange
    """How the mood changes by constructing it."""
    left: Annotated[int, whole(0, 9)]
    """Value of the half symbol on its left side, 0 for none."""
    right: Annotated[int, whole(0, 9)]
    """Value of the half symbol on its right side, 0 for none."""


class DeliveryRow(Shape):
    """One voluntary levy of a travel tile."""

    pay: Payment
    """What is delivered each time."""
    points: Points
    """Victory points for each time."""
    times: Annotated[int, whole(1, 2)]
    """How often at most."""


class TravelRow(Sourced):
    """One travel tile."""

    id: Text
    """Its place."""
    levy: Annotated[tuple[Thing, ...], Field(min_length=2, max_length=2)]
    """The two things demanded of everyone."""
    voluntary: dict[Mood, DeliveryRow] = Field(default_factory=dict)
    """What may be delivered at each mood."""


class TerrainRow(Sourced):
    """One terrain."""

    id: Text
    """Its name in the rules."""
    yields: Resource | None = None
    """What peasants gather there."""
    foundation: Annotated[int, whole(1, 2)]
    """Spaces for settlements."""
    tiles: Annotated[int, whole(0, 99)]
    """Tiles in the box."""


class ActionTileRow(Sourced):
    """One action tile."""

    id: Text
    """Its name in the rules."""
    actions: tuple[Annotated[str, one_of((*SINGLE_ACTIONS, USE_BLOCKED))], ...]
    """The actions printed on it."""


class PerWill(Shape):
    """So many points for each piece."""

    kind: Literal["per"]
    """What tells it from the others."""
    points: Annotated[dict[Measure, Points], Field(min_length=1)]
    """Points for one of each measure."""


class LevelsWill(Shape):
    """Points for the highest level reached by one measure."""

    kind: Literal["levels"]
    """What tells it from the others."""
    of: Measure
    """The measure."""
    at: Annotated[tuple[Level, ...], Field(min_length=1)]
    """The value each level needs, rising."""
    points: tuple[Points, ...]
    """The points of each level."""

    @model_validator(mode="after")
    def _levels_agree(self) -> "LevelsWill":
        if list(self.at) != sorted(set(self.at)):
            raise refused("must name rising values in 'at'")
        if len(self.at) != len(self.points):
            raise refused(f"must hold as many values in 'points' as in 'at', {len(self.at)}")
        return self


class OrderWill(Shape):
    """Points for the conditions met from the first on."""

    kind: Literal["order"]
    """What tells it from the others."""
    conditions: Annotated[tuple[Condition, ...], Field(min_length=1)]
    """The condition of each level."""
    points: tuple[Points, ...]
    """The points of each level."""

    @model_validator(mode="after")
    def _levels_agree(self) -> "OrderWill":
        if len(self.conditions) != len(self.points):
            raise refused(f"must hold as many values in 'points' as in 'conditions', {len(self.conditions)}")
        return self


class RankWill(Shape):
    """Points for the first three ranks among all seats."""

    kind: Literal["rank"]
    """What tells it from the others."""
    of: Measure
    """The measure compared."""
    points: Annotated[tuple[Points, ...], Field(min_length=3, max_length=3)]
    """Points for first, second and third."""


class CardRow(Sourced):
    """One King's Will card."""

    id: Text
    """Its letter."""
    wrath: Annotated[tuple[Condition, ...], Field(min_length=1)]
    """Any one of these avoids the King's wrath."""
    will: Annotated[PerWill | LevelsWill | OrderWill | RankWill, Field(discriminator="kind")]
    """What committed seats score."""


class Track(Sourced):
    """One track of the administration board."""

    low: Annotated[int, whole(-20, 0)]
    """Its first space."""
    high: Annotated[int, whole(1, 99)]
    """Its last space."""
    start: Annotated[int, whole(-20, 99)]
    """Where it starts."""

    @model_validator(mode="after")
    def _starts_within(self) -> "Track":
        if not self.low <= self.start <= self.high:
            raise refused(f"must start from {self.low} to {self.high}, not at {self.start}")
        return self


class WarehouseTrack(Sourced):
    """Room for each resource."""

    plain: Amount
    """Before the first castle."""
    expanded: Amount
    """With the expansion."""


class PointsTrack(Sourced):
    """Victory points."""

    value: Points
    """At the start."""


class PeasantsTrack(Sourced):
    """Peasants."""

    pieces: Annotated[int, whole(8, 999)]
    """In the box: two for each of four seats at least."""
    per_tile: Annotated[int, whole(2, 9)]
    """Room on a tile: the two of the start may stand together."""
    per_tile_with_village: Annotated[int, whole(2, 9)]
    """Room on a tile with a village."""


class SettlementFile(Sourced):
    """settlements.toml."""

    settlement: tuple[SettlementRow, ...]
    """All kinds."""


class BuildingFile(Sourced):
    """buildings.toml."""

    building: tuple[BuildingRow, ...]
    """All buildings."""


class TravelFile(Sourced):
    """travel_tiles.toml."""

    travel: tuple[TravelRow, ...]
    """All travel tiles."""


class TerrainFile(Sourced):
    """terrains.toml."""

    terrain: tuple[TerrainRow, ...]
    """All terrains."""


class ActionTileFile(Sourced):
    """action_tiles.toml."""

    tile: tuple[ActionTileRow, ...]
    """All action tiles."""


class CardFile(Sourced):
    """will_cards.toml."""

    card: tuple[CardRow, ...]
    """All King's Will cards."""


class TrackFile(Sourced):
    """tracks.toml."""

    mood: Track
    """The mood of the people."""
    education: Track
    """Education."""
    development: Track
    """Development."""
    money: Track
    """Coins."""
    warehouse: WarehouseTrack
    """Room for resources."""
    points_start: PointsTrack
    """Victory points."""
    peasants: PeasantsTrack
    """Peasants."""


class StartRow(Shape):
    """A duchy laid out for everyone alike."""

    resources: dict[Resource, Amount]
    """In the warehouse."""
    tiles: Annotated[tuple[Terrain, ...], Field(min_length=4, max_length=4)]
    """Terrain from left to right."""
    peasants: Annotated[tuple[Terrain, ...], Field(min_length=2, max_length=2)]
    """Where the two peasants stand."""
    hamlet: Terrain
    """Where the hamlet stands."""


def _start(value: object) -> object:
    if isinstance(value, str) and value != "chosen":
        raise refused(f"must be 'chosen' or a table of {', '.join(StartRow.model_fields)}, not '{value}'")
    return None if value == "chosen" else value


class RulesetFile(Sourced):
    """One file of rulesets/."""

    name: Text
    """Its name for people."""
    rounds: Annotated[int, whole(1, 20)]
    """Rounds, journeys and travel tiles of a game."""
    will_spaces: Annotated[int, whole(4, 16)]
    """Spaces of the King's Will board; each of four seats lays a card on one."""
    will_cards: Text
    """The letters of the cards that are shuffled."""
    building_effects: Truth
    """Whether buildings have powers and change the mood."""
    start: Annotated[StartRow | None, BeforeValidator(_start)]
    """A fixed start, or `chosen` by each seat, which is held as None."""
    without_terrains: tuple[Terrain, ...]
    """Terrains left in the box."""
    without_action_tiles: tuple[ActionTile, ...]
    """Action tiles left in the box."""
