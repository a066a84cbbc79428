"""Nothing that only one seat may know stands where another can read it."""

import re

import pytest

from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.observation import duchies_are_secret
from kingswill_tui.games.kings_will.words.things import card_title, place_name
from kingswill_tui.plain.page import NEW_PAGE
from tests.plain.sittings import PEOPLE, KingsTable, Typist, asks, at_random, new_table, sit
from tests.rules_cited import rule

_CARD = re.compile(r"\b[Cc]ard ([A-P])\b")
_COVER = re.compile(r"Pass the keyboard to (\w+)\. Enter when ready\. ")
CURIOUS = ("", "peek", "table", "log all", "recap", "why", "?", "? 1", "undo", "redo", "peek Bea")
"""What the typist looks at now and then."""


class Watched:
    """Plays at random, looks at everything, and checks each page against what its reader may know."""

    def __init__(self, table: KingsTable, seed: int) -> None:
        self.table = table
        self.reader: int | None = None
        self.checked = {"shared": 0, "private": 0}
        self._answer = at_random(seed)
        self._asked = 0
        self._named: int | None = None

    def type_on(self, printed: str) -> str | None:
        """Check what was printed and type on."""
        *turned, last = printed.split(NEW_PAGE)
        for page in turned:
            self.check(page)
            self.reader, self._named = self._named, None
        cover = _COVER.fullmatch(last)
        if cover is None:
            self.check(last)
        else:
            self._named = self.seat(cover[1])
            return ""
        if not asks(printed):
            return "no" if "(yes or no)" in last else ""
        self._asked += 1
        curiosity = CURIOUS[self._asked // 4 % len(CURIOUS)] if self._asked % 4 == 0 else ""
        return curiosity or self._answer(printed)

    def seat(self, name: str) -> int:
        """The seat of a name."""
        return [player.name for player in self.table.setup.players].index(name)

    def check(self, page: str) -> None:
        """Compare a part of a page with what its reader may know now."""
        seen = self.table.observe(self.reader)
        self.checked["shared" if self.reader is None else "private"] += bool(page.strip())
        known = {card for card in seen.cards if card is not UNKNOWN and card != NOTHING}
        if self.reader is not None:
            own = seen.seats[self.reader]
            known |= {own.hand, own.aside}
        for card, letter in enumerate(CARDS):
            if card not in known:
                assert card_title(card, seen.tables.cards[card]) not in page
                assert letter not in _CARD.findall(page)
        revealed = {tile for tile in seen.travel if tile is not UNKNOWN}
        for tile, travel in enumerate(seen.tables.travel):
            assert tile in revealed or place_name(travel) not in page
        for view in seen.seats:
            if view.points is not UNKNOWN:
                continue
            name = self.table.player(view.seat).name
            assert not re.search(rf"{name} has:\n.*\n.*Victory points: \d", page)
            assert not re.search(rf"{name}:\n.*Victory points: \d", page)
            assert not re.search(rf"{name} has \d+ victory point", page)
            if duchies_are_secret(seen.clock, seen.tables):
                assert f"{name} started with" not in page
                assert f"{name} laid the" not in page
                assert f"{name} placed a peasant" not in page


@rule("INF-1", "SET-4", "SET-8", "SET-9")
@pytest.mark.parametrize("covers", ["private", "always"])
@pytest.mark.parametrize(("seats", "ruleset"), [(2, "first_game"), (3, "standard"), (4, "standard")])
def test_no_page_names_what_its_reader_may_not_know(seats: int, ruleset: str, covers: str) -> None:
    table = new_table(",".join(PEOPLE[:seats]), ruleset, 11, covers)  # type: ignore[arg-type]
    watched = Watched(table, 3)
    sit(table, watched.type_on)
    assert table.over
    assert watched.checked["private"] > 10
    assert watched.checked["shared"] > (10 if covers == "private" else 0)


@rule("SET-9")
def test_points_are_on_shared_pages_only_where_all_agreed_to_open_them() -> None:
    shown = {}
    for variants in (frozenset[str](), frozenset({"open_points"})):
        table = new_table(variants=variants)
        printed, _ = sit(table, _until_shared_table())
        shown[bool(variants)] = printed.split(NEW_PAGE)[-1]
    assert "Victory points: hidden" in shown[False]
    assert not re.search(r"Victory points: \d", shown[False])
    assert "hidden" not in shown[True]
    assert "Victory points: 5" in shown[True]


def _until_shared_table() -> Typist:
    rest = iter(("", "1", "1", "", "", "1", "2", "", "table"))
    return lambda _printed: next(rest, None)
