"""Tests of headless play in numbers."""
