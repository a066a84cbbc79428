"""How seats are told apart: a colour, a letter of the player's name, and a shape."""

COLOURS = ("white", "black", "green", "blue")
"""The rulebook's disc colours, by seat."""
DISC_COLOURS = (*COLOURS, "neutral")
"""The same, and after the four seats the neutral disc."""


def seat_style(seat: int) -> str:
    """The style key of a seat, `seat-4` for the neutral disc."""
    return f"seat-{seat}"


def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """One letter a seat, all different: from the name where that is possible."""
    found: list[str] = []
    for seat, name in enumerate(names):
        wanted = [letter.upper() for letter in name if letter.isascii() and letter.isalnum()]
        free = [letter for letter in wanted if letter not in found]
        found.append(free[0] if free else str(seat + 1))
    return tuple(found)
