"""The kinds of actions and events of a game: their arguments, their text notation, and who may know them."""

from typing import Final

from kingswill_tui.core.action import NO_SEAT, Action, Event
from kingswill_tui.core.errors import NotAnAction
from kingswill_tui.core.named_tuples import NamedTuple
from kingswill_tui.core.unknown import UNKNOWN, Hidden


class Param(NamedTuple):
    """One argument of a kind."""

    name: str
    """What the argument is, in the game's words."""
    names: tuple[str, ...] = ()
    """The word for each value; empty for a plain whole number."""
    secret: bool = False
    """Whether only the event's own seat may know it."""

    def text(self, value: Hidden) -> str:
        """Print one value; a NotAnAction for a number that has no word."""
        if value is UNKNOWN:
            return "?"
        if not self.names:
            return str(value)
        if not 0 <= value < len(self.names):
            raise NotAnAction(f"{value} is no {self.name}; there are {len(self.names)} of them, from 0 on.")
        return self.names[value]

    def value(self, text: str) -> int:
        """Read one value back; a NotAnAction says which words are allowed."""
        if not self.names:
            try:
                number = int(text)
            except ValueError:
                raise NotAnAction(f"{self.name} must be a whole number, not '{text}'.") from None
            if str(number) != text:
                raise NotAnAction(f"{self.name} must be written {number}, not '{text}'.")
            return number
        if text not in self.names:
            raise NotAnAction(f"'{text}' is no {self.name}; it is one of {', '.join(self.names)}.")
        return self.names.index(text)


_SEAT: Final = Param("seat")


class Vocabulary:
    """A table of kinds, each with its parameters; print and parse are inverses of each other."""

    def __init__(self, kinds: dict[str, tuple[Param, ...]]) -> None:
        """Keep the kinds by name."""
        self.kinds = kinds
        self._secret = {
            kind: tuple(i for i, param in enumerate(params) if param.secret) for kind, params in kinds.items()
        }

    def print_action(self, action: Action) -> str:
        """Write an action as `kind argument argument`."""
        return " ".join((action.kind, *self._texts(action.kind, action.args)))

    def parse_action(self, text: str) -> Action:
        """Read an action; a NotAnAction names the part that is wrong."""
        kind, *words = text.split(" ")
        return Action(kind, self._values(kind, words))

    def print_event(self, event: Event) -> str:
        """Write an event as `seat kind argument`, `-` for the whole table, `?` for what is hidden."""
        seat = "-" if event.seat == NO_SEAT else str(event.seat)
        return " ".join((seat, event.kind, *self._texts(event.kind, event.args)))

    def parse_event(self, text: str) -> Event:
        """Read an event; hidden arguments come back hidden."""
        seat, _, rest = text.partition(" ")
        kind, *words = rest.split(" ")
        number = NO_SEAT if seat == "-" else _SEAT.value(seat)
        if number < 0 and seat != "-":
            raise NotAnAction(f"An event starts with its seat or '-', not '{seat}'.")
        params = self._params(kind, len(words))
        args = tuple(
            UNKNOWN if word == "?" else param.value(word) for param, word in zip(params, words, strict=True)
        )
        return Event(kind, number, args)

    def redact(self, event: Event, viewer: int | None) -> Event:
        """The event as the viewing seat, or a spectator, may know it."""
        secret = self._secret[event.kind]
        if not secret or event.seat == viewer:
            return event
        args = tuple(UNKNOWN if i in secret else value for i, value in enumerate(event.args))
        return Event(event.kind, event.seat, args)

    def is_private(self, event: Event) -> bool:
        """Whether part of the event is for its seat's eyes only."""
        return bool(self._secret[event.kind])

    def _params(self, kind: str, count: int) -> tuple[Param, ...]:
        if kind not in self.kinds:
            raise NotAnAction(f"'{kind}' is not something that can be answered here.")
        params = self.kinds[kind]
        if len(params) != count:
            wanted = " ".join(param.name for param in params) or "nothing"
            raise NotAnAction(f"'{kind}' takes {wanted} after it.")
        return params

    def _texts(self, kind: str, args: tuple[Hidden, ...]) -> list[str]:
        return [param.text(value) for param, value in zip(self._params(kind, len(args)), args, strict=True)]

    def _values(self, kind: str, words: list[str]) -> tuple[int, ...]:
        params = self._params(kind, len(words))
        return tuple(param.value(word) for param, word in zip(params, words, strict=True))
