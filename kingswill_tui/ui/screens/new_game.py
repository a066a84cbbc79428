"""A new game: who sits where, by which rules; Enter starts it as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, VerticalScroll
from textual.widgets import Button, Input, Select, Static

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.tables.files import USUAL
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.screens.confirm import ConfirmScreen
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
ABOUT = {
    "name": "What this player is called at the table, with up to 20 letters.",
    "kind": "Who sits here: a person at this terminal, or a bot.",
    "ruleset": "The whole game, or the rulebook's simpler first game to learn by.",
    "covers": "When the screen is hidden so that the next person can take the seat unseen.",
    "seed": "A number that decides the deal: the same number deals the same game again.",
    "open_points": "Victory points are open to all; otherwise they stay hidden until the end.",
    "impatient_king": f"From the {PATIENCE + 1}th turn of a round on only the right-most tile may be taken.",
    "start": "Starts the game as it stands here.",
}
"""What each field means, by its id without the number of a seat."""
WAYS = "Tab and Shift+Tab: other fields. In a list: Enter opens, the arrows choose."
"""How to get about in the form."""
DROP = "Leave this form? What you changed in it will be forgotten."


class NewGameScreen(GameScreen[None]):
    """A form that is right as it is for two people."""

    commands: ClassVar = ("start", "back", "next_panel", "previous_panel", "help")
    DEFAULT_CSS = """
    NewGameScreen #new-game { padding: 0 2; }
    NewGameScreen #seats { grid-size: 3; grid-columns: 18 24 24; grid-rows: 1; height: 5; margin: 1 0 0 0; }
    NewGameScreen #options { grid-size: 2; grid-columns: 18 32; grid-rows: 1; height: 4; margin: 1 0 0 0; }
    NewGameScreen #start-row { height: 1; margin: 1 0 0 0; }
    NewGameScreen #problem { color: $warning; height: auto; }
    NewGameScreen #about { height: auto; margin: 1 0 0 0; color: $foreground-muted; }
    """

    def __init__(self, house: House, setup: Setup | None = None) -> None:
        """Start from the seats of another game, or from two people."""
        super().__init__()
        self._house = house
        self._from = setup
        self._seed = house.new_seed()
        self._untouched: list[object] = []

    def compose(self) -> ComposeResult:
        """Seats, rules, options, start."""
        kinds = [
            ("a person", PERSON),
            *((f"bot, {level}", level) for level in self._house.bot_levels()),
            ("nobody", EMPTY),
        ]
        yield Static("A new game", classes="screen-title")
        with VerticalScroll(id="new-game", can_focus=False):
            with Grid(id="seats"):
                for seat in range(MOST_SEATS):
                    yield Static(f"Seat {seat + 1}, {COLOURS[seat]}", classes="label")
                    yield _field(NAMES[seat], f"name-{seat}", most=20)
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
                yield Select(rules, value=USUAL, id="ruleset", allow_blank=False, compact=True)
                yield Static("Covers", classes="label")
                covers = [("before private moments", "private"), ("before every person's turn", "always")]
                usual = cast("KingsWillApp", self.app).settings.covers
                yield Select(covers, value=usual, id="covers", allow_blank=False, compact=True)
                yield Static("Seed", classes="label")
                yield _field(str(self._seed), "seed", most=18)
            yield Tick("Everyone sees everyone's victory points", id="open_points", compact=True)
            yield Tick("An impatient King: long rounds must end", id="impatient_king", compact=True)
            with Horizontal(id="start-row"):
                yield Button("Start the game", id="start", variant="primary", compact=True)
            yield Static("", id="problem", markup=False)
            yield Static("", id="about", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Enter starts."""
        self._untouched = self._values()
        self.query_one("#start", Button).focus()

    def _values(self) -> list[object]:
        typed = [field.value for field in self.query(Input)]
        chosen = [field.value for field in self.query(Select)]
        return [*typed, *chosen, *(field.value for field in self.query(Tick))]

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Tell what the field means."""
        name = (event.widget.id or "").partition("-")[0]
        told = ABOUT.get(name, "")
        if name == "kind":
            levels = (f"{level} {self._house.about_bot(level)}" for level in self._house.bot_levels())
            told = f"{told} Of the bots, {', '.join(levels)}."
        self.query_one("#about", Static).update(f"{told}\n{WAYS}")

    @on(Input.Changed)
    @on(Select.Changed)
    @on(Tick.Changed)
    def _mend(self) -> None:
        """Say no longer what is wrong once it is not."""
        problem = self.query_one("#problem", Static)
        if problem.content:
            problem.update(self._problem())

    def _problem(self) -> str:
        try:
            self._setup()
        except PlayerError as error:
            return str(error)
        return ""

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
        """Back to the title; what was typed is not lost unasked."""
        if self._values() == self._untouched:
            self.dismiss(None)
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss(None)

        self.app.push_screen(ConfirmScreen(DROP), answered)

    def action_next_panel(self) -> None:
        """To the next field."""
        self.focus_next()

    def action_previous_panel(self) -> None:
        """To the field before."""
        self.focus_previous()

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


def _field(text: str, id_: str, most: int) -> Input:
    """A line to type in; what is typed first goes behind what stands there, and wipes nothing."""
    return Input(text, id=id_, compact=True, max_length=most, select_on_focus=False)
