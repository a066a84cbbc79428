"""The King's Will: its rules, its words, its component tables."""
