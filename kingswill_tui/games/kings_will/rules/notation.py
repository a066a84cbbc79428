"""A position as one line of text, and back, without loss."""

from functools import lru_cache
from hashlib import blake2b

from kingswill_tui.core.errors import NotAnAction
from kingswill_tui.games.kings_will.rules.options import Options
from kingswill_tui.games.kings_will.rules.state import State
from kingswill_tui.games.kings_will.rules.tables import Tables

_ROWS = ("clock", "row", "cards", "discs", "travel", "pile", "supply")
_GRIDS = ("ledgers", "lands", "people", "settled", "below", "stack")
_LISTS = ("clock", "supply", "ledgers", "people")
"""What is changed in place; all else is a tuple."""
_LONGEST = 8
"""Characters of the longest number; some stand for bits, and what these shift still fits the memory."""


def print_state(state: State) -> str:
    """Write the position: options, then each slot as a name and its numbers, `/` between seats or frames."""
    options = state.options
    parts = [f"seats {options.seats} {int(options.open_points)} {int(options.impatient_king)}"]
    parts += [f"{name} {_printed(tuple(getattr(state, name)))}" for name in _ROWS]
    parts += [f"{name} {'/'.join(map(_printed, map(tuple, getattr(state, name))))}" for name in _GRIDS]
    return "; ".join(parts)


@lru_cache(maxsize=4096)
def _printed(row: tuple[int, ...]) -> str:
    """Numbers with commas between: each answer that is kept prints the position, and changes little of it."""
    return ",".join(map(str, row))


def parse_state(text: str, tables: Tables) -> State:
    """Read a printed position; NotAnAction says which part cannot be read."""
    parts = [part.partition(" ") for part in text.split("; ")]
    names = [name for name, _, _ in parts]
    if names != ["seats", *_ROWS, *_GRIDS]:
        raise NotAnAction(f"A position has the parts seats, {', '.join((*_ROWS, *_GRIDS))}, in this order.")
    state = State.__new__(State)
    state.tables = tables
    state.answers = None
    values = {name: rest for name, _, rest in parts}
    state.options = _options(values["seats"])
    for name in _ROWS:
        setattr(state, name, _row(name, values[name]))
    for name in _GRIDS:
        rows = [_row(name, row) for row in values[name].split("/")] if values[name] or name != "stack" else []
        setattr(state, name, rows)
    return state


def _options(text: str) -> Options:
    match text.split(" "):
        case [("2" | "3" | "4") as seats, ("0" | "1") as points, ("0" | "1") as king]:
            return Options(int(seats), points == "1", king == "1")
    raise NotAnAction(f"'{text[:40]}' must be the number of seats and two switches, each 0 or 1.")


def _row(name: str, text: str) -> tuple[int, ...] | list[int]:
    numbers = [_number(name, word) for word in text.split(",")] if text else []
    return numbers if name in _LISTS else tuple(numbers)


def _number(name: str, word: str) -> int:
    if word.removeprefix("-").isdecimal() and len(word) <= _LONGEST and str(number := int(word)) == word:
        return number
    raise NotAnAction(
        f"The part {name} holds whole numbers of few digits with commas between, not '{word[:40]}'."
    )


def digest(state: State) -> str:
    """A short hash of the position, 16 hexadecimal digits."""
    return blake2b(print_state(state).encode(), digest_size=8).hexdigest()
