"""Single wordings where it is easy to say too little, or the wrong thing."""

import pytest

from kingswill_tui.core.action import Action, Event
from kingswill_tui.core.decision import Reason, Refusal
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules import frames
from kingswill_tui.games.kings_will.rules.final_scoring import CardLine, Outcome, Seam, Standing, Total
from kingswill_tui.games.kings_will.rules.frames import CONSTRUCT_AT
from kingswill_tui.games.kings_will.rules.names import (
    BARN,
    BUILDING_CRANE,
    CARDS,
    CASTLE,
    CHURCH,
    FOREST,
    HILL,
    INN,
    MEADOW,
    MOUNTAIN,
    NOTHING,
    VILLAGE,
    WAREHOUSE,
)
from kingswill_tui.games.kings_will.rules.state import (
    DEVELOPMENT,
    EDUCATION,
    MOOD,
    POWERS,
    SEEN,
    STARTER,
    State,
)
from kingswill_tui.games.kings_will.words import Words
from tests.games.kings_will.words_in_play import game_of
from tests.rules_cited import rule

GAME = game_of("standard")
WORDS = Words(GAME.tables, ("Marion", "Bea"))


def position(frame: tuple[int, ...], game: KingsWill = GAME) -> State:
    """A first round in which the frame's question is open, with a small duchy for Marion."""
    state = game.new_game(2, frozenset(), 7)
    while game.decision(state) is not None and state.clock[0] == 0:
        game.apply(state, game.legal_actions(state)[0])
    state.lands[0] = (FOREST, HILL, FOREST, MEADOW)
    state.people[0] = [2, 1, 0, 0]
    state.settled[0] = (0, 0b10100, 1, 0)
    state.below[0] = (CHURCH, NOTHING, NOTHING, NOTHING)
    state.ledgers[0][:5] = [1, 0, 0, 0, 3]
    state.ledgers[0][SEEN] = 0b1
    state.ledgers[1][SEEN] = 0b10
    state.cards = (2, *state.cards[1:])
    state.stack = [frame]
    state.answers = None
    return state


def label(state: State, kind: str, *args: int, viewer: int | None = 0) -> str:
    return WORDS.action(Action(kind, args), GAME.observe(state, viewer))


def why(state: State, kind: str, args: tuple[int, ...], reason: str, details: tuple[int, ...] = ()) -> str:
    refusal = Refusal(Action(kind, args), Reason(reason, "BLD-1", details))
    return WORDS.refusal(refusal, GAME.observe(state, 0))


def parts(state: State, kind: str, *args: int) -> tuple[str, ...]:
    action = Action(kind, args)
    return WORDS.preview(GAME.preview(state, action), action, GAME.observe(state, 0))


def test_a_tile_is_named_by_its_land_its_place_and_what_stands_there() -> None:
    state = position((frames.FOUND_AT, 0, CASTLE))
    assert label(state, "at", 0) == "On the forest, tile 1 (2 peasants)"
    assert label(state, "at", 1) == "On the hill, tile 2 (castle, monastery, 1 peasant)"
    assert label(state, "at", 2) == "On the forest, tile 3 (hamlet)"
    assert label(state, "at", 3) == "On the meadow, tile 4 (empty)"


def test_a_building_stands_below_a_tile() -> None:
    state = position((frames.CONSTRUCT_AT, 0, INN))
    assert label(state, "at", 2) == "Below the forest, tile 3 (hamlet)"


def test_a_step_says_where_it_leads() -> None:
    state = position((frames.STEP_TO, 0, 0, 2, NOTHING, NOTHING, 0))
    assert label(state, "step", 1) == "Step right to the hill, tile 2 (castle, monastery, 1 peasant)"
    assert label(state, "new_land", 0, MOUNTAIN) == "Step left onto a new mountain"
    cart = position((frames.CART_TO, 0, 1))
    assert label(cart, "step", 0) == "Step left to the forest, tile 1 (2 peasants)"


def test_payments_list_what_is_paid() -> None:
    state = position((frames.LEVY, 0))
    assert label(state, "pay", 2, 0, 1, 0, 0) == "Pay 2 wood, 1 stone"
    assert label(state, "levy", 0, 1, 0, 0, 1, 1) == "Pay 1 leather, 1 coin, 1 peasant"
    assert label(state, "levy", 0, 0, 0, 0, 0, 0) == "Pay nothing"
    assert label(state, "forgo") == "Pass up this action"


def test_a_card_is_named_only_to_who_has_seen_it() -> None:
    state = position((frames.COMMIT, 0))
    assert label(state, "commit", 0) == "Commit to space 1: C monasteries"
    assert label(state, "commit", 0, viewer=1) == "Commit to space 1"
    assert label(state, "commit", 0, viewer=None) == "Commit to space 1"
    assert label(state, "neutral", 0) == "Neutral disc, space 1: C monasteries"


def test_exploring_tells_new_cards_from_those_seen_before() -> None:
    state = position((frames.EXPLORE, 0))
    assert label(state, "explore", 0) == "Look again, space 1: C monasteries"
    assert label(state, "explore", 0, viewer=None) == "Look again, space 1"
    assert label(state, "explore", 1) == "Look at space 2 (not seen yet)"


def test_an_exchange_says_what_is_given_and_what_is_taken() -> None:
    assert label(position((frames.TAKE, 0, 2)), "take", 0) == "Take 1 wood for 1 stone"
    assert label(position((frames.BAKE, 0)), "take", 0) == "Take 1 wood for 1 food"
    assert label(position((frames.BUY, 0)), "take", 0) == "Buy 1 wood for 1 coin"
    assert label(position((frames.SELL, 0)), "sell", 3) == "Sell 1 food for 2 coins"
    assert label(position((frames.SWAP_RECEIVED, 0, 3)), "swap", 0) == "Take 1 wood for 1 of the food"
    assert label(position((frames.SWAP_RECEIVED, 0, 3)), "keep_received") == "Keep the food"


def test_a_delivery_is_named_by_the_row_of_the_seats_mood() -> None:
    state = position((frames.DELIVER, 0, 0))
    row = GAME.tables.travel[state.travel[0]].rows[3 - GAME.tables.mood_low]
    assert row is not None
    state.ledgers[0][MOOD] = 3
    assert label(state, "deliver").endswith(f" for {row.points} point{'s' if row.points > 1 else ''}")
    assert label(state, "no_delivery") == "Deliver nothing"
    assert label(position((frames.DELIVER, 0, 1)), "no_delivery") == "Deliver no more"


def test_what_is_missing_is_told_thing_by_thing() -> None:
    state = position((frames.FOUND, 0))
    found = {refusal.action.args[0]: refusal for refusal in GAME.refusals(state)}
    seen = GAME.observe(state, 0)
    assert WORDS.refusal(found[CASTLE], seen) == "needs 1 more wood and 1 more stone"
    assert WORDS.refused(found[CASTLE], seen) == "Found a castle: needs 1 more wood and 1 more stone (BLD-1)."
    assert why(state, "construct", (INN,), "cannot_pay", (0, 0, 0, 0, 1)) == "needs 1 more coin"
    assert why(state, "construct", (INN,), "cannot_pay", (2, 0, 0, 1, 2)) == (
        "needs 2 more wood, 1 more food and 2 more coins"
    )


def test_a_whole_action_is_refused_in_words_of_its_own() -> None:
    state = position((frames.CHOOSE_ACTION, 0, 7, 2))
    assert why(state, "do", (10,), "cannot_pay", (0, 0, 2, 0, 0)) == "even the nearest needs 2 more stone"
    assert why(state, "do", (2,), "tile_full") == "no such tile has room for another peasant"
    assert why(state, "at", (0,), "tile_full") == "there is no room for another peasant"


def test_reasons_know_the_buildings_that_ask_for_less() -> None:
    state = position((frames.FOUND, 0))
    assert (
        why(state, "found", (VILLAGE,), "no_hamlet_for_village") == "needs a tile with a hamlet and a peasant"
    )
    assert why(state, "at", (0,), "no_home_here") == "no hamlet or village stands there"
    state.ledgers[0][POWERS] = 1 << BUILDING_CRANE | 1 << BARN
    assert why(state, "found", (VILLAGE,), "no_hamlet_for_village") == "needs a tile with a hamlet"
    assert why(state, "at", (0,), "no_home_here") == "no hamlet, village or castle stands there"


def test_founding_tells_the_cost_and_what_lowers_it() -> None:
    state = position((frames.FOUND, 0))
    state.ledgers[0][:5] = [4, 4, 4, 4, 3]
    assert parts(state, "found", CASTLE)[:3] == (
        "mood +2",
        f"warehouse room {GAME.tables.warehouse_plain} -> {GAME.tables.warehouse_expanded}",
        "costs 2 wood and 1 stone",
    )
    state.ledgers[0][EDUCATION] = 2
    state.ledgers[0][POWERS] = 1 << WAREHOUSE
    assert parts(state, "found", CASTLE)[3:5] == ("less 1 resource", "1 resource for a coin")


def test_what_a_building_does_is_told_before_what_it_costs() -> None:
    state = position((frames.CONSTRUCT, 0))
    state.ledgers[0][:5] = [4, 4, 4, 4, 9]
    assert label(state, "construct", CHURCH) == "Church"
    assert parts(state, "construct", CHURCH) == (
        "after Governing: mood +1 for 1 coin",
        "costs 1 wood, 1 stone and 2 coins",
        "mood +2",
        "half symbols 1 left, 2 right",
    )


def test_a_building_is_told_with_its_neighbours_and_the_symbols_it_makes() -> None:
    state = position((CONSTRUCT_AT, 0, NOTHING))
    right_of_church = GAME.tables.building_right[CHURCH]
    fitting = GAME.tables.building_left.index(right_of_church)
    state.stack = [(CONSTRUCT_AT, 0, fitting)]
    state.ledgers[0][:5] = [4, 4, 4, 4, 9]
    assert parts(state, "at", 1)[:2] == (
        "beside the Church",
        f"+{right_of_church} points at the end for symbols",
    )
    assert not any("beside" in part or "symbols" in part for part in parts(state, "at", 3))


@pytest.mark.parametrize(
    ("thing", "kept", "forfeited", "text"),
    [
        (0, 2, 0, "Marion received 2 wood."),
        (4, 1, 0, "Marion received 1 coin."),
        (0, 0, 0, "Marion received no wood."),
        (0, 0, 2, "Marion had no room for 2 wood."),
        (3, 1, 2, "Marion received 1 food and had no room for 2 food."),
    ],
)
def test_what_does_not_fit_is_told(thing: int, kept: int, forfeited: int, text: str) -> None:
    assert WORDS.event(Event("received", 0, (thing, kept, forfeited)), None) == text


def test_points_are_told_with_their_reason_and_deliveries_only_once() -> None:
    assert (
        WORDS.event(Event("points_changed", 1, (1, 0)), None) == "Bea gained 1 point for the right-most tile."
    )
    assert WORDS.event(Event("points_changed", 1, (-1, 4)), None) == "Bea lost 1 point through the revolt."
    assert (
        WORDS.event(Event("points_changed", 1, (0, 3)), None)
        == "Bea had no point to lose for the unpaid levy."
    )
    assert WORDS.event(Event("points_changed", 1, (2, 2)), None) is None
    delivered = Event("delivered", 1, (0, 0, 0, 1, 1, 2))
    assert WORDS.event(delivered, None) == "Bea delivered 1 food and 1 coin for 2 points."


def test_the_question_tells_the_active_player_from_the_followers() -> None:
    state = position((frames.CHOOSE_ACTION, 0, 4, 2))
    state.clock[4] = 0
    seen = GAME.observe(state, None)
    assert seen.decision is not None
    assert WORDS.question(seen.decision, seen) == "Marion carries out an action of Harvesting, 2 to go."
    state.stack = [(frames.CHOOSE_ACTION, 1, 4, 1)]
    seen = GAME.observe(state, None)
    assert seen.decision is not None
    assert WORDS.question(seen.decision, seen) == "Bea may carry out one action of Harvesting."


def test_the_table_tells_the_row_the_king_and_each_duchy() -> None:
    state = position((frames.CHOOSE_TILE, 0))
    state.row = (8, 0, 2, 3, 1, 4, 5, 6, 7)
    state.discs = (0b10001, *state.discs[1:])
    state.ledgers[0][DEVELOPMENT] = 3
    state.supply[9] = 1
    lines = WORDS.table(GAME.observe(state, None))
    starter = ("Marion", "Bea")[state.clock[STARTER]]
    assert lines[1].endswith(f" {starter} started the game.")
    assert "  1. Governing (chained)" in lines
    assert "  4. Conspiring (chained)" in lines
    assert "  5. Movement" in lines
    assert "  9. Building (+1 point)" in lines
    assert lines[0].endswith("The King stands on space 2 of 9 and travels after 7 more choices to his right.")
    assert "  Tile 1, forest: 2 peasants; below it the Church." in lines
    assert any("development 3. Victory points: hidden." in line for line in lines)
    assert any(line.startswith("  Space 1: a card face down.") for line in lines)
    assert any(line.endswith("Disc" + "s: Marion, neutral.") for line in lines)
    assert any(line.startswith("Running out: ") and "1 village" in line for line in lines)
    own = WORDS.table(GAME.observe(state, 0))
    assert any(line.startswith("  Space 1: card C (monasteries).") for line in own)
    assert any("Victory points: 5." in line for line in own)


def test_names_cannot_carry_markup_or_break_a_line() -> None:
    words = Words(GAME.tables, ("[red]Ann\nB\x1b[0m", "  Bo  "))
    assert words.event(Event("levy_failed", 0, ()), None) == "(red)Ann B (0m left the levy unpaid."
    assert words.event(Event("levy_failed", 1, ()), None) == "Bo left the levy unpaid."


def sheet() -> Outcome:
    """A scoring with one card, hand-made."""
    avoided = Standing(avoids=(0, 1), met=True, values=(2,), level=0, points=8, monasteries=1)
    missed = Standing(avoids=(0, 0), met=False, values=(1,), level=0, points=4, monasteries=1)
    return Outcome(
        cards=(
            CardLine(0, 2, 0, True, avoided, False, 0, 8),
            CardLine(0, 2, 1, True, missed, True, 0, 4),
            CardLine(1, 3, 0, False, missed, False, -2, 0),
        ),
        set_aside=(4, 6),
        seams=(Seam(1, 2, 3),),
        totals=(Total(0, 5, -2, 8, 0, 11), Total(1, 4, 0, 4, 3, 11)),
        winner=1,
        tied=(0, 1),
    )


def test_the_score_sheet_tells_each_seats_wrath_and_will() -> None:
    lines = [line.strip() for line in WORDS.outcome(sheet())]
    assert "Marion (committed): 0 monasteries, 1 leather: wrath avoided; 2 monasteries: 8 points." in lines
    assert (
        "Bea (committed): 0 monasteries, 0 leather: a monastery prevents the wrath; 1 monastery: 4 points."
        in lines
    )
    assert "Marion: 0 villages, 0 hamlets: hit by the wrath, -2 points." in lines
    assert "The cards on spaces 5 and 7 had no disc and did not count." in lines
    assert "Bea: whole symbol below tiles 3 and 4, +3 points." in lines
    assert "Bea: 4 before the scoring, wrath 0, will 4, buildings 3: 11 points." in lines


def test_the_winner_is_told_with_the_tie_break_where_there_is_one() -> None:
    assert WORDS.outcome(sheet())[-2:] == [
        "Marion and Bea have 11 points each.",
        "Tie-break: of them Bea comes last in turn order from the starting player, and wins.",
    ]
    assert WORDS.outcome(sheet()._replace(tied=(0,), winner=0))[-1] == "Marion wins with 11 points."


def test_a_seat_reads_what_its_cards_are_worth_now() -> None:
    lines = WORDS.knowledge(GAME.observe(position((frames.CHOOSE_TILE, 0)), 0))
    assert "Marion has 5 victory points." in lines
    assert "Space 1: card C (monasteries)." in lines
    assert "  Will: 4 points for each monastery." in lines
    assert "  Wrath avoided by at least 1 monastery or 1 leather." in lines
    assert "  Now 1 monastery, 0 leather: avoids the wrath." in lines
    assert "  Now 1 monastery: 4 points if committed." in lines


@rule("FIN-2", "FIN-3")
def test_a_will_is_not_promised_to_whoever_does_not_avoid_the_wrath() -> None:
    state = position((frames.CHOOSE_TILE, 0))
    state.cards = (CARDS.index("N"), *state.cards[1:])
    nothing = (NOTHING,) * 4
    state.below[0] = nothing

    def told() -> list[str]:
        return [line.strip() for line in WORDS.knowledge(GAME.observe(state, 0)) if "  Now " in line]

    unmet = told()
    assert unmet[0].endswith(": only a monastery prevents the wrath.")
    assert unmet[1].endswith(" points if committed and the wrath is avoided.")
    state.settled[0] = (0, 0, 0, 0)
    assert told()[0].endswith(": does not avoid the wrath.")
    state.below[0] = (CHURCH, *nothing[1:])
    assert [line.rpartition(": ")[2] for line in told()] == ["avoids the wrath.", "9 points if committed."]
