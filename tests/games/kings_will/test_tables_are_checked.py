"""Our own tables are checked here, so that no start has to; all others are checked whenever they are read."""

import subprocess
import sys
from pathlib import Path

import pytest

from kingswill_tui.games.kings_will.tables.checked import CHECKED
from kingswill_tui.games.kings_will.tables.errors import TableError
from kingswill_tui.games.kings_will.tables.files import TABLE_FILES, read_files, ruleset_names
from kingswill_tui.games.kings_will.tables.load import check_files, load_tables, tables_hash
from tests.games.kings_will.owners_tables import OURS, with_change, with_table


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_our_tables_are_in_order_and_recorded_as_such(ruleset: str) -> None:
    files = read_files(None, ruleset)
    check_files(files)
    found = {files.digest: tables_hash(load_tables(None, ruleset))}
    assert found.items() <= CHECKED.items(), f"{ruleset} has changed: put {found} into {CHECKED=}"


def test_nothing_is_recorded_as_checked_that_is_not_ours() -> None:
    assert {read_files(None, ruleset).digest for ruleset in ruleset_names()} == set(CHECKED)


@pytest.mark.parametrize("name", [*TABLE_FILES, "rulesets/standard.toml"])
def test_a_changed_table_counts_as_unchecked_whichever_it_is(tmp_path: Path, name: str) -> None:
    with_table(tmp_path, name, (OURS / name).read_text(encoding="utf-8") + "\n")
    assert read_files(tmp_path, "standard").digest not in CHECKED


def test_a_table_of_ours_that_somebody_changed_is_checked_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*TABLE_FILES, "rulesets/standard.toml"):
        with_table(tmp_path, name, (OURS / name).read_text(encoding="utf-8"))
    path = with_change(tmp_path, "settlements.toml", "pieces = 12", "pieces = -12")
    monkeypatch.setattr("kingswill_tui.games.kings_will.tables.files.assets_folder", lambda game: tmp_path)
    load_tables.cache_clear()
    try:
        with pytest.raises(TableError, match="field pieces: must be a whole number") as caught:
            load_tables(None, "standard")
    finally:
        load_tables.cache_clear()
    assert caught.value.path == path


def test_nobody_waits_for_the_checks_of_our_own_tables() -> None:
    code = (
        "import sys\n"
        "from kingswill_tui.games.kings_will.tables.load import load_tables\n"
        "print(load_tables(None, 'standard').rounds, 'pydantic' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["4", "False"]
