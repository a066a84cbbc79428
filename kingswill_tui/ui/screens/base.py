"""What all screens share: commands, and for private ones the promise that nothing of them gets out."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from textual.await_complete import AwaitComplete
from textual.screen import Screen

from kingswill_tui.ui.commands import COMMANDS, Command, bindings
from kingswill_tui.ui.screens.in_front import InFront

if TYPE_CHECKING:
    from kingswill_tui.ui.app import KingsWillApp

ResultType = TypeVar("ResultType")


class GameScreen(InFront[ResultType]):
    """A screen with commands from the one list; `action_<id>` carries each out."""

    commands: ClassVar[tuple[str, ...]] = ()
    """Ids of the commands that belong to this screen."""
    private: ClassVar[bool] = False
    """Whether it shows what only one seat may know."""
    notice: ClassVar[bool] = False
    """Whether it only stands there while there is no room for any other."""
    ALLOW_SELECT = False

    left: Callable[[ResultType | None], None] | None = None
    """Told with what the screen was left, by the app itself: whoever opened it may be gone by then."""

    def dismiss(self, result: ResultType | None = None) -> AwaitComplete:
        """Leave the screen, and tell with what."""
        told = self.left if self.in_front else None
        gone = super().dismiss(result)
        if told is not None:
            self.app.call_next(told, result)
        return gone

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Derive the key bindings from the commands."""
        if "commands" in cls.__dict__:
            cls.BINDINGS = [*cls.__dict__.get("BINDINGS", []), *bindings(cls.commands)]
        super().__init_subclass__(**kwargs)

    def on_mount(self) -> None:
        """Mind every layout of the screen."""
        self.screen_layout_refresh_signal.subscribe(self, self._laid_out, immediate=True)

    def _laid_out(self, _: Screen[Any]) -> None:
        # A layout that the app asks for, as after a change of theme, stops the clock that what waits for the
        # next refresh is called by: without this it would wait until somebody presses a key.
        self.check_idle()

    def on_screen_resume(self) -> None:
        """Give way where there is no room for the screen."""
        cast("KingsWillApp", self.app).mind_size()

    def available(self) -> Iterable[Command]:
        """The commands that can be given now."""
        return (COMMANDS[name] for name in self.commands if self.can(name))

    def keep(self) -> None:
        """Keep what would be lost with the screen when the program ends."""

    def can(self, command: str) -> bool:
        """Whether a command makes sense now; screens narrow this down."""
        return True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let no command through that makes no sense now, or was given before this or another screen came."""
        return (self.in_front and self.is_mounted and self.can(action)) if action in self.commands else True

    async def action_palette(self) -> None:
        """Search everything that can be done here."""
        await self.app.run_action("palette")

    def action_help(self) -> None:
        """What can be done here."""
        cast("KingsWillApp", self.app).help_screen(self)


class PrivateScreen(GameScreen[ResultType]):
    """An opaque screen for one seat's eyes: popped to leave, no palette, no toasts, no selection."""

    private = True
    copied = ""
    """Text that was copied here, which can be pasted here and nowhere else."""
    DEFAULT_CSS = "PrivateScreen ToastRack { display: none; }"

    def hide(self) -> None:
        """Leave, as if by key."""
        self.dismiss(None)
