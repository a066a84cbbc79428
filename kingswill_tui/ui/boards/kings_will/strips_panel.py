"""The other duchies, one strip each."""

from kingswill_tui.games.kings_will.rules.names import COINS, NOTHING, SETTLEMENTS
from kingswill_tui.games.kings_will.rules.observation import Duchy
from kingswill_tui.games.kings_will.rules.state import count_pieces
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.duchy_panel import HEIGHT, draw_duchy
from kingswill_tui.ui.boards.kings_will.land_pictures import LAND_KEYS, PIECE_LETTERS
from kingswill_tui.ui.boards.kings_will.panel import THING_KEYS, columns
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import PLACE, SEAT
from kingswill_tui.ui.seats import seat_style

OTHERS = "Other duchies"
"""What the panel is called."""
NAME = 13
"""Columns of disc and name."""
DUCHY = 45
"""Columns from which a duchy is drawn as such."""
STORE = 24
"""Columns of what a seat has in store."""


def others(scene: Scene) -> list[int]:
    """The seats that are not in front, clockwise from the one that is."""
    seats = len(scene.names)
    return [(scene.front + step) % seats for step in range(1, seats)]


def draw_others(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw every seat but the one in front, as duchies side by side where there is room, else as strips."""
    seats = others(scene)
    cells = columns(area, len(seats), 2)
    if area.height <= HEIGHT or cells[0].width < DUCHY:
        draw_strips(canvas, area, scene)
        return
    height = min(area.height - 1, HEIGHT + 2)
    for seat, cell in zip(seats, cells, strict=True):
        draw_duchy(canvas, Area(cell.x, cell.y, cell.width, height), scene, seat)
        canvas.hit((SEAT, seat), Area(cell.x, cell.y, cell.width, 1))
        if duchy := scene.duchy(seat):
            _store(canvas, Area(cell.x + 2, cell.y + height, cell.width - 2, 1), scene, seat, duchy, True)


def draw_strips(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw every seat but the one in front, two or three lines each where there is room."""
    seats = others(scene)
    lines = max(1, min(3, area.height // len(seats)))
    for at, seat in enumerate(seats):
        strip = Area(area.x, area.y + at * lines, area.width, lines)
        if strip.below <= area.below:
            _strip(canvas, strip, scene, seat)


def _strip(canvas: Canvas, area: Area, scene: Scene, seat: int) -> None:
    canvas.put(area.x, area.y, scene.disc(seat), seat_style(seat))
    canvas.put(area.x + 3, area.y, scene.cut(scene.names[seat], NAME - 4), "plain")
    canvas.hit((SEAT, seat), Area(area.x, area.y, NAME - 1, 1))
    duchy = scene.duchy(seat)
    if duchy is None or not duchy.lands:
        canvas.put(area.x + NAME, area.y, "no land yet" if duchy else "laid out in secret", "soft")
        return
    first, second = area.y, area.y + 1
    if area.height > 1:
        _store(canvas, Area(area.x + NAME, second, area.width - NAME, 1), scene, seat, duchy, True)
        _lands(canvas, Area(area.x + NAME, first, area.width - NAME, 1), scene, seat, duchy)
    else:
        lands = Area(area.x + NAME, first, area.width - NAME - STORE, 1)
        _lands(canvas, lands, scene, seat, duchy)
        _store(canvas, Area(lands.end + 1, first, STORE - 1, 1), scene, seat, duchy, False)


def _lands(canvas: Canvas, area: Area, scene: Scene, seat: int, duchy: Duchy) -> None:
    """The tiles in a line, each with its name or sign, its settlements and its peasants."""
    pitch = max(5, min(13, (area.width + 1) // len(duchy.lands)))
    x = area.x
    for place, terrain in enumerate(duchy.lands):
        if x + pitch - 1 > area.end:
            canvas.put(area.end - 1, area.y, scene.glyphs.more[1], "legal")
            return
        key = LAND_KEYS[terrain]
        cell = Area(x, area.y, pitch - 1, 1)
        canvas.fill(cell, key)
        held = _held(duchy, place)
        folk = scene.glyphs.peasant * duchy.people[place]
        name = _name(scene, terrain, cell.width - len(held) - len(folk) - 2)
        canvas.put(x, area.y, name, key)
        canvas.put(x + len(name) + 1, area.y, held, "settlement")
        canvas.put(cell.end - len(folk), area.y, folk, "peasant")
        canvas.hit((PLACE, seat, place), cell)
        x += pitch


def _name(scene: Scene, terrain: int, room: int) -> str:
    name = things.short_terrain(terrain)
    return name if len(name) <= room else scene.glyphs.land_signs[terrain]


def _held(duchy: Duchy, place: int) -> str:
    packed = duchy.settled[place]
    return "".join(PIECE_LETTERS[kind] * count_pieces(packed, kind) for kind in range(len(SETTLEMENTS)))


def _store(canvas: Canvas, area: Area, scene: Scene, seat: int, duchy: Duchy, wordy: bool) -> None:
    """Resources, coins and buildings of a seat in one line."""
    x = area.x
    for thing, amount in enumerate((*duchy.resources, scene.seen.seats[seat].coins)):
        if thing == COINS:  # of which a warehouse holds any number
            room = f"of {scene.seen.seats[seat].room}"
            x = canvas.put(x, area.y, room, "soft", area.end - x) + 2
        text = things.amount(thing, amount) if wordy else f"{amount}{things.letter(thing)}"
        x = canvas.put(x, area.y, text, THING_KEYS[thing], area.end - x) + (2 if wordy else 1)
    for building in (b for b in duchy.below if b != NOTHING):
        name = things.building(building)
        key = "orange-building" if scene.seen.tables.building_tiles[building] else "green-building"
        if x + len(name) <= area.end and wordy:
            canvas.fill(Area(x, area.y, len(name), 1), key)
            x = canvas.put(x, area.y, name, key) + 1
