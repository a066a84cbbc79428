"""Tests of the table and who sits at it."""
