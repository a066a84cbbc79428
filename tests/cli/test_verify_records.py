"""`kingswill verify` on the record of a simulated game."""

from pathlib import Path

from click.testing import CliRunner, Result

from kingswill_tui.cli.commands import kingswill


def run(*args: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(kingswill, args)


def recorded(folder: Path) -> Path:
    """One recorded game."""
    played = run(
        "simulate",
        "--games",
        "1",
        "--players",
        "2",
        "--bots",
        "random",
        "--workers",
        "1",
        "--record",
        str(folder),
    )
    assert played.exit_code == 0, played.output
    return next(folder.glob("*.jsonl"))


def test_a_record_is_played_again_and_agrees(tmp_path: Path) -> None:
    done = run("verify", str(recorded(tmp_path / "records")))
    assert done.exit_code == 0
    assert "agree with their events and positions" in done.output


def test_an_altered_record_is_named_with_its_line(tmp_path: Path) -> None:
    path = recorded(tmp_path / "records")
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:20], *lines[21:]]))
    done = run("verify", str(path))
    assert done.exit_code == 2
    assert "21" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_record_cut_short_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = recorded(tmp_path / "records")
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:9]))
    done = run("verify", str(path))
    assert done.exit_code == 2
    assert "cut short" in done.stderr
