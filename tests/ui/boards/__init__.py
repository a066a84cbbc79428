"""Tests of the drawn boards."""
