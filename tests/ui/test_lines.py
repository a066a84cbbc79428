"""Lines follow what is added, and a click inside a frame hits the line under the mouse."""

from textual.app import ComposeResult

from kingswill_tui.ui.preferences import Settings
from kingswill_tui.ui.widgets.lines import Line, Lines
from tests.ui.screens.screen_app import ScreenApp, drawn


class LinesApp(ScreenApp):
    """Lines in a frame."""

    CSS = "LinesApp Lines { border: round white; height: 8; }"

    def __init__(self, lines: Lines) -> None:
        super().__init__(Settings())
        self.lines = lines
        self.chosen: list[int] = []

    def compose(self) -> ComposeResult:
        """Nothing else."""
        yield self.lines

    def on_lines_chosen(self, message: Lines.Chosen) -> None:
        """Remember."""
        self.chosen.append(message.key)


async def test_following_lines_show_the_last_ones_and_the_scrollbar_says_so() -> None:
    app = LinesApp(Lines(follow=True))
    async with app.run_test(size=(40, 10)) as pilot:
        app.lines.show([Line(f"sentence {number}") for number in range(20)])
        await pilot.pause()
        await pilot.pause()
        assert drawn(app.lines)[-1].strip() == "sentence 19"
        assert app.lines.vertical_scrollbar.position == app.lines.scroll_y == 14


async def test_a_click_inside_a_frame_hits_the_line_under_the_mouse() -> None:
    app = LinesApp(Lines([Line(f"line {number}", key=number) for number in range(4)]))
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.click(app.lines, offset=(3, 3))
        assert app.chosen == [2]
        await pilot.click(app.lines, offset=(3, 0))
        assert app.chosen == [2]


async def test_home_and_end_reach_the_first_and_last_line() -> None:
    app = LinesApp(Lines([Line(f"line {number}", key=number) for number in range(20)]))
    async with app.run_test(size=(40, 10)) as pilot:
        app.lines.focus()
        await pilot.press("end", "enter", "home", "enter")
        assert app.chosen == [19, 0]
        assert drawn(app.lines)[0].strip() == "line 0"


async def test_further_rows_are_set_in_from_the_first_one() -> None:
    words = "one two three four five six seven eight nine ten"
    lines = Lines([Line(words), Line(f"    {words}"), Line(words, hang=0)])
    app = LinesApp(lines)
    async with app.run_test(size=(34, 12)):
        rows = [row.rstrip() for row in drawn(lines)]
        starts = [len(row) - len(row.lstrip()) for row in rows if row]
        assert starts == [0, 2, 4, 6, 0, 0]
