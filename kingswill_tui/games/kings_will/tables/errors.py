"""What is wrong in a component table, said so that its writer can put it right."""

from pathlib import Path

from kingswill_tui.core.errors import PlayerError


class TableError(PlayerError):
    """A component table that cannot be used; the text names file, row and field and says what is allowed."""

    def __init__(self, path: Path, what: str, row: str = "", field: str = "") -> None:
        """Keep the place apart from the sentence; row and field are empty where the whole file is meant."""
        place = [str(path)]
        if row:
            place.append(f"row '{row}'")
        if field:
            place.append(f"field {field}")
        super().__init__(_printable(f"{', '.join(place)}: {what}."))
        self.path = path
        self.row = row
        self.field = field


def _printable(text: str) -> str:
    """One line for any terminal, whatever was typed into names and values."""
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
