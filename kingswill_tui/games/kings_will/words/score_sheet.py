"""The final scoring in words: each card and seat, the buildings' symbols, the sums, and who won."""

from kingswill_tui.games.kings_will.rules.final_scoring import CardLine, Outcome, Total
from kingswill_tui.games.kings_will.words import things
from kingswill_tui.games.kings_will.words.cards import achieved, avoiding, card_lines
from kingswill_tui.games.kings_will.words.scene import Naming


def outcome_lines(outcome: Outcome, naming: Naming) -> list[str]:
    """The whole score sheet."""
    return [
        *_cards(outcome, naming),
        *_set_aside(outcome),
        *_seams(outcome, naming),
        "Totals:",
        *(f"  {total_line(total, naming)}" for total in outcome.totals),
        *winner_lines(outcome, naming),
    ]


def _cards(outcome: Outcome, naming: Naming) -> list[str]:
    lines: list[str] = []
    space = None
    for line in outcome.cards:
        if line.space != space:
            space = line.space
            lines.append(f"Space {space + 1}: {naming.card_in_text(line.card)}.")
            lines += [f"  {text}" for text in card_lines(naming, line.card)]
        lines.append(f"  {card_line(line, naming)}")
    return lines


def card_line(line: CardLine, naming: Naming) -> str:
    """What one card brought one seat, and why."""
    card = naming.tables.cards[line.card]
    who = naming.names[line.seat] + (" (committed)" if line.committed else "")
    has = avoiding(card, line.standing)
    if line.standing.met:
        wrath = f"{has}: wrath avoided"
    elif line.prevented:
        wrath = f"{has}: a monastery prevents the wrath"
    else:
        wrath = f"{has}: hit by the wrath, {things.gain(line.wrath)}"
    if not line.committed or line.wrath:
        return f"{who}: {wrath}."
    return f"{who}: {wrath}; {achieved(card, line.standing)}: {things.points(line.will)}."


def _set_aside(outcome: Outcome) -> list[str]:
    if not outcome.set_aside:
        return []
    spaces = things.series([str(space + 1) for space in outcome.set_aside])
    word = "The card on space" if len(outcome.set_aside) == 1 else "The cards on spaces"
    return [f"{word} {spaces} had no disc and did not count."]


def _seams(outcome: Outcome, naming: Naming) -> list[str]:
    if not outcome.seams:
        return ["Buildings: nobody joined a whole symbol."]
    return [
        "Buildings:",
        *(
            f"  {naming.names[seam.seat]}: whole symbol below tiles {seam.place + 1} and {seam.place + 2}, "
            f"{things.gain(seam.points)}."
            for seam in outcome.seams
        ),
    ]


def total_line(total: Total, naming: Naming) -> str:
    """One seat's sum."""
    return (
        f"{naming.names[total.seat]}: {total.before} before the scoring, wrath {total.wrath}, "
        f"will {total.will}, buildings {total.buildings}: {things.points(total.total)}."
    )


def winner_lines(outcome: Outcome, naming: Naming) -> list[str]:
    """Who won, and how a tie was broken."""
    winner = naming.names[outcome.winner]
    best = things.points(max(total.total for total in outcome.totals))
    if len(outcome.tied) == 1:
        return [f"{winner} wins with {best}."]
    tied = things.series([naming.names[seat] for seat in outcome.tied])
    return [
        f"{tied} have {best} each.",
        f"Tie-break: of them {winner} comes last in turn order from the starting player, and wins.",
    ]
