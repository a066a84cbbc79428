"""One rule as lines to be read, with links to the rules that it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kingswill_tui.ui.widgets.lines import GOOD, PLAIN, SOFT, TITLE, WARNING, Line

if TYPE_CHECKING:
    from kingswill_tui.games.kings_will.passages import Passage

MARKS = {
    "book": ("As the rulebook says.", GOOD),
    "ruling": ("Our ruling, where the rulebook is silent.", WARNING),
    "mixed": ("As the rulebook says, with a ruling of ours.", WARNING),
    "house": ("With values of our own.", WARNING),
}
"""What is said of each mark, and how it looks."""


def place_of(passages: Sequence[Passage], rule: str | None) -> int:
    """The place of the rule with an id, the first one where there is no such rule."""
    wanted = (rule or "").strip().upper()
    return next((place for place, passage in enumerate(passages) if passage.id == wanted), 0)


def passage_lines(passages: Sequence[Passage], place: int) -> Iterator[Line]:
    """What a rule says, and as lines to choose the places of the rules to read next."""
    passage = passages[place]
    said, look = MARKS[passage.mark]
    yield Line(f"{passage.id}  {passage.title}", TITLE)
    yield Line(passage.chapter, SOFT)
    yield Line("")
    for paragraph in passage.text.splitlines():
        yield Line(paragraph, PLAIN, hang=0)
    yield Line("")
    yield Line(said, look, hang=0)
    if passage.ruling:
        yield Line(passage.ruling, PLAIN, hang=0)
    places = {each.id: at for at, each in enumerate(passages)}
    links = [places[rule] for rule in passage.see if rule in places]
    if links:
        yield Line("")
        yield Line("See also", TITLE)
        for link in links:
            yield Line(f"{passages[link].id} {passages[link].title}", key=link)
