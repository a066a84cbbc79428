"""Whatever rule set an owner writes down, games by it are sound and come to their end."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.game import KingsWill
from kingswill_tui.games.kings_will.rules.names import CARDS, NOTHING, TERRAINS, TILES
from kingswill_tui.games.kings_will.rules.state import POWERS, ROUND, State
from kingswill_tui.games.kings_will.tables.checks import CARDS_ASIDE, LEAST_TILES
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.games.kings_will.owners_tables import with_table
from tests.games.kings_will.random_games import MOST_PLIES, on_games
from tests.rules_cited import rule

LEAST_SPACES = 4
MOST_ROUNDS = (len(CARDS) - CARDS_ASIDE) // 2
FIXED = """
resources = { wood = 2, food = 1 }
tiles = ["corn_field", "mountain", "forest", "meadow"]
peasants = ["forest", "forest"]
hamlet = "meadow"
"""


@st.composite
def rule_sets(draw: st.DrawFn) -> str:
    """The text of a rule set that the tables allow."""
    rounds = draw(st.integers(1, MOST_ROUNDS))
    spaces = draw(st.integers(max(LEAST_SPACES, 2 * rounds), len(CARDS) - CARDS_ASIDE))
    cards = draw(st.permutations(CARDS))[: draw(st.integers(spaces + CARDS_ASIDE, len(CARDS)))]
    tiles = draw(st.lists(st.sampled_from(TILES[1:]), unique=True, max_size=len(TILES) - LEAST_TILES))
    terrains = draw(st.lists(st.sampled_from(("hill", "lake")), unique=True))
    fixed = draw(st.booleans())
    lines = [
        'name = "Ours"',
        'source = "house"',
        f"rounds = {rounds}",
        f"will_spaces = {spaces}",
        f'will_cards = "{"".join(cards)}"',
        f"building_effects = {str(draw(st.booleans())).lower()}",
        f"without_terrains = {terrains}",
        f"without_action_tiles = {tiles}",
        f"[start]{FIXED}" if fixed else 'start = "chosen"',
    ]
    return "\n".join(lines)


def played(game: KingsWill, seats: int, seed: int) -> State:
    """The end of a random game, every position on the way sound."""
    state = game.new_game(seats, frozenset(), seed)
    rng = stream(seed, "owner")
    for _ in range(MOST_PLIES):
        assert game.problems(state) == []
        answers = game.legal_actions(state)
        if not answers:
            break
        game.apply(state, rng.choice(answers))
    return state


@rule("FG-1", "FG-3", "FG-4", "FG-5")
@on_games(25, 1000)
@given(text=rule_sets(), seats=st.sampled_from((2, 3, 4)), seed=st.integers(0, 1 << 32))
def test_a_game_by_any_rule_set_is_sound_and_ends_as_the_rule_set_has_it(
    tmp_path_factory: pytest.TempPathFactory, text: str, seats: int, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("owner")
    with_table(folder, "rulesets/ours.toml", text)
    tables = load_tables(folder, "ours")
    game = KingsWill(tables)
    state = played(game, seats, seed)
    rules = tomllib.loads(text)
    assert game.decision(state) is None
    assert state.clock[ROUND] == len(state.travel) == rules["rounds"]
    assert len(state.cards) == rules["will_spaces"]
    assert {CARDS[card] for card in state.cards} <= set(rules["will_cards"])
    assert {TILES[tile] for tile in state.row} == set(TILES) - set(rules["without_action_tiles"])
    laid = {TERRAINS[terrain] for duchy in state.lands for terrain in duchy}
    assert laid.isdisjoint(rules["without_terrains"])
    for seat, ledger in enumerate(state.ledgers):
        assert sum(discs >> seat & 1 for discs in state.discs) == rules["rounds"]
        assert bool(ledger[POWERS]) == (rules["building_effects"] and set(state.below[seat]) != {NOTHING})
