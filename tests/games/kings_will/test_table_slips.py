"""Whatever slips into a table, it is read or refused in a sentence, never in another way."""

import re
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingswill_tui.games.kings_will.tables.errors import TableError
from kingswill_tui.games.kings_will.tables.files import TABLE_FILES
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.games.kings_will.owners_tables import OURS, with_table
from tests.soak import soak_count

WORD = re.compile(r'"[^"\n]*"|[\w.-]+|[\[\]{}=,]')
SLIPS = st.sampled_from(
    [
        "",
        "0",
        "-1",
        "3",
        "1e400",
        "nan",
        "true",
        '""',
        '"wood"',
        '"\\u001b"',
        "[]",
        "{}",
        "1979-05-27",
        "= =",
        "[[",
        "\t\n",
    ]
)


@settings(
    max_examples=soak_count(60, 3000),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    name=st.sampled_from([*TABLE_FILES, "rulesets/first_game.toml"]), place=st.floats(0, 0.999), slip=SLIPS
)
def test_any_slip_is_read_or_refused_in_one_sentence(
    tmp_path: Path, name: str, place: float, slip: str
) -> None:
    text = (OURS / name).read_text(encoding="utf-8")
    words = list(WORD.finditer(text))
    word = words[int(place * len(words))]
    path = with_table(tmp_path, name, text[: word.start()] + slip + text[word.end() :])
    load_tables.cache_clear()
    try:
        load_tables(tmp_path, "first_game")
    except TableError as error:
        assert str(error).startswith(str(path))
        assert str(error).isprintable()
    finally:
        path.unlink()
