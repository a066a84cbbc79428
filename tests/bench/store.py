"""Saves beside the least that could be done: a replay from the first answer, a bare write with fsync."""

import tempfile
from pathlib import Path
from typing import Final

from kingswill_tui.session.keeping import Keeper, header_of
from kingswill_tui.session.resuming import replayed, resume
from kingswill_tui.session.told import Told
from kingswill_tui.store.disk import DiskFile
from kingswill_tui.store.journal import Journal, begun
from kingswill_tui.store.reading import read_file
from tests.bench.report import Row, row
from tests.bench.turns import in_turns, repeating
from tests.session.playing import KingsTable, new_table, playing, the_game
from tests.store.written import Kept

ANSWERS: Final = 1000
"""Answers of the long game, those that were taken back again among them."""
RESUMES: Final = 45
APPENDS: Final = 400
ONCE: Final = (None,)
MILLISECONDS: Final = 1e3


def measure() -> list[Row]:
    """Resuming a long game, and keeping one answer."""
    with tempfile.TemporaryDirectory(prefix="kingswill") as folder:
        return [_resuming(Path(folder)), _keeping(Path(folder))]


def _resuming(folder: Path) -> Row:
    path = folder / "long.kingswill"
    path.write_bytes(_long_game())
    game = the_game()

    def ours(_: object) -> object:
        return resume(game, read_file(path))

    def peer(_: object) -> object:
        loaded = read_file(path)
        return replayed(game, loaded.header, loaded.records)

    duel = in_turns(RESUMES, repeating(ours, ONCE), repeating(peer, ONCE))
    our_seconds, peer_seconds = duel.medians()
    return row(
        "resume",
        our_seconds * MILLISECONDS,
        peer_seconds * MILLISECONDS,
        "replaying the same save from its first answer",
        "ms",
        cpu_ratio=duel.cpu_ratio(),
        target="<= 0.25",
        note=f"{ANSWERS} answers; both read the file and compare the digests of what they replay",
    )


def _keeping(folder: Path) -> Row:
    """The time of one answer in the journal beside a plain write of as many bytes, both with fsync."""
    table, kept = new_table(2, seed=1), Kept()
    header = header_of(the_game(), table.setup, "bench", "2026-11-30T12:00:00")
    data, end = begun(header)
    path, bare = folder / "kept.kingswill", folder / "bare"
    path.write_bytes(data)
    bare.write_bytes(data)
    file, bare_file = DiskFile(path), DiskFile(bare)
    keeper = Keeper(Journal("bench", file, "bench", end))
    told, line = _last_answer(table), _line(table, kept)

    def ours(_: object) -> None:
        keeper(table, told)

    def peer(_: object) -> None:
        bare_file.append(line)
        bare_file.sync()

    duel = in_turns(APPENDS, repeating(ours, ONCE), repeating(peer, ONCE))
    file.close()
    bare_file.close()
    our_seconds, peer_seconds = duel.medians()
    return row(
        "journal",
        our_seconds * MILLISECONDS,
        peer_seconds * MILLISECONDS,
        "a plain write of as many bytes with fsync, on the same disk",
        "ms an answer",
        target="<= 1.2",
        note=f"in {folder.parent}; ours makes notation, digest and sum as well",
    )


def _last_answer(table: KingsTable) -> Told:
    for _ in zip(range(60), playing(table, seed=1, undo_one_in=1_000_000), strict=False):
        pass
    return table.history[-1]


def _line(table: KingsTable, kept: Kept) -> bytes:
    """An answer's line as the journal writes it."""
    Keeper(kept)(table, table.history[-1])
    header = header_of(the_game(), table.setup, "bench", "2026-11-30T12:00:00")
    alone, _ = begun(header)
    return begun(header, *kept.records)[0][len(alone) :]


def _long_game() -> bytes:
    """A journal of so many accepted answers, many of which were taken back and answered anew."""
    table, kept = new_table(4, seed=3), Kept()
    table.record_to(Keeper(kept))
    answers = 0
    for deed in playing(table, seed=3, undo_one_in=6):
        answers += deed.kind == "answer"
        if answers == ANSWERS:
            break
    assert answers == ANSWERS, "the game is too short"
    return begun(header_of(the_game(), table.setup, "bench", "2026-11-30T12:00:00"), *kept.records)[0]
