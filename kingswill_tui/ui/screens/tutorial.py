"""The way into the game for those who have never seen it: lessons, or a free first game with tips."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.session.learners import checked_learners, learners_setup, lessons_of
from kingswill_tui.tutorial.coach import Coach
from kingswill_tui.ui.screens.base import GameScreen
from kingswill_tui.ui.widgets.key_line import KeyLine
from kingswill_tui.ui.widgets.menu import Menu, MenuItem

if TYPE_CHECKING:
    from kingswill_tui.ui.app import KingsWillApp
    from kingswill_tui.ui.house import House

GO_ON, FROM_START, FREE = "go on", "from the start", "free"
NOBODY = "nobody: the program takes the other seat"


class TutorialScreen(GameScreen[None]):
    """Asks who learns and where to begin."""

    commands: ClassVar = ("back", "help")
    DEFAULT_CSS = """
    TutorialScreen #tutorial { padding: 1 2; }
    TutorialScreen #learner { width: 24; margin: 0 0 1 0; }
    TutorialScreen #tutorial-menu { width: 76; height: 5; border: $frame $border; }
    TutorialScreen #problem { color: $warning; padding: 0 2; width: 1fr; }
    """

    def __init__(self, house: House) -> None:
        """Offer to go on where the learner left."""
        super().__init__()
        self._house = house
        self._learning = house.learning()
        self._ways: list[str] = []

    def compose(self) -> ComposeResult:
        """Name, ways to begin."""
        yield Static("The first game", classes="screen-title")
        with Vertical(id="tutorial"):
            yield Static("The lessons take about 15 minutes and teach by playing.", classes="label")
            yield Static("Your name", classes="label")
            yield Input(self._learning.name, id="learner", compact=True, max_length=20)
            yield Static("Who learns with you at this keyboard", classes="label")
            yield Input(self._learning.partner, placeholder=NOBODY, id="partner", compact=True, max_length=20)
            yield Menu(id="tutorial-menu")
            yield Static("", id="problem", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Offer what there is."""
        items = [
            (FROM_START, MenuItem("Take the lessons from the start", note="you need to know nothing")),
            (FREE, MenuItem("Play a first game at once", note="with tips; if you know such games")),
        ]
        if self._learning.step:
            items.insert(0, (GO_ON, MenuItem("Go on with the lessons", note=self._where())))
        self._ways = [way for way, _ in items]
        menu = self.query_one(Menu)
        menu.show([item for _, item in items])
        menu.focus()

    def _where(self) -> str:
        try:
            return Coach(lessons_of(self._learning), self._learning.step).heading
        except PlayerError:
            return ""

    def on_input_submitted(self) -> None:
        """A name was typed: on to the menu."""
        self.query_one(Menu).focus()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Begin, or say what is wrong."""
        message.stop()
        try:
            self._begin(self._ways[message.index])
        except PlayerError as error:
            self.query_one("#problem", Static).update(str(error))

    def _begin(self, way: str) -> None:
        learning = checked_learners(
            self._house.learning(),
            self.query_one("#learner", Input).value,
            self.query_one("#partner", Input).value,
        )
        self._house.keep_learning(learning)
        script = lessons_of(learning)
        app = cast("KingsWillApp", self.app)
        if way == FREE:
            bot, seed = self._house.bot_levels()[0], self._house.new_seed()
            app.begin(learners_setup(script, learning.name, bot, seed))
        else:
            app.teach(Coach(script, self._learning.step if way == GO_ON else ""))

    def action_back(self) -> None:
        """Back to the title."""
        self.dismiss(None)
