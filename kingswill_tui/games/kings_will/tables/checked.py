"""The tables that are known to be in order, so that a start need not check them."""

from typing import Final

CHECKED: Final = frozenset(
    {
        "6189b2784f0da9b25e0615bc23980023b568d56456de5f38115442332e17b58f",
        "493f20aef45bb7aa51ea660dfbdc552056a6367ff2c8b871badb6a741d66d553",
    }
)
"""Digests of our tables with each of our rule sets; a test checks them all and says what belongs here."""
