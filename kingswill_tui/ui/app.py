"""The Textual app: one flow of screens over one table, with nothing private left lying about."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_args

from rich.text import Text
from textual import events
from textual.binding import BindingType
from textual.geometry import Size
from textual.screen import Screen
from textual.scrollbar import ScrollBar

from kingswill_tui.core.errors import PlayerError
from kingswill_tui.store.errors import DamagedSave
from kingswill_tui.ui.commands import bindings
from kingswill_tui.ui.discreet import DiscreetApp
from kingswill_tui.ui.keyboard import forgiving
from kingswill_tui.ui.preferences import Pace, Settings
from kingswill_tui.ui.screens.base import GameScreen, PrivateScreen
from kingswill_tui.ui.theme import DARK, FRAMES, register_themes, start_in
from kingswill_tui.ui.widgets.scroll_bars import PlainBars

if TYPE_CHECKING:
    from textual.driver import Driver

    from kingswill_tui.session.setup import Setup
    from kingswill_tui.tutorial.coach import Coach
    from kingswill_tui.ui.house import House
    from kingswill_tui.ui.play import Play
    from kingswill_tui.ui.sitting import Sitting, Watched

T = TypeVar("T")
SMALLEST = (80, 24)
"""Columns and rows below which nothing can be played."""
PLAIN_CSS = Path(__file__).with_name("plain_signs.tcss")
"""How the framework's own widgets look in plain ASCII."""
CRASHED = "The program had to stop because of a mistake of its own. Every answer is saved."


class KingsWillApp(DiscreetApp):
    """The game as a program for one terminal; ends with the save that was left, empty for lessons."""

    TITLE = "The King's Will"
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(("palette", "quit"))]
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"
    _theme_chosen = False
    plain_signs = False
    """Whether everything is drawn with letters and signs of plain ASCII."""

    def __init__(
        self,
        house: House,
        resume: str | None = None,
        learn: bool = False,
        watched: Watched | None = None,
    ) -> None:
        """Play in a house.

        `resume` names the save to go on with at once, `learn` opens the lessons, `watched` is a game to go
        through, after which the program ends.
        """
        super().__init__()
        self.house = house
        self.play: Play | None = None
        self.settings, self._settings_problem = house.settings()
        register_themes(self)
        ScrollBar.renderer = PlainBars
        self._use_signs()
        self._theme_chosen = True
        start_in(self, self.settings.theme)
        self._resume = resume
        self._learn = learn
        self._watched = watched
        self._room: Size | None = None

    def get_driver_class(self) -> type[Driver]:
        """What reads the keyboard, which nothing that is typed may end."""
        return forgiving(super().get_driver_class())

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own colours, for themes that do not name them."""
        return DARK.variables

    def get_css_variables(self) -> dict[str, str]:
        """The colours of the theme, and how panels are framed; none as long as no theme is chosen."""
        if not self._theme_chosen:  # the framework's own theme would be worked out for nobody
            return {}
        return {**super().get_css_variables(), "frame": FRAMES[self.plain_signs]}

    def _use_signs(self) -> None:
        self.plain_signs = self.settings.ascii_glyphs
        if self.plain_signs:
            self.stylesheet.read(PLAIN_CSS)  # for which nobody else has to wait
        self.set_class(self.plain_signs, "-plain-signs", update=False)

    def get_default_screen(self) -> Screen[Any]:
        """The title where nothing else was asked for: under it no empty screen has to be laid out first."""
        if self._resume is not None or self._learn or self._watched is not None:
            return super().get_default_screen()
        from kingswill_tui.ui.screens.title import TitleScreen

        return TitleScreen(self.house)

    def on_mount(self) -> None:
        """Show the title, or the game that was asked for."""
        self.app_resume_signal.subscribe(self, self.leave_private)
        if self._watched is not None:
            self._watch(self._watched, self.exit)
        elif self._resume is None:
            self.to_title()
        else:
            # Only after this has the app begun to paint; before, a screen would be painted for nobody.
            self.call_later(self.resume, self._resume)
        if self._learn:
            self.tutorial()
        if self._settings_problem:
            self.tell(self._settings_problem, "warning")

    def on_ready(self) -> None:
        """Look for garbage again, without what will stay, where that was put off until the first frame."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    def on_resize(self, event: events.Resize) -> None:
        """See whether there is room."""
        self._room = event.size
        self.mind_size()

    @property
    def too_small(self) -> bool:
        """Whether the terminal is too small to play in."""
        return self._room is not None and (self._room.width < SMALLEST[0] or self._room.height < SMALLEST[1])

    def mind_size(self) -> None:
        """Lay a notice over what there is no room for, and take it away when there is."""
        top = self.screen
        if isinstance(top, GameScreen) and top.notice:
            if not self.too_small:
                self.pop_screen()
        elif isinstance(top, PrivateScreen) and self.too_small:
            top.hide()
        elif self.too_small and (len(self.screen_stack) > 1 or isinstance(top, GameScreen)):
            from kingswill_tui.ui.screens.small import SmallScreen

            self.push_screen(SmallScreen(SMALLEST))

    def to_title(self) -> None:
        """Leave whatever is on the table for the title screen."""
        from kingswill_tui.ui.screens.title import TitleScreen

        self.get_up()
        self.call_next(self.tell_what_waited)
        bottom = self.screen_stack[0]
        if isinstance(bottom, TitleScreen):
            self._only()
            if bottom.is_mounted:  # else it begins by itself in a moment
                bottom.begin()
        else:
            self._only(TitleScreen(self.house))

    def _only(self, *screens: Screen[Any]) -> None:
        """Leave all screens but the first, and put others in their place."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        for screen in screens:
            self.push_screen(screen)

    def show(self, screen: GameScreen[T], left: Callable[[T | None], None] | None = None) -> None:
        """Put a screen on top; `left` is told with what it was left."""
        screen.left = left
        self.push_screen(screen)

    def begin(self, setup: Setup) -> None:
        """Sit down for a new game."""
        self._sit(partial(self.house.sit_down, setup))

    def resume(self, name: str) -> None:
        """Go on with a saved game; one that is damaged is explained in the list of saves."""
        try:
            self.open_save(name)
        except DamagedSave:
            self.to_title()
            self.load(finished=False, chosen=name)
        except PlayerError as error:
            self.to_title()
            self.tell(str(error), "error")

    def open_save(self, name: str) -> None:
        """Go on with a saved game; a PlayerError says why that cannot be."""
        self._sit_down(partial(self.house.resume, name))

    def open_good_part(self, name: str) -> None:
        """Go on, as a new game, with what is good of a saved one; a PlayerError says why that cannot be."""
        self._sit_down(partial(self.house.resume_good_part, name))

    def _sit(self, open_game: Callable[[], Sitting]) -> None:
        try:
            self._sit_down(open_game)
        except PlayerError as error:
            self.to_title()
            self.tell(str(error), "error")

    def _sit_down(self, open_game: Callable[[], Sitting]) -> None:
        from kingswill_tui.ui.play import Play

        self.get_up()
        self._lead(Play(self, self.house, open_game()))

    def _lead(self, play: Play) -> None:
        self.play = play
        self._only(play.screen)
        play.begin()

    def rematch(self, setup: Setup) -> None:
        """Play again with the same seats and another deal."""
        self.begin(setup._replace(seed=self.house.new_seed()))

    def replay(self, name: str) -> None:
        """Go through a saved game."""
        try:
            self.open_replay(name)
        except PlayerError as error:
            self.tell(str(error), "error")

    def open_replay(self, name: str) -> None:
        """Go through a saved game; a PlayerError says why that cannot be."""
        self._watch(self.house.replay(name))

    def _watch(self, watched: Watched, ended: Callable[[], None] | None = None) -> None:
        """Go through a game; `ended` is called when the person has seen enough."""
        from kingswill_tui.ui.screens.replay import ReplayScreen

        def left(ply: int | None) -> None:
            if ply is not None:
                self._sit(partial(self.house.fork, watched.name, ply))
            elif ended is not None:
                ended()

        self.show(ReplayScreen(watched), left)

    def load(self, finished: bool, chosen: str | None = None) -> None:
        """Choose among the saves: to go on with, or to look at again; `chosen` is opened if it can be."""
        from kingswill_tui.ui.screens.saves import SavesScreen

        opening = self.open_replay if finished else self.open_save
        self.show(SavesScreen(self.house, finished, opening, self.open_good_part, chosen))

    def tutorial(self) -> None:
        """Learn the game by playing: the lessons, or a free first game at once."""
        from kingswill_tui.ui.screens.tutorial import TutorialScreen

        self.push_screen(TutorialScreen(self.house))

    def teach(self, coach: Coach) -> None:
        """Sit down for the lessons where the coach stands."""
        from kingswill_tui.ui.tutorial_play import LessonPlay

        self.get_up()
        try:
            play = LessonPlay(self, self.house, coach)
        except PlayerError as error:
            self.to_title()
            self.tell(str(error), "error")
        else:
            self._lead(play)

    def play_on(self, setup: Setup, line: Sequence[str]) -> None:
        """Go on freely, with a save, from where the answers of the lessons lead."""
        self._sit(partial(self.house.taught, setup, line, True))
        if self.play is not None:
            self.tell("The lessons are over. This game is yours now, and it is saved.")

    def rules_screen(self, rule: str | None) -> None:
        """Open the rules reference, at a rule where one is named."""
        from kingswill_tui.ui.screens.rules import RulesScreen

        try:
            passages = self.house.passages(None if self.play is None else self.play.table.setup)
        except PlayerError as error:
            self.tell(str(error), "error")
            return
        self.push_screen(RulesScreen(passages, rule))

    def rule_wished(self, rule: str | None) -> None:
        """A screen was left with the wish to read a rule."""
        if rule is not None:
            self.rules_screen(rule)

    def help_screen(self, screen: GameScreen[Any]) -> None:
        """Say what can be done on a screen."""
        from kingswill_tui.ui.screens.help import HelpScreen

        self.push_screen(HelpScreen(screen))

    def settings_screen(self) -> None:
        """Change look, pace and covers."""
        from kingswill_tui.ui.screens.settings import SettingsScreen

        self.show(SettingsScreen(self.settings), self._settings_left)

    def _settings_left(self, settings: Settings | None) -> None:
        if settings is not None:
            self.keep_settings(settings)

    def next_pace(self) -> None:
        """Let bots act at the next pace."""
        paces = get_args(Pace)
        pace = paces[(paces.index(self.settings.pace) + 1) % len(paces)]
        self.keep_settings(self.settings._replace(pace=pace))
        self.tell(f"Bots act at the pace '{pace}'.")

    def keep_settings(self, settings: Settings) -> None:
        """Use these settings, and keep them for the next time."""
        other_signs = settings.ascii_glyphs != self.settings.ascii_glyphs
        self.settings = settings
        self.theme = settings.theme
        if other_signs:
            self._use_signs()
            self.refresh_css(animate=False)
        try:
            self.house.keep_settings(settings)
        except PlayerError as error:
            self.tell(str(error), "error")
        if self.play is not None:
            self.play.screen.update_table()

    def get_up(self) -> None:
        """Let go of the game on the table; every answer is saved already."""
        if self.play is not None:
            self.play.close()
            self.play = None

    async def action_quit(self) -> None:
        """Leave; every answer is saved already, and so is what the screen still has to keep."""
        if isinstance(self.screen, GameScreen):
            self.screen.keep()
        play = self.play
        self.get_up()
        goes_on = play is not None and play.table.decision is not None
        self.exit(play.sitting.name if play is not None and goes_on else None)

    def _fatal_error(self) -> None:
        """Report a crash without what the program held in its variables, for that may be secret."""
        from traceback import format_exc

        self.bell()
        report = format_exc()
        where = self.house.keep_report(report)
        told = f"What happened is written in {where}." if where else report
        self._exit_renderables.append(Text(f"{CRASHED} {told}"))
        self._close_messages_no_wait()
