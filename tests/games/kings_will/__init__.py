"""Tests of the rules, words and tables of The King's Will."""
