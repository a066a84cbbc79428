"""Finds and reads the files of component tables; an owner's replace ours of the same name."""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from kingswill_tui.core.assets import asset_values, assets_folder
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.games.kings_will.tables.errors import TableError

RULESETS: Final = "rulesets"
"""The folder of rule sets within a folder of tables."""
USUAL: Final = "standard"
"""The rule set of a game for which none is named."""
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


class TableFiles(NamedTuple):
    """The text of every table of one rule set; nothing is known yet of what it says."""

    ruleset: str
    """Id of the rule set."""
    paths: dict[str, Path]
    """Which file each table was read from, by its name."""
    texts: dict[str, str]
    """What each file holds, by the same names."""

    @property
    def rules_name(self) -> str:
        """The name of the rule set's own table."""
        return f"{RULESETS}/{self.ruleset}.toml"

    @property
    def digest(self) -> str:
        """The same for the same texts under the same names, wherever they lie."""
        return sha256(repr(sorted(self.texts.items())).encode()).hexdigest()

    def parsed(self, name: str) -> dict[str, Any]:
        """One table's values as they are written; a TableError where it is no TOML."""
        path = self.paths[name]
        try:
            if path.is_relative_to(assets_folder("kings_will")):
                return asset_values(path)
            from tomllib import loads  # for which nobody waits at our own tables

            return loads(self.texts[name])
        except (OSError, ValueError, RecursionError) as error:
            raise TableError(path, f"is not valid TOML: {error}") from None


def ruleset_names(folder: Path | None = None) -> list[str]:
    """The ids of all rule sets there are, the owner's among them."""
    return sorted({file.stem for top in _folders(folder) for file in (top / RULESETS).glob("*.toml")})


def read_files(folder: Path | None, ruleset: str) -> TableFiles:
    """Read every table, the owner's where there is one; a TableError tells which cannot be read."""
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
    paths = {name: _chosen(folders, name) for name in (f"{RULESETS}/{ruleset}.toml", *TABLE_FILES)}
    return TableFiles(ruleset, paths, {name: _text(path) for name, path in paths.items()})


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


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TableError(path, "this table is missing") from None
    except OSError as error:
        raise TableError(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise TableError(path, "is not a text in UTF-8") from None
