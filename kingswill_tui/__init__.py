"""The King's Will at the terminal: a pure rules core, and the front ends that play it."""

__version__ = "0.1.0"
