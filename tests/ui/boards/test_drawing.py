"""What is drawn in positions of whole games, at every size, without any terminal."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import BUILDINGS, JOURNEY
from kingswill_tui.games.kings_will.rules.observation import Observation
from kingswill_tui.games.kings_will.rules.state import MARKET, ROUND
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.ui.boards.kings_will.canvas import Canvas
from kingswill_tui.ui.boards.kings_will.layout import draw, page_of, pages
from kingswill_tui.ui.boards.kings_will.scene import Scene
from kingswill_tui.ui.boards.kings_will.targets import PLACE, SIDE, Target
from kingswill_tui.ui.glyphs import ASCII, UNICODE, Glyphs
from tests.ui.boards.positions import grown, scene_of, seen_at, states, the_game

SIZES = ((80, 13), (84, 16), (100, 18), (116, 25), (118, 26), (120, 26), (160, 40))
SETUPS = ((2, "standard"), (3, "standard"), (4, "standard"), (4, "first_game"))
STEP = 13
"""Every so many answers of a game are drawn."""
ALLOWED = set(
    "╭╮╰╯─│═█░▒·┄◂▸•»…▐▌○■▲◆▴ψ≈\u2571\u2572▄▙▟┼┌╌┐└┘"
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '\",.:;*+->/()[]~^"
)
"""Letters, box drawing, blocks and the few signs that every terminal shows one cell wide."""


def scenes(seats: int, ruleset: str, signs: Glyphs = UNICODE) -> Iterator[Scene]:
    game = the_game(ruleset)
    for ply, state in enumerate(states(seats, 5, ruleset)):
        if ply % STEP == 0 or not game.legal_actions(state):
            yield scene_of(game.observe(state, None), signs=signs)


def drawn(scene: Scene, width: int, height: int, page: int | None = None) -> Canvas:
    return draw(width, height, scene, page or 0)


def text(scene: Scene, width: int = 120, height: int = 26, page: int = 0) -> str:
    return "\n".join(drawn(scene, width, height, page).lines())


def long_duchy(focus: Target | None = None) -> Scene:
    return scene_of(the_game().observe(grown(3, 5), None))._replace(focus=focus)


@pytest.mark.parametrize("seats, ruleset", SETUPS)
def test_every_thing_that_can_be_chosen_is_in_view_on_its_page_and_marked(seats: int, ruleset: str) -> None:
    marks = 0
    for scene in scenes(seats, ruleset):
        for width, height in SIZES:
            for target in scene.legal:
                focused = scene._replace(focus=target)
                canvas = drawn(focused, width, height, page_of(target, width, height, focused))
                area = canvas.hits[target]
                assert area.x >= 0 and area.end <= width and area.y >= 0 and area.below <= height
                assert canvas.at(area.x, area.y) == target
                if target[0] not in (SIDE, "travel"):
                    head = canvas.lines()[area.y][area.x : area.end]
                    assert UNICODE.legal in head or UNICODE.chosen in head
                    marks += 1
    assert marks


@pytest.mark.parametrize("signs, allowed", [(UNICODE, ALLOWED), (ASCII, set(map(chr, range(32, 127))))])
def test_every_sign_on_every_page_is_one_cell_wide_and_a_safe_one(signs: Glyphs, allowed: set[str]) -> None:
    for scene in scenes(4, "standard", signs):
        for width, height in SIZES:
            for page in range(len(pages(width, height))):
                lines = drawn(scene, width, height, page).lines()
                assert len(lines) == height
                assert all(len(line) == cell_len(line) == width for line in lines)
                assert set("".join(lines)) <= allowed


def test_all_signs_of_the_sets_are_safe() -> None:
    for signs, allowed in ((UNICODE, ALLOWED), (ASCII, set(map(chr, range(32, 127))))):
        for name in signs._fields:
            assert set(flat(getattr(signs, name))) <= allowed, name


@pytest.mark.parametrize(
    "name", ["\u6587\u86cb\u6587\u86cb\u6587\u86cb\u6587\u86cb", "Ze\u0301no\u0301n the Very Long-Winded"]
)
def test_names_of_wide_or_joined_signs_break_no_line(name: str) -> None:
    scene = scene_of(seen_at(4, 11, 240))._replace(names=(name,) * 4)
    for width, height in SIZES:
        for page in range(len(pages(width, height))):
            lines = drawn(scene, width, height, page).lines()
            assert [cell_len(line) for line in lines] == [width] * height
    assert f" {name[:2]}" in text(scene)


def flat(value: object) -> str:
    return "".join(map(flat, value)) if isinstance(value, tuple) else str(value)


def test_both_sets_draw_each_picture_with_the_same_width() -> None:
    for mine, plain in zip((*UNICODE.pieces, UNICODE.plot), (*ASCII.pieces, ASCII.plot), strict=True):
        assert len({len(row) for row in (*mine, *plain)}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_one_seat_knows_does_not_change_the_board(seats: int) -> None:
    game = the_game()
    compared = 0
    for ply, state in enumerate(states(seats, 9)):
        if ply % STEP or not state.clock[ROUND] or not state.stack:
            continue
        everyone = scene_of(game.observe(state, None), front=0)
        insider = everyone._replace(seen=game.observe(state, seats - 1))
        for width, height in SIZES:
            for page in range(len(pages(width, height))):
                assert text(everyone, width, height, page) == text(insider, width, height, page)
                compared += 1
    assert compared


def test_duchies_are_not_shown_while_they_are_laid_out() -> None:
    game = the_game()
    for state in states(3, 5):
        if state.clock[ROUND]:
            break
        seen = game.observe(state, None)
        assert all(view.duchy is UNKNOWN for view in seen.seats)
        assert text(scene_of(seen)).count("laid out in secret") == 3


def test_the_king_says_how_many_choices_are_left() -> None:
    seen = seen_at(3, 5, 120)
    left = len(seen.row) - 1 - seen.row.index(JOURNEY)
    assert f"in {left} choice" in text(scene_of(seen), 160, 40)
    assert f" in {left} " in text(scene_of(seen), 80, 13)
    for width, height in SIZES:
        lines = text(scene_of(seen), width, height).split("\n")[:5]
        assert any("KING" in line for line in lines) and any("travels" in line for line in lines)


def test_the_chain_spans_the_first_four_tiles() -> None:
    canvas = drawn(scene_of(seen_at(3, 5, 120)), 120, 26)
    fourth, fifth = (canvas.hits["tile", tile] for tile in scene_of(seen_at(3, 5, 120)).seen.row[3:5])
    line = canvas.lines()[4]
    assert "chained" in line[: fourth.end]
    assert line[: fourth.end].count("═") > 30
    assert "═" not in line[fifth.x :]


def test_halves_that_meet_are_drawn_as_one_symbol_with_its_value() -> None:
    line = text(long_duchy(("place", 1, 0)), 160, 40)
    assert "(═3═)" in line  # Barn and Smithy
    assert "(═2═)" in line  # Inn and Poor House
    assert line.count("═)") == 2  # the Church meets the Inn with unlike halves


@pytest.mark.parametrize("width, height", SIZES)
def test_a_long_duchy_is_scrolled_to_what_is_pointed_at(width: int, height: int) -> None:
    left, right = UNICODE.more
    for place in range(12):
        canvas = drawn(long_duchy((PLACE, 1, place)), width, height)
        assert (PLACE, 1, place) in canvas.hits
        shown = [target for target in canvas.hits if target[0] == PLACE and target[1] == 1]
        told = re.findall(f"(?:{left} (\\d+) more|(\\d+) more {right})", "\n".join(canvas.lines()))
        assert sum(int(before or after) for before, after in told) == 12 - len(shown)


def test_new_land_is_offered_at_the_end_where_it_can_be_laid() -> None:
    scene = long_duchy()
    assert (SIDE, 1) in scene.legal and (SIDE, 0) not in scene.legal
    canvas = drawn(scene, 120, 26)
    assert canvas.hits[SIDE, 1].x > canvas.hits[PLACE, 1, 11].x
    assert (SIDE, 0) not in canvas.hits


def test_who_is_where_is_told_by_letters_too() -> None:
    seen: Observation = seen_at(4, 11, 240)
    scene = scene_of(seen)
    board = text(scene)
    for seat, name in enumerate(scene.names):
        assert f"{scene.disc(seat)} {name}" in board
    for space, bits in enumerate(seen.discs):
        canvas = drawn(scene, 160, 40)
        area = canvas.hits["space", space]
        head = canvas.lines()[area.y][area.x : area.end]
        assert [seat for seat in range(4) if scene.disc(seat) in head] == [
            seat for seat in range(4) if bits >> seat & 1
        ]


def test_a_levy_of_two_of_the_same_is_written_as_one_amount() -> None:
    scene = scene_of(seen_at(2, 5, 60))
    journey = max(scene.seen.clock[ROUND], 1)
    twice = 0
    for number, travel in enumerate(scene.seen.tables.travel):
        tiles = (*scene.seen.travel[: journey - 1], number, *scene.seen.travel[journey:])
        told = text(scene._replace(seen=scene.seen._replace(travel=tiles)), 160, 40)
        first, second = travel.levy
        if first == second:
            twice += 1
            assert f"all pay {things.amount(first, 2)}" in told
            assert f"{things.amount(first, 1)} + " not in told
        else:
            low, high = sorted(travel.levy)
            assert f"all pay {things.amount(low, 1)} + {things.amount(high, 1)}" in told
    assert twice


def on_every_tile(scene: Scene) -> Iterator[Scene]:
    """The scene with each travel tile in turn."""
    journey = max(scene.seen.clock[ROUND], 1)
    for number in range(len(scene.seen.tables.travel)):
        tiles = (*scene.seen.travel[: journey - 1], number, *scene.seen.travel[journey:])
        yield scene._replace(seen=scene.seen._replace(travel=tiles))


def journey_panel(scene: Scene, width: int, height: int) -> list[str]:
    """The rows inside the panel of the journey, without its frame."""
    page = page_of(("travel", 0), width, height, scene)
    canvas = drawn(scene, width, height, page)
    area = canvas.hits["travel", 0]
    return [line[area.x : area.end] for line in canvas.lines()[area.y + 1 : area.below - 1]]


@pytest.mark.parametrize("width, height", SIZES)
def test_what_the_king_demands_is_never_cut_and_named_in_one_way(width: int, height: int) -> None:
    wordy = 0
    for scene in on_every_tile(scene_of(seen_at(4, 11, 240))):
        tile = scene.seen.travel[max(scene.seen.clock[ROUND], 1) - 1]
        assert isinstance(tile, int)
        travel = scene.seen.tables.travel[tile]
        rows = journey_panel(scene, width, height)
        levy = [(thing, travel.levy.count(thing)) for thing in sorted(set(travel.levy))]
        told = {
            naming: f"all pay {' + '.join(naming(*each) for each in levy)}"
            for naming in (things.amount, things.brief)
        }
        (naming,) = (naming for naming in told if f"{told[naming]} " in rows[0])
        wordy += naming is things.amount
        for row, delivery in zip(rows[1:], [row for row in reversed(travel.rows) if row], strict=False):
            paid = [naming(thing, number) for thing, number in enumerate(delivery.pay) if number]
            assert f" {' '.join(paid)} " in row and f"{delivery.points} pt" in row
            assert all(len(line) == len(rows[0]) and line[-1] == UNICODE.box[5] for line in rows)
    assert bool(wordy) == (width != 100)


@pytest.mark.parametrize("width, height", SIZES)
def test_no_size_shows_less_of_a_building_on_offer_than_a_smaller_one(width: int, height: int) -> None:
    scene = scene_of(seen_at(3, 5, 60))
    tables = scene.seen.tables
    offered = [building for building in range(len(BUILDINGS)) if scene.seen.supply[MARKET] >> building & 1]
    assert len(offered) > 15
    canvas = drawn(scene, width, height, page_of(("building", offered[0]), width, height, scene))
    for building in offered:
        area = canvas.hits["building", building]
        told = canvas.lines()[area.y][area.x : area.end + 1]
        left, right = tables.building_left[building], tables.building_right[building]
        assert things.building(building) in told
        assert f"{left or ' '})({right or ' '}" in told
        if width >= 96 and (mood := tables.building_moods[building]):
            assert f" {mood:+d} " in f"{told} "


def test_a_page_has_one_name_at_every_size() -> None:
    names = {name for width, height in SIZES for name in pages(width, height)}
    single = {name for name in names if " and " not in name}
    assert single == {"Duchy", "King's Will", "Tracks", "Other duchies", "Buildings", "Supplies"}
    assert names - single == {"King's Will and tracks", "Buildings and supplies"}


def test_what_runs_out_in_the_supply_is_told_as_far_as_there_is_room() -> None:
    scene = scene_of(seen_at(3, 5, 120))
    low = [f"{left} {things.short_terrain(t)}" for t, left in enumerate(scene.seen.supply[:6]) if left <= 3]
    assert len(low) > 2
    board = " ".join(text(scene, 160, 40).split())
    assert "Supply low:" in board and all(part.split()[1] in board for part in low)
    assert f"Supply low: {len(low)} kinds" in text(scene, 80, 13)
