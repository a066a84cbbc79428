"""Checks of everything the game promises."""
