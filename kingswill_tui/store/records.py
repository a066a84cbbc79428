"""The lines of a journal: a header, then answers, steps back and forth, and snapshots."""

from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict, TypeAdapter

from kingswill_tui.store.veil import unveil, veil

SAVE_VERSION: Final = 2
"""Raised whenever a line changes its meaning; see `migrations`."""
MAGIC: Final = "save"
ABOUT: Final = (
    "Seed, snapshots and private answers are written so that a glance gives nothing away."
    " This is no encryption."
)
LONGEST_NAME: Final = 40
"""Letters of a player's name."""
LONGEST_NOTE: Final = 10_000
"""Letters of a seat's private notes."""
MOST_SEATS: Final = 8
MOST: Final = 1_000_000
"""The largest number that a line may hold."""
_Count = Annotated[int, Strict(), Field(ge=0, le=MOST)]
_Switch = Annotated[bool, Strict()]


def _shown_safely(text: str) -> str:
    """A save may come from anywhere; nothing of it may move the cursor of a terminal or colour it."""
    if not text.isprintable():
        raise ValueError("it must be made of letters that can be shown")
    return text


def _lines_shown_safely(text: str) -> str:
    _shown_safely(text.replace("\n", " "))
    return text


_Text = Annotated[str, Strict(), AfterValidator(_shown_safely)]
_Word = Annotated[_Text, Field(max_length=100)]
_Id = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
_LINE = ConfigDict(frozen=True, extra="forbid", strict=True)
_RECORD = ConfigDict(extra="forbid")


class SeatRecord(BaseModel):
    """Who sits on a seat."""

    model_config = _LINE
    name: _Text = Field(min_length=1, max_length=LONGEST_NAME)
    """What the player is called."""
    bot: _Id | None = None
    """The bot's level; None for a person."""


class Header(BaseModel):
    """The first line: everything the game follows from, besides the answers."""

    model_config = _LINE
    kingswill: Literal["save"] = MAGIC
    """Tells the file from others."""
    version: int = SAVE_VERSION
    """How the lines are written."""
    id: _Word
    """Tells the game from all others, whatever its file is called."""
    game: _Id
    """The game's short name."""
    rules: _Count
    """Version of the rules it was begun with."""
    ruleset: _Id
    """Rule set."""
    tables: _Word
    """Hash of the component values."""
    components: _Text | None = Field(default=None, max_length=4096)
    """Folder of the owner's component tables."""
    seats: list[SeatRecord] = Field(min_length=1, max_length=MOST_SEATS)
    """Who sits where."""
    variants: list[_Id] = Field(default_factory=list, max_length=50)
    """Options switched on."""
    covers: Literal["private", "always"] = "private"
    """When the screen is covered."""
    began: _Word
    """When it was begun."""
    forked: _Word | None = None
    """The game it was forked from and after which answer."""
    seed: int = Field(gt=-(10**20), lt=10**20)
    """Decides all that is left to chance."""
    about: _Text = Field(default=ABOUT, max_length=200)
    """What to know about the file."""

    def fields(self) -> dict[str, Any]:
        """As written, with the seed veiled."""
        return {**self.model_dump(), "seed": veil(str(self.seed), f"{self.id}/seed")}


@dataclass(frozen=True, slots=True)
class Answer:
    """An accepted answer."""

    __pydantic_config__: ClassVar = _RECORD
    ply: _Count
    """How many answers stand now."""
    seat: _Count
    """Who gave it."""
    action: Annotated[_Text, Field(max_length=1000)]
    """The answer, in the game's notation."""
    digest: _Word
    """Hash of the position."""
    private: _Switch = False
    """Whether it is veiled."""
    round: _Count = 0
    """The round reached, 0 before the first."""
    over: _Switch = False
    """Whether the game has ended."""
    kind: Literal["answer"] = "answer"
    """Tells the line from others."""


@dataclass(frozen=True, slots=True)
class Step:
    """Answers taken back, or given again."""

    __pydantic_config__: ClassVar = _RECORD
    kind: Literal["undo", "redo"]
    """Which of the two."""
    steps: Annotated[int, Strict(), Field(ge=1, le=MOST)]
    """How many."""
    ply: _Count
    """How many answers stand now."""
    digest: _Word
    """Hash of the position."""
    round: _Count = 0
    """The round."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position, so that loading need not replay all."""

    __pydantic_config__: ClassVar = _RECORD
    ply: _Count
    """How many answers stand."""
    digest: _Word
    """Hash of the position."""
    state: _Text
    """The position, in the game's notation; veiled."""
    fence: _Text = ""
    """What became known just before, in the game's notation; veiled, empty for nothing."""
    round: _Count = 0
    """The round."""
    over: _Switch = False
    """Whether the game has ended."""
    kind: Literal["snapshot"] = "snapshot"
    """Tells the line from others."""


@dataclass(frozen=True, slots=True)
class Note:
    """A seat's private notes, in place of all it noted before."""

    __pydantic_config__: ClassVar = _RECORD
    ply: _Count
    """How many answers stand."""
    digest: _Word
    """Hash of the position."""
    seat: _Count
    """Whose notes they are."""
    text: Annotated[str, Strict(), AfterValidator(_lines_shown_safely), Field(max_length=LONGEST_NOTE)]
    """The notes; veiled."""
    round: _Count = 0
    """The round."""
    over: _Switch = False
    """Whether the game has ended."""
    kind: Literal["note"] = "note"
    """Tells the line from others."""


Record = Answer | Step | Snapshot | Note
"""Any line after the header."""
_RECORDS: Final[TypeAdapter[Record]] = TypeAdapter(Annotated[Record, Field(discriminator="kind")])
_FIELDS: Final = {
    kind: tuple((each.name, each.default) for each in fields(kind)) for kind in get_args(Record)
}
"""Of each kind of line its fields, each with the value that need not be written."""
_VEILED: Final = {"snapshot": ("state", "fence"), "note": ("text",)}
"""The hidden fields of each kind of line; of answers it is the action, where it is private."""


def written(record: Record, salt: str) -> dict[str, Any]:
    """The fields of a line, the hidden ones veiled."""
    found: dict[str, Any] = {"kind": record.kind}
    for name, default in _FIELDS[type(record)]:
        value = getattr(record, name)
        if value != default:
            found[name] = value
    for name in _hidden(found):
        found[name] = veil(found.get(name, ""), salt)
    return found


def read_record(line: dict[str, Any], salt: str) -> Record:
    """The record of a line; a ValueError when it is none."""
    for name in _hidden(line):
        if not isinstance(line.get(name), str):
            raise ValueError(f"its field '{name}' is missing")
        line = {**line, name: unveil(line[name], salt)}
    return _RECORDS.validate_python(line)


def _hidden(line: dict[str, Any]) -> tuple[str, ...]:
    kind = line.get("kind")
    if kind == "answer":
        return ("action",) if line.get("private") is True else ()
    return _VEILED.get(kind, ()) if isinstance(kind, str) else ()


def read_header(line: dict[str, Any]) -> Header:
    """The header of a first line; a ValueError when it is none."""
    seed, game_id = line.get("seed"), line.get("id")
    if not isinstance(seed, str) or not isinstance(game_id, str):
        raise ValueError("seed or id is missing")
    return Header.model_validate({**line, "seed": int(unveil(seed, f"{game_id}/seed")[:40])})
