"""Pictures of the board for human eyes: `python -m tests.ui.pictures FOLDER [seats seed answers]`."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from textual.app import App, ComposeResult

from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.ui.boards.kings_will.board_view import BoardView
from kingswill_tui.ui.theme import register_themes
from tests.ui.boards.positions import NAMES, grown, legal_targets, seen_at, the_game

SIZES = ((80, 13), (100, 18), (120, 26), (160, 40))
"""The board's share of the screen at 80x24, 100x30, 120x40 and beyond."""
THEMES = ("kingswill-dark", "kingswill-light", "kingswill-contrast")


CELL = 12.2
"""Width of a character in an exported screenshot."""
_TEXT = re.compile(r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"([^>]*)>((?:&#160;)+)')


def _without_indent(found: re.Match[str]) -> str:
    """Move a text to the right instead of indenting it, since the converter drops spaces at its start."""
    x, y, length, rest, spaces = found.groups()
    shift = len(spaces) // len("&#160;") * CELL
    return f'x="{float(x) + shift:g}" y="{y}" textLength="{max(0, float(length) - shift):g}"{rest}>'


class BoardApp(App[None]):
    """Nothing but the board."""

    def __init__(self, seen: Observation) -> None:
        """Show a position."""
        super().__init__()
        self._seen = seen
        self.board = BoardView(NAMES[: len(seen.seats)])
        register_themes(self)
        self.theme = THEMES[0]

    def compose(self) -> ComposeResult:
        """The board alone."""
        yield self.board

    def show(self) -> None:
        """Show the position with the asked seat in front."""
        asked = 0 if self._seen.decision is None else self._seen.decision.seat
        self.board.show(self._seen, asked, legal_targets(self._seen))


def _keep(app: App[None], folder: Path, name: str) -> None:
    drawing = folder / f"{name}.svg"
    drawing.write_text(_TEXT.sub(_without_indent, app.export_screenshot(title=name)), encoding="utf-8")
    subprocess.run(["rsvg-convert", str(drawing), "-o", str(folder / f"{name}.png")], check=True)


async def take(folder: Path, seen: Observation) -> None:
    """Write a picture of every page at every size, and of the other themes."""
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        app = BoardApp(seen)
        async with app.run_test(size=(width, height)) as pilot:
            app.show()
            for page, name in enumerate(app.board.pages):
                app.board.show_page(page)
                await pilot.pause()
                _keep(app, folder, f"{width}x{height}-{page}-{name.replace(' ', '-').lower()}")
            app.board.show_page(0)
            app.board.move_cursor(1, 0)
            for theme in THEMES:
                app.theme = theme
                await pilot.pause()
                _keep(app, folder, f"{width}x{height}-{theme}")


def main() -> None:
    """Take pictures of a game and of a long duchy into the folder that is named."""
    folder = Path(sys.argv[1])
    seats, seed, answers = (int(word) for word in sys.argv[2:5]) if len(sys.argv) > 4 else (3, 7, 260)
    asyncio.run(take(folder, seen_at(seats, seed, answers)))
    asyncio.run(take(folder / "long", the_game().observe(grown(seats, seed), None)))


if __name__ == "__main__":
    main()
