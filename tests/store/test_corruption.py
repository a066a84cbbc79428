"""Whatever happened to a save, it is loaded correctly or refused in words, in bounded time and memory."""

import signal
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from types import FrameType

import pytest

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.core.rng import stream
from kingswill_tui.session.good_part import good_part
from kingswill_tui.session.resuming import resume
from kingswill_tui.session.saved import go_on
from kingswill_tui.session.verifying import verify
from kingswill_tui.store.moving import damage_told, good_bytes
from kingswill_tui.store.reading import Loaded, read_journal
from tests.session.playing import saves_in, the_game
from tests.soak import soak_count
from tests.store.mutations import MUTATIONS, WITH_SUMS, Mutation, cut, deep, endless_line, strange_field
from tests.store.written import Written, written_game

SECONDS = 20
"""After which one file is said to hang; none takes a tenth of one."""
ORIGINALS = ((2, 5, 90), (3, 12, 140), (2, 8, 300))


@contextmanager
def no_hanging() -> Iterator[None]:
    def hangs(number: int, frame: FrameType | None) -> None:
        raise AssertionError("it hangs")

    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def told_in_words(sentence: str) -> None:
    """Fail unless a person can read it, whatever the file held."""
    assert sentence.isprintable(), repr(sentence)
    assert 20 < len(sentence) < 900, sentence
    assert sentence.rstrip().endswith((".", "there")), sentence
    assert "Traceback" not in sentence


def opened(data: bytes) -> tuple[str, Loaded | None]:
    """Open a file as the program does: what came of it, and what was loaded."""
    try:
        loaded = read_journal(BytesIO(data), "the file")
    except PlayerError as error:
        told_in_words(str(error))
        return "refused", None
    if loaded.damage is not None:
        told_in_words(damage_told("the file", loaded))
        return "damaged", loaded
    return "loaded", loaded


def check(original: Written, data: bytes, on_purpose: bool) -> str:
    """Open a file and hold what is loaded against the original."""
    outcome, loaded = opened(data)
    if loaded is None:
        return outcome
    try:
        table = resume(the_game(), loaded)
    except PlayerError as error:
        assert on_purpose, "no accident leaves the sums in order and the game astray"
        told_in_words(str(error))
        for sentence in verified(loaded):
            told_in_words(sentence)
        return "disagrees"
    if not on_purpose:
        # All that is believed is the beginning of what was written.
        assert loaded.records == original.records[: len(loaded.records)]
        assert table.digest == original.digests[len(loaded.records)]
        return outcome
    good = loaded._replace(records=good_part(the_game(), loaded), damage=None)
    assert resume(the_game(), good).digest == (
        good.records[-1].digest if good.records else original.digests[0]
    )
    return outcome


def verified(loaded: Loaded) -> tuple[str, ...]:
    try:
        return verify(the_game(), loaded, "the file").disagreements
    except PlayerError as error:
        return (str(error),)


def test_harmed_saves_are_loaded_as_far_as_they_can_be_trusted_or_refused_in_words() -> None:
    outcomes: Counter[str] = Counter()
    for number in range(soak_count(255, 6800)):
        rng = stream(number, "harm")
        original = written_game(*ORIGINALS[number % len(ORIGINALS)])
        mutation = MUTATIONS[number % len(MUTATIONS)]
        with no_hanging():
            outcomes[check(original, mutation(original, rng), mutation in WITH_SUMS)] += 1
    assert set(outcomes) == {"refused", "damaged", "loaded", "disagrees"}


@pytest.mark.parametrize("mutation", [deep, endless_line, strange_field])
def test_huge_files_take_no_more_memory_than_a_line_of_them(mutation: Mutation) -> None:
    original = written_game(2, 5, 90)
    for number in range(soak_count(6, 60)):
        data = mutation(original, stream(number, "memory"))
        tracemalloc.start()
        opened(data)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < len(original.data) * 20 + 4_000_000


def test_a_file_larger_than_any_game_is_not_even_read(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.place(written_game(2, 5, 90).data, written_game(2, 5, 90).header, "game")
    path = saves.path("game")
    with path.open("r+b") as file:
        file.truncate(1 << 36)
    with pytest.raises(PlayerError, match="larger than any game could be"):
        saves.open("game")
    assert saves.infos()[0].name == "game"


def test_the_list_of_saves_stands_whatever_lies_in_the_folder(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    original = written_game(2, 5, 90)
    saves.place(original.data, original.header, "good")
    for number in range(soak_count(64, 640)):
        data = MUTATIONS[number % len(MUTATIONS)](original, stream(number, "list"))
        (saves.folder / f"bad{number}.kingswill").write_bytes(data)
    infos = saves.infos()
    assert len(infos) == soak_count(64, 640) + 1
    for info in infos:
        if info.problem is not None:
            told_in_words(info.problem)


def test_a_harmed_save_is_left_as_it_is_and_its_good_part_goes_on_elsewhere(tmp_path: Path) -> None:
    original = written_game(2, 5, 90)
    for number in range(20):
        saves = saves_in(tmp_path / str(number))
        data = cut(original, stream(number, "copy"))[:-5] + b"~~~~~\n"
        try:
            name = saves.place(data, original.header, "game")
            loaded = saves.open(name).loaded
        except PlayerError:
            continue
        assert saves.open(name).journal is None
        with pytest.raises(PlayerError, match="--good-part"):
            go_on(the_game(), saves.open(name))
        copy = saves.place(good_bytes(saves.path(name), loaded), loaded.header)
        with go_on(the_game(), saves.open(copy)) as game:
            assert game.journal is not None
            assert game.table.digest == original.digests[len(loaded.records)]
        assert saves.path(name).read_bytes() == data
