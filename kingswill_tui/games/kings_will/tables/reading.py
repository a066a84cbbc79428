"""Gives component tables their shape, and says what is wrong where one has another."""

from collections.abc import Sized
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from kingswill_tui.games.kings_will.tables.errors import TableError
from kingswill_tui.games.kings_will.tables.files import TableFiles, read_files
from kingswill_tui.games.kings_will.tables.kinds import REFUSED, shown
from kingswill_tui.games.kings_will.tables.schema import (
    ActionTileFile,
    BuildingFile,
    CardFile,
    RulesetFile,
    SettlementFile,
    Sourced,
    TerrainFile,
    TrackFile,
    TravelFile,
)

_WILL_KINDS: Final = ("per", "levels", "order", "rank")
_LISTED: Final = ("settlement", "building", "travel", "terrain", "tile", "card")
_PLAIN_REASONS: Final = {
    "missing": "is missing",
    "too_short": "must hold at least {min_length}, not {actual_length}",
    "too_long": "must hold at most {max_length}, not {actual_length}",
    "string_pattern_mismatch": "must be a mood as a whole number",
    "union_tag_not_found": "must be a table with a 'kind'",
    "union_tag_invalid": "must be of a kind among {expected_tags}, not '{tag}'",
    "tuple_type": "must be a list in square brackets",
    "dict_type": "must be a table in curly brackets",
    REFUSED: "{what}",
}
F = TypeVar("F", bound=Sourced)


@dataclass(frozen=True, slots=True)
class Components:
    """All component tables as read, each checked by itself."""

    paths: dict[str, Path]
    """Which file each table was read from, by its name."""
    ruleset: str
    """Id of the rule set."""
    rules: RulesetFile
    """The rule set."""
    settlements: SettlementFile
    """Settlements."""
    buildings: BuildingFile
    """Buildings."""
    travel: TravelFile
    """Travel tiles."""
    terrains: TerrainFile
    """Terrains."""
    action_tiles: ActionTileFile
    """Action tiles."""
    cards: CardFile
    """King's Will cards."""
    tracks: TrackFile
    """Tracks."""


def read_components(folder: Path | None, ruleset: str) -> Components:
    """Read every table, the owner's where there is one; a TableError tells the first thing that is wrong."""
    return shaped(read_files(folder, ruleset))


def shaped(files: TableFiles) -> Components:
    """The tables, each checked by itself; a TableError tells the first thing that is wrong."""
    return Components(
        paths=files.paths,
        ruleset=files.ruleset,
        rules=_shaped(files, files.rules_name, RulesetFile),
        settlements=_shaped(files, "settlements.toml", SettlementFile),
        buildings=_shaped(files, "buildings.toml", BuildingFile),
        travel=_shaped(files, "travel_tiles.toml", TravelFile),
        terrains=_shaped(files, "terrains.toml", TerrainFile),
        action_tiles=_shaped(files, "action_tiles.toml", ActionTileFile),
        cards=_shaped(files, "will_cards.toml", CardFile),
        tracks=_shaped(files, "tracks.toml", TrackFile),
    )


def _shaped(files: TableFiles, name: str, shape: type[F]) -> F:
    data = files.parsed(name)
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        raise _explained(files.paths[name], data, error.errors()[0]) from None


def _explained(path: Path, data: dict[str, object], error: ErrorDetails) -> TableError:
    place = [part for part in error["loc"] if part not in ("[key]", *_WILL_KINDS)]
    row = ""
    if len(place) > 1 and place[0] in _LISTED and isinstance(place[1], int):
        row = _row_name(data[str(place[0])], place[1])
        place = place[2:]
    field = ".".join(str(part + 1) if isinstance(part, int) else part for part in place)
    return TableError(path, _reason(error), row, field)


def _row_name(rows: object, number: int) -> str:
    row = rows[number] if isinstance(rows, list) else None
    name = row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) else str(number + 1)


def _reason(error: ErrorDetails) -> str:
    held = error["input"]
    words = {**error.get("ctx", {}), "actual_length": len(held) if isinstance(held, Sized) else 1}
    if error["type"] in _PLAIN_REASONS:
        return _PLAIN_REASONS[error["type"]].format(**words)
    return f"cannot be {shown(error['input'])}: {error['msg'].lower()}"
