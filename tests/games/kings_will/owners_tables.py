"""Folders of component tables as an owner of the printed game might write them."""

from pathlib import Path

from kingswill_tui.core.assets import assets_folder

OURS = assets_folder("kings_will")


def with_change(folder: Path, name: str, old: str, new: str) -> Path:
    """Put our table of that name into the folder, its first `old` replaced by `new`; the table's path."""
    text = (OURS / name).read_text(encoding="utf-8")
    assert old in text, f"{name} has no {old!r}"
    return with_table(folder, name, text.replace(old, new, 1))


def with_table(folder: Path, name: str, text: str) -> Path:
    """Put a table of that name and text into the folder; the table's path."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
