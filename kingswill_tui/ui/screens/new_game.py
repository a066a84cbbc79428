"""A new game: who sits where, by which rules; Enter starts it as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, VerticalScroll
from textual.widgets import Button, Input, Select, Static

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.tick import Tick

if TYPE_CHECKING:
    from kingswill_tui.session.setup import Setup
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.house import House

MOST_SEATS = 4
PERSON, EMPTY = "person", "empty"
NAMES = ("Marion", "Bea", "Otto", "Adele")
COLOURS = ("white", "black", "green", "blue")


class NewGameScreen(GameScreen[None]):
    """A form that is right as it is for two people."""

    commands: ClassVar = ("start", "back", "help")
    DEFAULT_CSS = """
    NewGameScreen #new-game { padding: 0 2; }
    NewGameScreen #seats { grid-size: 3; grid-columns: 18 24 24; grid-rows: 1; height: 5; margin: 1 0 0 0; }
    NewGameScreen #options { grid-size: 2; grid-columns: 18 32; grid-rows: 1; height: 4; margin: 1 0 0 0; }
    NewGameScreen #start-row { height: 1; margin: 1 0 0 0; }
    NewGameScreen #problem { color: $warning; padding: 0 2; width: 1fr; }
    """

    def __init__(self, house: House, setup: Setup | None = None) -> None:
        """Start from the seats of another game, or from two people."""
        super().__init__()
        self._house = house
        self._from = setup
        self._seed = house.new_seed()

    def compose(self) -> ComposeResult:
        """Seats, rules, options, start."""
        kinds = [
            ("a person", PERSON),
            *((f"bot, {level}", level) for level in self._house.bot_levels()),
            ("nobody", EMPTY),
        ]
        yield Static("A new game", classes="screen-title")
        with VerticalScroll(id="new-game"):
            with Grid(id="seats"):
                for seat in range(MOST_SEATS):
                    yield Static(f"Seat {seat + 1}, {COLOURS[seat]}", classes="label")
                    yield Input(NAMES[seat], id=f"name-{seat}", compact=True, max_length=20)
                    yield Select(
                        kinds,
                        value=PERSON if seat < 2 else EMPTY,
                        id=f"kind-{seat}",
                        allow_blank=False,
                        compact=True,
                    )
            with Grid(id="options"):
                yield Static("Rules", classes="label")
                rules = [(name, id_) for id_, name in self._house.rulesets()]
                yield Select(rules, value="standard", id="ruleset", allow_blank=False, compact=True)
                yield Static("Covers", classes="label")
                covers = [("before private moments", "private"), ("before every person's turn", "always")]
                usual = cast("KingsWillApp", self.app).settings.covers
                yield Select(covers, value=usual, id="covers", allow_blank=False, compact=True)
                yield Static("Seed", classes="label")
                yield Input(str(self._seed), id="seed", compact=True, max_length=18)
            yield Tick("Everyone sees everyone's victory points", id="open_points", compact=True)
            yield Tick("An impatient King: long rounds must end", id="impatient_king", compact=True)
            with Horizontal(id="start-row"):
                yield Button("Start the game", id="start", variant="primary", compact=True)
                yield Static("", id="problem", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Enter starts."""
        self.query_one("#start", Button).focus()

    def on_button_pressed(self) -> None:
        """Start."""
        self.action_start()

    def on_input_submitted(self) -> None:
        """Enter in a field starts as well."""
        self.action_start()

    def action_start(self) -> None:
        """Start the game, or say what is wrong with it."""
        try:
            setup = self._setup()
        except PlayerError as error:
            self.query_one("#problem", Static).update(str(error))
            return
        cast("KingsWillApp", self.app).begin(setup)

    def action_back(self) -> None:
        """Back to the title."""
        self.dismiss(None)

    def action_help(self) -> None:
        """What can be done here."""
        cast("KingsWillApp", self.app).help_screen(self)

    def _setup(self) -> Setup:
        from kingswill_tui.session.players import Player
        from kingswill_tui.session.seating import check_count, check_distinct, checked_name
        from kingswill_tui.session.setup import Setup

        players = []
        for seat in range(MOST_SEATS):
            kind = str(self.query_one(f"#kind-{seat}", Select).value)
            if kind != EMPTY:
                name = checked_name(self.query_one(f"#name-{seat}", Input).value)
                players.append(Player(name, None if kind == PERSON else kind))
        check_distinct([player.name for player in players])
        check_count(len(players), (2, 3, 4))
        ticked = {
            name for name in ("open_points", "impatient_king") if self.query_one(f"#{name}", Tick).value
        }
        covers = self.query_one("#covers", Select).value
        return Setup(
            game="kings_will",
            ruleset=str(self.query_one("#ruleset", Select).value),
            players=tuple(players),
            variants=frozenset(ticked),
            seed=self._typed_seed(),
            covers="always" if covers == "always" else "private",
            components=self._house.components,
        )

    def _typed_seed(self) -> int:
        text = self.query_one("#seed", Input).value.strip()
        try:
            return int(text)
        except ValueError:
            raise PlayerError(f"The seed must be a whole number, not '{text}'.") from None
