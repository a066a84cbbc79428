"""What happens when the program is ended from outside: nothing is lost, and one sentence says so."""

import errno
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

from kingswill_tui.cli.home import going_on
from kingswill_tui.cli.saying import fitted
from kingswill_tui.cli.streams import divert

_ENDINGS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


class Ended(BaseException):
    """The program is asked to end by the system, or its terminal was closed."""

    def __init__(self, number: int) -> None:
        """Keep the signal's number."""
        super().__init__(number)
        self.number = number


@contextmanager
def saved_when_ended(name: str) -> Iterator[None]:
    """While a saved game is played: signals and a vanished terminal end it with a sentence, not a traceback.

    Every answer is on disk by then, so there is nothing to rescue. Exit code 128 and the signal's number.
    """
    before = {number: signal.signal(number, _end) for number in _ENDINGS}
    try:
        yield
    except Ended as ended:
        _leave(name, "The program was ended from outside", 128 + ended.number)
    except KeyboardInterrupt:
        _leave(name, "Interrupted", 128 + signal.SIGINT)
    except OSError as error:
        if not _terminal_gone(error):
            raise
        _leave(name, "The terminal was closed", 128 + getattr(signal, "SIGHUP", 1))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    for each in _ENDINGS:
        signal.signal(each, signal.SIG_IGN)  # a second signal must not interrupt the leaving
    raise Ended(number)


def _terminal_gone(error: OSError) -> bool:
    return error.errno in (errno.EPIPE, errno.EIO, errno.ENXIO)


def _leave(name: str, why: str, code: int) -> NoReturn:
    told = f"\n{why}; '{name}' is saved up to its last answer: {going_on(name)}"
    for stream, text in ((sys.stdout, ""), (sys.stderr, told)):
        try:
            print(fitted(text, stream), end="\n" if text else "", file=stream, flush=True)
        except (OSError, ValueError):
            divert(stream)
    raise SystemExit(code)
