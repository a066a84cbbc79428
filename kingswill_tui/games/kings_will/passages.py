"""The rules reference: one passage for each rule, with the component values of the tables in use."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from kingswill_tui.core.assets import assets_folder
from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.passage_values import first_game_values, values
from kingswill_tui.games.kings_will.rules.tables import Tables

FILE: Final = "passages.toml"
"""The file of passages within the game's data files."""
FIRST_GAME: Final = "first_game"
"""The rule set that the chapter on the first game is about."""
_NAME: Final = re.compile(r"\{(\w+)\}")
_WORD: Final = re.compile(r"\w+(?:-\w+)*")


@dataclass(frozen=True, slots=True)
class Passage:
    """One rule as explained to a player."""

    id: str
    """The rule's id, as refusals name it."""
    chapter: str
    """Heading of its chapter."""
    title: str
    """A few words."""
    text: str
    """The rule."""
    mark: str
    """`book`, or `ruling`, `mixed`, `house` where all, part or the values of it are ours."""
    ruling: str
    """What we decided and why; empty for `book`."""
    see: tuple[str, ...]
    """Ids of rules to read next."""
    words: str
    """Further words to be found by."""


def passages(tables: Tables, first_game: Tables | None = None) -> tuple[Passage, ...]:
    """All passages in reading order, true for these tables; a PlayerError if their file is damaged.

    The first game's own chapter speaks of `first_game`; without it of `tables` if they are the first
    game's, else of the first game as it comes with the program.
    """
    # Only whoever opens the rules pays for the checks of their file.
    from kingswill_tui.games.kings_will.passage_file import read_passages
    from kingswill_tui.games.kings_will.tables.load import load_tables

    if first_game is None:
        first_game = tables if tables.ruleset == FIRST_GAME else load_tables(None, FIRST_GAME)
    named = {**values(tables), **first_game_values(first_game)}
    return tuple(
        Passage(
            id=row.id,
            chapter=chapter.title,
            title=row.title,
            text=_filled(row.text, named),
            mark=row.mark,
            ruling=_filled(row.ruling, named),
            see=row.see,
            words=row.words,
        )
        for chapter in read_passages(assets_folder("kings_will") / FILE).chapter
        for row in chapter.passage
    )


def passage(among: Sequence[Passage], rule: str) -> Passage:
    """The passage of one rule id, in capitals or not; a PlayerError if there is no such rule."""
    wanted = rule.strip().upper()
    for each in among:
        if each.id == wanted:
            return each
    near = get_close_matches(wanted, [each.id for each in among], n=1, cutoff=0.0)
    hint = f"; the nearest is {near[0]}" if near else ""
    raise PlayerError(f"There is no rule '{rule}'{hint}.")


def search(among: Sequence[Passage], query: str) -> tuple[Passage, ...]:
    """The passages with every word of the query or one that starts so; titles before words before text."""
    wanted = _words(query)
    ranks = [_rank(each, wanted) for each in among]
    return tuple(
        among[place] for rank, place in sorted((rank, i) for i, rank in enumerate(ranks) if rank is not None)
    )


def _rank(each: Passage, wanted: list[str]) -> int | None:
    """The lower the nearer: for each word the first field that has it; None where a word is nowhere."""
    fields = (f"{each.id} {each.title}", f"{each.chapter} {each.words}", f"{each.text} {each.ruling}")
    rank = 0
    for word in wanted:
        places = (i for i, text in enumerate(fields) if any(w.startswith(word) for w in _words(text)))
        found = next(places, None)
        if found is None:
            return None
        rank += found
    return rank


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().replace("'", ""))


def _filled(text: str, named: Mapping[str, str]) -> str:
    try:
        return _NAME.sub(lambda name: named[name[1]], text)
    except KeyError as error:
        name = error.args[0]
        raise PlayerError(f"{FILE} names a value '{name}' that the tables do not have.") from None
