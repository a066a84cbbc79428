"""A box to tick says without any colour whether it is ticked."""

from textual.app import App, ComposeResult

from kingswill_tui.ui.theme import register_themes
from kingswill_tui.ui.widgets.tick import Tick


class TickApp(App[None]):
    """Two boxes."""

    def __init__(self) -> None:
        super().__init__()
        register_themes(self)
        self.theme = "kingswill-dark"

    def compose(self) -> ComposeResult:
        """One off, one on."""
        yield Tick("off", compact=True)
        yield Tick("on", True, compact=True)


async def test_a_box_is_empty_or_crossed() -> None:
    app = TickApp()
    async with app.run_test(size=(40, 6)) as pilot:
        off, on = app.query(Tick)
        assert off.render_line(0).text.startswith("[ ] off")
        assert on.render_line(0).text.startswith("[x] on")
        off.focus()
        await pilot.press("space")
        assert off.value and off.render_line(0).text.startswith("[x] off")
        await pilot.press("enter")
        assert not off.value and off.render_line(0).text.startswith("[ ] off")
