"""Reads component tables from files; an owner's folder may replace any of them by a file of the same name."""

import tomllib
from collections.abc import Sized
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from kingswill_tui.core.assets import assets_folder
from kingswill_tui.games.kings_will.tables.errors import TableError
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

RULESETS: Final = "rulesets"
"""The folder of rule sets within a folder of tables."""
PASSAGES: Final = "passages.toml"
"""The rules in words: it lies beside our tables and an owner's copy of them, but is none of them."""
TABLE_FILES: Final = (
    "settlements.toml",
    "buildings.toml",
    "travel_tiles.toml",
    "terrains.toml",
    "action_tiles.toml",
    "will_cards.toml",
    "tracks.toml",
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


def ruleset_names(folder: Path | None = None) -> list[str]:
    """The ids of all rule sets there are, the owner's among them."""
    return sorted({file.stem for top in _folders(folder) for file in (top / RULESETS).glob("*.toml")})


def read_components(folder: Path | None, ruleset: str) -> Components:
    """Read every table, the owner's where there is one; a TableError tells the first thing that is wrong."""
    folders = _folders(folder)
    if folder is not None:
        try:
            _refuse_strangers(folder)
        except OSError as error:
            raise TableError(folder, f"cannot be read: {error.strerror}") from None
    names = ruleset_names(folder)
    if ruleset not in names:
        raise TableError(
            folders[0] / RULESETS, f"there is no rule set '{ruleset}'; there are {', '.join(names)}"
        )
    paths = {name: _chosen(folders, name) for name in (*TABLE_FILES, f"{RULESETS}/{ruleset}.toml")}
    return Components(
        paths=paths,
        ruleset=ruleset,
        rules=_read(paths[f"{RULESETS}/{ruleset}.toml"], RulesetFile),
        settlements=_read(paths["settlements.toml"], SettlementFile),
        buildings=_read(paths["buildings.toml"], BuildingFile),
        travel=_read(paths["travel_tiles.toml"], TravelFile),
        terrains=_read(paths["terrains.toml"], TerrainFile),
        action_tiles=_read(paths["action_tiles.toml"], ActionTileFile),
        cards=_read(paths["will_cards.toml"], CardFile),
        tracks=_read(paths["tracks.toml"], TrackFile),
    )


def _folders(folder: Path | None) -> list[Path]:
    ours = assets_folder("kings_will")
    return [ours] if folder is None else [folder, ours]


def _refuse_strangers(folder: Path) -> None:
    if not folder.is_dir():
        raise TableError(folder, "there is no such folder of component tables")
    found = sorted(file.name for file in folder.glob("*.toml"))
    for name in found:
        if name not in (*TABLE_FILES, PASSAGES):
            raise TableError(folder / name, f"is none of the tables, which are {', '.join(TABLE_FILES)}")
    if not found and not any((folder / RULESETS).glob("*.toml")):
        raise TableError(
            folder, f"holds no table; it may hold {', '.join(TABLE_FILES)} and {RULESETS}/NAME.toml"
        )


def _chosen(folders: list[Path], name: str) -> Path:
    return next((top / name for top in folders if (top / name).exists()), folders[-1] / name)


def _read(path: Path, shape: type[F]) -> F:
    data = _toml(path)
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        raise _explained(path, data, error.errors()[0]) from None


def _toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TableError(path, "this table is missing") from None
    except OSError as error:
        raise TableError(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise TableError(path, "is not a text in UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise TableError(path, f"is not valid TOML: {error}") from None


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
