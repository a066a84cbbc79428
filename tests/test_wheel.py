"""The built wheel plays outside the checkout, with nothing but what it says it needs."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from kingswill_tui import __version__

pytestmark = pytest.mark.xdist_group("wheel")  # one process builds and installs for all these tests
CHECKOUT = Path(__file__).resolve().parents[1]


def run(*words: str | Path, folder: Path) -> str:
    """Run a program with no way back to the checkout; its output, or a failure that shows all it said."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))
    }
    done = subprocess.run(list(map(str, words)), cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{words[0]}: {done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive, which is built from the checkout."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--outdir", folder, CHECKOUT, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment in which the wheel and what it requires are installed."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", folder / "env", folder=folder)
    programs = folder / "env" / "bin"
    run(programs / "python", "-m", "pip", "install", "--quiet", "--no-input", wheel, folder=folder)
    return programs


def test_the_wheel_carries_every_data_file_and_no_tests(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    left_out = (".svg", ".pyc")
    files = [path for path in (CHECKOUT / "assets").rglob("*") if path.is_file()]
    data = [path for path in files if path.suffix not in left_out]
    assert data
    assert not [name for name in names if name.endswith(left_out)]
    assert {f"kingswill_tui/{path.relative_to(CHECKOUT).as_posix()}" for path in data} <= names
    assert "kingswill_tui/py.typed" in names
    assert not [name for name in names if name.startswith("tests/")]


def test_the_installed_command_tells_its_version(installed: Path, tmp_path: Path) -> None:
    assert __version__ in run(installed / "kingswill", "--version", folder=tmp_path)


def test_the_installed_command_finds_its_component_tables(installed: Path, tmp_path: Path) -> None:
    printed = run(installed / "kingswill", "components", folder=tmp_path)
    assert "tithe_cellar" in printed
    assert str(CHECKOUT) not in printed


def test_the_installed_package_runs_as_a_module(installed: Path, tmp_path: Path) -> None:
    assert __version__ in run(installed / "python", "-m", "kingswill_tui", "--version", folder=tmp_path)


def test_every_requirement_of_the_installed_package_is_met(installed: Path, tmp_path: Path) -> None:
    run(installed / "python", "-m", "pip", "check", folder=tmp_path)
