"""A game at the table together with its save: begun, gone on with, or only looked at."""

from types import TracebackType
from typing import Generic, Self, TypeVar

from kingswill_tui.core.game import Game
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.session.errors import Disagreement
from kingswill_tui.session.keeping import Keeper, header_of
from kingswill_tui.session.resuming import resume
from kingswill_tui.session.setup import Setup
from kingswill_tui.session.table import Listener, Table
from kingswill_tui.session.told import Moved
from kingswill_tui.store.errors import DamagedSave, NotWritten
from kingswill_tui.store.journal import Journal
from kingswill_tui.store.reading import Loaded
from kingswill_tui.store.records import LONGEST_NOTE, Record, Snapshot
from kingswill_tui.store.saves import Opened, Saves

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - an observation, as in the contract of a game
R = TypeVar("R")
P = TypeVar("P")


class SavedGame(NamedTuple, Generic[S, O, R, P]):
    """A table whose every change is on disk before anybody is told; close it to let others write the save."""

    name: str
    """What the save is called."""
    table: Table[S, O, R, P]
    """The game."""
    journal: Journal | None
    """The save; None when the game can only be looked at."""
    notes: dict[int, str]
    """What each seat has noted for itself."""
    words: tuple[str, ...] = ()
    """What people should be told about the save before they go on."""
    keeper: Keeper | None = None
    """Writes the save on; None when the game can only be looked at."""

    def keep_note(self, seat: int, text: str) -> None:
        """Keep a seat's private notes in place of its former ones; a PlayerError where that cannot be."""
        clean = "".join(letter for letter in text if letter.isprintable() or letter == "\n")
        if len(clean) > LONGEST_NOTE:
            raise NotWritten(f"The notes are longer than {LONGEST_NOTE} letters; shorten them to keep them.")
        if self.keeper is None:
            raise NotWritten(f"'{self.name}' can only be looked at; notes are not kept.")
        self.keeper.note(self.table, seat, clean)
        self.notes[seat] = clean

    def close(self) -> None:
        """Let others write the save."""
        if self.journal is not None:
            self.journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def begin_saved(
    game: Game[S, O, R, P], setup: Setup, saves: Saves, game_id: str, name: str | None = None
) -> SavedGame[S, O, R, P]:
    """A new game and its save; `game_id` is a text that no other game has."""
    table = Table(game, setup)
    journal = saves.create(header_of(game, setup, game_id, saves.now()), name)
    keeper = Keeper(journal)
    table.record_to(keeper)
    return SavedGame(journal.name, table, journal, {}, keeper=keeper)


def go_on(game: Game[S, O, R, P], opened: Opened) -> SavedGame[S, O, R, P]:
    """The table of an opened save; DamagedSave names the last good answer and the choices."""
    loaded, name = opened.loaded, opened.name
    try:
        table = _resumed(game, loaded, name)
    except BaseException:
        if opened.journal is not None:
            opened.journal.close()
        raise
    words = [f"The last answer in '{name}' was never finished and was left out."] if loaded.torn else []
    if opened.word is not None:
        words.append(opened.word)
    keeper = None if opened.journal is None else _going_on(opened.journal, loaded.records)
    table.record_to(keeper or _refusing(name))
    return SavedGame(name, table, opened.journal, loaded.notes, tuple(words), keeper)


def go_on_from_good_part(
    game: Game[S, O, R, P], opened: Opened, saves: Saves, game_id: str
) -> SavedGame[S, O, R, P]:
    """A new game with what can be trusted of an opened save, which is let go of and stays as it is."""
    from kingswill_tui.session.good_part import trusted

    if opened.journal is not None:
        opened.journal.close()
    good, _ = trusted(game, opened.loaded, opened.name)
    header = good.header._replace(id=game_id, forked=f"{good.header.id} {good.ply}")
    journal = saves.create(header, None, *good.records)
    journal.close()
    saved = go_on(game, saves.open(journal.name))
    told = f"'{saved.name}' is a new game that goes on after answer {good.ply} of '{opened.name}'."
    return saved._replace(words=(told, *saved.words))


def _resumed(game: Game[S, O, R, P], loaded: Loaded, name: str) -> Table[S, O, R, P]:
    disagreement = None
    if loaded.damage is None:
        try:
            return resume(game, loaded)
        except Disagreement as error:
            disagreement = error
    # Only of a save that is not good is it asked what can be trusted: the others need not wait for this.
    from kingswill_tui.session.good_part import good_part_choices, trusted

    good, words = trusted(game, loaded, f"'{name}'")
    if disagreement is not None:
        words = (f"'{name}' is good up to answer {good.ply}. {disagreement}",)
    raise DamagedSave(" ".join(words), good_part_choices(name), good.ply)


def _refusing(name: str) -> Listener[S, O, R, P]:
    """Stands in for the journal of a game that can only be looked at."""

    def refuse(_: Table[S, O, R, P], __: Moved) -> None:
        raise NotWritten(f"'{name}' can only be looked at.")

    return refuse


def _going_on(journal: Journal, records: tuple[Record, ...]) -> Keeper:
    round_ = records[-1].round if records else 0
    snapshot = next((record.ply for record in reversed(records) if isinstance(record, Snapshot)), 0)
    return Keeper(journal, round_, snapshot)
