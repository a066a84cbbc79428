"""Corners of the rules that random games seldom or never reach, and what is told there."""

from collections import Counter

from kingswill_tui.core.rng import Rng
from kingswill_tui.games.kings_will.rules import frames, state
from kingswill_tui.games.kings_will.rules.action_row import PATIENCE
from kingswill_tui.games.kings_will.rules.final_scoring import outcome
from kingswill_tui.games.kings_will.rules.names import CARDS, RESOURCES, TILES
from kingswill_tui.games.kings_will.rules.preparation import START_PEASANTS, START_RESOURCES
from tests.games.kings_will.positions import Position, told
from tests.games.kings_will.random_games import Setting, plies
from tests.rules_cited import rule

ROW = (
    "movement",
    "journey",
    "multiplying",
    "conspiring",
    "harvesting",
    "exploiting",
    "enrichment",
    "building",
    "governing",
)


@rule("ROW-1", "ROW-5")
def test_an_impatient_king_refuses_all_right_of_the_chain_but_the_last_for_his_own_reason() -> None:
    position = Position(variants=frozenset({"impatient_king"})).row(*ROW).ask("choose_tile", 0)
    position.state.clock[state.ROUND_TURN] = PATIENCE + 1
    reasons = {
        TILES[refusal.action.args[0]]: refusal.reason.key
        for refusal in position.game.refusals(position.state)
    }
    assert reasons == {
        **dict.fromkeys(ROW[:4], "under_the_chain"),
        "journey": "the_king_moves_by_himself",
        **dict.fromkeys(ROW[4:8], "the_king_is_impatient"),
    }


@rule("MOV-2", "MOV-3")
def test_at_the_end_of_the_duchy_an_overfull_tile_is_mended_by_new_land_as_long_as_there_is_any() -> None:
    position = Position().duchy(0, "meadow i, forest ii").ask("step_to", 0, 0, 2, -1, -1, 0)
    assert "step right" in position.legal()
    position.state.supply[: state.PIECES] = [0] * state.PIECES
    position.state.answers = None
    assert position.legal() == set()


@rule("MUL-1")
def test_without_offspring_the_reason_that_is_told_is_the_one_that_comes_nearest() -> None:
    for duchy, key in (
        ("meadow ii hamlet, forest i, hill", "tile_full"),
        ("meadow hamlet, forest i", "no_home_here"),
        ("meadow hamlet, forest", "no_peasant_here"),
    ):
        position = Position().duchy(0, duchy).have(0, wood=1).act(0, "multiplying")
        (refusal,) = position.game.refusals(position.state)
        assert refusal.reason.key == key


@rule("JRN-5")
def test_a_seat_declines_a_voluntary_levy_only_if_it_has_delivered_nothing() -> None:
    position = Position().travel("goslar").have(0, food=3, coins=3, mood=3).ask("deliver", 0, 0)
    assert told(position.do("no_delivery"), "delivery_declined")
    position.ask("deliver", 0, 0).do("deliver")
    assert not told(position.do("no_delivery"), "delivery_declined")


@rule("ORA-6", "SET-3")
def test_the_peon_house_is_not_offered_when_no_peasant_is_left() -> None:
    position = Position().duchy(0, "forest i < peon_house, meadow").have(0, wood=1, coins=5)
    position.act(0, "multiplying").do("do multiply_money", "sell wood")
    assert "use peon_house" in position.legal()
    position.state.supply[state.FOLK] = 0
    position.act(0, "multiplying").do("forgo")
    assert position.asked() == (1, "choose_tile")


@rule("FIN-2")
def test_a_monastery_weighs_the_will_of_a_card_only_for_a_seat_that_committed() -> None:
    position = Position().duchy(0, "forest i monastery, meadow").duchy(1, "forest ii, meadow")
    position.cards("NG" + "".join(letter for letter in CARDS if letter not in "NG")[:6])
    position.state.discs = (0b10, 0b01, 0, 0, 0, 0, 0, 0)
    lines = {line.space: line for line in outcome(position.state).cards if line.seat == 0}
    assert lines[0].standing.points > lines[1].standing.points
    assert [(lines[space].prevented, lines[space].wrath, lines[space].will) for space in (0, 1)] == [
        (False, -2, 0),
        (True, 0, 7),
    ]


@rule("HAR-5")
def test_a_preview_tells_what_is_forfeited_and_that_nothing_is_gained() -> None:
    position = Position().duchy(0, "forest ii, meadow ii, corn_field")
    position.have(0, wood=3, leather=4).act(0, "exploiting", 1)
    tell = position.game.preview
    wood = tell(position.state, position.game.actions.parse_action("do fell_timber"))
    assert (wood.forfeits, wood.nothing_gained) == (((0, 1),), False)
    stone = tell(position.state, position.game.actions.parse_action("do quarry_stone"))
    assert (stone.forfeits, stone.nothing_gained) == ((), True)
    forgone = tell(position.state, position.game.actions.parse_action("forgo"))
    assert (forgone.forfeits, forgone.nothing_gained) == ((), False)
    position.act(0, "harvesting", 1)
    leather = tell(position.state, position.game.actions.parse_action("do breed_livestock"))
    assert (leather.forfeits, leather.nothing_gained) == (((1, 2),), True)


@rule("SET-7", "SET-8")
def test_a_guess_at_a_duchy_in_preparation_is_laid_out_as_far_as_its_seat_has_come() -> None:
    setting = Setting("standard", 3, frozenset(), 6)
    game = setting.game()
    position = setting.start(game)
    for ply, _ in enumerate(plies(setting, game, position)):
        if position.clock[state.ROUND]:
            break
        guess = game.determinize(position, None, Rng(ply))
        for seat, ledger in enumerate(guess.ledgers):
            left = Counter(frame[0] for frame in position.stack if frame[1] == seat)
            assert sum(ledger[: len(RESOURCES)]) == START_RESOURCES - left[frames.PICK_RESOURCE]
            assert len(guess.lands[seat]) == len(position.lands[seat])
            assert sum(guess.people[seat]) == START_PEASANTS - left[frames.PICK_PEASANT]
            assert sum(map(bool, guess.settled[seat])) == 1 - left[frames.PICK_HAMLET]
