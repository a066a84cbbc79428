"""King's Will cards and travel tiles in words, and what the cards that a seat knows are worth to it now."""

from kingswill_tui.core.rng import Rng
from kingswill_tui.core.unknown import UNKNOWN
from kingswill_tui.games.kings_will.passage_values import values
from kingswill_tui.games.kings_will.rules.determinize import determinize
from kingswill_tui.games.kings_will.rules.final_scoring import Standing
from kingswill_tui.games.kings_will.rules.final_scoring import standing as standing_in
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.observation import duchies_are_secret
from kingswill_tui.games.kings_will.rules.tables import Card, Tables
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Scene, levy_words


def wrath_words(tables: Tables, card: int) -> str:
    """What avoids a card's wrath."""
    return values(tables)[f"wrath_{CARDS[card].lower()}"]


def will_words(tables: Tables, card: int) -> str:
    """What a card rewards."""
    return values(tables)[f"will_{CARDS[card].lower()}"]


def card_lines(tables: Tables, card: int) -> list[str]:
    """A King's Will card: its title, what avoids its wrath, what its will is worth."""
    return [
        f"Card {things.card_title(card, tables.cards[card])}",
        f"Wrath unless: {wrath_words(tables, card)}.",
        f"Will: {will_words(tables, card)}.",
    ]


def travel_lines(tables: Tables, travel: int) -> list[str]:
    """A travel tile: what it demands, and what may be delivered at each mood."""
    tile = tables.travel[travel]
    lines = [f"Travel tile: {things.place_name(tile)}.", f"  Compulsory levy: {levy_words(tile)}."]
    for step, row in enumerate(tile.rows):
        if row is not None:
            what = f"{things.amounts(row.pay)} for {things.points(row.points)}, {things.how_often(row.times)}"
            lines.append(f"  Voluntary levy at mood {tables.mood_low + step}: {what}.")
    return lines


def avoiding(card: Card, found: Standing) -> str:
    """The values that count against a card's wrath."""
    pairs = zip(card.wrath, found.avoids, strict=True)
    return ", ".join(things.measured(wanted.measure, value) for wanted, value in pairs)


def achieved(card: Card, found: Standing) -> str:
    """The values that a card's will looks at, and the level or rank they reach."""
    will = card.will
    names = [wanted.measure for wanted in will.conditions] if will.kind == "order" else will.measures
    pairs = zip(names, found.values, strict=True)
    counted = ", ".join(things.measured(name, value) for name, value in pairs)
    if will.kind == "rank":
        return f"{counted}, rank {found.level}"
    if will.kind == "per":
        return counted
    return f"{counted}, level {found.level} of {len(will.points)}"


def standing_lines(tables: Tables, card: int, found: Standing) -> list[str]:
    """What a card would mean for a seat if the game ended now."""
    row = tables.cards[card]
    hit = "avoids the wrath" if found.met else "does not avoid the wrath"
    return [
        f"Now {avoiding(row, found)}: {hit}.",
        f"Now {achieved(row, found)}: {things.points(found.points)} if committed.",
    ]


def knowledge(scene: Scene) -> list[str]:
    """What only the reader knows: its points, its cards, and what each of those is worth to it now."""
    seat = scene.seen.viewer
    if seat is None:
        return ["A spectator knows nothing that the table does not know."]
    view = scene.seen.seats[seat]
    lines = [f"{scene.naming.names[seat]} has {things.count(int(str(view.points)), 'victory point')}."]
    for space, card in enumerate(scene.seen.cards):
        if card is not UNKNOWN and card != NOTHING:
            title, *rest = card_lines(scene.tables, card)
            lines.append(f"Space {space + 1}: {title}{_discs(scene, space)}")
            lines += [f"  {line}" for line in (*rest, *_worth_now(scene, seat, card))]
    for words, card in (("In hand", view.hand), ("Out of the game", view.aside)):
        if card is not UNKNOWN and card != NOTHING:
            title, *rest = card_lines(scene.tables, card)
            lines += [f"{words}: {title}", *(f"  {line}" for line in rest)]
    return lines


def _discs(scene: Scene, space: int) -> str:
    owners = scene.discs_on(space)
    return f" ({'disc' if len(owners) == 1 else 'discs'}: {', '.join(owners)})" if owners else ""


def standing_now(scene: Scene, seat: int, card: int) -> Standing | None:
    """A card's worth to a seat if the game ended now; None while other duchies are secret (SET-8)."""
    if duchies_are_secret(scene.seen.clock, scene.tables):
        return None
    # No measure looks at anything hidden, so whatever is filled in for it gives the same standing.
    return standing_in(determinize(scene.seen, Rng(0)), seat, card)


def _worth_now(scene: Scene, seat: int, card: int) -> list[str]:
    found = standing_now(scene, seat, card)
    return [] if found is None else standing_lines(scene.tables, card, found)
