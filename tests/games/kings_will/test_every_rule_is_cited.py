"""Every rule of the reference is shown by a test that names it, and tests name no other rules."""

from kingswill_tui.games.kings_will.passages import passages
from kingswill_tui.games.kings_will.tables.load import load_tables
from tests.rules_cited import cited_rules

RULES = [each.id for each in passages(load_tables(None, "standard"))]


def test_every_rule_is_cited_by_a_test() -> None:
    cited = cited_rules()
    assert [rule for rule in RULES if rule not in cited] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    strangers = {rule: tests for rule, tests in cited_rules().items() if rule not in RULES}
    assert strangers == {}
