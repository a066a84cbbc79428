"""The app beside two yardsticks in terminals of the same size: first frames, answers to keys, memory."""

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.bench.prepared_save import SAVE, save_middle_of_a_game
from tests.bench.report import Row, row
from tests.bench.sessions import Session
from tests.bench.turns import Duel, Sample, Work, in_turns

NAMES = (
    "title_first_frame",
    "table_first_frame",
    "menu_move",
    "menu_move_p95",
    "table_repaint",
    "peek",
    "resize",
    "memory",
    "memory_with_bots",
)
MILLISECONDS = 1e3
DOWN, UP, ENTER = b"\x1b[B", b"\x1b[A", b"\r"
TITLE = ("W I L L", "New game", "Quit")
TABLE = ("Chronicle", "Round", "Undo")
MINIMAL = ("K=00000#",)
BOARD = ("K=00000#", "#39")
MODAL = ("MODAL-OPEN#", "option number 9")
MINIMAL_NAME = "minimal Textual app"
BOARD_NAME = "64-widget Textual board"


class Effort(NamedTuple):
    """How long to measure."""

    starts: int
    """How often each program is started."""
    rounds: int
    """Turns of each of two running programs."""
    moves: int
    """Cursor moves in a turn, an even number."""


FULL = Effort(starts=25, rounds=15, moves=10)
QUICK = Effort(starts=3, rounds=4, moves=6)


def app(home: Path) -> Session:
    """The app at its title, with a save to go on with."""
    return Session(["kingswill_tui", "app", "--home", str(home)], TITLE)


def table(home: Path) -> Session:
    """The app at the table, where it goes on with the save at once."""
    return Session(["kingswill_tui", "app", "--home", str(home), "--resume", SAVE], TABLE)


def minimal() -> Session:
    """The yardstick for a first frame and for memory."""
    return Session(["tests.bench.yardsticks", "minimal"], MINIMAL)


def board() -> Session:
    """The yardstick for the table."""
    return Session(["tests.bench.yardsticks", "board"], BOARD)


def measure(names: Collection[str], effort: Effort) -> list[Row]:
    """The named figures of the screens, in the order of NAMES."""
    measured: dict[str, Row] = {}
    with TemporaryDirectory() as folder:
        people, bots = Path(folder) / "people", Path(folder) / "bots"
        save_middle_of_a_game(people, with_bots=False)
        save_middle_of_a_game(bots, with_bots=True)
        for group, measuring in _GROUPS:
            if any(name in names for name in group):
                measured |= {figure["name"]: figure for figure in measuring(people, bots, effort)}
    return [measured[name] for name in NAMES if name in names]


def _milliseconds(
    name: str, duel: Duel, peer_name: str, target: str = "", note: str = "", *, p95: bool = False
) -> Row:
    ours, peer = (seconds * MILLISECONDS for seconds in (duel.p95() if p95 else duel.medians()))
    cpu = None if p95 else duel.cpu_ratio()
    return row(name, ours, peer, peer_name, "ms", cpu_ratio=cpu, target=target, note=note)


def _starting(start: Callable[[], Session]) -> Work:
    def work() -> list[Sample]:
        with start() as session:
            return [session.first_frame]

    return work


def _title(people: Path, bots: Path, effort: Effort) -> list[Row]:
    duel = in_turns(effort.starts, _starting(lambda: app(people)), _starting(minimal))
    note = "from the start of the process to the first frame"
    return [_milliseconds("title_first_frame", duel, MINIMAL_NAME, "<= 1.25", note)]


def _table(people: Path, bots: Path, effort: Effort) -> list[Row]:
    duel = in_turns(effort.starts, _starting(lambda: table(people)), _starting(board))
    with app(people) as session:
        part = session.show_by(b"c", TABLE).wall * MILLISECONDS
    note = f"both from the start of the process, ours with a save; by Continue from the title {part:.0f} ms"
    return [_milliseconds("table_first_frame", duel, BOARD_NAME, "<= 1", note)]


@contextmanager
def _both(home: Path) -> Iterator[tuple[Session, Session]]:
    with ExitStack() as stack:
        yield stack.enter_context(table(home)), stack.enter_context(board())


def _menu(people: Path, bots: Path, effort: Effort) -> list[Row]:
    with _both(people) as (ours, peer):

        def moving(session: Session, there: bytes, back: bytes) -> Work:
            keys = [there] * (effort.moves // 2) + [back] * (effort.moves // 2)
            return lambda: _evened([session.press(key) for key in keys])

        duel = in_turns(effort.rounds, moving(ours, DOWN, UP), moving(peer, b"k", b"k"))
    name = f"{BOARD_NAME}, a cursor move: two class toggles and the status line"
    return [
        _milliseconds("menu_move", duel, name, "<= 0.5", "the median; from the key to the last change"),
        _milliseconds("menu_move_p95", duel, name, "", "95 of 100 moves stay below", p95=True),
    ]


def _evened(samples: list[Sample]) -> list[Sample]:
    """Processor time is counted in ticks too coarse for one key: give each key the mean of its turn."""
    mean = sum(sample.cpu for sample in samples) / len(samples)
    return [Sample(sample.wall, mean) for sample in samples]


def _repaint(people: Path, bots: Path, effort: Effort) -> list[Row]:
    with _both(people) as (ours, peer):

        def answering() -> list[Sample]:
            answered = ours.press(ENTER)
            ours.press(b"u")
            ours.press(b"y")
            return [answered]

        duel = in_turns(effort.rounds, answering, lambda: [peer.press(b"a")])
    return [
        _milliseconds(
            "table_repaint",
            duel,
            f"{BOARD_NAME}, all 40 cells updated",
            "<= 0.5",
            "an answer that hands on to another seat, saved on disk, to the last change; animations off",
        )
    ]


def _peek(people: Path, bots: Path, effort: Effort) -> list[Row]:
    with _both(bots) as (ours, peer):
        duel = in_turns(
            effort.rounds,
            lambda: _evened([ours.press(b"p"), ours.press(b"p")]),
            lambda: _evened([peer.press(b"m"), peer.press(b"q")]),
        )
    name = f"{BOARD_NAME}, a modal of eleven lines opened and left"
    return [_milliseconds("peek", duel, name, "", "opened and left, each a sample; one person among bots")]


def _resize(people: Path, bots: Path, effort: Effort) -> list[Row]:
    with _both(people) as (ours, peer):
        duel = in_turns(
            effort.rounds, lambda: _evened(ours.resize_both_ways()), lambda: _evened(peer.resize_both_ways())
        )
    return [_milliseconds("resize", duel, BOARD_NAME, "", "120x40 to 100x30 or back, to the last change")]


def _memory(people: Path, bots: Path, effort: Effort) -> list[Row]:
    with minimal() as small:
        least = small.memory()
    figures = []
    with table(people) as ours:
        ours.press(ENTER)
        figures.append(("memory", ours.memory(), "<= 1.5", "at a table of four people after an answer"))
    with table(bots) as ours:
        ours.press(ENTER)
        ours.wait_for_a_child()
        figures.append(("memory_with_bots", ours.memory(), "", "the same with three bots at the table"))
    what = "peak resident memory (VmHWM) of the process and its children, added up"
    return [
        row(name, mebibytes, least, MINIMAL_NAME, "MiB", target=target, note=f"{what}; {note}")
        for name, mebibytes, target, note in figures
    ]


_GROUPS: tuple[tuple[tuple[str, ...], Callable[[Path, Path, Effort], list[Row]]], ...] = (
    (("title_first_frame",), _title),
    (("table_first_frame",), _table),
    (("menu_move", "menu_move_p95"), _menu),
    (("table_repaint",), _repaint),
    (("peek",), _peek),
    (("resize",), _resize),
    (("memory", "memory_with_bots"), _memory),
)
