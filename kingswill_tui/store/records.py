"""The lines of a journal: a header, then answers, steps back and forth, and snapshots."""

from typing import Annotated, Any, Final, Literal

from kingswill_tui.core.fields import WrongField, checked, is_id, lines, made_of, one_line, some, whole
from kingswill_tui.core.named_tuples import NamedTuple
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
MOST_SEED: Final = 10**20 - 1
_Count = Annotated[int, whole(0, MOST)]
_Text = Annotated[str, one_line()]
_Word = Annotated[str, one_line(100)]
_Id = Annotated[str, is_id]


class SeatRecord(NamedTuple):
    """Who sits on a seat."""

    name: Annotated[str, one_line(LONGEST_NAME, least=1)]
    """What the player is called."""
    bot: _Id | None = None
    """The bot's level; None for a person."""


class Header(NamedTuple):
    """The first line: everything the game follows from, besides the answers."""

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
    seats: Annotated[tuple[SeatRecord, ...], some(MOST_SEATS)]
    """Who sits where."""
    began: _Word
    """When it was begun."""
    seed: Annotated[int, whole(-MOST_SEED, MOST_SEED)]
    """Decides all that is left to chance."""
    kingswill: Literal["save"] = MAGIC
    """Tells the file from others."""
    version: _Count = SAVE_VERSION
    """How the lines are written."""
    components: Annotated[str, one_line(4096)] | None = None
    """Folder of the owner's component tables."""
    variants: Annotated[tuple[_Id, ...], some(50, least=0)] = ()
    """Options switched on."""
    covers: Literal["private", "always"] = "private"
    """When the screen is covered."""
    forked: _Word | None = None
    """The game it was forked from and after which answer."""
    about: Annotated[str, one_line(200)] = ABOUT
    """What to know about the file."""

    def fields(self) -> dict[str, Any]:
        """As written, with the seed veiled; a WrongField where that could not be read back."""
        return {
            "kingswill": self.kingswill,  # comes first, for whoever looks at the file
            "version": self.version,
            **checked(self)._asdict(),
            "seats": [seat._asdict() for seat in self.seats],
            "seed": veil(str(self.seed), f"{self.id}/seed"),
        }


class Answer(NamedTuple):
    """An accepted answer."""

    ply: _Count
    """How many answers stand now."""
    seat: _Count
    """Who gave it."""
    action: Annotated[str, one_line(1000)]
    """The answer, in the game's notation."""
    digest: _Word
    """Hash of the position."""
    private: bool = False
    """Whether it is veiled."""
    round: _Count = 0
    """The round reached, 0 before the first."""
    over: bool = False
    """Whether the game has ended."""
    kind: Literal["answer"] = "answer"
    """Tells the line from others."""


class Step(NamedTuple):
    """Answers taken back, or given again."""

    kind: Literal["undo", "redo"]
    """Which of the two."""
    steps: Annotated[int, whole(1, MOST)]
    """How many."""
    ply: _Count
    """How many answers stand now."""
    digest: _Word
    """Hash of the position."""
    round: _Count = 0
    """The round."""


class Snapshot(NamedTuple):
    """The position, so that loading need not replay all."""

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
    over: bool = False
    """Whether the game has ended."""
    kind: Literal["snapshot"] = "snapshot"
    """Tells the line from others."""


class Note(NamedTuple):
    """A seat's private notes, in place of all it noted before."""

    ply: _Count
    """How many answers stand."""
    digest: _Word
    """Hash of the position."""
    seat: _Count
    """Whose notes they are."""
    text: Annotated[str, lines(LONGEST_NOTE)]
    """The notes; veiled."""
    round: _Count = 0
    """The round."""
    over: bool = False
    """Whether the game has ended."""
    kind: Literal["note"] = "note"
    """Tells the line from others."""


Record = Answer | Step | Snapshot | Note
"""Any line after the header."""
_KINDS: Final[dict[str, type[Record]]] = {
    "answer": Answer,
    "undo": Step,
    "redo": Step,
    "snapshot": Snapshot,
    "note": Note,
}
_VEILED: Final = {"snapshot": ("state", "fence"), "note": ("text",)}
"""The hidden fields of each kind of line; of answers it is the action, where it is private."""


def written(record: Record, salt: str) -> dict[str, Any]:
    """The fields of a line, the hidden ones veiled."""
    found: dict[str, Any] = {"kind": record.kind}
    for name, value in zip(record._fields, record, strict=True):
        if name not in record._field_defaults or value != record._field_defaults[name]:
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
    kind = line.get("kind")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise WrongField("kind")
    return made_of(_KINDS[kind], line)


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
    return made_of(Header, {**line, "seed": int(unveil(seed, f"{game_id}/seed")[:40])})
