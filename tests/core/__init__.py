"""Tests of what every game speaks."""
