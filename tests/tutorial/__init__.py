"""Tests of the taught first game."""
