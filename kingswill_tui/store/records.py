"""The lines of a journal: a header, then answers, steps back and forth, and snapshots."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

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
_Count = Annotated[int, Field(ge=0, le=1_000_000)]


def _shown_safely(text: str) -> str:
    """A save may come from anywhere; nothing of it may move the cursor of a terminal or colour it."""
    if not text.isprintable():
        raise ValueError("it must be made of letters that can be shown")
    return text


def _lines_shown_safely(text: str) -> str:
    _shown_safely(text.replace("\n", " "))
    return text


_Text = Annotated[str, AfterValidator(_shown_safely)]
_Word = Annotated[_Text, Field(max_length=100)]
_Id = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
_Line = ConfigDict(frozen=True, extra="forbid", strict=True)


class SeatRecord(BaseModel):
    """Who sits on a seat."""

    model_config = _Line
    name: _Text = Field(min_length=1, max_length=LONGEST_NAME)
    """What the player is called."""
    bot: _Id | None = None
    """The bot's level; None for a person."""


class Header(BaseModel):
    """The first line: everything the game follows from, besides the answers."""

    model_config = _Line
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


class Answer(BaseModel):
    """An accepted answer."""

    model_config = _Line
    kind: Literal["answer"] = "answer"
    """Tells the line from others."""
    ply: _Count
    """How many answers stand now."""
    seat: _Count
    """Who gave it."""
    action: _Text = Field(max_length=1000)
    """The answer, in the game's notation."""
    private: bool = False
    """Whether it is veiled."""
    round: _Count = 0
    """The round reached, 0 before the first."""
    over: bool = False
    """Whether the game has ended."""
    digest: _Word
    """Hash of the position."""


class Step(BaseModel):
    """Answers taken back, or given again."""

    model_config = _Line
    kind: Literal["undo", "redo"]
    """Which of the two."""
    steps: Annotated[int, Field(ge=1, le=1_000_000)]
    """How many."""
    ply: _Count
    """How many answers stand now."""
    round: _Count = 0
    """The round."""
    digest: _Word
    """Hash of the position."""


class Snapshot(BaseModel):
    """The position, so that loading need not replay all."""

    model_config = _Line
    kind: Literal["snapshot"] = "snapshot"
    """Tells the line from others."""
    ply: _Count
    """How many answers stand."""
    round: _Count = 0
    """The round."""
    over: bool = False
    """Whether the game has ended."""
    digest: _Word
    """Hash of the position."""
    state: _Text
    """The position, in the game's notation; veiled."""
    fence: _Text = ""
    """What became known just before, in the game's notation; veiled, empty for nothing."""


class Note(BaseModel):
    """A seat's private notes, in place of all it noted before."""

    model_config = _Line
    kind: Literal["note"] = "note"
    """Tells the line from others."""
    ply: _Count
    """How many answers stand."""
    round: _Count = 0
    """The round."""
    over: bool = False
    """Whether the game has ended."""
    digest: _Word
    """Hash of the position."""
    seat: _Count
    """Whose notes they are."""
    text: Annotated[str, AfterValidator(_lines_shown_safely)] = Field(max_length=LONGEST_NOTE)
    """The notes; veiled."""


Record = Answer | Step | Snapshot | Note
"""Any line after the header."""
_RECORDS: TypeAdapter[Record] = TypeAdapter(Annotated[Record, Field(discriminator="kind")])


_VEILED: Final = {"snapshot": ("state", "fence"), "note": ("text",)}
"""The hidden fields of each kind of line; of answers it is the action, where it is private."""


def written(record: Record, salt: str) -> dict[str, Any]:
    """The fields of a line, the hidden ones veiled."""
    fields = {"kind": record.kind, **record.model_dump(exclude_defaults=True)}
    for name in _hidden(fields):
        fields[name] = veil(fields.get(name, ""), salt)
    return fields


def read_record(fields: dict[str, Any], salt: str) -> Record:
    """The record of a line; a ValueError when it is none."""
    shown = dict(fields)
    for name in _hidden(fields):
        if not isinstance(fields.get(name), str):
            raise ValueError(f"its field '{name}' is missing")
        shown[name] = unveil(fields[name], salt)
    return _RECORDS.validate_python(shown)


def _hidden(fields: dict[str, Any]) -> tuple[str, ...]:
    kind = fields.get("kind")
    if kind == "answer":
        return ("action",) if fields.get("private") is True else ()
    return _VEILED.get(kind, ()) if isinstance(kind, str) else ()


def read_header(fields: dict[str, Any]) -> Header:
    """The header of a first line; a ValueError when it is none."""
    seed, game_id = fields.get("seed"), fields.get("id")
    if not isinstance(seed, str) or not isinstance(game_id, str):
        raise ValueError("seed or id is missing")
    return Header.model_validate({**fields, "seed": int(unveil(seed, f"{game_id}/seed")[:40])})
