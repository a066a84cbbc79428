"""Tests of the screens that are given plain data."""
