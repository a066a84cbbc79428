"""King's Will cards and travel tiles in words, and what the cards that a seat knows are worth to it now."""

from kingswill_tui.core.unknown import UNKNOWN, Hidden
from kingswill_tui.games.kings_will.rules.final_scoring import Standing
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING
from kingswill_tui.games.kings_will.rules.observation import duchies_are_secret
from kingswill_tui.games.kings_will.rules.peek import standings
from kingswill_tui.games.kings_will.rules.tables import Card, Tables
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.scene import Naming, Scene, levy_words


def card_lines(naming: Naming, card: int) -> list[str]:
    """A King's Will card: what its will is worth, and what avoids its wrath."""
    letter = CARDS[card].lower()
    in_order = ", each only with all before it" if naming.tables.cards[card].will.kind == "order" else ""
    return [
        f"Will: {naming.values[f'will_{letter}']}{in_order}.",
        f"Wrath avoided by at least {naming.values[f'wrath_{letter}']}.",
    ]


def travel_lines(tables: Tables, travel: int) -> list[str]:
    """A travel tile: what it demands, and what may be delivered at each mood."""
    tile = tables.travel[travel]
    lines = [f"Travel tile: {things.place_name(tile)}.", f"  Compulsory levy: {levy_words(tile)}."]
    for step, row in enumerate(tile.rows):
        if row is not None:
            what = f"{things.amounts_in_text(row.pay)} for {things.points(row.points)}"
            often = things.how_often(row.times)
            lines.append(f"  Voluntary levy at mood {tables.mood_low + step}: {what}, {often}.")
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
    worth = f"Now {achieved(row, found)}: {things.points(found.points)} if committed"
    if found.met:
        return [f"Now {avoiding(row, found)}: avoids the wrath.", f"{worth}."]
    # FIN-3: whoever does not avoid the wrath scores nothing.
    hit = "only a monastery prevents the wrath" if found.monasteries else "does not avoid the wrath"
    proviso = " and the wrath is avoided" if found.points else ""
    return [f"Now {avoiding(row, found)}: {hit}.", f"{worth}{proviso}."]


def knowledge(scene: Scene) -> list[str]:
    """What only the reader knows: its points, its cards, and what each of those is worth to it now."""
    seat = scene.seen.viewer
    if seat is None:
        return ["A spectator knows nothing that the table does not know."]
    view = scene.seen.seats[seat]
    # Ranks cannot be told before the others' duchies are shown (SET-8).
    worth = {} if duchies_are_secret(scene.seen.clock, scene.tables) else standings(scene.seen)
    lines = [f"{scene.naming.names[seat]} has {things.count(_own(view.points), 'victory point')}."]
    for space, card in enumerate(scene.seen.cards):
        if card is not UNKNOWN and card != NOTHING:
            discs = scene.discs_words(space)
            title = scene.naming.card_in_text(card)
            lines.append(f"Space {space + 1}: {title}." + (f" {things.sentence(discs)}." if discs else ""))
            lines += [f"  {line}" for line in card_lines(scene.naming, card)]
            if space in worth:
                lines += [f"  {line}" for line in standing_lines(scene.tables, card, worth[space])]
    aside = "In hand too" if view.own_space == NOTHING else "Out of the game"
    for words, card in (("In hand", view.hand), (aside, view.aside)):
        if card is not UNKNOWN and card != NOTHING:
            lines.append(f"{words}: {scene.naming.card_in_text(card)}.")
            lines += [f"  {line}" for line in card_lines(scene.naming, card)]
    return lines


def _own(points: Hidden) -> int:
    assert points is not UNKNOWN  # SET-9: a seat always knows its own.
    return points
