"""The tables that are known to be in order, so that a start need neither check nor hash them."""

from typing import Final

CHECKED: Final = {
    "6189b2784f0da9b25e0615bc23980023b568d56456de5f38115442332e17b58f": (
        "cfb3f90ed5d5f2c50cdc6e38b9c12e1fe0d3d884fb1e19a7f0bd28ebdeb9fa5a"
    ),
    "493f20aef45bb7aa51ea660dfbdc552056a6367ff2c8b871badb6a741d66d553": (
        "4bdfd6cb9e815344d9c7b6deae211084839dc6b5fe869cf7cf3744f469a58573"
    ),
}
"""The digest of our files with each rule set of ours, and the hash of what they say; a test finds both."""
