"""Drives the real app, without a terminal, by keys, clicks and resizes, and reads what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic

from textual import events
from textual.pilot import Pilot

from kingswill_tui.cli.house import HomeHouse
from kingswill_tui.session.players import Player
from kingswill_tui.session.setup import Covers, Setup
from kingswill_tui.ui.app import KingsWillApp
from kingswill_tui.ui.screens.cover import CoverScreen
from tests.session.playing import KingsTable

PATIENCE = 20.0
"""Seconds after which whatever an event set off has to be over, however busy the machine is."""
SIZES = ((80, 24), (100, 30), (120, 40))


def setup(*seats: str, ruleset: str = "standard", seed: int = 7, covers: str = "private") -> Setup:
    """A game of these seats; `bot:steady` is a bot."""
    names = ("Marion", "Bea", "Otto", "Adele")
    players = tuple(
        Player(names[i], seat[4:] if seat.startswith("bot:") else None) for i, seat in enumerate(seats)
    )
    when: Covers = "always" if covers == "always" else "private"
    return Setup("kings_will", ruleset, players, frozenset(), seed, when)


class SeededHouse(HomeHouse):
    """A house whose chance is named by a seed."""

    def __init__(self, home: Path, seed: int = 1) -> None:
        """Draw everything from this seed."""
        super().__init__(home, None)
        self._dice = Random(seed)

    def new_seed(self) -> int:
        """The next seed of the stream."""
        return self._dice.randrange(10**6)

    def random_choice(self, count: int) -> int:
        """The next choice of the stream."""
        return self._dice.randrange(count)


@asynccontextmanager
async def app_at(
    home: Path,
    game: Setup | None = None,
    size: tuple[int, int] = (120, 40),
    seed: int = 1,
    answers: int = 0,
    house: SeededHouse | None = None,
    animations: bool = False,
) -> AsyncIterator[tuple[KingsWillApp, Pilot[str]]]:
    """The app at its title, or at a game after some random answers, which the seed chooses."""
    house = house or SeededHouse(home, seed)
    app = KingsWillApp(house)
    app.settings = app.settings._replace(animations=animations)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if game is not None:
            app.begin(game)
            if app.play is not None:
                answer_at_random(app.play.table, answers, Random(seed))
            await pilot.pause()
            await settle(app)
        yield app, pilot
        app.get_up()
    house.close()


def answer_at_random(table: KingsTable, answers: int, dice: Random) -> None:
    """Give answers until so many stand or the game is over."""
    while table.ply < answers and (decision := table.decision) is not None:
        table.submit(dice.choice(table.observe(decision.seat).legal_actions), table.ply)


def shown(app: KingsWillApp) -> str:
    """All text on the screen, row by row."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def settle(app: KingsWillApp) -> None:
    """Wait until what was set off has happened, bots' answers apart; much quicker than the pilot's pause."""
    for _ in range(2):  # what an idle moment sets off counts as well
        await _quiet(app)


async def _quiet(app: KingsWillApp) -> None:
    reached = asyncio.Event()
    app.call_later(reached.set)  # its turn comes after whatever the app is in the middle of
    quiet = 0
    begun = monotonic()
    while monotonic() < begun + PATIENCE:
        await asyncio.sleep(0)
        nodes = (app, *app._registry)
        busy = [node for node in nodes if not node._message_queue.empty() or node._next_callbacks]
        if app.screen._callbacks:  # those of a screen below wait until it is on top again
            busy.append(app.screen)
        quiet = 0 if busy or not reached.is_set() else quiet + 1
        if quiet == 3 or not app.is_running:
            return
    waits = [(node, [*node._message_queue.values], node._next_callbacks) for node in busy]
    raise AssertionError(f"The app does not come to rest: {waits}, {app.screen._callbacks}.")


async def press(app: KingsWillApp, *keys: str) -> None:
    """Press keys, each before the one before has set anything off, and wait for what they set off."""
    for key in keys:
        app.post_message(_key(app, key))
    await settle(app)


def _key(app: KingsWillApp, key: str) -> events.Key:
    character = key if len(key) == 1 else {"space": " ", "enter": "\r", "question_mark": "?"}.get(key)
    event = events.Key(key, character)
    event.set_sender(app)
    return event


async def click(app: KingsWillApp, x: int, y: int, times: int = 1, pause: float = 0.1) -> None:
    """Press and release the mouse on a cell, more than once for a double click; `pause` is in seconds."""
    begun = monotonic()
    for time in range(1, times + 1):
        for kind in (events.MouseDown, events.MouseUp, events.Click):
            event = kind(None, x, y, 0, 0, 1, False, False, False, x, y)
            if isinstance(event, events.Click):
                event.chain = time
                event.time = begun + pause * time
            app.screen._forward_event(event)
            await settle(app)


async def uncover(app: KingsWillApp) -> None:
    """Lift the cover, where there is one."""
    while isinstance(app.screen, CoverScreen):
        await press(app, "enter")


async def resize(app: KingsWillApp, pilot: Pilot[str], width: int, height: int) -> None:
    """Give the terminal another size."""
    await pilot.resize_terminal(width, height)
    await pilot.pause()
