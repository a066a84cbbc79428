"""After the lessons the same game goes on to a final scoring that explains each card of it."""

from kingswill_tui.cli.taught import taught_game
from kingswill_tui.core.rng import stream
from kingswill_tui.games.kings_will.words import Words
from kingswill_tui.session.learners import learners_setup
from kingswill_tui.tutorial.coach import Coach
from tests.tutorial.lessons import SCRIPT


def test_the_final_scoring_explains_the_cards_that_the_lessons_put_discs_on() -> None:
    coach = Coach(SCRIPT)
    while not coach.finished:
        coach.skip_step()
    setup = learners_setup(SCRIPT, "Otto", "steady", SCRIPT.seed)
    saved, game = taught_game(setup, coach.line, None)
    table, rng = saved.table, stream(SCRIPT.seed, "learner")
    while not table.over:
        table.submit(rng.choice(table.offers()).action, table.ply)
    sheet = "\n".join(Words(game.tables, ("Otto", SCRIPT.partner)).outcome(table.outcome()))
    for card in ("card A (settlements)", "card E (education)", "card F (development)"):
        assert card in sheet
    assert "wrath" in sheet and "Otto" in sheet
