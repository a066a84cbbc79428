"""Every theme names every colour, and what is written can be read."""

import re

import pytest
from textual.app import App, ComposeResult
from textual.color import Color
from textual.theme import Theme

from kingswill_tui.ui.boards.kings_will.board_styles import CURSOR, LOOKS, css
from kingswill_tui.ui.boards.kings_will.board_view import BoardView
from kingswill_tui.ui.seats import COLOURS, letters
from kingswill_tui.ui.theme import DARK, THEMES, register_themes

READABLE = 4.5
"""Contrast that ordinary text needs."""
ON_THE_BARE_TABLE = ("wood", "leather", "stone", "food", "coin", "soft", "dim")
ON_LAND = ("settlement",)


class ThemedApp(App[None]):
    """A board in one theme."""

    def __init__(self, theme: str) -> None:
        super().__init__()
        register_themes(self)
        self.theme = theme

    def compose(self) -> ComposeResult:
        """Nothing else."""
        yield BoardView(("Ann", "Bo"))


def contrast(ink: str, ground: str) -> float:
    brighter, darker = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [part / 255 for part in Color.parse(colour).rgb]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_all_themes_name_the_same_colours(theme: Theme) -> None:
    assert set(theme.variables) == set(DARK.variables)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_ink_can_be_read_on_its_own_ground(theme: Theme) -> None:
    pairs = [name for name in theme.variables if f"{name}-ink" in theme.variables]
    assert {f"seat-{colour}" for colour in COLOURS} <= set(pairs)
    for name in pairs:
        found = contrast(theme.variables[f"{name}-ink"], theme.variables[name])
        assert found >= (3 if name in ("path", "blocked") else READABLE), name


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_what_lies_on_the_bare_table_and_on_land_can_be_read(theme: Theme) -> None:
    background = theme.background
    assert background is not None
    for name in ON_THE_BARE_TABLE:
        assert contrast(theme.variables[name], background) >= (3 if name == "dim" else READABLE), name
    lands = [name for name in theme.variables if re.fullmatch("land-[a-z]+", name)]
    assert len(lands) == 6
    for land in lands:
        for name in ON_LAND:
            assert contrast(theme.variables[name], theme.variables[land]) >= READABLE, (name, land)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
async def test_every_style_resolves_in_every_theme(theme: Theme) -> None:
    app = ThemedApp(theme.name)
    async with app.run_test(size=(80, 13)):
        for look in LOOKS.values():
            style = look.style(app.theme_variables)
            assert (style.color is not None) == bool(look.ink)
            assert (style.bgcolor is not None) == bool(look.ground)
        assert app.query_one(BoardView).get_component_rich_style(CURSOR).bgcolor is not None


def test_styles_name_no_colour_themselves() -> None:
    assert not re.search("#[0-9a-fA-F]{3}", css("BoardView"))
    assert not any("#" in name for look in LOOKS.values() for name in (look.ink, look.ground))


def test_letters_of_seats_differ() -> None:
    assert letters(("Marion", "Max", "mm", "42")) == ("M", "A", "3", "4")
    assert letters(("Éva", "...")) == ("V", "2")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_scrollbars_belong_to_the_panels_and_show_where_one_is(theme: Theme) -> None:
    assert theme.variables["scrollbar-background"] == theme.panel
    assert contrast(theme.variables["scrollbar"], theme.variables["scrollbar-background"]) > 3
