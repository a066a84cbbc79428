"""The other duchies, one strip each, and what every seat has in store."""

from kingswill_tui.games.kings_will.rules.names import COINS, NOTHING, RESOURCES, SETTLEMENTS
from kingswill_tui.games.kings_will.rules.observation import Duchy
from kingswill_tui.games.kings_will.rules.state import FOLK, PIECES, count_pieces
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Area, Canvas
from kingswill_tui.ui.boards.kings_will.duchy_panel import LAND_KEYS
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.seats import seat_style

SCARCE = 2
"""Pieces left from which a supply is said to run out."""
PIECE_LETTERS = "hCMV"
RESOURCE_KEYS = ("wood", "leather", "stone", "food", "coin")


def draw_others(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw every seat but the one in front, two lines each where there is room."""
    others = [seat for seat in range(len(scene.names)) if seat != scene.front]
    canvas.box(area, scene.glyphs.box, "frame", "The other duchies")
    inside = area.height - 2
    lines = 2 if inside >= 2 * len(others) else 1
    for at, seat in enumerate(others):
        y = area.y + 1 + at * lines
        if y < area.y + area.height - 1:
            _strip(canvas, Area(area.x + 2, y, area.width - 4, lines), scene, seat)


def _strip(canvas: Canvas, area: Area, scene: Scene, seat: int) -> None:
    canvas.put(area.x, area.y, f"{scene.mark(seat)} {scene.names[seat]}"[:14], seat_style(seat))
    duchy = scene.duchy(seat)
    if duchy is None:
        canvas.put(area.x + 15, area.y, "laid out in secret", "soft")
        return
    x = area.x + 15
    for place, terrain in enumerate(duchy.lands):
        text = f" {things.short_terrain(terrain)[:4]}{_held(duchy, place)}{'i' * duchy.people[place]} "
        if x + len(text) > area.x + area.width:
            canvas.put(area.x + area.width - 1, area.y, ">", "soft")
            break
        canvas.put(x, area.y, text, LAND_KEYS[terrain])
        canvas.hit(("place", seat, place), Area(x, area.y, len(text), 1))
        x += len(text) + 1
    if area.height > 1:
        _store_line(canvas, area.x + 15, area.y + 1, area.width - 15, scene, seat)


def _held(duchy: Duchy, place: int) -> str:
    packed = duchy.settled[place]
    kinds = range(len(SETTLEMENTS))
    text = "".join(PIECE_LETTERS[kind] * count_pieces(packed, kind) for kind in kinds)
    return f"[{text}]" if text else ""


def _store_line(canvas: Canvas, x: int, y: int, width: int, scene: Scene, seat: int) -> None:
    """Resources, coins and buildings of a seat in one line."""
    duchy = scene.duchy(seat)
    if duchy is None:
        return
    end = x + width
    for thing, amount in enumerate((*duchy.resources, scene.seen.seats[seat].coins)):
        text = f"{things.thing(thing)} {amount}"
        canvas.put(x, y, text, RESOURCE_KEYS[thing], end - x)
        x += len(text) + 2
    built = [things.building(b) for b in duchy.below if b != NOTHING]
    canvas.put(x, y, ", ".join(built), "soft", max(0, end - x))


def draw_store(canvas: Canvas, area: Area, scene: Scene) -> None:
    """The warehouse of the seat in front as bars, and its money; what runs out below."""
    seat = scene.front
    view = scene.seen.seats[seat]
    duchy = scene.duchy(seat)
    canvas.box(area, scene.glyphs.box, "frame", f"{scene.names[seat]}'s warehouse", seat_style(seat))
    if duchy is None:
        return
    for resource in range(len(RESOURCES)):
        y = area.y + 1 + resource
        amount = duchy.resources[resource]
        target = ("resource", resource)
        canvas.put(
            area.x + 2, y, things.thing(resource).ljust(8), "legal" if target in scene.legal else "plain"
        )
        bar = scene.glyphs.full * amount + scene.glyphs.empty * (view.room - amount)
        canvas.put(area.x + 10, y, bar, RESOURCE_KEYS[resource], area.width - 14)
        canvas.put(area.x + area.width - 4, y, f"{amount}", "strong")
        canvas.hit(target, Area(area.x + 1, y, area.width - 2, 1))
    y = area.y + 1 + len(RESOURCES)
    if y < area.y + area.height - 1:
        canvas.put(area.x + 2, y, "money", "plain")
        canvas.put(area.x + 10, y, f"{view.coins}", RESOURCE_KEYS[COINS])
    draw_scarce(canvas, Area(area.x + 2, y + 1, area.width - 4, area.y + area.height - 2 - y), scene)


def draw_scarce(canvas: Canvas, area: Area, scene: Scene) -> None:
    """What is running out in the supplies."""
    supply = scene.seen.supply
    found = [
        f"{things.short_terrain(t)} {supply[t]}"
        for t in scene.seen.tables.terrains_in_play
        if supply[t] <= SCARCE
    ]
    found += [
        f"{name} {supply[PIECES + k]}" for k, name in enumerate(SETTLEMENTS) if supply[PIECES + k] <= SCARCE
    ]
    if supply[FOLK] <= SCARCE * 2:
        found.append(f"peasants {supply[FOLK]}")
    if found and area.height > 0:
        canvas.put(area.x, area.y, "left: " + ", ".join(found), "warning", area.width)
