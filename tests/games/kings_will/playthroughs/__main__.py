"""Writes the golden playthroughs anew: `python -m tests.games.kings_will.playthroughs`.

Do so only when a rule was changed on purpose, and raise RULES_VERSION with it.
"""

from tests.games.kings_will.playthroughs import PLANS, first_difference, played


def main() -> None:
    """Play every game again and say what became different."""
    for plan in PLANS:
        old = plan.file.read_text(encoding="utf-8").splitlines() if plan.file.exists() else []
        new = played(plan)
        plan.file.write_text("\n".join(new) + "\n", encoding="utf-8")
        print(f"{plan.file.name}: {first_difference(old, new) or 'as before'}")


main()
